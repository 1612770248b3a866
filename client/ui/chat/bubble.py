"""How does one turn look? The question at the right, the answer at the left with its sources, and what can be done.

A bubble draws a `LoggedTurn` and nothing else. While an answer streams, one text in it grows; Markdown is laid out
once, when the answer is whole.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from client.kit import theme
from client.kit.drawn import drawn
from client.kit.guard import Result
from client.kit.parts import apart, icon_button, quiet, refresh, rewrite, said
from client.kit.when import said_time
from client.kit.words import Words
from client.memory.logged import Card, LoggedTurn, Source
from client.ui.chat.cards import card_panel
from client.ui.chat.citations import citations
from client.ui.chat.text import question_bubble
from client.ui.shell import Shell

FOOT = 40  # logical pixels: as high as the buttons below an answer
OPEN = frozenset({"waiting", "answering"})


@dataclass(frozen=True, slots=True)
class Actions:
    """What a reader can do at a turn; each is carried out by the chat's state."""

    open_source: Callable[[Source], Result]
    open_record: Callable[[LoggedTurn], Result]
    copy: Callable[[str], Result]
    retry: Callable[[LoggedTurn], Result]
    retry_builtin: Callable[[LoggedTurn], Result]
    confirm: Callable[[LoggedTurn, Card], Result]
    decline: Callable[[LoggedTurn, Card], Result]
    undo_block: Callable[[LoggedTurn], Result]


class Bubble:
    """The controls of one turn; `control` is what is mounted."""

    def __init__(self, turn: LoggedTurn, shell: Shell, actions: Actions) -> None:
        self.turn = turn
        self._asking = False
        self._undoable = False
        self._shell = shell
        self._actions = actions
        self._stream = said("")
        self._step = quiet(shell.words.text("chat-thinking"), size=theme.SMALL, expand=True)
        self._answer = ft.Column(spacing=6, horizontal_alignment=ft.CrossAxisAlignment.START)
        # Without a key: Flet freezes a control that takes the place of another one with the same key.
        self.control = apart(
            ft.Column(
                [question_bubble(turn.question), self._answer],
                spacing=10,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            )
        )
        self._lay_out()

    def step(self, text: str) -> None:
        """Say what is being looked up."""
        rewrite(self._step, text)
        refresh(self._step)

    def grow(self, text: str) -> None:
        """Show the answer so far; cheap, as it is called ten times a second."""
        first = not self._stream.value
        rewrite(self._stream, text)
        if first:
            # What shows that it goes on stands where the foot will stand, so that the end moves nothing up.
            self._answer.controls = [self._stream, self._waiting()]
            refresh(self._answer)
        else:
            refresh(self._stream)

    def offer(self, *, asking: bool, undoable: bool) -> None:
        """May its cards be answered (the newest turn's), may its change of the block be taken back?"""
        if (asking, undoable) != (self._asking, self._undoable):
            self._asking, self._undoable = asking, undoable
            if self.turn.cards:
                self._lay_out()
                refresh(self._answer)

    def settle(self, turn: LoggedTurn) -> None:
        """The turn as it is kept."""
        self.turn = turn
        self._stream.value = ""
        self._lay_out()
        refresh(self._answer)

    def _lay_out(self) -> None:
        turn = self.turn
        if turn.state in OPEN:
            self._answer.controls = [self._waiting()]
            return
        shown: list[ft.Control] = []
        if turn.answer:
            shown.append(drawn(turn.answer))
        if turn.state == "cancelled":
            shown.append(quiet(self._shell.words.text("chat-stopped"), size=theme.SMALL))
        if turn.state == "failed":
            shown.append(said(_why(turn, self._shell.words), size=theme.SMALL, color=ft.Colors.ERROR))
        if turn.sources:
            shown.append(citations(turn.sources, self._shell.words, self._shell.guard, self._actions.open_source))
        shown += [self._card(card) for card in turn.cards]
        shown.append(self._foot())
        self._answer.controls = shown

    def _waiting(self) -> ft.Row:
        ring = ft.Semantics(exclude_semantics=True, content=ft.ProgressRing(width=16, height=16, stroke_width=2))
        return ft.Row([ring, self._step, ft.Container(width=0, height=FOOT)], spacing=10)

    def _card(self, card: Card) -> ft.Control:
        turn = self.turn
        return card_panel(
            card,
            self._shell.words,
            yes=self._shell.guard(lambda: self._actions.confirm(turn, card)),
            no=self._shell.guard(lambda: self._actions.decline(turn, card)),
            undo=self._shell.guard(lambda: self._actions.undo_block(turn)) if self._undoable else None,
            asking=self._asking,
        )

    def _foot(self) -> ft.Row:
        turn, words, guard = self.turn, self._shell.words, self._shell.guard
        foot: list[ft.Control] = []
        if turn.answer:
            answer = turn.answer
            copy = guard(lambda: self._actions.copy(answer))
            foot.append(icon_button(ft.Icons.CONTENT_COPY, words.text("chat-copy"), copy, size=16))
        if turn.state in {"failed", "cancelled"}:
            again = guard(lambda: self._actions.retry(turn))
            foot.append(ft.TextButton(words.text("chat-retry"), icon=ft.Icons.REFRESH, on_click=again))
        if turn.state == "failed" and turn.model_kind != "builtin":
            builtin = guard(lambda: self._actions.retry_builtin(turn))
            foot.append(ft.TextButton(words.text("chat-retry-builtin"), on_click=builtin))
        record = guard(lambda: self._actions.open_record(turn))
        foot.append(icon_button(ft.Icons.INFO_OUTLINE, words.text("record-open"), record, size=16))
        note = " · ".join(part for part in (_model(turn, words), _time(turn, words)) if part)
        foot.append(quiet(note))
        return ft.Row(foot, spacing=2, wrap=True, vertical_alignment=ft.CrossAxisAlignment.CENTER)


def _why(turn: LoggedTurn, words: Words) -> str:
    """The reason, where it can be said without values: the log keeps none."""
    return (words.whole(turn.error, **turn.error_values) if turn.error else None) or words.text("chat-failed")


def _model(turn: LoggedTurn, words: Words) -> str:
    if turn.model_kind == "builtin":
        return words.text("chat-model-builtin")
    return turn.model or ""


def _time(turn: LoggedTurn, words: Words) -> str:
    return said_time(words, turn.completed_at or turn.asked_at, turn.zone)
