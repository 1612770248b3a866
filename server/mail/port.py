"""How does a letter leave? One contract; outbox.py (a folder) and smtp.py keep it."""

from __future__ import annotations

from typing import Protocol


class Mailer(Protocol):
    """Somebody who takes letters."""

    def send(self, to: str, subject: str, text: str) -> None:
        """Hand one letter over; it is safe from several threads. Raises Unavailable("mail-not-sent")."""
