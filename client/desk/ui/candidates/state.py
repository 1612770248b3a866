"""What do customers' cases suggest, and what do the staff make of it? Knows and acts; draws nothing."""

from __future__ import annotations

import asyncio

from client.desk.ui.candidates.words import Labels, labels
from client.desk.ui.workplace import Workplace
from client.errors import GieokError, Refused
from client.net.candidates import Candidates
from shared.wire.candidates import CandidateLine, CandidateVerdict

WAITING = ("ready", "conflicting")


class CandidatesState:
    """All candidates as the server counts them now."""

    def __init__(self, work: Workplace) -> None:
        self._work = work
        self.lines: tuple[CandidateLine, ...] = ()
        self.labels = Labels({}, "ko")
        self.trouble: GieokError | None = None

    async def load(self, language: str) -> None:
        """Ask the server; what goes wrong stands in `trouble`."""
        try:
            self.lines, self.labels = await asyncio.to_thread(self._load, language)
            self.trouble = None
        except GieokError as error:
            self.trouble = error

    def waiting(self) -> tuple[CandidateLine, ...]:
        """Those that staff can decide."""
        return tuple(line for line in self.lines if line.state in WAITING)

    def forming(self) -> tuple[CandidateLine, ...]:
        """Those of which nothing but a count may be known."""
        return tuple(line for line in self.lines if line.state == "forming")

    def decided(self) -> tuple[CandidateLine, ...]:
        """Those that were."""
        return tuple(line for line in self.lines if line.state not in {*WAITING, "forming"})

    async def decline(self, line: CandidateLine, reason: str) -> None:
        """With a reason. Raises Refused("deskapp-candidate-no-reason") and what the server says."""
        reason = " ".join(reason.split())
        if not reason:
            raise Refused("deskapp-candidate-no-reason")
        await asyncio.to_thread(self._decide, line, CandidateVerdict("declined", reason))

    def _load(self, language: str) -> tuple[tuple[CandidateLine, ...], Labels]:
        return self._candidates().list(), labels(self._work.reader.draft().config, language)

    def _decide(self, line: CandidateLine, verdict: CandidateVerdict) -> None:
        self._candidates().decide(line.id, verdict)

    def _candidates(self) -> Candidates:
        return Candidates(self._work.desk.server, self._work.desk.token())
