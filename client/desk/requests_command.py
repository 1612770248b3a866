"""`gieok-desk requests`: what waits for signatures here and at the server, and taking one back."""

from __future__ import annotations

from dataclasses import dataclass

from client.desk import show_request
from client.desk.pass_on import Lacking, lacking
from client.desk.people import read_people
from client.desk.publish import look, trust_of
from client.desk.request import Request, base_of, from_wire
from client.desk.signatures import counts
from client.desk.waiting import forget, here
from client.desk.work import Outcome, Work
from client.errors import GieokError, Refused
from client.net.signing import SigningRequests


@dataclass(frozen=True, slots=True)
class Found:
    """A request that waits. `reason`: why nobody can sign it any more; None = it can be signed."""

    request: Request
    local: bool
    served: bool
    lacks: tuple[Lacking, ...]
    reason: GieokError | None


def list_requests(work: Work) -> Outcome:
    """`requests`: with what each still needs, and by whom it can be signed."""
    live = look(work.desk, work.archive, work.now)
    trust, people = trust_of(work.desk, live), read_people(work.desk)
    local = {request.id: request for request in here(work.desk)}
    served, unreached = _served(work)
    found: list[Found] = []
    for name, request in sorted({**local, **served}.items(), key=lambda pair: (pair[1].made_at, pair[0])):
        reason: GieokError | None = None
        lacks: tuple[Lacking, ...] = ()
        try:
            if dict(request.base) != base_of(live):
                raise Refused("request-base-moved")
            lacks = lacking(counts(request, trust), {**people, **request.people})
        except Refused as error:
            reason = error
        found.append(Found(request, name in local, name in served, lacks, reason))
    text = "\n\n".join(_text(one, work) for one in found) or work.words.text("desk-requests-none")
    if unreached:
        text += "\n\n" + work.words.text("desk-log-no-server", reason=work.words.error(unreached))
    return Outcome({"requests": [_document(one) for one in found], "server": unreached is None}, text)


def withdraw(work: Work) -> Outcome:
    """`requests withdraw ID`: nobody signs it any more, here or at the server."""
    name = work.given.id
    if not name.isascii() or not name.isalnum():
        raise Refused("request-unknown", id=name)
    unreached: GieokError | None = None
    try:
        SigningRequests(work.desk.server, work.desk.token()).withdraw(name)
    except GieokError as error:
        unreached = error
    was_here = forget(work.desk, name)
    if unreached and not was_here:
        raise unreached
    said = work.words.text("desk-request-withdrawn", id=name)
    if unreached:
        said += "\n" + work.words.text("desk-request-still-served", reason=work.words.error(unreached))
    return Outcome({"withdrawn": name, "server": unreached is None}, said, logged={"request": name})


def _served(work: Work) -> tuple[dict[str, Request], GieokError | None]:
    """What the server holds, and why that could not be asked."""
    found: dict[str, Request] = {}
    try:
        door = SigningRequests(work.desk.server, work.desk.token())
        for line in door.list():
            found[line.id] = from_wire(door.get(line.id))
    except GieokError as error:
        return found, error
    return found, None


def _text(one: Found, work: Work) -> str:
    head = work.words.text(
        "desk-request-head", id=one.request.id, by=one.request.made_by, at=one.request.made_at[:16].replace("T", " ")
    )
    rest = work.words.error(one.reason) if one.reason else show_request.lacking(one.lacks, work.words)
    return f"{head}\n{rest}"


def _document(one: Found) -> dict[str, object]:
    return {
        "id": one.request.id,
        "made_by": one.request.made_by,
        "made_at": one.request.made_at,
        "note": one.request.note,
        "here": one.local,
        "at_server": one.served,
        "roles": show_request.roles_document(one.lacks),
        "refused": one.reason.code if one.reason else None,
    }
