"""What did an answer rest on? The memory that went along, what was found and read, in which versions: as of then."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import flet as ft

from client.kit import theme
from client.kit.guard import Result
from client.kit.parts import fold, heading, quiet, said
from client.kit.when import said_date
from client.kit.words import Words
from client.memory.logged import Basis, LoggedTurn, Source, SourceKind
from client.ui.chat.citations import ICONS
from client.ui.shell import Shell

LISTED: Final = 5  # of each kind; the rest is folded up
PAGES: Final = ("policy", "knowhow")
VERSIONS: Final = ("policy", "knowhow", "service-context", "config")


def rested_on(shell: Shell, turn: LoggedTurn, enter: Callable[[Source], Result]) -> list[ft.Control]:
    """The rows of the sheet; each source opens through `enter`."""
    words, basis = shell.words, turn.basis
    rows: list[ft.Control] = [heading(words.text("why-memory")), said(_block(basis, words), size=theme.SMALL)]
    known = [*turn.sources, *(basis.found if basis else ())]
    rows += _listed(shell, "why-facts", [one for one in known if one.kind == "fact"], turn, enter)
    rows += _listed(shell, "why-chats", [one for one in known if one.kind == "conversation"], turn, enter)
    rows += _listed(shell, "why-pages", [one for one in known if one.kind in PAGES], turn, enter)
    versions = [
        words.text(f"why-version-{kind}", version=str(basis.versions[kind]))
        for kind in VERSIONS
        if basis is not None and kind in basis.versions
    ]
    if versions:
        rows += [heading(words.text("why-versions")), quiet(" · ".join(versions), size=theme.SMALL)]
    return rows


def named(source: Source, words: Words) -> str:
    """What a source is called: with version and day, as they were for this turn."""
    if not source.title:
        return words.text("why-gone" if source.kind == "conversation" else "why-forgotten")
    if source.kind not in PAGES:
        if source.date is None:
            return source.title
        return words.text("source-dated", title=source.title, date=said_date(words, source.date))
    version = str(source.version)
    if source.date is None:
        return words.text("why-page", title=source.title, version=version)
    return words.text("why-page-since", title=source.title, version=version, date=said_date(words, source.date))


def _block(basis: Basis | None, words: Words) -> str:
    if basis is None:
        return words.text("why-unknown")
    if not basis.lines:
        return words.text("why-block-none")
    return words.text("why-block", lines=basis.lines, used=basis.used)


def _listed(
    shell: Shell, title: str, found: Sequence[Source], turn: LoggedTurn, enter: Callable[[Source], Result]
) -> list[ft.Control]:
    if not found:
        return []
    rows = [_row(shell, source, enter, cited=source in turn.sources) for source in found]
    shown: list[ft.Control] = [heading(shell.words.text(title)), *rows[:LISTED]]
    if len(rows) > LISTED:
        shown.append(fold(shell.words.text("why-more", count=len(rows) - LISTED), rows[LISTED:]))
    return shown


def _row(shell: Shell, source: Source, enter: Callable[[Source], Result], *, cited: bool) -> ft.Control:
    words, kind = shell.words, source.kind
    name = named(source, words)
    lines: list[ft.Control] = [said(name, size=theme.SMALL, expand=True)]
    if source.recheck is not None:
        lines = [said(words.text("source-recheck", name=name), size=theme.SMALL, expand=True)]
    if cited:
        lines.append(quiet(words.text("why-cited")))
    label = ft.Row(
        [_icon(kind), ft.Column(lines, spacing=2, expand=True, horizontal_alignment=ft.CrossAxisAlignment.START)],
        spacing=8,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    return ft.TextButton(
        content=label,
        style=ft.ButtonStyle(
            color=ft.Colors.ON_SURFACE,
            alignment=ft.Alignment.CENTER_LEFT,
            padding=ft.Padding.symmetric(horizontal=4, vertical=6),
            shape=ft.RoundedRectangleBorder(radius=12),
        ),
        on_click=shell.guard(lambda: enter(source)) if source.title else None,
    )


def _icon(kind: SourceKind) -> ft.Icon:
    return ft.Icon(ICONS[kind], size=16, color=ft.Colors.ON_SURFACE_VARIANT)
