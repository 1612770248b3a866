"""What does the service keep, and what does this device know without it? Knows and acts; draws nothing."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from client.engine import Engine
from client.errors import GieokError

if TYPE_CHECKING:
    from client.outgoing.evidence import Here
    from client.outgoing.evidence_kept import Kept, Verified

SIGNED_OUT: Final = frozenset({"account-login-first", "session-missing"})


class EvidenceState:
    """The evidence of this account. `kept` is None where the service was not asked; `why` then says why not."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.kept: Kept | None = None
        self.here: list[Here] = []
        self.why: GieokError | None = None
        self.titles: dict[tuple[str, str], str] = {}  # of pages, by kind and id

    async def load(self) -> None:
        """Ask the service, and read what is here."""
        self.kept, self.why = None, None
        try:
            self.kept = await asyncio.to_thread(self._engine.evidence.kept)
        except GieokError as error:
            self.why = error
        self.here = await asyncio.to_thread(self._engine.evidence.here)
        self.titles = await asyncio.to_thread(self._titles)

    def signed_out(self) -> bool:
        """Was the service not asked because nobody is signed in?"""
        return self.why is not None and self.why.code in SIGNED_OUT

    def waiting(self) -> int:
        """How many wait to be sent."""
        return sum(one.state == "waiting" for one in self.here)

    async def verify(self) -> Verified:
        """Follow the service's public chain. Raises Damaged with the first broken place, Refused, Unavailable."""
        return await asyncio.to_thread(self._engine.evidence.verify)

    async def erase(self, evidence: str) -> None:
        """By right. Raises Refused, Unavailable."""
        try:
            await asyncio.to_thread(self._engine.evidence.erase, evidence)
        finally:
            await self.load()

    def _titles(self) -> dict[tuple[str, str], str]:
        found: dict[tuple[str, str], str] = {}
        for line in self.kept.lines if self.kept is not None else ():
            for kind, page in (("policy", line.body.page), ("knowhow", line.body.knowhow)):
                if page is not None and (kind, page) not in found:
                    found[kind, page] = self._title(kind, page)
        return found

    def _title(self, kind: str, page: str) -> str:
        known = self._engine.bundles.page("knowhow" if kind == "knowhow" else "policy", page)
        return (known.shown.title if known else None) or page
