"""What would somebody agree to who signs this request? Checked, counted, compared and linted, before they are asked.

1. it fits on what is live and holds only what the desk would make, 2. the signatures that are there hold, 3. lint.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path

from client.desk.archive import Archive
from client.desk.diff import Change, changes
from client.desk.folder import Desk
from client.desk.found import online_keys
from client.desk.key_changes import KeyChange, key_changes
from client.desk.lint.finding import Finding
from client.desk.live import Live
from client.desk.name_check import check_names
from client.desk.pass_on import Lacking, lacking
from client.desk.people import read_people
from client.desk.publish import trust_of
from client.desk.request import Request, from_wire
from client.desk.request_check import check_request
from client.desk.request_lint import lint_request
from client.desk.signatures import Count, Trust, counts
from client.desk.waiting import read_file, request_file
from client.errors import Refused, ServerUnreachable
from client.net.signing import SigningRequests


@dataclass(frozen=True, slots=True)
class Proposal:
    """A request that may be signed, and what a person has to know of it before they do."""

    request: Request
    trust: Trust
    counts: tuple[Count, ...]
    lacks: tuple[Lacking, ...]
    changes: tuple[Change, ...]
    keys: tuple[KeyChange, ...]
    findings: tuple[Finding, ...]


def find_request(desk: Desk, named: str) -> Request:
    """The request by file or id: as it is at the server now, else as it lies here.

    Raises Refused: "request-unknown", "request-broken", and the server's own reasons.
    """
    path = Path(named)
    if path.suffix == ".json" or path.is_file():
        return read_file(path)
    if not named.isascii() or not named.isalnum():
        raise Refused("request-unknown", id=path.name)
    try:
        return from_wire(SigningRequests(desk.server, desk.token()).get(named))
    except (ServerUnreachable, Refused):
        if not request_file(desk, named).is_file():
            raise
    return read_file(request_file(desk, named))


def propose(
    desk: Desk, archive: Archive, request: Request, live: Live | None, *, now: datetime, today: date
) -> Proposal:
    """The request with all that is to be known of it. Raises Refused; all codes start with "request-"."""
    trust, people = trust_of(desk, live), read_people(desk)
    offered = online_keys(desk.server) if live is not None and "root" in request.parts else {}
    bundles = check_request(request, live, trust, now, offered)
    check_names(request, trust, people)
    found = counts(request, trust)
    return Proposal(
        request,
        trust,
        found,
        lacking(found, {**people, **request.people}),
        changes(bundles, live.bundles if live else {}),
        key_changes(request, trust, people),
        lint_request(bundles, live, archive.newest(), today),
    )
