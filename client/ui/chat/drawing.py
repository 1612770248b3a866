"""How does an answer that is on its way come into its bubble? Event by event, and only where its talk is shown.

Whoever looks at another conversation meanwhile sees nothing of it, and the whole of it on coming back.
"""

from __future__ import annotations

import asyncio
from typing import Final

from client.memory.logged import LoggedTurn
from client.turn.events import AnswerDelta, AnswerReplaced, ToolStarted, TurnEnded, TurnEvent, TurnStarted
from client.ui.chat.bubble import Bubble
from client.ui.chat.history import History
from client.ui.chat.pace import Pace
from client.ui.chat.state import ChatState
from client.ui.shell import Shell

SLOW_SECONDS: Final = 8.0  # without a word: from here on the bubble says that it is still being waited for


class Drawing:
    """Draws the events of one question after the other. `open` is the turn that has begun and not ended."""

    def __init__(self, shell: Shell, state: ChatState, history: History) -> None:
        self._shell = shell
        self._state = state
        self._history = history
        self._pace: Pace | None = None
        self._slow: asyncio.TimerHandle | None = None
        self.open: LoggedTurn | None = None
        self.ended: LoggedTurn | None = None

    def take(self, event: TurnEvent) -> None:
        """Show what it says."""
        self._wait_no_more()
        match event:
            case TurnStarted(turn=turn, left_out=left_out):
                self.open, self._pace = turn, Pace(self._grow)
                if self.shown(turn):
                    self._history.bubble(turn)
                if left_out:
                    self._shell.snacks.say(self._shell.words.text("chat-left-out", count=left_out))
                self._wait()
            case ToolStarted(name=name):
                self._step(f"step-{name}")
                self._wait()
            case AnswerDelta(text=piece) if self._pace is not None:
                self._pace.add(piece)
            case AnswerReplaced(text=whole) if self._pace is not None:
                self._pace.replace(whole)
            case TurnEnded(turn=turn):
                self.settle(turn)

    def settle(self, turn: LoggedTurn) -> None:
        """The turn as it is kept."""
        self.close()
        self.open, self.ended = None, turn
        if self.shown(turn):
            self._history.grow(turn.id, lambda bubble: bubble.settle(turn))

    def close(self) -> None:
        """Draw no more."""
        self._wait_no_more()
        if self._pace is not None:
            self._pace.stop()

    def shown(self, turn: LoggedTurn) -> bool:
        """Is its conversation on the screen?"""
        return turn.conversation == self._state.conversation

    def _grow(self, text: str) -> None:
        if self.open is not None and self.shown(self.open):
            self._history.grow(self.open.id, lambda bubble: bubble.grow(text))

    def _step(self, code: str) -> None:
        if self.open is not None and (bubble := self._bubble(self.open)):
            bubble.step(self._shell.words.text(code))

    def _bubble(self, turn: LoggedTurn) -> Bubble | None:
        return self._history.at(turn.id) if self.shown(turn) else None

    def _wait(self) -> None:
        self._slow = asyncio.get_running_loop().call_later(SLOW_SECONDS, self._still_waiting)

    def _still_waiting(self) -> None:
        self._step("chat-slow")

    def _wait_no_more(self) -> None:
        if self._slow is not None:
            self._slow.cancel()
            self._slow = None
