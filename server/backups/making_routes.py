"""What may the old phone ask? To make a backup, to upload and activate it, and which there are."""

from __future__ import annotations

from datetime import timedelta
from typing import Annotated, ClassVar

from fastapi import APIRouter, Depends, Header, Request

from server import in_json
from server.backups.making import Making, Place
from server.backups.uploads import Gate, receive
from server.bodies import SmallBodyRoute
from server.deps import deps_of
from server.problems import says
from server.rates import Rate
from server.sessions.router import customer, fresh_customer
from server.sessions.rules import Session
from shared.wire.backups import (
    CHUNKS_AT_MOST,
    Activate,
    BackupList,
    CreatedBackup,
    Enrol,
    EnrolReply,
    NewBackup,
    StoredChunk,
)

PREFIX = "/v1/backups"
MAKES = Rate("backup-make", 20, timedelta(hours=1))  # of an account
BYTES = {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}
BODY = {"requestBody": {"required": True, "content": BYTES}}

Customer = Annotated[Session, Depends(customer)]


class ActivateRoute(SmallBodyRoute):
    """A list of as many hashes as a backup may have chunks."""

    limit: ClassVar[int] = 80 * CHUNKS_AT_MOST


def making_router(making: Making) -> APIRouter:
    """The routes of the old phone."""
    streamed, small = APIRouter(prefix=PREFIX), APIRouter(prefix=PREFIX, route_class=SmallBodyRoute)
    long = APIRouter(prefix=PREFIX, route_class=ActivateRoute)
    gate, keeper = Gate(), making.keeper

    @small.post("", status_code=201, responses=says(401, 403, 409, 410, 429, 503))
    def create(
        request: Request,
        wanted: NewBackup,
        session: Annotated[Session, Depends(fresh_customer)],
        key: Annotated[str, Header(alias="Idempotency-Key")],
    ) -> CreatedBackup:
        """A new key; the same Idempotency-Key with the same body has the same answer."""
        deps_of(request).rates.count(MAKES, session.account)
        return making.create(session, wanted, key)

    @small.get("", responses=says(401, 503))
    def list_backups(session: Customer) -> BackupList:
        """What there is, and for 30 days why something is not there any more."""
        return keeper.list(session.account)

    @small.delete("/{backup}", status_code=204, responses=says(401, 404, 503))
    def delete(backup: str, session: Customer) -> None:
        """Gone for good; also when it was gone before."""
        keeper.delete(session.account, backup)

    @small.post("/{backup}/enrol", responses=says(401, 404, 409, 410, 503))
    def enrol(backup: str, sent: Enrol, session: Customer) -> EnrolReply:
        """Evaluate while it is being made, three times at most."""
        return EnrolReply(in_json.encode(making.enrol(session.account, backup, in_json.element(sent.element))))

    @streamed.put("/{backup}/chunks/{number}", openapi_extra=BODY, responses=says(401, 404, 409, 410, 429, 503))
    async def upload(
        request: Request,
        backup: str,
        number: int,
        session: Customer,
        digest: Annotated[str, Header(alias="Content-Digest")],
    ) -> StoredChunk:
        """One piece of ciphertext; durable when answered, and the same again changes nothing."""
        with gate.open_for(session.account):
            chunk = await receive(request, making, Place(session.account, backup, number), digest)
        return StoredChunk(chunk.number, chunk.sha256, chunk.size)

    @long.post("/{backup}/activate", status_code=204, responses=says(401, 404, 409, 410, 503))
    def activate(backup: str, sent: Activate, session: Customer) -> None:
        """All is there: the digits may be tried from now on, and this device's previous backup is over."""
        making.activate(session.account, backup, sent)

    router = APIRouter()
    for part in (small, streamed, long):
        router.include_router(part)
    return router
