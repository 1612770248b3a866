"""How will the page reach the customer? As the app shows it, and as the model gets it."""

from __future__ import annotations

import flet as ft

from client.desk.ui.shell import Shell
from client.kit import theme
from client.kit.drawn import drawn
from client.kit.markdown import below_title
from client.kit.parts import QUIET, quiet, said
from shared.formats.page import Page, PageKind


def as_app(shell: Shell, kind: PageKind, page: Page) -> list[ft.Control]:
    """Title, kind, version, day and text, as in the sheet that opens behind a source."""
    words = shell.words
    day = words.text("source-effective", date=page.effective.isoformat())
    about = " · ".join((words.text(f"source-kind-{kind}"), f"v{page.version}", day))
    return [
        ft.Semantics(header=True, content=said(page.title, size=theme.TITLE, bold=True)),
        quiet(about, size=theme.SMALL),
        drawn(below_title(page.body, page.title)) if page.body.strip() else said("", color=QUIET),
    ]


def as_model(shell: Shell, text: str) -> list[ft.Control]:
    """The very text that the tool returns on a device, on the day from which it counts."""
    return [quiet(shell.words.text("deskapp-preview-model-hint"), size=theme.SMALL), said(text, size=theme.SMALL)]
