"""Which routes take what customers propose? One with a session that sees no content, two without that see nobody."""

from __future__ import annotations

from datetime import timedelta
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Request

from server.bodies import SmallBodyRoute
from server.deps import deps_of
from server.errors import Refused
from server.problems import says
from server.proposals.door import Door
from server.rates import Rate, client_of
from server.sessions.router import customer
from server.sessions.rules import Session
from shared.wire.proposal import Submission, TagReply, TagRequest, TakenBack

SENT_FROM: Final = Rate("proposal-from", 60, timedelta(hours=1))  # of an address, in memory only


def nobody(request: Request) -> None:
    """A request that says who sends it is refused, and no token is looked up. Raises Refused, TooMany."""
    deps_of(request).rates.count(SENT_FROM, client_of(request))
    if "authorization" in request.headers:
        raise Refused("proposal-signed-in")


def proposal_router(door: Door) -> APIRouter:
    """The routes of a customer's device."""
    router = APIRouter(prefix="/v1/proposals", tags=["proposals"], route_class=SmallBodyRoute)

    @router.post("/tags", responses=says(401, 429))
    def tags(sent: TagRequest, session: Annotated[Session, Depends(customer)]) -> TagReply:
        """Two blinded points, evaluated with the same key and counted once."""
        return door.evaluate(session.account, sent)

    @router.post("", status_code=204, responses=says(403, 429), dependencies=[Depends(nobody)])
    def submit(sent: Submission) -> None:
        """A proposal, not signed in; the same contributor's of the same situation is replaced."""
        door.submit(sent)

    @router.post("/taken-back", status_code=204, responses=says(403, 429), dependencies=[Depends(nobody)])
    def take_back(sent: TakenBack) -> None:
        """A proposal is not counted any more, whether there was one or not."""
        door.take_back(sent)

    return router
