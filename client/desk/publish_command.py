"""`gieok-desk publish` and what `rollback` publishes: a plan is signed by the person who types it, and goes forward."""

from __future__ import annotations

from client.desk import show, show_request
from client.desk.forward import put_live
from client.desk.keys import holder_named
from client.desk.passphrase import known_passphrase
from client.desk.publish import Plan, Published
from client.desk.work import Outcome, Work


def put_forward(work: Work, wanted: Plan, note: str = "") -> Outcome:
    """Nothing to publish asks for no passphrase."""
    if not wanted.bundles and not wanted.renewed:
        nothing = Published({}, ())
        return Outcome(show.published_document(nothing), show.published(nothing, work.words))
    person = holder_named(work.desk, work.given.person)
    passphrase = known_passphrase(work.desk, person.name, work.given.passphrase_file, work.words)
    passed = put_live(work.desk, work.archive, wanted, passphrase, work.now, person=work.given.person, note=note)
    return show_request.passed(passed, work.words, person.name)
