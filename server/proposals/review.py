"""Which candidates do staff see, and what do they decide of them?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Depends
from sqlalchemy import Connection, Engine

from server.bodies import SmallBodyRoute
from server.problems import says
from server.proposals import store
from server.proposals.rules import candidates
from server.proposals.verdicts import judged
from server.proposals.vocabulary import Vocabulary
from server.staff.log import StaffLog
from server.staff.router import holding, somebody
from server.staff.rules import Staff
from shared.clock import Clock
from shared.wire.candidates import CandidateLine, CandidateList, CandidateVerdict


@dataclass(frozen=True, slots=True)
class Review:
    """The staff's half of the room."""

    engine: Engine
    live: Callable[[], Vocabulary]
    clock: Clock

    def all(self) -> list[CandidateLine]:
        """As of now, with the threshold of the live config."""
        with self.engine.connect() as connection:
            return self._lines(connection)

    def decide(self, candidate: str, sent: CandidateVerdict, staff: str) -> CandidateLine:
        """Decided and logged, or neither. Raises NotFound, Conflict, Refused."""
        now = self.clock()
        with self.engine.begin() as connection:
            decided = judged(self._lines(connection), candidate, sent, staff, now)
            store.decide(connection, decided)
            told: dict[str, str | int] = {"candidate": candidate, "customers": decided.customers}
            if decided.page is not None and decided.version is not None:
                told |= {"page": decided.page, "version": decided.version}
            StaffLog(self.engine).add_in(connection, staff, f"candidate-{decided.state}", now, **told)
            return next(it for it in self._lines(connection) if it.id == candidate)

    def _lines(self, connection: Connection) -> list[CandidateLine]:
        threshold = self.live().proposals.threshold
        return candidates(store.contributed(connection), store.decided(connection), threshold)


def candidate_router(review: Review) -> APIRouter:
    """The routes of the staff."""
    router = APIRouter(prefix="/v1/candidates", tags=["candidates"], route_class=SmallBodyRoute)

    @router.get("", responses=says(401), dependencies=[Depends(somebody)])
    def list_candidates() -> CandidateList:
        """What customers proposed: content only where enough of them did."""
        return CandidateList(review.all())

    @router.post("/{candidate}/verdict", responses=says(401, 403, 404, 409))
    def decide(
        candidate: str, sent: CandidateVerdict, staff: Annotated[Staff, Depends(holding("reviewer", "signer"))]
    ) -> CandidateLine:
        """Accepted or merged into a page, or declined with a reason; the line as it is then."""
        return review.decide(candidate, sent, staff.name)

    return router
