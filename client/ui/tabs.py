"""Which windows of this process are open? What is shut or locked in one place is drawn in all of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import flet as ft

from client.kit.spoken import spoken
from client.ui.gate.state import Gate
from client.ui.tab import Tab

if TYPE_CHECKING:
    from client.engine import Engine
    from client.ui.root import Root


class Tabs:
    """All windows of one process. `root` makes the screens of an open account."""

    def __init__(self, gate: Gate, root: Callable[[ft.Page, Engine], Root]) -> None:
        self.gate = gate
        self.root = root
        self._all: list[Tab] = []

    async def screen(self, page: ft.Page) -> None:
        """What a new window shows."""
        self._all[:] = [tab for tab in self._all if not tab.closed]
        device = await spoken(page) if self.gate.decided() is None else None
        tab = Tab(page, self, device)
        self._all.append(tab)
        try:
            await tab.show()
        except BaseException:
            self._all.remove(tab)
            raise

    async def turn(self) -> None:
        """Something has changed: each window shows what holds now."""
        for tab in list(self._all):
            if not tab.closed:
                await tab.show()

    async def look(self) -> None:
        """Windows that are not used lock."""
        for tab in list(self._all):
            await tab.look()

    async def rest(self) -> None:
        """Close the account where no window shows it."""
        if all(tab.root is None for tab in self._all if not tab.closed):
            await self.gate.lock()
            await self.turn()

    async def renew(self) -> None:
        """Everything was deleted, here or by another process: each window gets the empty account."""
        for tab in self._all:
            await tab.leave()
            if not tab.closed:
                tab.clear()
        await self.gate.renew()
        await self.turn()

    async def gone(self) -> None:
        """No window is there any more, though the process lives; an account that locks is closed."""
        for tab in list(self._all):
            if not tab.closed:
                await tab.close()

    async def close(self) -> None:
        """The end of the process."""
        for tab in self._all:
            await tab.leave()
