"""Which requests lie at this desk, and which of them have gone live since? One file each, written whole."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from client.desk.folder import Desk, write_file
from client.desk.live import Live
from client.desk.people import write_people
from client.desk.request import Request, base_of, from_wire, to_wire
from client.errors import Damaged, Refused
from shared.formats.signing_request import read_request, write_request
from shared.wire.publishing import PARCEL_LIMIT

_DONE: Final = "done"


def request_file(desk: Desk, name: str) -> Path:
    """Where a request of this id lies."""
    return desk.requests / f"{name}.json"


def keep(desk: Desk, request: Request) -> Path:
    """Write it down."""
    path = request_file(desk, request.id)
    write_file(path, write_request(to_wire(request)))
    return path


def read_file(path: Path) -> Request:
    """A request from a file. Raises Refused("request-broken", "desk-file-unreadable")."""
    try:
        with path.open("rb") as file:
            data = file.read(PARCEL_LIMIT + 1)
    except OSError as error:
        raise Refused("desk-file-unreadable", file=path.name) from error
    return from_wire(read_request(data))


def here(desk: Desk) -> tuple[Request, ...]:
    """All that wait at this desk, oldest first. Raises Damaged("desk-damaged")."""
    found = []
    for path in desk.requests.glob("*.json"):
        try:
            found.append(read_file(path))
        except Refused as error:
            raise Damaged("desk-damaged", file=path.name) from error
    return tuple(sorted(found, key=lambda request: (request.made_at, request.id)))


def forget(desk: Desk, name: str) -> bool:
    """Take it away; was it there?"""
    path = request_file(desk, name)
    if not path.is_file():
        return False
    path.unlink()
    return True


def is_live(request: Request, live: Live) -> bool:
    """Is each of its papers what is served, or was it until the next one?"""
    chain = live.chain
    served = dict(chain.named())
    now = base_of(live)
    for role, part in request.parts.items():
        version = part.metadata.signed.version
        if now[role] < version:
            return False
        if now[role] == version and served[role].signed_bytes != part.metadata.signed_bytes:
            return False
    return any(now[role] == part.metadata.signed.version for role, part in request.parts.items())


def settle(desk: Desk, live: Live) -> None:
    """Put away what has gone live, and know the people as they are since."""
    for path in sorted(desk.requests.glob("*.json"), key=lambda file: file.stat().st_mtime):
        try:
            request = read_file(path)
        except Refused:  # a broken file holds no publication back; `requests` tells of it
            continue
        if is_live(request, live):
            if request.people and desk.people_file.exists():
                write_people(desk, request.people)
            done = desk.requests / _DONE
            done.mkdir(exist_ok=True)
            path.replace(done / path.name)
