"""How is one candidate drawn? The situation, each decision with its customers, the page it rests on, and what to do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import flet as ft

from client.desk.ui.candidates.deciding import ask_accept, ask_decline, ask_merge
from client.desk.ui.candidates.state import WAITING, CandidatesState
from client.desk.ui.parts import label
from client.desk.ui.shell import Shell
from client.kit import theme
from client.kit.parts import panel, quiet, said
from shared.text import visible
from shared.wire.candidates import CandidateLine


def candidate_box(
    shell: Shell, state: CandidatesState, line: CandidateLine, again: Callable[[], Awaitable[None]]
) -> ft.Control:
    """One of those whose content may be known; `again` hears of a decision."""
    words, told = shell.words, state.said(line, shell.words.language)
    tint = ft.Colors.ERROR_CONTAINER if line.state == "conflicting" else ft.Colors.SURFACE_CONTAINER_HIGH
    name = said(told.topic, size=theme.BODY, bold=True)
    stands = label(words.text(f"deskapp-candidate-{line.state}"), tint=tint)
    kind = label(words.text(f"deskapp-candidate-kind-{line.kind}"))
    rows: list[ft.Control] = [ft.Row([name, stands, kind], wrap=True, spacing=theme.GAP)]
    if told.conditions:
        situation = words.text("deskapp-candidate-when", conditions=", ".join(told.conditions))
        rows.append(said(situation, size=theme.SMALL))
    for decision, customers in told.decisions:
        what = decision or words.text("deskapp-candidate-asked")
        text = words.text("deskapp-candidate-count", decision=what, customers=customers)
        rows.append(said(text, size=theme.SMALL))
    rows.append(quiet(_about(shell, line), size=theme.SMALL))
    if line.state == "conflicting":
        rows.append(said(words.text("deskapp-candidate-conflict"), size=theme.SMALL, color=ft.Colors.ERROR))
    if line.state in WAITING and shell.work.may("decide"):
        rows.append(_buttons(shell, state, line, again))
    return ft.Semantics(container=True, content=panel(rows))


def _about(shell: Shell, line: CandidateLine) -> str:
    words = shell.words
    parts = []
    if line.page:
        parts.append(words.text("deskapp-candidate-page", page=line.page, version=line.version or 0))
    if line.months:
        parts.append(" – ".join(dict.fromkeys((line.months[0], line.months[-1]))))
    if line.decided_by:
        when = shell.when(line.decided_at)
        parts.append(words.text("deskapp-candidate-decided", staff=visible(line.decided_by), when=when))
    if line.became:
        parts.append(words.text("deskapp-candidate-became", page=line.became))
    if line.reason:
        parts.append(visible(line.reason))
    if line.since:
        parts.append(words.text("deskapp-candidate-since", count=line.since))
    return " · ".join(parts)


def _buttons(shell: Shell, state: CandidatesState, line: CandidateLine, again: Callable[[], Awaitable[None]]) -> ft.Row:
    topic = state.said(line, shell.words.language).topic

    def accept() -> None:
        ask_accept(shell, state, line)

    def merge() -> None:
        ask_merge(shell, state, line, again)

    def decline() -> None:
        ask_decline(shell, state, line, again)

    def named(code: str, whole: str) -> ft.Text:
        text = said(shell.words.text(code), size=theme.SMALL)
        text.semantics_label = shell.words.text(whole, topic=topic)
        return text

    guard, buttons = shell.guard, list[ft.Control]()
    if line.state == "ready":
        buttons.append(ft.FilledTonalButton(named("deskapp-accept", "deskapp-accept-of"), on_click=guard(accept)))
        if state.pages:
            buttons.append(ft.OutlinedButton(named("deskapp-merge", "deskapp-merge-of"), on_click=guard(merge)))
    buttons.append(ft.OutlinedButton(named("deskapp-decline", "deskapp-decline-of"), on_click=guard(decline)))
    return ft.Row(buttons, wrap=True, spacing=theme.GAP)
