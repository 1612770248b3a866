"""How does one kept agreement look? The sentence, the words of both sides, the day, the pages, and until when."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import flet as ft

from client.kit import theme
from client.kit.guard import Handler
from client.kit.parts import named, panel, quiet, said
from client.kit.when import day_of, said_day, said_moment
from client.memory.fact import Quote
from client.ui.chat.sources import quote_text
from client.ui.shell import Shell
from shared.clock import read_stamp
from shared.text import visible

if TYPE_CHECKING:
    from client.outgoing.evidence import Here
    from client.outgoing.evidence_kept import KeptLine
    from shared.wire.evidence import ReadLine


def kept_row(shell: Shell, line: KeptLine, titles: dict[tuple[str, str], str], erase: Handler) -> ft.Container:
    """With everything that the service keeps of it, and the way to have it erased."""
    words, body = shell.words, line.body
    statement = visible(body.statement)
    rows: list[ft.Control] = [said(statement, bold=True)]
    rows += [
        quote_text(Quote(visible(quote.text), quote.speaker, "", read_stamp(quote.at)), shell) for quote in body.quotes
    ]
    if body.day is not None:
        rows.append(_note(words.text("evidence-day", day=_day(shell, date.fromisoformat(body.day)))))
    for kind, page, version in (("page", body.page, body.version), ("knowhow", body.knowhow, body.knowhow_version)):
        if page is not None:
            title = titles.get(("policy" if kind == "page" else kind, page), visible(page))
            rows.append(_note(words.text(f"evidence-{kind}", page=title, version=str(version))))
    until = day_of(read_stamp(line.receipt.keep_until), shell.engine.preferences.get().zone)
    rows.append(_note(words.text("evidence-until", day=_day(shell, until))))
    if line.unchanged:
        rows.append(_note(words.text("evidence-unchanged")))
    else:
        rows.append(warning(words.text("evidence-changed")))
    label = words.text("evidence-erase-of", statement=statement)
    button = ft.TextButton(content=named(words.text("evidence-erase"), label), on_click=erase)
    return panel([*rows, ft.Row([button], wrap=True)])


def here_row(shell: Shell, one: Here) -> ft.Container:
    """What this device knows of it without asking."""
    words = shell.words
    rows: list[ft.Control] = [said(one.statement or words.text("evidence-fact-gone"), size=theme.SMALL)]
    zone, now = shell.engine.preferences.get().zone, shell.engine.settings.clock()
    rows.append(_note(f"{words.text(f'evidence-state-{one.state}')} · {said_moment(words, one.at, zone, now)}"))
    if one.keep_until is not None and one.state == "sent":
        rows.append(_note(words.text("evidence-until", day=_day(shell, day_of(one.keep_until, zone)))))
    if one.error is not None and one.state == "waiting":
        reason = words.whole(one.error) or words.text("evidence-offline")
        rows.append(_note(words.text("evidence-why", reason=reason)))
    return panel(rows)


def read_row(shell: Shell, read: ReadLine) -> ft.Text:
    """Who read it, when, and why."""
    zone, now = shell.engine.preferences.get().zone, shell.engine.settings.clock()
    when = said_moment(shell.words, read_stamp(read.at), zone, now)
    return said(shell.words.text("evidence-read", when=when, staff=read.staff, reason=read.reason), size=theme.SMALL)


def warning(text: str) -> ft.Container:
    """Something is not as it should be."""
    return panel([said(text, size=theme.SMALL, color=ft.Colors.ON_ERROR_CONTAINER)], tint=ft.Colors.ERROR_CONTAINER)


def _note(text: str) -> ft.Text:
    return quiet(text, size=theme.SMALL)


def _day(shell: Shell, day: date) -> str:
    today = day_of(shell.engine.settings.clock(), shell.engine.preferences.get().zone)
    return said_day(shell.words, day, today)
