"""What may the new phone ask? To try the digits, to fetch what they open, and to say that all is there."""

from __future__ import annotations

from datetime import timedelta
from typing import Annotated

from fastapi import APIRouter, Depends, Header, Request, Response

from server.backups import reading
from server.backups.making_routes import BYTES, PREFIX, Customer
from server.backups.opening import Opening
from server.bodies import SmallBodyRoute
from server.deps import deps_of
from server.problems import says
from server.rates import Rate, client_of
from server.sessions.rules import Session
from shared.wire.backups import Attempt, AttemptReply, ChunkList, Confirm, Unlock, UnlockReply

HOUR = timedelta(hours=1)
TRIES = Rate("backup-try", 60, HOUR)  # of an account
TRIES_FROM = Rate("backup-try-from", 600, HOUR)  # of an address, behind which a whole office may sit


def counted(request: Request, session: Customer) -> Session:
    """A session whose tries are not too many an hour. Raises TooMany."""
    rates = deps_of(request).rates
    rates.count(TRIES_FROM, client_of(request))
    rates.count(TRIES, session.account)
    return session


Counted = Annotated[Session, Depends(counted)]


def opening_router(opening: Opening) -> APIRouter:
    """The routes of the new phone."""
    small = APIRouter(prefix=PREFIX, route_class=SmallBodyRoute)

    @small.get("/{backup}/chunks", responses=says(401, 404, 410, 503))
    def chunks(backup: str, session: Customer) -> ChunkList:
        """Where an upload or a download goes on."""
        return opening.chunks(session.account, backup)

    @small.get(
        "/{backup}/chunks/{number}",
        response_class=Response,
        responses={200: {"content": BYTES, "description": "The ciphertext"}, **says(401, 403, 404, 410, 503)},
    )
    def download(
        backup: str, number: int, session: Customer, token: Annotated[str, Header(alias="Gieok-Download")]
    ) -> Response:
        """One piece of ciphertext, for 24 hours after an unlock."""
        chunk, data = opening.chunk(session.account, backup, number, token)
        headers = {"Content-Digest": reading.digest_header(chunk.sha256)}
        return Response(data, media_type="application/octet-stream", headers=headers)

    @small.post("/{backup}/attempts", responses=says(401, 404, 409, 410, 429, 503))
    def attempt(backup: str, sent: Attempt, session: Counted) -> AttemptReply:
        """One try, counted before it is evaluated; the same one again is not counted again."""
        return opening.attempt(session.account, backup, sent)

    @small.post("/{backup}/unlock", responses=says(401, 404, 409, 410, 429, 503))
    def unlock(backup: str, sent: Unlock, session: Counted) -> UnlockReply:
        """The proof of a right try: it is given back, and the chunks can be fetched."""
        return opening.unlock(session.account, backup, sent)

    @small.post("/{backup}/confirm", status_code=204, responses=says(401, 404, 410, 503))
    def confirm(backup: str, sent: Confirm, session: Customer) -> None:
        """The memory is on the phone: key and ciphertext go. Repeatable."""
        opening.confirm(session.account, backup, sent)

    return small
