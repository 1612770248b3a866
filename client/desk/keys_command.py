"""`gieok-desk keys`, and what needs nobody's agreement: one's own keys, and joining a service on a second machine."""

from __future__ import annotations

import argparse
from dataclasses import asdict

from client.desk import show_keys
from client.desk.ask import agreed
from client.desk.folder import Desk, open_desk
from client.desk.found import free, made
from client.desk.key_list import key_list
from client.desk.passphrase import new_passphrase
from client.desk.people import checked_person, persons_fingerprint, write_people
from client.desk.persons import add_person, public_file
from client.desk.trust_file import check_joining, join, read_trust, write_trust
from client.desk.work import Outcome, Work
from client.errors import Refused
from client.kit.words import Words
from shared.randomness import random_bytes


def list_keys(work: Work) -> Outcome:
    """`keys`: who has to sign what, and until when the signatures last."""
    roles = key_list(work.desk, work.now)
    return Outcome({"roles": [asdict(role) for role in roles]}, show_keys.roles(roles, work.words))


def new_person(given: argparse.Namespace, words: Words) -> Outcome:
    """`keys new NAME`: keys of one's own, at this desk or in a new one that knows no service yet."""
    name = checked_person(given.name)
    fresh = not (given.desk / "desk.json").exists()
    if fresh:
        free(given.desk)
    else:
        _may_add(open_desk(given.desk), name, again=given.again)
    passphrase = new_passphrase(name, given.passphrase_file[0] if given.passphrase_file else None, words)
    if fresh:
        with made(given.desk, Desk(given.desk, "", demo=False, salt=b"")) as making:
            write_people(making, {})
            keys = add_person(making, name, passphrase, random_bytes, again=False)
    else:
        keys = add_person(open_desk(given.desk), name, passphrase, random_bytes, again=given.again)
    file = public_file(Desk(given.desk, "", demo=False, salt=b""), name)
    told = persons_fingerprint(name, keys)
    text = words.text("desk-person-made", name=name, file=str(file), fingerprint=told)
    return Outcome({"name": name, "file": str(file), "fingerprint": told}, text, logged={"name": name})


def lost(words: Words) -> Outcome:
    """`keys lost`: what to do; it needs no desk, because that may be what was lost."""
    return Outcome({"text": words.text("desk-lost")}, words.text("desk-lost"))


def trust(work: Work) -> Outcome:
    """`keys trust`: the file that another machine joins with."""
    file, told = write_trust(work.desk)
    said = {"file": str(file), "fingerprint": told.fingerprint()}
    return Outcome({**said}, work.words.text("desk-trust-written", **said))


def join_service(work: Work) -> Outcome:
    """`keys join FILE`: trust the service in it, once its fingerprint was compared."""
    told = read_trust(work.given.file)
    check_joining(work.desk, told)
    shown = work.words.text(
        "desk-join-shown", server=told.server, names=", ".join(told.people), fingerprint=told.fingerprint()
    )
    if not work.given.yes and not agreed(shown, work.words.text("desk-ask-same-fingerprint")):
        return Outcome({"joined": False}, work.words.text("desk-not-joined-now"), logged={"joined": "no"})
    join(work.desk, told)
    document = {"joined": True, "server": told.server, "fingerprint": told.fingerprint()}
    text = "\n".join((shown, work.words.text("desk-joined")))
    return Outcome(document, text, logged={"server": told.server})


def _may_add(desk: Desk, name: str, *, again: bool) -> None:
    """Asked before the passphrase is."""
    if not desk.people_file.exists():
        raise Refused("desk-demo-has-no-people")
    if (desk.keys / name).exists() and not again:
        raise Refused("desk-person-has-keys", name=name)
