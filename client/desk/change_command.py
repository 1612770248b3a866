"""How do keys change? Add, revoke, rotate, renew: each is a request like any other, and the others have to sign it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from client.desk import show_request
from client.desk.expiry import ending
from client.desk.forward import ID_BYTES
from client.desk.found import online_keys
from client.desk.key_changes import key_changes
from client.desk.keys import Holder, holder_named, open_keys
from client.desk.live import Live
from client.desk.name_check import check_names
from client.desk.parts import online_of, root_part
from client.desk.pass_on import sign_and_pass_on
from client.desk.passphrase import known_passphrase
from client.desk.people import People, checked_person, persons_fingerprint, read_people, read_public
from client.desk.persons import new_keys, public_file
from client.desk.publish import look, trust_of
from client.desk.request import new_request
from client.desk.request_check import check_request
from client.desk.succession import Roster, Succession, follow, roster, with_keys, without
from client.desk.work import Outcome, Work
from client.errors import Refused
from shared.crypto.trust import ROOT_RULE, STAFF_RULES
from shared.randomness import random_bytes


def add(work: Work) -> Outcome:
    """`keys add NAME`: somebody new, or somebody whose keys were lost and who has made new ones."""
    live, people = _ready(work)
    name = checked_person(work.given.name)
    file: Path = work.given.public or public_file(work.desk, name)
    named, keys = read_public(file)
    if named != name:
        raise Refused("desk-public-wrong", file=file.name)
    now, old = roster(live), people.get(name, {})
    roles = work.given.roles or _same_roles(now, old) or _usual_roles(now)
    if not set(roles) <= keys.keys():
        raise Refused("desk-public-wrong", file=file.name)
    wanted = with_keys(now, old, {role: keys[role] for role in roles})
    person = holder_named(work.desk, work.given.person)
    note = work.words.text("desk-add-compare", name=name, fingerprint=persons_fingerprint(name, keys))
    theirs = {**keys, **old, **{role: keys[role] for role in roles}}  # an old key that stays keeps its name
    return _asked(work, live, follow(live, wanted, work.now), {**people, name: theirs}, person, note=note)


def revoke(work: Work) -> Outcome:
    """`keys revoke NAME`: none of their keys counts any more."""
    live, people = _ready(work)
    name = checked_person(work.given.name)
    wanted = without(roster(live), people, name)
    left = {other: keys for other, keys in people.items() if other != name}
    found = follow(live, wanted, work.now)
    person = holder_named(work.desk, work.given.person)
    notes = [work.words.text("desk-signed-alone", role=work.words.text(f"desk-role-{kind}")) for kind in found.alone]
    few = sorted({role for role, keys in wanted.items() if len(keys) < _full(role)})
    notes += [work.words.text("desk-add-somebody")] if few else []
    return _asked(work, live, found, left, person, note="\n".join(notes))


def rotate(work: Work) -> Outcome:
    """`keys rotate NAME` and `keys root NAME`: new keys in the place of the ones that they have."""
    live, people = _ready(work)
    person = holder_named(work.desk, checked_person(work.given.name))
    now, old = roster(live), people.get(person.name, {})
    mine = _same_roles(now, old)
    roles = [role for role in work.given.roles or mine if role in mine]
    if not roles:
        raise Refused("desk-person-unknown", name=person.name)
    passphrase = known_passphrase(work.desk, person.name, work.given.passphrase_file, work.words)
    open_keys(person, passphrase)  # a key under another passphrase than the old ones would be lost
    made = new_keys(person, passphrase, roles)
    found = follow(live, with_keys(now, old, made), work.now)
    return _asked(work, live, found, {**people, person.name: {**old, **made}}, person, passphrase=passphrase)


def renew(work: Work) -> Outcome:
    """`keys renew`: sign again, for a year, what is about to end; the root too."""
    live, _ = _ready(work)
    again = ending(live.chain, work.now)
    if not again:
        return Outcome({"published": {}, "changes": []}, work.words.text("desk-nothing-ends"))
    person = holder_named(work.desk, work.given.person)
    return _asked(work, live, follow(live, roster(live), work.now, again), {}, person)


def server_keys(work: Work) -> Outcome:
    """`keys server`: a root that names the new keys that the server itself made and offers."""
    live, _ = _ready(work)
    offered = online_keys(work.desk.server)
    if offered == online_of(live.chain.root.signed):
        return Outcome({"published": {}, "changes": []}, work.words.text("desk-server-keys-same"))
    part = root_part(live.chain.root.signed, work.now, online=offered)
    person = holder_named(work.desk, work.given.person)
    return _asked(work, live, Succession({"root": part}, ()), {}, person)


def _ready(work: Work) -> tuple[Live, People]:
    """Raises Refused("desk-nothing-live") before the first publication."""
    live = look(work.desk, work.archive, work.now)
    if live is None:
        raise Refused("desk-nothing-live")
    return live, read_people(work.desk)


def _asked(
    work: Work,
    live: Live,
    found: Succession,
    people: Mapping[str, Mapping[str, str]],
    person: Holder,
    *,
    note: str = "",
    passphrase: str | None = None,
) -> Outcome:
    what = " ".join(("keys", work.given.keys, getattr(work.given, "name", "")))
    request = new_request(
        random_bytes(ID_BYTES).hex(), person.name, live, found.parts, people, note=what.strip(), now=work.now
    )
    trust = trust_of(work.desk, live)
    check_request(request, live, trust, work.now, online_keys(work.desk.server) if "root" in found.parts else {})
    check_names(request, trust, read_people(work.desk))
    shown = show_request.key_lines(key_changes(request, trust, read_people(work.desk)), work.words)
    if passphrase is None:
        passphrase = known_passphrase(work.desk, person.name, work.given.passphrase_file, work.words)
    passed = sign_and_pass_on(work.desk, work.archive, request, trust, person, passphrase=passphrase, now=work.now)
    text = "\n\n".join(part for part in (shown, note) if part)
    return show_request.passed(passed, work.words, person.name, before=text)


def _same_roles(now: Roster, old: Mapping[str, str]) -> list[str]:
    """The roles in which these keys count now."""
    return [role for role, keys in now.items() if old.get(role) in keys]


def _usual_roles(now: Roster) -> list[str]:
    """What somebody new signs: everything that is not for two people only and has two."""
    return [role for role, keys in now.items() if role != "knowhow" or len(keys) < _full(role)]


def _full(role: str) -> int:
    return next((rule.keys for kind, rule in STAFF_RULES.items() if kind == role), ROOT_RULE.keys)
