"""What stands behind a number in an answer? A sheet with title, version, day, passage, and why to check it again."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

import flet as ft

from client.errors import Refused
from client.kit import theme
from client.kit.drawn import drawn
from client.kit.markdown import below_title
from client.kit.parts import close, panel, quiet, said, show_sheet
from client.kit.when import said_date, said_moment
from client.kit.words import Words
from client.memory.fact import Quote, Recheck
from client.memory.logged import Source
from client.turn.passages import Passage
from client.ui.shell import Shell
from shared.formats.page import PageKind

FEW: Final = 3  # quotes that fit below half a phone
LONG: Final = 300  # code points, from which a text needs a tall sheet
PAGE: Final = re.compile(r"(?P<id>[a-z0-9][a-z0-9-]*)(?:\.md)?")  # a link to another page of the wiki

Enter = Callable[[Source], Awaitable[None]]
OpenPage = Callable[[PageKind, str, int | None], Awaitable[None]]
OpenFact = Callable[[str], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Where a source stands whole: a page on its screen, a fact among the memories, a turn in its conversation."""

    page: OpenPage
    fact: OpenFact
    turn: Callable[[str], Awaitable[None]]


def show_source(shell: Shell, source: Source, passage: Passage, enter: Enter, elsewhere: Elsewhere) -> ft.BottomSheet:
    """Open the sheet; a page's link to another page opens that one through `enter`."""
    words = shell.words

    async def follow(target: str) -> None:
        if page := PAGE.fullmatch(target):
            close(sheet)
            await _enter_linked(page["id"], enter)

    async def go() -> None:
        close(sheet)
        match source.kind:
            case "policy" | "knowhow" as kind:
                await elsewhere.page(kind, source.id, passage.version)
            case "fact":
                await elsewhere.fact(source.id)
            case "conversation":
                await elsewhere.turn(source.id)

    rows: list[ft.Control] = [ft.Row(_facts(source, passage, words), spacing=theme.GAP, wrap=True)]
    mark = passage.recheck or source.recheck
    if mark is not None:
        rows.append(recheck_note(mark, words))
    if source.version is not None and passage.version not in {None, source.version} and passage.version is not None:
        note = words.text("source-now", version=str(passage.version), cited=str(source.version))
        rows.append(quiet(note, size=theme.SMALL))
    rows += [quote_text(quote, shell) for quote in passage.quotes]
    text = passage.used or below_title(passage.body, passage.title)
    if passage.used is not None:
        part = drawn(passage.used, follow=follow, guard=shell.guard)
        rows.append(panel([quiet(words.text("sources-used")), part], tint=ft.Colors.TERTIARY_CONTAINER))
    elif text:
        rows.append(drawn(text, follow=follow, guard=shell.guard))
    button = ft.FilledTonalButton(words.text(f"sources-open-{source.kind}"), on_click=shell.guard(go))
    rows.append(ft.Row([button], wrap=True))
    sheet = show_sheet(shell.page, passage.title, rows, tall=len(text) > LONG or len(passage.quotes) > FEW)
    return sheet


async def _enter_linked(page: str, enter: Enter) -> None:
    """A page names another by its id alone: it may be a policy, or know-how."""
    try:
        await enter(Source("policy", page, page))
    except Refused:
        await enter(Source("knowhow", page, page))


def recheck_note(mark: Recheck, words: Words) -> ft.Container:
    """재확인 필요, and why."""
    if mark.reason == "policy" and mark.current is not None:
        why = words.text("why-recheck-policy", linked=str(mark.linked or "?"), current=str(mark.current))
    else:
        why = words.text("why-recheck-age")
    title = said(words.text("recheck-needed"), size=theme.SMALL, bold=True, color=ft.Colors.ON_ERROR_CONTAINER)
    text = said(why, size=theme.SMALL, color=ft.Colors.ON_ERROR_CONTAINER)
    return panel([title, text], tint=ft.Colors.ERROR_CONTAINER)


def quote_text(quote: Quote, shell: Shell) -> ft.Control:
    """Words that were really said, by whom and when."""
    engine, words = shell.engine, shell.words
    when = said_moment(words, quote.at, engine.preferences.get().zone, engine.settings.clock())
    line = words.text(f"fact-quote-{quote.speaker}", quote=quote.text, when=when)
    side = ft.BorderSide(3, ft.Colors.OUTLINE_VARIANT)
    return ft.Container(
        said(line, size=theme.SMALL),
        border=ft.Border(left=side),
        padding=ft.Padding(left=12, top=2, right=0, bottom=2),
    )


def _facts(source: Source, passage: Passage, words: Words) -> list[ft.Control]:
    parts = [words.text(f"source-kind-{source.kind}")]
    if passage.version is not None and source.kind in {"policy", "knowhow"}:
        parts.append(f"v{passage.version}")
    if passage.date:
        paged = source.kind in {"policy", "knowhow"}
        day = said_date(words, passage.date)
        parts.append(words.text("source-effective", date=day) if paged else day)
    return [quiet(" · ".join(parts), size=theme.SMALL)]
