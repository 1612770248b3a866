"""What happens when a handler fails? The customer reads one sentence, and the app stays.

Without this Flet replaces the whole app by a red card with the exception's text, which may hold a customer's words.
"""

from __future__ import annotations

import inspect
import logging
import traceback
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import flet as ft

from client.kit.words import Words
from shared.errors import GieokError

log: Final = logging.getLogger("gieok.ui")

Result = Awaitable[None] | None
Handler = Callable[[], Awaitable[None]]
Happening = TypeVar("Happening")


class Guard:
    """Wraps the handlers of one page."""

    def __init__(self, words: Callable[[], Words], say: Callable[[str], None]) -> None:
        self._words = words
        self._say = say
        self.on_touch: Callable[[], None] | None = None  # told of each handler: somebody uses the window

    def __call__(self, action: Callable[[], Result]) -> Handler:
        """A handler that needs nothing from its event."""

        async def handler() -> None:
            self._touched()
            await self.run(action)

        return handler

    def event(
        self, action: Callable[[Happening], Result], *, used: bool = True
    ) -> Callable[[Happening], Awaitable[None]]:
        """A handler that reads its event; `used` says whether somebody uses the window by it."""

        async def handler(happening: Happening) -> None:
            if used:
                self._touched()
            await self.run(lambda: action(happening))

        return handler

    def _touched(self) -> None:
        if self.on_touch is not None:
            self.on_touch()

    async def run(self, action: Callable[[], Result]) -> None:
        """Do it now; what it raises becomes a sentence. Cancellation passes."""
        # Each action updates what it changed: a diff of the whole page is slow.
        ft.context.disable_auto_update()  # type: ignore[no-untyped-call]  # left untyped by Flet
        try:
            result = action()
            if inspect.isawaitable(result):
                await result
        except GieokError as error:
            self._say(self._words().error(error))
        except Exception as error:  # noqa: BLE001 - the last wall: anything else would tear the whole app down
            last = traceback.extract_tb(error.__traceback__)[-1]
            # Type and place only: an exception's text may quote what the customer wrote.
            log.error("%s at %s:%s", type(error).__name__, last.name, last.lineno)
            self._say(self._words().text("ui-failed"))
