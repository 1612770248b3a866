"""Who sits here? A staff token that the desk keeps, and what the server says of it. Knows and acts; draws nothing."""

from __future__ import annotations

import asyncio

from client.desk.login import log_in, log_out
from client.desk.ui.workplace import Person, Workplace
from client.errors import ServerUnreachable
from client.net.publishing import Publishing

OFFLINE = Person("", "author")  # the draft lies here: writing needs no server


class SignInState:
    """The way in. `unreachable`: a token is kept, and the server did not answer."""

    def __init__(self, work: Workplace) -> None:
        self._work = work
        self.unreachable = False

    async def look(self) -> bool:
        """Is somebody signed in, or was until now? Raises Refused where the kept token is no longer good."""
        return await asyncio.to_thread(self._look)

    async def sign_in(self, token: str) -> Person:
        """Raises Refused, ServerUnreachable, Unavailable; a token that was kept before stays then."""
        name, role = await asyncio.to_thread(log_in, self._work.desk, token, "-")
        self._work.person, self.unreachable = Person(name, role), False
        await asyncio.to_thread(self._work.log, "login", name=name)
        return self._work.person

    async def sign_out(self) -> None:
        """Forget the token here."""
        await asyncio.to_thread(log_out, self._work.desk)
        self._work.person = None

    def write_only(self) -> None:
        """Go on without the server."""
        self._work.person = OFFLINE

    def _look(self) -> bool:
        if self._work.person is not None:
            return True
        if not self._work.desk.token_file.exists():
            return False
        try:
            found = Publishing(self._work.desk.server, self._work.desk.token()).who()
        except ServerUnreachable:
            self.unreachable = True
            return False
        self._work.person, self.unreachable = Person(*found), False
        return True
