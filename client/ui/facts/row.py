"""How does one fact look? Its sentence, kind and day; opened, the words it rests on and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from client.kit import theme
from client.kit.guard import Handler, Result
from client.kit.parts import named, panel, quiet, said
from client.kit.when import day_of, said_day
from client.memory.fact import Fact
from client.memory.logged import CardKind
from client.ui.chat.sources import quote_text, recheck_note
from client.ui.facts.state import FactsState
from client.ui.shell import Shell

Act = Callable[[Fact], Result]


@dataclass(frozen=True, slots=True)
class FactActions:
    """What can be done with a fact; carried out by the facts' state."""

    toggle: Act
    confirm: Act
    decline: Act
    retract: Act
    delete: Act


def fact_row(shell: Shell, fact: Fact, state: FactsState, actions: FactActions, *, opened: bool) -> ft.Control:
    """The fact as a quiet box."""
    words, question = shell.words, state.question(fact)
    more = words.text("fact-more", statement=fact.statement)
    fold = ft.IconButton(
        ft.Icon(ft.Icons.EXPAND_LESS if opened else ft.Icons.EXPAND_MORE, semantics_label=more),
        on_click=shell.guard(lambda: actions.toggle(fact)),
    )
    gone = fact.status in {"replaced", "retracted"}
    sentence = said(fact.statement, color=ft.Colors.ON_SURFACE_VARIANT if gone else None)
    told = ft.Column([sentence, quiet(_note(shell, fact))], spacing=2, expand=True)
    rows: list[ft.Control] = [ft.Row([told, fold], vertical_alignment=ft.CrossAxisAlignment.START, spacing=4)]
    if question is not None:
        rows.append(_question(shell, fact, question, actions, goes_up=state.goes_up()))
    if opened:
        rows += _details(shell, fact, state, actions, gone=gone)
    return panel(rows)


def _note(shell: Shell, fact: Fact) -> str:
    words, engine = shell.words, shell.engine
    zone = engine.preferences.get().zone
    today = day_of(engine.settings.clock(), zone)
    parts = [words.text(f"fact-kind-{fact.kind}")]
    parts.append(said_day(words, fact.day or day_of(fact.first_seen, zone), today))
    if fact.kind == "trait":
        parts.append(words.text("fact-supports", count=len(fact.supports)))
    if fact.status != "active":
        parts.append(words.text(f"fact-status-{fact.status.replace('_', '-')}"))
    if fact.recheck is not None:
        parts.append(words.text("recheck-needed"))
    return " · ".join(parts)


def _question(shell: Shell, fact: Fact, question: CardKind, actions: FactActions, *, goes_up: bool) -> ft.Control:
    words, guard = shell.words, shell.guard
    buttons: list[ft.Control] = [
        ft.FilledTonalButton(words.text(f"ask-{question}-yes"), on_click=guard(lambda: actions.confirm(fact))),
        ft.TextButton(words.text(f"ask-{question}-no"), on_click=guard(lambda: actions.decline(fact))),
    ]
    asked = said(words.text(f"ask-{question}"), size=theme.SMALL, bold=True)
    follows = [quiet(words.text("ask-trait-up"), size=theme.SMALL)] if question == "trait" and goes_up else []
    return ft.Column([asked, *follows, ft.Row(buttons, spacing=theme.GAP, wrap=True)], spacing=4)


def _rests_on(shell: Shell, fact: Fact, state: FactsState) -> list[ft.Control]:
    """The facts under a trait, and what held before it."""
    words, zone = shell.words, shell.engine.preferences.get().zone
    rows: list[ft.Control] = []
    for old in state.before.get(fact.id, ()):
        first, last = day_of(old.first_seen, zone).isoformat(), day_of(old.last_seen, zone).isoformat()
        told = words.text("fact-then-now", before=old.statement, **{"from": first, "to": last}, now=fact.statement)
        rows.append(said(told, size=theme.SMALL))
    for one in state.supports.get(fact.id, ()):
        day = one.day or day_of(one.first_seen, zone)
        rows.append(quiet(words.text("fact-support", statement=one.statement, day=day.isoformat()), size=theme.SMALL))
    return rows


def _details(shell: Shell, fact: Fact, state: FactsState, actions: FactActions, *, gone: bool) -> list[ft.Control]:
    words, guard = shell.words, shell.guard
    rows: list[ft.Control] = []
    if fact.recheck is not None:
        rows.append(recheck_note(fact.recheck, words))
    if not fact.stated:
        rows.append(quiet(words.text("fact-inferred"), size=theme.SMALL))
    rows += _rests_on(shell, fact, state)
    rows += [quote_text(quote, shell) for quote in fact.evidence]
    if fact.policy is not None:
        title = state.titles.get(fact.policy.page, fact.policy.page)
        page = words.text("fact-policy", page=title, version=str(fact.policy.version))
        rows.append(quiet(page, size=theme.SMALL))
    buttons: list[ft.Control] = []
    if not gone and state.question(fact) != "recheck":  # there the question's own no says it
        label = words.text("fact-retract-of", statement=fact.statement)
        buttons.append(_button(words.text("fact-retract"), label, guard(lambda: actions.retract(fact))))
    label = words.text("fact-delete-of", statement=fact.statement)
    buttons.append(_button(words.text("fact-delete"), label, guard(lambda: actions.delete(fact))))
    rows.append(ft.Row(buttons, spacing=theme.GAP, wrap=True))
    return rows


def _button(text: str, label: str, press: Handler) -> ft.TextButton:
    """A screen reader hears which fact it is about."""
    return ft.TextButton(content=named(text, label), on_click=press)
