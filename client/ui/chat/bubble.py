"""How does one turn look? The question at the right, the answer at the left with its sources, and what can be done.

A bubble draws a `LoggedTurn` and nothing else; where it was asked in the place of others, these can be looked at too.
While an answer streams, one text in it grows; Markdown is laid out once, when the answer is whole.
"""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from client.kit import theme
from client.kit.guard import Handler
from client.kit.parts import apart, quiet, refresh, rewrite, said
from client.memory.logged import Card, LoggedTurn
from client.ui.chat.actions import Actions
from client.ui.chat.answer import answer_text
from client.ui.chat.cards import Ask, below_answer, block_change, changes_block
from client.ui.chat.citations import citations
from client.ui.chat.foot import answer_foot, question_foot, versions, why_failed
from client.ui.chat.text import question_bubble
from client.ui.chat.waiting import waiting_row
from client.ui.shell import Shell

FOOT = 40  # logical pixels: as high as the buttons below an answer
OPEN = frozenset({"answering"})

__all__ = ["OPEN", "Actions", "Bubble"]


class Bubble:
    """The controls of one turn; `control` is what is mounted. `earlier` are those that gave way to it."""

    def __init__(self, turn: LoggedTurn, shell: Shell, actions: Actions, earlier: Sequence[LoggedTurn] = ()) -> None:
        self.turn = turn
        self._earlier = tuple(earlier)
        self._newest = False
        self._undoable: str | None = None
        self._place = 0  # in the line of what waits to be sent; 0 while it is not known
        self._shell = shell
        self._actions = actions
        self._at: int | None = None  # which of the earlier ones is looked at
        self._stream = said("")
        self._step = quiet(shell.words.text("turn-kept"), expand=True)
        self._question = ft.Column(spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        self._answer = ft.Column(spacing=6, horizontal_alignment=ft.CrossAxisAlignment.START)
        # Without a key: Flet freezes a control that takes the place of another one with the same key.
        both: list[ft.Control] = [self._question, self._answer]
        self.control = apart(ft.Column(both, spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH))
        self._lay_out()

    def step(self, text: str) -> None:
        """Say what is being looked up."""
        rewrite(self._step, text)
        refresh(self._step)
        self._actions.tell(text)

    def grow(self, text: str) -> None:
        """Show the answer so far; cheap, as it is called ten times a second."""
        first = not self._stream.value
        rewrite(self._stream, text)
        if first:
            # What shows that it goes on stands where the foot will stand, so that the end moves nothing up.
            rewrite(self._step, self._shell.words.text("chat-thinking"))
            self._answer.controls = [self._stream, self._ring()]
            refresh(self._answer)
        else:
            refresh(self._stream)

    def offer(self, *, newest: bool, undoable: str | None, earlier: Sequence[LoggedTurn] = ()) -> None:
        """May it be asked anew, and its cards be answered? Whose change of the block may be taken back?"""
        known = (self._newest, self._undoable, self._earlier)
        self._newest, self._undoable, self._earlier = newest, undoable, tuple(earlier)
        if (self._newest, self._undoable, self._earlier) == known or self.turn.state in OPEN:
            return
        mine = {self.turn.id, *(one.id for one in (*earlier, *known[2]))}
        if newest != known[0] or self._earlier != known[2] or mine & {undoable, known[1]}:
            self._draw()

    def stand(self, place: int) -> None:
        """Where it stands in the line of what waits to be sent."""
        if place != self._place:
            self._place = place
            if self.turn.state == "waiting":
                self._lay_out()
                refresh(self._answer)

    def settle(self, turn: LoggedTurn) -> None:
        """The turn as it is kept."""
        self.turn, self._at = turn, None
        self._stream.value = ""
        self._draw()

    def _draw(self) -> None:
        self._lay_out()
        refresh(self.control)

    def _look_at(self, at: int) -> None:
        self._at = at if at < len(self._earlier) else None
        self._draw()

    def _lay_out(self) -> None:
        turn = self.turn if self._at is None else self._earlier[self._at]
        self._question.controls = [question_bubble(turn.question, self._shell)]
        if turn.state in OPEN:
            self._answer.controls = [self._ring()]
            return
        if turn.state == "waiting":
            self._answer.controls = [self._waiting(), *self._below_waiting(turn)]
            return
        foot = question_foot(turn, self._shell, self._actions, newest=self._newest and self._at is None)
        if self._earlier:
            at = len(self._earlier) if self._at is None else self._at
            foot.controls.insert(0, versions(at, len(self._earlier) + 1, self._shell, self._look_at))
        self._question.controls.append(foot)
        self._answer.controls = self._below(turn) if self._at is None else self._looked_at(turn)

    def _ring(self) -> ft.Control:
        ring = ft.Semantics(exclude_semantics=True, content=ft.ProgressRing(width=16, height=16, stroke_width=2))
        return ft.Row([ring, self._step, ft.Container(width=0, height=FOOT)], spacing=10)

    def _below(self, turn: LoggedTurn) -> list[ft.Control]:
        shell, actions, guard = self._shell, self._actions, self._shell.guard
        ask = Ask(
            yes=lambda card: guard(lambda: actions.confirm(turn, card)),
            no=lambda card: guard(lambda: actions.decline(turn, card)),
            later=lambda card: guard(lambda: actions.later(turn, card)),
        )
        shown = [*self._said(turn), *self._wrote_before()]
        shown += below_answer(turn.cards, shell.words, ask if self._newest else None, self._undo(turn))
        return [*shown, answer_foot(turn, shell, actions, newest=self._newest)]

    def _looked_at(self, turn: LoggedTurn) -> list[ft.Control]:
        """An earlier one: nothing is asked there, and nothing can be done but read."""
        told: list[Card] = [card for card in turn.cards if card.kind == "block"]
        shown = [quiet(self._shell.words.text("turn-version-older")), *self._said(turn)]
        shown += below_answer(told, self._shell.words, None, self._undo(turn))
        return [*shown, answer_foot(turn, self._shell, self._actions, newest=False, now=False)]

    def _waiting(self) -> ft.Row:
        turn, guard = self.turn, self._shell.guard
        return waiting_row(
            self._shell.words,
            self._place,
            edit=guard(lambda: self._actions.reword(turn)),
            remove=guard(lambda: self._actions.withdraw(turn)),
        )

    def _below_waiting(self, turn: LoggedTurn) -> list[ft.Control]:
        """What an earlier try changed in the block stands, whatever becomes of the answer."""
        return below_answer(turn.cards, self._shell.words, None, self._undo(turn))

    def _said(self, turn: LoggedTurn) -> list[ft.Control]:
        shell, shown = self._shell, list[ft.Control]()
        if turn.answer:
            shown.append(answer_text(turn.answer, shell))
        if turn.state == "cancelled":
            shown.append(quiet(shell.words.text("turn-stopped"), size=theme.SMALL))
        if turn.state == "failed":
            shown.append(said(why_failed(turn, shell.words), size=theme.SMALL, color=ft.Colors.ERROR))
        if turn.sources:
            shown.append(citations(turn.sources, shell.words, shell.guard, self._actions.open_source))
        return shown

    def _undo(self, turn: LoggedTurn) -> Handler | None:
        actions = self._actions
        return self._shell.guard(lambda: actions.undo_block(turn)) if self._undoable == turn.id else None

    def _wrote_before(self) -> list[ft.Control]:
        """What answers that gave way wrote into the block: it stands, and can be taken back while it is the last."""
        words = self._shell.words
        wrote = [(turn, card) for turn in self._earlier for card in turn.cards if changes_block(card)]
        if not wrote:
            return []
        undo = next((undo for turn, _ in wrote if (undo := self._undo(turn)) is not None), None)
        return [block_change(words.text("turn-earlier-wrote"), [card for _, card in wrote], words, undo)]
