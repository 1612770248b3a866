"""How does a second person agree? They see what would change, say yes, and their signature is added.

1. the request fits on what is live and holds only what the desk would make, 2. the signatures that are there hold,
3. lint finds nothing, 4. the person has seen it and says yes, 5. their passphrase opens their keys.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path

from client.desk import show, show_request
from client.desk.ask import agreed
from client.desk.diff import Change, changes
from client.desk.found import online_keys
from client.desk.key_changes import KeyChange, key_changes
from client.desk.keys import holder_named
from client.desk.lint.finding import Finding
from client.desk.live import Live
from client.desk.pass_on import lacking, send_whole, sign_and_pass_on
from client.desk.people import read_people
from client.desk.publish import look, trust_of
from client.desk.request import Request, from_wire
from client.desk.request_check import check_request
from client.desk.request_lint import lint_request
from client.desk.signatures import Count, Trust, counts, missing
from client.desk.waiting import is_live, read_file, request_file
from client.desk.work import Outcome, Work
from client.errors import Refused, ServerUnreachable
from client.net.signing import SigningRequests


@dataclass(frozen=True, slots=True)
class Proposal:
    """A request that may be signed, and what a person has to know of it before they do."""

    request: Request
    trust: Trust
    counts: tuple[Count, ...]
    changes: tuple[Change, ...]
    keys: tuple[KeyChange, ...]
    findings: tuple[Finding, ...]


def approve(work: Work) -> Outcome:
    """`approve FILE|ID`."""
    request = find(work, work.given.request)
    proposal = proposed(work, request, look(work.desk, work.archive, work.now))
    text = show_request.proposal(
        request,
        proposal.changes,
        proposal.keys,
        lacking(proposal.counts, {**read_people(work.desk), **request.people}),
        work.words,
    )
    if proposal.findings:
        lines = "\n".join(show.finding(finding, work.words) for finding in proposal.findings)
        refused = work.words.text("desk-request-lint", count=len(proposal.findings))
        return Outcome({"findings": [asdict(one) for one in proposal.findings]}, f"{text}\n\n{lines}", refused)
    person = holder_named(work.desk, work.given.person)
    if not work.given.yes and not agreed(text, work.words.text("desk-ask-sign", name=person.name)):
        return Outcome({"signed": False}, work.words.text("desk-not-signed"))
    passed = sign_and_pass_on(work, request, proposal.trust, person)
    return show_request.passed(passed, work.words, person.name, before=text if work.given.yes else "")


def send_file(work: Work) -> Outcome:
    """`publish --send FILE`: what is signed by enough people goes live. One signature alone is refused."""
    request = read_file(work.given.send)
    live = look(work.desk, work.archive, work.now)
    if live is not None and is_live(request, live):
        return Outcome({"published": {}, "changes": []}, work.words.text("desk-request-live-already"))
    proposal = proposed(work, request, live)
    short = missing(proposal.counts)
    if short:
        raise Refused("request-signatures-missing", role=short[0].role, missing=short[0].missing)
    return show_request.passed(send_whole(work, request), work.words, request.made_by)


def find(work: Work, named: str) -> Request:
    """The request by file or id: as it is at the server now, else as it lies here.

    Raises Refused: "request-unknown", "request-broken", and the server's own reasons.
    """
    path = Path(named)
    if path.suffix == ".json" or path.is_file():
        return read_file(path)
    kept = request_file(work.desk, named)
    try:
        return from_wire(SigningRequests(work.desk.server, work.desk.token()).get(named))
    except (ServerUnreachable, Refused):
        if kept.parent != work.desk.requests or not kept.is_file():
            raise
    return read_file(kept)


def proposed(work: Work, request: Request, live: Live | None) -> Proposal:
    """Checked, counted, linted. Raises Refused; all codes start with "request-"."""
    trust = trust_of(work.desk, live)
    offered = online_keys(work.desk.server) if live is not None and "root" in request.parts else {}
    bundles = check_request(request, live, trust, work.now, offered)
    found = counts(request, trust)
    return Proposal(
        request,
        trust,
        found,
        changes(bundles, live.bundles if live else {}),
        key_changes(request, trust, read_people(work.desk)),
        lint_request(bundles, live, work.archive.newest(), work.today),
    )
