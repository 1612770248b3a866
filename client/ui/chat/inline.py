"""Which questions wait for the model service, and what is done about them? One loop for one window.

Knows the line that belongs to what is on the screen, sends what is due, and sees what other windows did. Draws through
`banner` and the bubbles.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, cast

import flet as ft

from client.kit.guard import Result
from client.kit.parts import refresh
from client.memory.logged import LoggedTurn
from client.turn.queue import Line, Standing
from client.ui.chat.answering import Answering
from client.ui.chat.banner import banner
from client.ui.chat.history import History
from client.ui.chat.state import ChatState
from client.ui.chat.waiting import ask_for_words, ask_to_withdraw
from client.ui.shell import Shell

LOOK_SECONDS: Final = 2.0


class InLine:
    """The banner above the composer is `control`."""

    def __init__(self, shell: Shell, state: ChatState, history: History, answering: Answering) -> None:
        self._shell = shell
        self._state = state
        self._history = history
        self._answering = answering
        self._drawn: object = None
        self._keeping: asyncio.Task[None] | None = None
        self._page: ft.Page | None = None  # whose lifecycle is listened to
        self._heard_before: object = None  # somebody else listens too
        self._hears: object = None
        self._closed = False
        self.control = ft.Container(padding=ft.Padding(left=12, right=12, bottom=4), visible=False)

    @property
    def line(self) -> Line:
        """The line of what is on the screen."""
        return self._state.line or self._shell.engine.line

    def begin(self) -> None:
        """Look from now on; once."""
        if self._keeping is None and not self._closed:
            self._page = page = self._shell.page
            self._heard_before = page.on_app_lifecycle_state_change
            self._hears = page.on_app_lifecycle_state_change = self._shell.guard.event(self._came_back, used=False)
            self._keeping = asyncio.create_task(self._keep())

    def close(self) -> None:
        """The window is gone, or shows something else from now on: who listened before listens alone again."""
        self._closed = True
        if self._keeping is not None:
            self._keeping.cancel()
        page, self._page = self._page, None
        if page is not None and page.on_app_lifecycle_state_change is self._hears:
            page.on_app_lifecycle_state_change = cast("Any", self._heard_before)

    def wake(self) -> None:
        """There is reason to think that the service is back."""
        self._shell.engine.line.wake()
        self.line.wake()

    def returned(self) -> None:
        """Back from another screen, the settings perhaps: what the service wanted changed may be changed."""
        why = self.line.why
        if why is not None and why.halt and why.code != "line-paused":
            self.line.go_on()
        self.wake()

    def queued(self, turn: LoggedTurn) -> None:
        """A question came into the line. It was tried just now; or it was asked on, and what was halted goes on."""
        line = self.line
        if turn.error is not None:
            line.tried(turn)
        if line.why is not None and line.why.code == "line-paused":
            line.go_on()

    async def look(self) -> None:
        """Send what is due, and show how it stands."""
        if self._shell.engine.gone():
            return
        for line in {id(line): line for line in (self._shell.engine.line, self.line)}.values():
            if line.due and ((await line.look()).turns or line.turns.unsaved):
                self._answering.send(line)
        await self._what_others_did()
        await self.show()

    async def show(self) -> None:
        """Draw the banner and the places in line."""
        standing = await self.line.look()
        self._history.stand({turn.id: place for place, turn in enumerate(standing.turns, start=1)})
        drawn = (standing, self._shell.words.language)
        if drawn == self._drawn:
            return
        self._drawn = drawn
        self.control.visible = bool(standing.turns)
        self.control.content = self._banner(standing) if standing.turns else None
        refresh(self.control)

    async def go_on(self) -> None:
        """The customer says: now."""
        self.line.go_on()
        await self.look()

    async def reword(self, turn: LoggedTurn) -> None:
        """Ask for other words for a question that still waits."""

        async def save(text: str) -> None:
            await asyncio.to_thread(self.line.turns.waits.reword, turn.id, text)
            self._history.bubble(await self._state.read_again(turn.id), anew=True)
            await self.show()

        ask_for_words(self._shell, turn.question, save)

    async def withdraw(self, turn: LoggedTurn) -> None:
        """Take a question that still waits out, if that is meant."""

        async def go() -> None:
            await asyncio.to_thread(self.line.turns.waits.withdraw, turn.id)
            self._state.drop(turn.id)
            await self._state.again()  # what had given way to it stands again
            self._history.show()
            self._shell.snacks.say(self._shell.words.text("line-removed"))
            await self.show()

        ask_to_withdraw(self._shell, turn.question, self._shell.guard(go))

    def _banner(self, standing: Standing) -> ft.Control:
        return banner(self._shell, standing, again=self.go_on, builtin=self._builtin)

    async def _builtin(self) -> None:
        if self._answering.idle:
            self._answering.begin(self._state.watching(self.line.answer_with_builtin()))
            await self._answering.changed()

    async def _what_others_did(self) -> None:
        """Another window, or a process beside it, sends, answers and takes out too."""
        for turn in list(self._state.turns):
            if turn.state in {"waiting", "answering"} and not self._answering.follows(turn):
                now = await self._state.found_again(turn.id)
                if now is None:
                    self._history.show()
                elif now != turn and not self._answering.follows(turn):
                    self._history.bubble(now, anew=now.question != turn.question)
                    self._history.offer()

    async def _came_back(self, event: ft.AppLifecycleStateChangeEvent) -> None:
        """A tab that is looked at again."""
        if self._heard_before is not None:
            heard = cast("Callable[[object], Result]", self._heard_before)(event)
            if heard is not None:
                await heard
        if not self._closed and event.state in {ft.AppLifecycleState.RESUME, ft.AppLifecycleState.SHOW}:
            self.wake()

    async def _keep(self) -> None:
        while True:
            await self._shell.guard.run(self.look)
            await self.line.rest(LOOK_SECONDS)
