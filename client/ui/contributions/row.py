"""How does one contribution look? What it says, how far it is, why it waits, and what can be done with it."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Final

import flet as ft

from client.kit import theme
from client.kit.guard import Result
from client.kit.parts import fold, named, panel, quiet, said
from client.kit.words import Words
from client.notebook.contributions import Contribution
from client.ui.shell import Shell

Act = Callable[[Contribution], Result]
BACK: Final = frozenset({"waiting", "sent"})  # what can be taken back


@dataclass(frozen=True, slots=True)
class ContributionActions:
    """Carried out by the screen's state."""

    send: Act
    decline: Act
    take_back: Act


def contribution_row(shell: Shell, one: Contribution, question: str | None, actions: ContributionActions) -> ft.Control:
    """As a quiet box; `question` is every word that goes, of what could still be sent."""
    words, guard = shell.words, shell.guard
    if question is not None:
        buttons: list[ft.Control] = [
            ft.FilledTonalButton(content=_named(words, "yes", one), on_click=guard(lambda: actions.send(one))),
            ft.TextButton(content=_named(words, "no", one), on_click=guard(lambda: actions.decline(one))),
        ]
        rows = [*_why(one, words), said(question, size=theme.SMALL), ft.Row(buttons, spacing=theme.GAP, wrap=True)]
        return panel(rows)
    exactly = json.dumps(asdict(one.payload), ensure_ascii=False)
    shown: list[ft.Control] = [
        said(one.text, size=theme.SMALL),
        quiet(words.text(f"contribution-{one.state.replace('_', '-')}")),
        *_why(one, words),
        fold(words.text("contributions-exactly"), [said(exactly, size=theme.TINY)]),
    ]
    if one.state in BACK:
        label = words.text("contributions-take-back-of", text=one.text)
        name = named(words.text("contributions-take-back"), label)
        shown.append(ft.Row([ft.TextButton(content=name, on_click=guard(lambda: actions.take_back(one)))], wrap=True))
    return panel(shown)


def _named(words: Words, answer: str, one: Contribution) -> ft.Text:
    """What stands on a button, and what a screen reader says: among several ones, which of them it is."""
    label = words.text("contributions-send-of" if answer == "yes" else "contributions-decline-of", text=one.text)
    return named(words.text(f"ask-proposal-{answer}"), label)


def _why(one: Contribution, words: Words) -> list[ft.Control]:
    """Why it could not go; the reason was kept without its values."""
    if one.error is None:
        return []
    return [quiet(words.whole(one.error) or words.text("contribute-failed"))]
