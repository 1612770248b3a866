"""Who has to sign what, which keys lie here, and what ends soon? Knows and acts; draws nothing."""

from __future__ import annotations

import asyncio
from datetime import date

from client.desk.key_list import RoleKeys, key_list
from client.desk.ui.workplace import Workplace
from client.errors import GieokError

ONLINE = ("snapshot", "timestamp")  # the server's own two, signed anew every day


class KeysState:
    """All roles as the live root and list of roles name them."""

    def __init__(self, work: Workplace) -> None:
        self._work = work
        self.roles: tuple[RoleKeys, ...] = ()
        self.trouble: GieokError | None = None

    async def load(self) -> None:
        """Ask the server; what goes wrong stands in `trouble`."""
        try:
            self.roles = await asyncio.to_thread(key_list, self._work.desk, self._work.now())
            self.trouble = None
        except GieokError as error:
            self.trouble = error

    def days_left(self, role: RoleKeys) -> int | None:
        """Until its signature ends; None where that is not known."""
        if role.expires is None:
            return None
        return (date.fromisoformat(role.expires) - self._work.today()).days
