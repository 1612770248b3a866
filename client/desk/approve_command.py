"""`gieok-desk approve`: a second person sees what would change, says yes, and their signature is added.

And `publish --send`: what enough people have signed goes live; one signature alone is refused.
"""

from __future__ import annotations

from dataclasses import asdict

from client.desk import show, show_request
from client.desk.ask import agreed
from client.desk.keys import holder_named
from client.desk.pass_on import send_whole, sign_and_pass_on
from client.desk.passphrase import known_passphrase
from client.desk.proposal import find_request, propose
from client.desk.publish import look
from client.desk.signatures import missing
from client.desk.waiting import is_live, read_file
from client.desk.work import Outcome, Work
from client.errors import Refused


def approve(work: Work) -> Outcome:
    """`approve FILE|ID`: nobody is asked for a signature under what could not be published."""
    desk, words = work.desk, work.words
    request = find_request(desk, work.given.request)
    found = propose(desk, work.archive, request, look(desk, work.archive, work.now), now=work.now, today=work.today)
    text = show_request.proposal(found, words)
    if found.findings:
        lines = "\n".join(show.finding(finding, words) for finding in found.findings)
        refused = words.text("desk-request-lint", count=len(found.findings))
        return Outcome({"findings": [asdict(one) for one in found.findings]}, f"{text}\n\n{lines}", refused)
    person = holder_named(desk, work.given.person)
    if not work.given.yes and not agreed(text, words.text("desk-ask-sign", name=person.name)):
        return Outcome({"signed": False}, words.text("desk-not-signed"), logged={"by": person.name, "signed": "no"})
    passphrase = known_passphrase(desk, person.name, work.given.passphrase_file, words)
    passed = sign_and_pass_on(desk, work.archive, request, found.trust, person, passphrase=passphrase, now=work.now)
    return show_request.passed(passed, words, person.name, before=text if work.given.yes else "")


def send_file(work: Work) -> Outcome:
    """`publish --send FILE`."""
    request = read_file(work.given.send)
    live = look(work.desk, work.archive, work.now)
    if live is not None and is_live(request, live):
        return Outcome({"published": {}, "changes": []}, work.words.text("desk-request-live-already"))
    found = propose(work.desk, work.archive, request, live, now=work.now, today=work.today)
    short = missing(found.counts)
    if short:
        raise Refused("request-signatures-missing", role=short[0].role, missing=short[0].missing)
    if found.findings:
        raise Refused("desk-lint-failed", count=len(found.findings))
    published = send_whole(work.desk, work.archive, request, work.now)
    return show_request.passed(published, work.words, request.made_by)
