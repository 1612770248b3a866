"""What does one open window show: the app, the locked screen, or why the account is not open?

It shows the account only while it is trusted: from the passphrase on, until it locks. Locking takes first what can be
seen, then what goes on behind it.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import flet as ft

from client.errors import GieokError
from client.kit.guard import Guard
from client.kit.shell import Shell
from client.kit.snacks import Snacks
from client.kit.words import Language, Words
from client.ui.gate.blank import blank
from client.ui.gate.frame import put_again
from client.ui.gate.idle import Idle, idle_from
from client.ui.gate.state import Opening, Sealed, Shut, Standing

if TYPE_CHECKING:
    from client.engine import Engine
    from client.store.aside import Aside
    from client.ui.gate.locked import LockedView
    from client.ui.gate.view import GateView, Ways
    from client.ui.root import Root
    from client.ui.tabs import Tabs

log: Final = logging.getLogger("gieok.ui")
HIDDEN: Final = frozenset({ft.AppLifecycleState.HIDE, ft.AppLifecycleState.PAUSE})


class Tab:
    """One open window."""

    def __init__(self, page: ft.Page, others: Tabs, device: Language | None = None) -> None:
        self._page = page
        self._others = others
        self._gate = others.gate
        self._device = device  # the language of the browser or the phone
        self._hears: Any = page.on_app_lifecycle_state_change  # who is told, too: a phone ends the app
        self._view: GateView | LockedView | None = None
        self._trusted = False
        self._aside: tuple[Aside | None] | None = None  # a new account was begun here, and that is not read yet
        self._drawing = asyncio.Lock()
        self._left_open = False  # a sheet or a question was open over the account when it left the page
        self.root: Root | None = None
        self.closed = False
        self.idle: Idle = idle_from(self._gate.settings.clock)
        self._shell = self._speak()

    def _speak(self) -> Shell:
        """What the screens have that stand before the account."""
        snacks, words = Snacks(self._page), Words(self._gate.language(self._device))
        return Shell(self._page, words, Guard(self._words, snacks.say), snacks)

    def _words(self) -> Words:
        return self._shell.words

    async def show(self) -> None:
        """Draw what holds now."""
        async with self._drawing:
            match self._gate.now:
                case Standing(engine):
                    if self._aside is None and (self.root is None or self.root.engine is not engine):
                        await self._enter(engine)
                case now:
                    await self._stay_outside(now)

    async def _enter(self, engine: Engine) -> None:
        locked = await asyncio.to_thread(engine.lock.standing) is not None
        if locked and not self._trusted:
            self._show_locked()
            return
        if self.closed:
            return
        self._view = None
        if self._device is not None:
            engine.preferences.lean(self._device)
        self.root = root = self._others.root(self._page, engine)
        root.shell.guard.on_touch = self.idle.touch
        root.shell.lock_now = self.lock
        self._page.on_app_lifecycle_state_change = root.shell.guard.event(self._lived, used=False)
        self._page.on_disconnect = root.shell.guard(self._cut)
        self.idle.touch()
        try:
            await root.show()
        except GieokError:
            if self.root is root:
                raise
        if self.root is root:  # else it locked meanwhile
            self._page.on_close = root.shell.guard(self.close)

    async def _cut(self) -> None:
        """A cut and a reload look the same: both come back to this session."""
        if self.root is not None:
            self.root.cut()
        await self.lock()

    async def _stay_outside(self, now: Opening | Sealed | Shut) -> None:
        from client.ui.gate.view import GateView, show_opening

        await self.leave()
        match now:
            case Sealed():
                self._show_locked()
            case Shut():
                if not isinstance(self._view, GateView):
                    self._outside()
                    self._view = GateView(self._shell, self._gate, self._ways())
                self._view.show(now)
            case Opening():
                self._outside()
                self._view = None
                show_opening(self._shell)

    def _show_locked(self) -> None:
        from client.ui.gate.locked import LockedView

        self._trusted = False
        if not isinstance(self._view, LockedView):
            self._outside()
            self._view = LockedView(self._shell, self.unlock, self._anew)
        self._view.show(forgotten=self._gate.engine is None)

    def _outside(self) -> None:
        """Nothing of the account is in the page, and the page no longer speaks to it."""
        self._left_open = blank(self._page)
        self._shell = self._speak()
        self._page.on_close = self._shell.guard(self.close)
        self._page.on_connect = self._shell.guard(self._connected)
        self._page.on_disconnect = None
        self._page.on_app_lifecycle_state_change = self._hears

    async def _connected(self) -> None:
        """The connection was cut, perhaps before the browser heard that a sheet is empty: that goes with a reload."""
        put_again(self._page)
        if self._left_open and self._page.web:
            self._left_open = False
            await ft.UrlLauncher().launch_url("/", web_only_window_name="_self")

    async def leave(self) -> None:
        """The account is gone from under this window."""
        root, self.root = self.root, None
        if root is not None:
            with suppress(GieokError):
                await root.close()

    def clear(self) -> None:
        """No sheet and no question of the account that is gone stays open; a sentence below may."""
        blank(self._page, sentences=False)

    async def unlock(self, passphrase: str) -> None:
        """Raises what the gate raises."""
        await self._gate.unlock(passphrase)
        self._trusted = self._gate.engine is not None
        await self._others.turn()

    async def lock(self) -> None:
        """Everything of the account leaves this window; first what can be seen, then what goes on behind it.

        Where no other window shows the account, it is closed: with it its key leaves this process.
        """
        root, engine = self.root, self._gate.engine
        if root is None or engine is None or await asyncio.to_thread(engine.lock.standing) is None:
            return
        self.root = None
        root.shell.snacks.end()
        self._show_locked()
        try:
            await root.rest()
        except GieokError as error:  # a full disk, or everything deleted meanwhile: it locks all the same
            log.warning("what was typed could not be kept: %s", error.code)
        finally:
            await self._others.rest()

    async def look(self) -> None:
        """Unused for too long?"""
        root, engine = self.root, self._gate.engine
        if root is None or engine is None or root.closed:
            return
        with suppress(GieokError):
            standing = await asyncio.to_thread(engine.lock.standing)
            if standing is None:
                self.idle.touch()
            elif self.idle.over(standing.idle, self._page):
                await self.lock()

    async def _lived(self, event: ft.AppLifecycleStateChangeEvent) -> None:
        """A device may have slept since, its timers too: whether it was unused too long is asked before all else."""
        if event.state in HIDDEN:
            await self._hidden()
        elif event.state is not ft.AppLifecycleState.DETACH:
            await self.look()
        if self._hears is not None:
            await self._hears(event)

    async def _hidden(self) -> None:
        """It went to the background."""
        engine = self._gate.engine
        if engine is not None and self.root is not None:
            standing = await asyncio.to_thread(engine.lock.standing)
            locks = standing is not None and standing.on_pause
            await (self.lock() if locks else self.look())  # what was typed until now counts from now

    def _ways(self) -> Ways:
        from client.ui.gate.view import Ways

        return Ways(again=self._again, anew=self._anew, begin=self._begin, restore=self._restore)

    async def _again(self) -> None:
        await self._gate.open()
        await self._others.turn()

    async def _anew(self) -> None:
        from client.ui.gate.view import show_aside

        aside = await self._gate.make_room()
        if self._gate.engine is not None:
            self._aside = (aside,)
            self._outside()
            show_aside(self._shell, aside, self._gate.settings.home, self._ways())
        await self._others.turn()

    async def _begin(self) -> None:
        self._aside = None
        await self.show()

    async def _restore(self) -> None:
        await self._begin()
        if self.root is not None:
            await self.root.to_restore()

    async def close(self) -> None:
        """The browser's tab is gone; a locked account that no other shows is closed with it."""
        self.closed = True
        await self.leave()
        engine = self._gate.engine
        if engine is not None and not engine.gone() and await asyncio.to_thread(engine.lock.standing) is not None:
            await self._others.rest()
