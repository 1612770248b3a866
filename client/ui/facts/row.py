"""How does one fact look? Its sentence, kind and day; its question; opened, all that lies around it."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from client.kit import theme
from client.kit.guard import Result
from client.kit.parts import panel, quiet, said
from client.kit.when import day_of, said_day
from client.memory.fact import Fact
from client.memory.logged import CardKind
from client.ui.facts.actions import FactActions
from client.ui.facts.details import details
from client.ui.facts.state import FactsState
from client.ui.shell import Shell

PAST = frozenset({"replaced", "retracted"})


def fact_row(
    shell: Shell, fact: Fact, state: FactsState, actions: FactActions, toggle: Callable[[Fact], Result]
) -> ft.Control:
    """The fact as a quiet box."""
    around = state.opened.get(fact.id)
    more = shell.words.text("fact-more" if around is None else "fact-less", statement=fact.statement)
    fold = ft.IconButton(
        ft.Icon(ft.Icons.EXPAND_MORE if around is None else ft.Icons.EXPAND_LESS, semantics_label=more),
        on_click=shell.guard(lambda: toggle(fact)),
    )
    sentence = said(fact.statement, color=ft.Colors.ON_SURFACE_VARIANT if fact.status in PAST else None)
    told = ft.Column([sentence, quiet(note(shell, fact, state.zone))], spacing=2, expand=True)
    rows: list[ft.Control] = [ft.Row([told, fold], vertical_alignment=ft.CrossAxisAlignment.START, spacing=4)]
    question = state.listed.question(fact)
    # what waits is asked at the top of the screen; here where somebody looks at it
    if question is not None and (around is not None or state.wanted.waiting or fact.kind == "trait"):
        rows.append(question_part(shell, fact, question, actions, goes_up=state.goes_up()))
    if around is not None:
        rows += details(shell, fact, around, state, actions)
    return panel(rows)


def note(shell: Shell, fact: Fact, zone: str) -> str:
    """Kind, day, and what is special about it, in one line."""
    words = shell.words
    today = day_of(shell.engine.settings.clock(), zone)
    parts = [words.text(f"fact-kind-{fact.kind}")]
    parts.append(said_day(words, fact.day or day_of(fact.first_seen, zone), today))
    if fact.kind == "trait":
        parts.append(words.text("fact-supports", count=len(fact.supports)))
    if fact.status != "active":
        parts.append(words.text(f"fact-status-{fact.status.replace('_', '-')}"))
    if fact.recheck is not None:
        parts.append(words.text("recheck-needed"))
    return " · ".join(parts)


def question_part(shell: Shell, fact: Fact, question: CardKind, actions: FactActions, *, goes_up: bool) -> ft.Control:
    """What waits for the customer, with its two buttons."""
    words, guard = shell.words, shell.guard
    buttons: list[ft.Control] = [
        ft.FilledTonalButton(
            words.text(f"ask-{question}-yes"), on_click=guard(lambda: actions.answer(fact, question, yes=True))
        ),
        ft.TextButton(
            words.text(f"ask-{question}-no"), on_click=guard(lambda: actions.answer(fact, question, yes=False))
        ),
    ]
    asked = said(words.text(f"ask-{question}"), size=theme.SMALL, bold=True)
    follows = [quiet(words.text("ask-trait-up"), size=theme.SMALL)] if question == "trait" and goes_up else []
    return ft.Column([asked, *follows, ft.Row(buttons, spacing=theme.GAP, wrap=True)], spacing=4)
