"""Which requests wait for signatures, here and at the server, and what does each still need?"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from client.desk.archive import Archive
from client.desk.folder import Desk
from client.desk.pass_on import Lacking, lacking
from client.desk.people import read_people
from client.desk.publish import look, trust_of
from client.desk.request import Request, base_of, from_wire
from client.desk.signatures import counts
from client.desk.waiting import forget, here
from client.errors import GieokError, Refused, ServerUnreachable
from client.net.signing import SigningRequests


@dataclass(frozen=True, slots=True)
class Open:
    """A request that waits. `reason`: why nobody can sign it any more; None = it can be signed."""

    request: Request
    here: bool
    served: bool
    lacks: tuple[Lacking, ...]
    reason: GieokError | None


def open_requests(desk: Desk, archive: Archive, now: datetime) -> tuple[tuple[Open, ...], GieokError | None]:
    """The oldest first, and why the server's could not be seen (None = they were)."""
    live = look(desk, archive, now)
    trust, people = trust_of(desk, live), read_people(desk)
    local = {request.id: request for request in here(desk)}
    served, unseen = _served(desk)
    found: list[Open] = []
    for name, request in sorted({**local, **served}.items(), key=lambda pair: (pair[1].made_at, pair[0])):
        reason: GieokError | None = None
        lacks: tuple[Lacking, ...] = ()
        try:
            if dict(request.base) != base_of(live):
                raise Refused("request-base-moved")
            lacks = lacking(counts(request, trust), {**people, **request.people})
        except Refused as error:
            reason = error
        found.append(Open(request, name in local, name in served, lacks, reason))
    return tuple(found), unseen


def take_back(desk: Desk, name: str) -> GieokError | None:
    """Nobody signs it any more, here or at the server; why the server's could not be withdrawn (None = it was).

    Raises Refused("request-unknown"), and the server's own reason where it is not here either.
    """
    if not name.isascii() or not name.isalnum():
        raise Refused("request-unknown", id=name)
    unseen: GieokError | None = None
    try:
        SigningRequests(desk.server, desk.token()).withdraw(name)
    except GieokError as error:
        unseen = error
    if not forget(desk, name) and unseen:
        raise unseen
    return unseen


def _served(desk: Desk) -> tuple[dict[str, Request], GieokError | None]:
    """What can be read of them: one that is broken hides none of the others, and is why not all could be seen."""
    found: dict[str, Request] = {}
    unseen: GieokError | None = None
    try:
        door = SigningRequests(desk.server, desk.token())
        for line in door.list():
            try:
                found[line.id] = from_wire(door.get(line.id))
            except ServerUnreachable:
                raise  # the others would wait for it as long
            except GieokError as error:
                unseen = error
    except GieokError as error:
        return found, error
    return found, unseen
