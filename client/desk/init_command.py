"""`gieok-desk init`: by three people, each with a passphrase of their own, or a demo with throw-away keys."""

from __future__ import annotations

import argparse
import hashlib
from itertools import chain, repeat

from client.desk.folder import Desk
from client.desk.found import found_demo, found_desk, free
from client.desk.founders import Founder, check_founders, roles_of
from client.desk.live_root import known_root
from client.desk.passphrase import new_passphrase
from client.desk.people import checked_person, people_from, read_public
from client.desk.trust_file import write_trust
from client.desk.work import Outcome
from client.errors import Refused
from client.kit.words import Words
from client.net.http import server_address
from client.settings import Settings
from shared.crypto.chain import signed_by
from shared.randomness import random_bytes, random_token


def init(given: argparse.Namespace, settings: Settings, words: Words) -> Outcome:
    """A new desk. Raises GieokError; there is a whole desk or none."""
    server = str(server_address(settings.server)).rstrip("/")
    if given.demo:
        if given.staff or given.public:
            raise Refused("desk-demo-has-no-people")
        desk = found_demo(given.desk, server, random_token(), now=settings.clock(), random=random_bytes)
        sha256 = _sha256(desk)
        text = words.text("desk-made-demo", folder=str(desk.folder), root=sha256)
        return Outcome({"desk": str(desk.folder), "server": server, "demo": True, "root_sha256": sha256}, text)
    desk = _with_people(given, settings, words, server)
    file, told = write_trust(desk)
    root = known_root(desk)
    whole = signed_by(root, root, "root")
    document = {
        "desk": str(desk.folder),
        "server": server,
        "demo": False,
        "root_sha256": _sha256(desk) if whole else None,
        "people": list(told.people),
        "trust": str(file),
        "fingerprint": told.fingerprint(),
    }
    said = words.text("desk-made", folder=str(desk.folder), names=", ".join(told.people))
    lines = [said, words.text("desk-made-whole", root=_sha256(desk)) if whole else words.text("desk-made-partly")]
    if given.public:
        lines.append(words.text("desk-trust-written", file=str(file), fingerprint=told.fingerprint()))
    return Outcome(document, "\n".join(lines), logged={"people": ",".join(told.people)})


def _with_people(given: argparse.Namespace, settings: Settings, words: Words, server: str) -> Desk:
    """The founders in their order: those whose keys are made here, then those who bring a public file."""
    here = [checked_person(name) for name in given.staff]
    brought = [read_public(path) for path in given.public]
    check_founders([*here, *(name for name, _ in brought)])
    free(given.desk)
    files = given.passphrase_file
    if files and len(files) != len(here):
        raise Refused("desk-passphrase-files", people=len(here), files=len(files))
    founders: list[Founder] = []
    for place, (name, file) in enumerate(zip(here, chain(files, repeat(None)), strict=False)):
        secret = new_passphrase(name, file, words, alone=len(here) == 1)
        if any(secret == other.passphrase for other in founders):
            raise Refused("desk-passphrase-same")
        founders.append(Founder(name, secret, roles=roles_of(place)))
    founders += [Founder(name, keys=keys) for name, keys in brought]
    people_from({name: dict(keys) for name, keys in brought})  # no key twice
    return found_desk(given.desk, server, founders, now=settings.clock(), random=random_bytes)


def _sha256(desk: Desk) -> str:
    return hashlib.sha256((desk.trust / "root.json").read_bytes()).hexdigest()
