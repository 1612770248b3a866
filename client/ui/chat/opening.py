"""What can be opened from an answer? What it cites, how it came about; and its words for another app."""

from __future__ import annotations

import flet as ft

from client.memory.logged import LoggedTurn, Source
from client.ui.chat.record import show_record
from client.ui.chat.sources import Elsewhere, show_source
from client.ui.chat.state import ChatState
from client.ui.shell import Shell


class Opening:
    """Sheets over the conversation of `state`; `elsewhere` leads on to other screens."""

    def __init__(self, shell: Shell, state: ChatState, elsewhere: Elsewhere) -> None:
        self._shell = shell
        self._state = state
        self._elsewhere = elsewhere

    async def source(self, source: Source) -> None:
        """The passage behind a number."""
        show_source(self._shell, source, await self._state.passage(source), self.source, self._elsewhere)

    async def record(self, turn: LoggedTurn) -> None:
        """Why this answer, and what left the device for it."""
        await show_record(self._shell, turn, await self._state.sent(turn), self.source)

    async def copy(self, text: str) -> None:
        """Put a text where other apps find it."""
        await ft.Clipboard().set(text)
        self._shell.snacks.say(self._shell.words.text("chat-copied"))
