"""What becomes of a request once somebody has signed it? It goes live, or it waits for the others, here and there.

A demo, whose one owner holds all keys, knows no waiting: what it can not sign alone is refused.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from client.desk.archive import Archive
from client.desk.folder import Desk
from client.desk.keys import Holder, open_keys
from client.desk.people import People, read_people
from client.desk.publish import Published, send
from client.desk.request import Request, to_wire
from client.desk.signatures import Count, Trust, counts, missing, names, signed_with
from client.desk.waiting import forget, keep, request_file
from client.errors import GieokError, Refused, ServerUnreachable, Unavailable
from client.net.signing import SigningRequests


@dataclass(frozen=True, slots=True)
class Lacking:
    """What one part still needs: how many more signatures, by whom it is signed, and who may still sign."""

    role: str
    missing: int
    signed: tuple[str, ...]
    may: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Waiting:
    """A request that waits. `unserved`: why it was not left with the server; None = it was."""

    id: str
    file: Path
    lacking: tuple[Lacking, ...]
    unserved: GieokError | None


def sign_and_pass_on(
    desk: Desk, archive: Archive, request: Request, trust: Trust, person: Holder, *, passphrase: str, now: datetime
) -> Published | Waiting:
    """Sign with what the person's passphrase opens, and send or leave. Raises GieokError; nothing is lost then."""
    return pass_on(desk, archive, signed_with(request, trust, open_keys(person, passphrase)), trust, now)


def pass_on(desk: Desk, archive: Archive, signed: Request, trust: Trust, now: datetime) -> Published | Waiting:
    """It goes live where enough people have signed it; else it is left for the others."""
    short = missing(counts(signed, trust))
    if not short:
        return send_whole(desk, archive, signed, now)
    if not desk.people_file.exists():
        first = short[0]
        raise Refused("desk-keys-missing", role=first.role, held=first.needed - first.missing, needed=first.needed)
    return leave(desk, signed, short)


def leave(desk: Desk, request: Request, short: tuple[Count, ...]) -> Waiting:
    """The file first; the server where it can be reached."""
    file = keep(desk, request)
    people = {**read_people(desk), **request.people}
    return Waiting(request.id, file, lacking(short, people), _left(desk, request))


def lacking(found: tuple[Count, ...], people: People) -> tuple[Lacking, ...]:
    """The counts with names instead of keys."""
    return tuple(
        Lacking(
            count.role, count.missing, names(count.signed, count.role, people), names(count.may, count.role, people)
        )
        for count in found
    )


def send_whole(desk: Desk, archive: Archive, request: Request, now: datetime) -> Published:
    """A complete request goes live. It lies here until then: a signature that was given is not lost to a bad line."""
    if not desk.people_file.exists():
        return send(desk, archive, request, now)
    new = not request_file(desk, request.id).exists()
    file = keep(desk, request)
    try:
        return send(desk, archive, request, now)
    except (ServerUnreachable, Unavailable) as error:
        raise Unavailable("desk-signed-not-sent", file=file.name) from error
    except Refused:
        if new:
            forget(desk, request.id)
        raise


def _left(desk: Desk, request: Request) -> GieokError | None:
    try:
        SigningRequests(desk.server, desk.token()).leave(to_wire(request))
    except GieokError as error:
        return error
    return None
