"""How does a letter go out without anybody waiting for it? After the answer, a few at a time, never as an error.

Whether an address has an account must not be seen from an answer: neither from its time nor from a mail server that is
away. Who gets no letter asks for one again.
"""

from __future__ import annotations

import logging

from anyio import CapacityLimiter, to_thread

from server.errors import Unavailable
from server.mail.letter import letter
from server.mail.port import Mailer

AT_ONCE = 4
log = logging.getLogger("gieok.server")


class Post:
    """Writes letters and hands them to a mailer."""

    def __init__(self, mailer: Mailer) -> None:
        self._mailer = mailer
        self._turns = CapacityLimiter(AT_ONCE)

    async def deliver(self, to: str, language: str, name: str, **values: str | int) -> None:
        """Send one letter; where it can't be sent, the log says so, without the address."""
        written = letter(language, name, values)
        try:
            await to_thread.run_sync(self._mailer.send, to, written.subject, written.text, limiter=self._turns)
        except Unavailable as error:
            log.warning("a letter was not sent: %s", error)
