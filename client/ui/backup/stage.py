"""What do all steps of the backup screen share? The window, the backups, the way to the next step, and the digits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final, Protocol

import flet as ft

from client.errors import GieokError
from client.kit import theme
from client.kit.guard import Handler
from client.kit.parts import heading, panel, said
from client.kit.when import day_of, said_day, said_moment
from client.ui.account.form import Form
from client.ui.backup.state import BackupState
from client.ui.shell import Shell

Step = Callable[["Stage"], Awaitable[list[ft.Control]]]
KILOBYTE: Final = 1_000
MEGABYTE: Final = 1_000_000
STOPPED: Final = "backup-cancelled"
LOGIN_OVER: Final = frozenset({"session-missing", "account-login-first"})


class Go(Protocol):
    """Turns to a step and says a sentence above it; `wrong` where it is why something was not done."""

    def __call__(self, step: Step, sentence: str = "", *, wrong: bool = False) -> Awaitable[None]:
        """Turn to it."""


@dataclass(slots=True)
class Stage:
    """Handed down to the steps. `home`, `make` and `restore` are the beginnings of the three ways.

    `digits` are there from the moment they are accepted until they are not needed any more, or the screen is left.
    """

    shell: Shell
    state: BackupState
    go: Go
    sign_in: Callable[[Step, str], Awaitable[None]]  # log in, then go to that step
    to_memory: Callable[[], Awaitable[None]]
    home: Step
    make: Step
    restore: Step
    digits: str = field(default="", repr=False)
    forms: list[Form] = field(default_factory=list)
    running: set[asyncio.Task[None]] = field(default_factory=set)

    def text(self, code: str, **params: str | int) -> str:
        """A sentence in the words of now."""
        return self.shell.words.text(code, **params)

    def forget(self) -> None:
        """No digits and no password stand anywhere any more."""
        self.digits = ""
        self.clear()

    def clear(self) -> None:
        """The fields of the step that is left are emptied."""
        for form in self.forms:
            form.forget()
        self.forms.clear()

    def begin(self, work: Callable[[], Awaitable[None]]) -> None:
        """Follow something that takes long; the handler that began it is done at once."""
        task = asyncio.create_task(self.shell.guard.run(work))
        self.running.add(task)
        task.add_done_callback(self.running.discard)

    def form(self, button: str, act: Callable[[], Awaitable[None]], fields: Sequence[ft.TextField]) -> ft.Column:
        """A form of this step; all of its fields are secret."""
        made = Form(self.shell, button, act, fields, secrets=fields, failed=self.elsewhere)
        self.forms.append(made)
        return made.control

    async def elsewhere(self, error: GieokError, then: Step | None = None) -> bool:
        """Where the login is over, log in first."""
        if error.code not in LOGIN_OVER:
            return False
        await self.sign_in(then or self.home, self.shell.words.error(error))
        return True

    async def fail(self, step: Step, error: GieokError) -> None:
        """Turn to a step, with why it was not done; what the customer stopped is no fault."""
        await self.go(step, self.shell.words.error(error), wrong=error.code != STOPPED)

    def turn(self, step: Step) -> Handler:
        """A handler that turns to a step."""

        async def go() -> None:
            await self.go(step)

        return self.shell.guard(go)

    def customer(self, step: Step) -> Handler:
        """A handler that turns to a step which needs a login, over the login where there is none."""

        async def go() -> None:
            if await self.state.logged_in():
                await self.go(step)
            else:
                await self.sign_in(step, "")

        return self.shell.guard(go)

    def link(self, code: str, step: Step) -> ft.Row:
        """A quiet way to another step."""
        return ft.Row([ft.TextButton(self.text(code), on_click=self.turn(step))], wrap=True)

    def title(self, code: str, **params: str | int) -> ft.Semantics:
        """Of a step."""
        return heading(self.text(code, **params))

    def told(self, *sentences: str) -> ft.Container:
        """What one should know before."""
        lines: list[ft.Control] = [said(sentence, size=theme.SMALL) for sentence in sentences]
        return panel([ft.Column(lines, spacing=theme.GAP)])

    def moment(self, moment: datetime) -> str:
        """A moment, in the customer's own zone."""
        engine = self.shell.engine
        return said_moment(self.shell.words, moment, engine.preferences.get().zone, engine.settings.clock())

    def day(self, moment: datetime) -> str:
        """Its day."""
        engine = self.shell.engine
        zone = engine.preferences.get().zone
        return said_day(self.shell.words, day_of(moment, zone), day_of(engine.settings.clock(), zone))

    def size(self, size: int) -> str:
        """Bytes, for people."""
        if size < MEGABYTE:
            return self.text("backups-size-small", kilobytes=-(-size // KILOBYTE))
        return self.text("backups-size", megabytes=f"{size / MEGABYTE:.1f}")
