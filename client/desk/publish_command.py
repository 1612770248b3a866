"""What becomes of a plan? Its papers are signed by the person at this desk, and go live or wait for the others."""

from __future__ import annotations

from client.desk import show, show_request
from client.desk.keys import holder_named
from client.desk.pass_on import sign_and_pass_on
from client.desk.publish import Plan, Published, publication, trust_of
from client.desk.request import new_request
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
    passed = sign_and_pass_on(work, request, trust_of(work.desk, wanted.live), person)
    return show_request.passed(passed, work.words, person.name)
