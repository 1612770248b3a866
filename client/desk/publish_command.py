"""What becomes of a plan? Its papers are signed by the person at this desk, and go live or wait for the others."""

from __future__ import annotations

from client.desk import show, show_request
from client.desk.keys import holder_named
from client.desk.pass_on import pass_on, sign_and_pass_on
from client.desk.publish import Plan, Published, publication, trust_of
from client.desk.request import Request, new_request
from client.desk.waiting import here
from client.desk.work import Outcome, Work
from shared.randomness import random_bytes

ID_BYTES = 6  # of a request's name: enough that two desks never choose the same


def put_forward(work: Work, wanted: Plan, note: str = "") -> Outcome:
    """Sign and pass on. Nothing to publish asks for no passphrase."""
    parts = publication(work.desk, wanted, work.now)
    if not parts:
        nothing = Published({}, ())
        return Outcome(show.published_document(nothing), show.published(nothing, work.words))
    person = holder_named(work.desk, work.given.person)
    request = new_request(random_bytes(ID_BYTES).hex(), person.name, wanted.live, parts, {}, note=note, now=work.now)
    trust = trust_of(work.desk, wanted.live)
    waiting = next((old for old in here(work.desk) if _same(old, request)), None)
    passed = pass_on(work, waiting, trust) if waiting else sign_and_pass_on(work, request, trust, person)
    return show_request.passed(passed, work.words, person.name)


def _same(old: Request, new: Request) -> bool:
    """Has this person asked for the same already? Then it is not asked for twice."""
    if (old.made_by, dict(old.base), old.parts.keys()) != (new.made_by, dict(new.base), new.parts.keys()):
        return False
    return all(old.parts[role].bundle == part.bundle for role, part in new.parts.items())
