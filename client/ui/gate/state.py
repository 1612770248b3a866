"""Is the account open, and if not, why? Opens it, locks it, tries again; draws nothing.

One for all windows of a process. Whatever keeps an account from being opened is a standing, never an end of the app.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from client.errors import Damaged, GieokError, Locked, Refused, StoreWiped, WrongPassphrase
from client.kit.in_thread import in_thread
from client.settings import Settings, language_of
from client.ui.gate.attempts import Attempts
from client.ui.gate.reasons import Reason, reason_of

if TYPE_CHECKING:
    from client.engine import Engine
    from client.store.aside import Aside

log: Final = logging.getLogger("gieok.ui")
Open = Callable[..., "Engine"]  # of the settings, and of a passphrase where the account is locked


@dataclass(frozen=True, slots=True)
class Opening:
    """Nobody knows yet."""


@dataclass(frozen=True, slots=True)
class Standing:
    """It is open."""

    engine: Engine


@dataclass(frozen=True, slots=True)
class Sealed:
    """A passphrase is needed."""


@dataclass(frozen=True, slots=True)
class Shut:
    """It could not be opened."""

    error: GieokError

    @property
    def reason(self) -> Reason:
        """Which screen says so."""
        return reason_of(self.error)


@dataclass(slots=True)
class Gate:
    """The account of this process."""

    settings: Settings
    open_engine: Open
    now: Opening | Standing | Sealed | Shut = field(default_factory=Opening)
    attempts: Attempts = field(default_factory=Attempts)
    _language: str | None = None  # of the account that was open last, where it was decided there
    _turn: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def engine(self) -> Engine | None:
        """The open account, if it is."""
        return self.now.engine if isinstance(self.now, Standing) else None

    def language(self, device: str | None = None) -> str:
        """An option wins, then what the account chose where that is known, then what the window's device speaks."""
        return language_of(self.decided(), device)

    def decided(self) -> str | None:
        """The language of an option or of the account; None while a device's may say."""
        return self.settings.language or self._language

    async def open(self) -> None:
        """Try; afterwards `now` says what holds."""
        async with self._turn:
            if self.engine is None:
                await self._open()

    async def unlock(self, passphrase: str) -> None:
        """Open it, or where another window has it open, only look. Raises WrongPassphrase, Refused("lock-wait")."""
        async with self._turn:
            self.attempts.allow()
            try:
                if self.engine is None:
                    await self._open(passphrase)
                else:
                    await asyncio.to_thread(self.engine.lock.check, passphrase)
            except WrongPassphrase:
                self.attempts.failed()
                raise
            self.attempts.over()

    async def lock(self) -> None:
        """Close it; from here on a passphrase is needed."""
        async with self._turn:
            if self.engine is not None:
                with suppress(StoreWiped):
                    self._language = await asyncio.to_thread(self.engine.settled_language)
            await self._close()
            self.now = Sealed()

    async def renew(self) -> None:
        """What was open is gone: everything was deleted, here or by another process."""
        async with self._turn:
            await self._close()
            self.now = Opening()
            await self._open()

    async def make_room(self) -> Aside | None:
        """Put what cannot be opened aside, and begin anew. Raises Refused("gate-open") where it can be opened."""
        from client.engine import make_room

        async with self._turn:
            if self.engine is not None:
                raise Refused("gate-open")
            aside = await asyncio.to_thread(make_room, self.settings)
            await self._open()
            return aside

    async def close(self) -> None:
        """The end of the process."""
        async with self._turn:
            await self._close()

    async def _open(self, passphrase: str | None = None) -> None:
        given = () if passphrase is None else (passphrase,)
        try:
            engine = await in_thread(lambda: self.open_engine(self.settings, *given))
        except WrongPassphrase:
            raise
        except Locked:
            self.now = Sealed()
        except GieokError as error:
            self.now = Shut(error)
        except Exception as error:  # noqa: BLE001  whatever it is, the window stays and says so
            log.error("the account could not be opened: %s", type(error).__name__)
            self.now = Shut(Damaged("gate-unforeseen"))
        else:
            self.now = Standing(engine)
            self._language = engine.settled_language()

    async def _close(self) -> None:
        engine = self.engine
        if engine is not None:
            self.now = Opening()
            await engine.close()
