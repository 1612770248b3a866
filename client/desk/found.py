"""How does a desk come to be? Keys, the first root and the first list of roles; the server's own keys are named in it.

Made beside its place and renamed, so that there is a whole desk or none. Three people found a service, each with a
passphrase of their own; a demo has one owner whose passphrase lies beside the keys.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from client.desk.folder import PRIVATE, Desk, describe, write_file
from client.desk.founders import Founder, chosen_keys
from client.desk.keys import DEMO, SALT_BYTES, Holder, make_key
from client.desk.people import write_people
from client.desk.persons import make_person
from client.desk.sign import delegations, root_paper, signed, signed_root, signed_targets, targets_paper
from client.errors import Damaged, Refused
from client.net.publishing import Publishing
from shared.crypto.trust import ROOT_RULE, STAFF_LIFETIME, STAFF_RULES, to_bytes, until
from shared.randomness import Randomness

if TYPE_CHECKING:
    from securesystemslib.signer import CryptoSigner, Key


def found_demo(folder: Path, server: str, secret: str, *, now: datetime, random: Randomness) -> Desk:
    """A desk with throw-away keys for everything. Raises Refused("desk-exists"), ServerUnreachable."""
    free(folder)
    online = online_keys(server)
    with made(folder, Desk(folder, server, demo=True, salt=random(SALT_BYTES))) as desk:
        write_file(desk.passphrase_file, (secret + "\n").encode(), PRIVATE)
        owner = Holder(DEMO, desk.keys, desk.salt)
        stretched = owner.secret(secret)
        root = [make_key(owner, "root", stretched) for _ in range(ROOT_RULE.keys)]
        public = {
            kind: [make_key(owner, kind, stretched).public_key for _ in range(rule.keys)]
            for kind, rule in STAFF_RULES.items()
        }
        write_file(desk.trust / "root.json", signed_root(root, online, now))
        write_file(desk.trust / "targets.json", signed_targets(1, delegations(public), root, now))
    return replace(desk, folder=folder)


def found_desk(folder: Path, server: str, founders: Sequence[Founder], *, now: datetime, random: Randomness) -> Desk:
    """A desk of several people. Those whose passphrase is given get their keys here and sign; the others sign later.

    Raises Refused("desk-exists"), ServerUnreachable.
    """
    free(folder)
    online = online_keys(server)
    with made(folder, Desk(folder, server, demo=False, salt=b"")) as desk:
        signers: list[CryptoSigner] = []
        people: dict[str, Mapping[str, str]] = {}
        for founder in founders:
            if founder.passphrase is None:
                people[founder.name] = founder.keys
                continue
            person = make_person(desk, founder.name, founder.passphrase, founder.roles, random)
            people[founder.name] = {role: str(one.public_key.keyval["public"]) for role, one in person.items()}
            signers.append(person["root"])
        root_keys, staff = chosen_keys(people)
        end = until(now, STAFF_LIFETIME)
        write_file(desk.trust / "root.json", to_bytes(signed(root_paper(1, root_keys, online, end), signers)))
        listed = targets_paper(1, delegations(staff), end)
        write_file(desk.trust / "targets.json", to_bytes(signed(listed, signers)))
        write_people(desk, people)
    return replace(desk, folder=folder)


def free(folder: Path) -> None:
    """Raises Refused("desk-exists") where something is there already."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Refused("desk-exists", folder=folder.name)


@contextmanager
def made(folder: Path, desk: Desk) -> Iterator[Desk]:
    """A desk to fill, beside its place; it takes its place at the end, described last."""
    half = folder.with_name(folder.name + ".part")
    shutil.rmtree(half, ignore_errors=True)
    half.mkdir(parents=True, mode=0o700)
    making = replace(desk, folder=half)
    yield making
    describe(making)
    if folder.exists():
        folder.rmdir()
    half.rename(folder)


def online_keys(server: str) -> dict[str, Key]:
    """The server's own two keys. Raises ServerUnreachable, Damaged("desk-server-not-ours")."""
    from securesystemslib.signer import Key

    reply = Publishing(server).online_keys()
    try:
        return {
            "snapshot": Key.from_dict(reply.snapshot_id, dict(reply.snapshot)),
            "timestamp": Key.from_dict(reply.timestamp_id, dict(reply.timestamp)),
        }
    except (KeyError, ValueError, TypeError) as error:
        raise Damaged("desk-server-not-ours") from error
