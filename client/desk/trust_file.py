"""How does a second machine come to trust the same service? A file with its papers and names, and a fingerprint.

Everything in the file is public. What makes it safe is that two people read the fingerprint to each other, and that a
desk joins only a service that names its own person's keys.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from client.desk.content import read_text
from client.desk.folder import Desk, describe, write_file
from client.desk.keys import holders
from client.desk.live_root import known_root, known_targets
from client.desk.paper_check import held_keys, is_our_list, is_our_root
from client.desk.people import ROLES, People, fingerprint, key_of, people_from, read_people, write_people
from client.errors import GieokError, Refused
from client.net.http import server_address
from shared.crypto.chain import read_metadata
from shared.crypto.trust import to_bytes
from shared.formats.fields import table

if TYPE_CHECKING:
    from tuf.api.metadata import Metadata, Root, Targets

_FORMAT: Final = 1
_LIMIT: Final = 200_000  # code points of a paper in base64
_NAME: Final = "trust.json"


@dataclass(frozen=True, slots=True)
class TrustFile:
    """A service as one desk knows it."""

    server: str
    root: Metadata[Root]
    targets: Metadata[Targets]
    people: People

    def fingerprint(self) -> str:
        """Over what is signed and who it names; the same whoever has signed it so far."""
        names = json.dumps({name: dict(sorted(keys.items())) for name, keys in sorted(self.people.items())})
        each = (self.root.signed_bytes, self.targets.signed_bytes, names.encode())
        return fingerprint(b"".join(hashlib.sha256(one).digest() for one in each))


def write_trust(desk: Desk) -> tuple[Path, TrustFile]:
    """The file to hand on, from what this desk knows. Raises Refused("desk-not-joined", "desk-demo-has-no-people")."""
    if not desk.people_file.exists():
        raise Refused("desk-demo-has-no-people")
    told = TrustFile(desk.server, known_root(desk), known_targets(desk), read_people(desk))
    document = {
        "format": _FORMAT,
        "server": told.server,
        "root": base64.b64encode(to_bytes(told.root)).decode(),
        "targets": base64.b64encode(to_bytes(told.targets)).decode(),
        "people": {name: dict(keys) for name, keys in told.people.items()},
    }
    path = desk.folder / "public" / _NAME
    write_file(path, json.dumps(document, ensure_ascii=False, indent=1).encode())
    return path, told


def read_trust(path: Path) -> TrustFile:
    """A service in a file. Raises Refused("desk-trust-wrong", "desk-file-unreadable")."""
    from tuf.api.metadata import Root, Targets

    text = read_text(path)
    try:
        fields = table(json.loads(text), path.name)
        root, targets = (
            base64.b64decode(fields.text(name, limit=_LIMIT), validate=True) for name in ("root", "targets")
        )
        told = TrustFile(
            str(server_address(fields.line("server", limit=500))).rstrip("/"),
            read_metadata(Root, root, "root"),
            read_metadata(Targets, targets, "targets"),
            people_from(fields.table("people").values),
        )
    except (ValueError, RecursionError, binascii.Error, GieokError) as error:
        raise Refused("desk-trust-wrong", file=path.name) from error
    said = {(role, key_of(key).keyid) for keys in told.people.values() for role, key in keys.items()}
    root_paper, listed = told.root.signed, told.targets.signed
    if not is_our_root(root_paper, root_paper) or not is_our_list(listed) or not held_keys(root_paper, listed) <= said:
        raise Refused("desk-trust-wrong", file=path.name)
    return told


def check_joining(desk: Desk, told: TrustFile) -> None:
    """May this desk join? Raises Refused: "desk-join-not-named", "desk-join-other"."""
    here = holders(desk) if desk.people_file.exists() else ()
    named = held_keys(told.root.signed, told.targets.signed)
    for person in here:
        said = {(role, key_of(key).keyid) for role, key in told.people.get(person.name, {}).items()}
        mine = {(role, keyid) for role in ROLES for keyid in person.held(role)}
        if not said <= mine or said.isdisjoint(named):
            raise Refused("desk-join-not-named", name=person.name)
    if not here:
        raise Refused("desk-demo-has-no-people")
    if (desk.trust / "root.json").exists():
        same = known_root(desk).signed_bytes == told.root.signed_bytes
        if not same or known_targets(desk).signed_bytes != told.targets.signed_bytes:
            raise Refused("desk-join-other")


def join(desk: Desk, told: TrustFile) -> None:
    """Trust this service from now on. Raises what `check_joining` raises."""
    check_joining(desk, told)
    if not (desk.trust / "root.json").exists():
        write_file(desk.trust / "targets.json", to_bytes(told.targets))
        describe(replace(desk, server=told.server))
        write_file(desk.trust / "root.json", to_bytes(told.root))
    write_people(desk, told.people)
