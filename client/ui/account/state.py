"""Who is logged in, and what does each form of the account screen do? Knows and acts; draws nothing.

Passwords and codes pass through and are not kept here.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from client.backup.account import AccountDoor, LoginLine, Who


class AccountState:
    """The account of this device; `email` goes along from one form to the next."""

    def __init__(self, door: AccountDoor) -> None:
        self._door = door
        self.server = door.server
        self.email = ""
        self.who: Who | None = None

    async def look(self) -> Who | None:
        """Who is logged in, as far as this device knows."""
        self.who = await asyncio.to_thread(self._door.who)
        return self.who

    async def device_name(self) -> str:
        """What this device is called in the account."""
        return (await asyncio.to_thread(self._door.device)).name

    async def register(self, email: str, password: str) -> None:
        """Ask for an account; the code goes to the address."""
        self.email = email.strip()
        await asyncio.to_thread(self._door.register, email, password)

    async def verify(self, code: str) -> None:
        """The code from the mail."""
        await asyncio.to_thread(self._door.verify, self.email, code)

    async def login(self, email: str, password: str, device_name: str) -> None:
        """Log in on this device."""
        self.email = email.strip()
        self.who = await asyncio.to_thread(self._door.login, email, password, device_name)

    async def forgot(self, email: str) -> None:
        """Ask for a code for a new password."""
        self.email = email.strip()
        await asyncio.to_thread(self._door.forgot, email)

    async def new_password(self, code: str, password: str) -> None:
        """Set it, and log in with it."""
        await asyncio.to_thread(self._door.new_password, self.email, code, password)
        self.who = await asyncio.to_thread(self._door.login, self.email, password)

    async def logout(self) -> bool:
        """Log out here; whether the server heard of it."""
        told = await asyncio.to_thread(self._door.logout)
        self.who = None
        return told

    async def sessions(self) -> list[LoginLine]:
        """Every login of the account."""
        return await asyncio.to_thread(self._door.sessions)

    async def end(self, session: str) -> None:
        """End one of them."""
        await asyncio.to_thread(self._door.end, session)

    async def delete(self, password: str) -> None:
        """Delete the account."""
        await asyncio.to_thread(self._door.delete, password)
        self.who = None
