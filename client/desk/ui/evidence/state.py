"""What was agreed with one customer? Asked for with a reason, which the server logs and shows to that customer."""

from __future__ import annotations

import asyncio
from typing import Final

from client.desk.ui.workplace import Workplace
from client.errors import Refused
from client.net.evidence import EvidenceService
from shared.text import count
from shared.wire.evidence import REASON_LEAST, EvidenceList

_AT: Final = "@"


class EvidenceState:
    """One customer's evidence; nothing of it is written anywhere on this machine."""

    def __init__(self, work: Workplace) -> None:
        self._work = work
        self.email = ""
        self.found: EvidenceList | None = None

    async def read(self, email: str, reason: str) -> EvidenceList:
        """Raises Refused (no address, a reason that says nothing, the server's own), ServerUnreachable, Unavailable."""
        email, reason = email.strip(), " ".join(reason.split())
        self.forget()
        if _AT not in email:
            raise Refused("deskapp-evidence-no-address")
        if count(reason) < REASON_LEAST:
            raise Refused("deskapp-evidence-no-reason", least=REASON_LEAST)
        self.found = await asyncio.to_thread(self._read, email, reason)
        self.email = email
        return self.found

    def forget(self) -> None:
        """Another screen comes, or another customer is asked for."""
        self.email, self.found = "", None

    def _read(self, email: str, reason: str) -> EvidenceList:
        desk = self._work.desk
        service = EvidenceService(
            desk.server, desk.token(), not_ours="desk-server-not-ours", refused="desk-server-refused"
        )
        return service.read(email, reason)
