"""How will the page look? As the app shows it to a customer."""

from __future__ import annotations

import flet as ft

from client.desk.ui.shell import Shell
from client.kit import theme
from client.kit.drawn import drawn
from client.kit.parts import QUIET, quiet, said
from shared.formats.page import Page, PageKind


def preview(shell: Shell, kind: PageKind, page: Page) -> list[ft.Control]:
    """Title, kind, version, day and text, as in the sheet that opens behind a source."""
    words = shell.words
    day = words.text("source-effective", date=page.effective.isoformat())
    about = " · ".join((words.text(f"source-kind-{kind}"), f"v{page.version}", day))
    return [
        ft.Semantics(header=True, content=said(page.title, size=theme.TITLE, bold=True)),
        quiet(about, size=theme.SMALL),
        drawn(_below_title(page)) if page.body.strip() else said("", color=QUIET),
    ]


def _below_title(page: Page) -> str:
    first, _, rest = page.body.lstrip().partition("\n")
    return rest.lstrip() if first.lstrip("# ").strip() == page.title else page.body
