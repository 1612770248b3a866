"""How is one candidate drawn? The situation, each decision with its customers, the page it rests on, and what to do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import flet as ft

from client.desk.ui.candidates.deciding import ask_decline
from client.desk.ui.candidates.state import WAITING, CandidatesState
from client.desk.ui.parts import label
from client.desk.ui.shell import Shell
from client.kit import theme
from client.kit.parts import panel, quiet, said
from shared.wire.candidates import CandidateLine


def candidate_box(
    shell: Shell, state: CandidatesState, line: CandidateLine, again: Callable[[], Awaitable[None]]
) -> ft.Control:
    """One of those whose content may be known; `again` hears of a decision."""
    words = shell.words
    tint = ft.Colors.ERROR_CONTAINER if line.state == "conflicting" else ft.Colors.SURFACE_CONTAINER_HIGH
    name = said(state.labels.topic(line), size=theme.BODY, bold=True)
    stands = label(words.text(f"deskapp-candidate-{line.state}"), tint=tint)
    kind = label(words.text(f"deskapp-candidate-kind-{line.kind}"))
    rows: list[ft.Control] = [ft.Row([name, stands, kind], wrap=True, spacing=theme.GAP)]
    conditions = state.labels.conditions(line)
    if conditions:
        rows.append(said(words.text("deskapp-candidate-when", conditions=", ".join(conditions)), size=theme.SMALL))
    rows += [
        said(
            words.text(
                "deskapp-candidate-count",
                decision=state.labels.decision(line, each.decision) or words.text("deskapp-candidate-asked"),
                customers=each.customers,
            ),
            size=theme.SMALL,
        )
        for each in line.decisions
    ]
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
        parts.append(words.text("deskapp-candidate-decided", staff=line.decided_by, when=shell.when(line.decided_at)))
    if line.became:
        parts.append(words.text("deskapp-candidate-became", page=line.became))
    if line.reason:
        parts.append(line.reason)
    if line.since:
        parts.append(words.text("deskapp-candidate-since", count=line.since))
    return " · ".join(parts)


def _buttons(shell: Shell, state: CandidatesState, line: CandidateLine, again: Callable[[], Awaitable[None]]) -> ft.Row:
    words, guard = shell.words, shell.guard
    topic = state.labels.topic(line)

    def decline() -> None:
        ask_decline(shell, state, line, again)

    buttons: list[ft.Control] = []
    text = said(words.text("deskapp-decline"), size=theme.SMALL)
    text.semantics_label = words.text("deskapp-decline-of", topic=topic)
    buttons.append(ft.OutlinedButton(text, on_click=guard(decline)))
    return ft.Row(buttons, wrap=True, spacing=theme.GAP)
