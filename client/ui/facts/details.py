"""What does an opened fact tell? The words it rests on and where they were said, its history, what it hangs on."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

import flet as ft

from client.kit import theme
from client.kit.parts import fold, named, quiet, said
from client.kit.when import day_of, said_date, said_day, said_moment
from client.memory.fact import Fact, Quote
from client.notebook.listing import Around
from client.ui.chat.sources import recheck_note
from client.ui.facts.actions import FactActions
from client.ui.facts.state import FactsState
from client.ui.shell import Shell

LINE = 3  # logical pixels: the bar beside words that somebody said, and beside a timeline


def details(shell: Shell, fact: Fact, around: Around, state: FactsState, actions: FactActions) -> list[ft.Control]:
    """Everything below its sentence, and what can be done with it."""
    words = shell.words
    rows: list[ft.Control] = []
    if fact.recheck is not None:
        rows.append(recheck_note(fact.recheck, words))
    if not fact.stated:
        rows.append(quiet(words.text("fact-inferred"), size=theme.SMALL))
    if around.before:
        rows.append(_timeline(shell, fact, around.before, state.zone))
    if around.supports:
        rows.append(_supports(shell, around.supports, state.zone, actions))
    rows += [_quote(shell, quote, around, state.zone, actions) for quote in fact.evidence]
    if fact.policy is not None:
        title = state.titles.get(fact.policy.page, fact.policy.page)
        page = words.text("fact-policy", page=title, version=str(fact.policy.version))
        rows.append(quiet(page, size=theme.SMALL))
    now = shell.engine.settings.clock()
    told = [
        quiet(f"{said_moment(words, at, state.zone, now)} · {sentence}", size=theme.SMALL)
        for at, sentence in around.told(words)
    ]
    if told:
        rows.append(fold(words.text("fact-history"), list(told)))
    rows.append(actions.buttons(fact, around.question))
    return rows


def _beside_bar(controls: list[ft.Control]) -> ft.Container:
    return ft.Container(
        ft.Column(controls, spacing=2, horizontal_alignment=ft.CrossAxisAlignment.START),
        border=ft.Border(left=ft.BorderSide(LINE, ft.Colors.OUTLINE_VARIANT)),
        padding=ft.Padding(left=theme.GAP, top=2, right=0, bottom=2),
    )


def _quote(shell: Shell, quote: Quote, around: Around, zone: str, actions: FactActions) -> ft.Control:
    """Words that were really said, by whom and when, and the way to where they stand."""
    words = shell.words
    when = said_moment(words, quote.at, zone, shell.engine.settings.clock())
    code = "fact-quote-by-hand" if quote.by_hand else f"fact-quote-{quote.speaker}"
    rows: list[ft.Control] = [said(words.text(code, quote=quote.text, when=when), size=theme.SMALL)]
    place, to_turn = around.places.get(quote.turn), actions.to_turn
    if place is not None:
        rows.append(quiet(words.text("fact-said-in", title=place.title or words.text("chats-untitled"))))
        if to_turn is not None:
            way = shell.guard(lambda: to_turn(place.conversation, place.turn))
            label = words.text("fact-to-turn-of", quote=quote.text)
            shown = named(words.text("fact-to-turn"), label)
            rows.append(ft.TextButton(content=shown, icon=ft.Icons.CHAT_BUBBLE_OUTLINE, on_click=way))
    elif not quote.by_hand:
        rows.append(quiet(words.text("fact-said-in-gone")))
    return _beside_bar(rows)


def _timeline(shell: Shell, fact: Fact, before: Sequence[Fact], zone: str) -> ft.Control:
    """Then X, now Y: each with the days on which it showed."""
    words, today = shell.words, day_of(shell.engine.settings.clock(), zone)

    def step(code: str, one: Fact, *, bold: bool) -> ft.Control:
        first, last = day_of(one.first_seen, zone), day_of(one.last_seen, zone)
        span = {"from": said_day(words, first, today), "to": said_day(words, last, today)}
        return said(words.text(code, statement=one.statement, **span), size=theme.SMALL, bold=bold)

    then = [step("trait-then", old, bold=False) for old in before]
    return _beside_bar([*then, step("trait-now", fact, bold=True)])


def _supports(shell: Shell, supports: Sequence[Fact], zone: str, actions: FactActions) -> ft.Control:
    """The facts that a trait rests on; each opens."""
    words = shell.words
    rows: list[ft.Control] = [quiet(words.text("trait-rests-on"), size=theme.SMALL)]
    rows += [_support(shell, one, one.day or day_of(one.first_seen, zone), actions) for one in supports]
    return ft.Column(rows, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.START)


def _support(shell: Shell, one: Fact, day: date, actions: FactActions) -> ft.Control:
    text = shell.words.text("fact-support", statement=one.statement, day=said_date(shell.words, day.isoformat()))
    return ft.TextButton(content=said(text, size=theme.SMALL), on_click=shell.guard(lambda: actions.open_fact(one.id)))
