"""How are letters kept where nobody has set up a mail server? One file each, for the owner of the machine alone."""

from __future__ import annotations

import os
from datetime import datetime, timedelta
from pathlib import Path

from server.errors import Unavailable
from server.mail.message import written
from shared.clock import Clock
from shared.ids import new_id

KEPT = timedelta(days=7)
_NAMED = "%Y%m%dT%H%M%SZ"


class Outbox:
    """A folder of `.eml` files; their names begin with the time and say nothing else."""

    def __init__(self, folder: Path, sender: str, clock: Clock) -> None:
        self._folder = folder
        self._sender = sender
        self._clock = clock

    def send(self, to: str, subject: str, text: str) -> None:
        """Put one letter there, whole or not at all. Raises Unavailable."""
        now = self._clock()
        name = f"{now.strftime(_NAMED)}-{new_id()}"
        part = self._folder / f".{name}.part"
        try:
            self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
                file.write(written(self._sender, to, subject, text, now, on_the_way=False).as_bytes())
                file.flush()
                os.fsync(file.fileno())
            part.rename(self._folder / f"{name}.eml")
        except OSError as error:
            part.unlink(missing_ok=True)
            raise Unavailable("mail-not-sent") from error

    def sweep(self, now: datetime) -> int:
        """Drop letters of more than a week ago; returns how many."""
        last = (now - KEPT).strftime(_NAMED)
        old = [file for file in self._folder.glob("*.eml") if file.name < last]
        for file in old:
            file.unlink(missing_ok=True)
        return len(old)
