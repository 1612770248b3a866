"""How does a device leave evidence, see all that is kept of its customer, and have it erased? And who else may read it?

A reviewer reads with a reason; that they did is written down first, and the customer sees who, when and why. The chain
itself is open to everybody and tells nothing of anybody.
"""

from __future__ import annotations

import json
from datetime import timedelta
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from fastapi.concurrency import run_in_threadpool

from server.bodies import SmallBodyRoute
from server.deps import deps_of
from server.errors import Damaged, NotFound
from server.evidence.chain import Chain, receipt
from server.evidence.rules import checked_body, checked_id, checked_reason
from server.evidence.store import Piece, Read
from server.evidence.verify import check_text
from server.mail.address import read_address
from server.problems import says
from server.rates import Rate, client_of
from server.sessions.router import customer
from server.sessions.rules import Session
from server.staff.router import holding
from server.staff.rules import Staff
from shared.wire.evidence import (
    CHAIN_PAGE,
    ChainLink,
    ChainPage,
    EvidenceBody,
    EvidenceLine,
    EvidenceList,
    EvidenceQuote,
    NewEvidence,
    ReadLine,
    ReadRequest,
    Receipt,
)

LEFT = Rate("evidence-left", 300, timedelta(hours=1))  # these three: of an account
LISTED = Rate("evidence-listed", 120, timedelta(minutes=10))
ERASED = Rate("evidence-erased", 600, timedelta(hours=1))
READ = Rate("evidence-read", 60, timedelta(hours=1))  # by one member of the staff
CHAIN = Rate("evidence-chain", 600, timedelta(minutes=10))  # by one connection
_PLACES = 2**31 - 1


class EvidenceRoute(SmallBodyRoute):
    """A body of evidence is longer than an address: 8,000 signs, each at most six bytes in JSON."""

    limit = 64 * 1024


def evidence_router(chain: Chain) -> APIRouter:
    """The routes of this room."""
    router = APIRouter(prefix="/v1/evidence", tags=["evidence"], route_class=EvidenceRoute)

    @router.get("/chain", responses=says(429))
    def links(request: Request, after: Annotated[int, Query(ge=0, le=_PLACES)] = 0) -> ChainPage:
        """The public links after a place, in order; a short page is the last one."""
        deps_of(request).rates.count(CHAIN, client_of(request))
        found = chain.store.links(after, CHAIN_PAGE)
        return ChainPage([ChainLink(it.place, it.received_at, it.leaf, it.link) for it in found])

    @router.post("/read", responses=says(401, 403, 429))
    async def read(
        request: Request, asked: ReadRequest, person: Annotated[Staff, Depends(holding("reviewer"))]
    ) -> EvidenceList:
        """A customer's evidence, for a reviewer with a reason; the customer will see both. Raises Refused, Damaged."""
        deps, email, reason = deps_of(request), read_address(asked.email), checked_reason(asked.reason)
        deps.rates.count(READ, person.name)
        account, found = await run_in_threadpool(chain.store.read_by, person.name, email, reason, deps.clock())
        reads = await run_in_threadpool(chain.store.reads_of, account) if account else ()
        for piece in found:
            check_text(piece)  # nobody decides by words that were changed here
        return _list(found, reads, chain.days)

    @router.get("", responses=says(401, 429))
    def listed(request: Request, session: Annotated[Session, Depends(customer)]) -> EvidenceList:
        """Everything that is kept of the account, and who read it."""
        deps_of(request).rates.count(LISTED, session.account)
        return _list(chain.store.of_account(session.account), chain.store.reads_of(session.account), chain.days)

    @router.put("/{id}", responses=says(401, 404, 409, 410, 429))
    def leave(
        request: Request,
        id: str,  # noqa: A002 - the route's word
        sent: NewEvidence,
        session: Annotated[Session, Depends(customer)],
    ) -> Receipt:
        """One agreement; the same once more has the same receipt. Raises Conflict, Gone, TooMany."""
        deps, evidence_id, body = deps_of(request), checked_id(id), checked_body(sent.body)
        deps.rates.count(LEFT, session.account)
        return chain.put(session.account, evidence_id, body, deps.clock())

    @router.delete("/{id}", status_code=204, responses=says(401, 404, 429))
    def erase(request: Request, id: str, session: Annotated[Session, Depends(customer)]) -> None:  # noqa: A002
        """By right, and at once: text, salt and whose it was go, the link stays. Raises NotFound."""
        deps_of(request).rates.count(ERASED, session.account)
        if not chain.store.erase(checked_id(id), session.account):
            raise NotFound("evidence-unknown")

    return router


def _list(found: tuple[Piece, ...], reads: tuple[Read, ...], days: int) -> EvidenceList:
    lines = [EvidenceLine(receipt(it.link, it.text), _body(it)) for it in found if it.text is not None]
    return EvidenceList(lines, [ReadLine(it.staff, it.reason, it.at) for it in reads], days)


def _body(piece: Piece) -> EvidenceBody:
    """The words, in whatever form they are now: whether they were changed, the reader computes. Raises Damaged."""
    try:
        table = json.loads(piece.text.body if piece.text is not None else "")
        return EvidenceBody(**{**table, "quotes": [EvidenceQuote(**quote) for quote in table["quotes"]]})
    except (ValueError, TypeError, KeyError) as error:
        raise Damaged("evidence-text-changed", place=piece.link.place) from error
