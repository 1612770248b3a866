"""Who are the people that sign, and which public key has each of them for which role?

A person has one key for each role that they sign, never one key for two roles. What a device believes stands in the
signed root and list of roles; the names here only say whose key is whose. Pure but for reading and writing the file.
"""

from __future__ import annotations

import hashlib
import json
import re
import unicodedata
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from client.desk.content import read_text
from client.desk.folder import Desk, write_file
from client.errors import Damaged, Refused
from shared.crypto.trust import STAFF_RULES
from shared.formats.fields import Fields, table

if TYPE_CHECKING:
    from securesystemslib.signer import Key

People = Mapping[str, Mapping[str, str]]  # name → role → public key (Ed25519, 64 hexadecimal digits)

ROLES: Final = ("root", *STAFF_RULES)  # the root's key signs the list of roles too
_NAME: Final = re.compile(r"[^\W_][\w.-]{0,39}")
_FORMAT: Final = 1


def checked_person(name: str) -> str:
    """The name, if it is one: 1 to 40 letters, digits, `.`, `-`, `_`. Raises Refused("desk-person-name-wrong")."""
    name = unicodedata.normalize("NFC", name)
    if not _NAME.fullmatch(name):
        raise Refused("desk-person-name-wrong")
    return name


def key_of(public: str) -> Key:
    """The key in TUF's form. Its id follows from the key itself, so that no key can go by two ids."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    from securesystemslib.signer import SSlibKey

    return SSlibKey.from_crypto(Ed25519PublicKey.from_public_bytes(bytes.fromhex(public)))


def owner(people: People, role: str, keyid: str) -> str | None:
    """Whose key it is in this role; the root's keys sign the list of roles too."""
    role = "root" if role == "targets" else role
    return next((name for name, keys in people.items() if role in keys and key_of(keys[role]).keyid == keyid), None)


def fingerprint(data: bytes) -> str:
    """128 bits of SHA-256 in groups that two people can read to each other."""
    digits = hashlib.sha256(data).hexdigest()[:32]
    return " ".join(digits[at : at + 4] for at in range(0, len(digits), 4))


def persons_fingerprint(name: str, keys: Mapping[str, str]) -> str:
    """The fingerprint of one person's public keys."""
    return fingerprint(json.dumps([name, *sorted(keys.items())], ensure_ascii=False).encode())


def read_people(desk: Desk) -> People:
    """Everybody this desk knows of; nobody where it is a desk without people (a demo). Raises Damaged."""
    try:
        return people_from(json.loads(desk.people_file.read_text(encoding="utf-8")).get("people"))
    except FileNotFoundError:
        return {}
    except (ValueError, AttributeError, Refused) as error:
        raise Damaged("desk-damaged", file=desk.people_file.name) from error


def write_people(desk: Desk, people: People) -> None:
    """Keep them."""
    document = {"format": _FORMAT, "people": {name: dict(keys) for name, keys in people.items()}}
    write_file(desk.people_file, json.dumps(document, ensure_ascii=False, indent=1).encode())


def people_from(document: object) -> People:
    """The people in a JSON table. Raises Refused("content-field-wrong", "desk-person-name-wrong", "desk-key-twice")."""
    fields = table(document, "people")
    found = {checked_person(name): _keys(fields.table(name)) for name in fields.values}
    each = [public for keys in found.values() for public in keys.values()]
    if len(set(each)) != len(each):
        raise Refused("desk-key-twice")
    return found


def write_public(path: Path, name: str, keys: Mapping[str, str]) -> None:
    """One person's public keys as a file to hand on."""
    document = {"format": _FORMAT, "name": name, "keys": dict(keys)}
    write_file(path, json.dumps(document, ensure_ascii=False, indent=1).encode())


def read_public(path: Path) -> tuple[str, Mapping[str, str]]:
    """Name and keys from such a file. Raises Refused("desk-public-wrong", "desk-file-unreadable")."""
    text = read_text(path)
    try:
        document = table(json.loads(text), "people")
        name = str(document.values.get("name", ""))
        return next(iter(people_from({name: document.table("keys").values}).items()))
    except (ValueError, Refused) as error:
        raise Refused("desk-public-wrong", file=path.name) from error


def chosen(people: People, names: Iterable[str], role: str) -> list[Key]:
    """The keys of `names` for `role`, in their order."""
    return [key_of(people[name][role]) for name in names if role in people[name]]


def _keys(fields: Fields) -> Mapping[str, str]:
    fields.no_other_keys(frozenset(ROLES))
    return {role: fields.hash(role) for role in ROLES if fields.has(role)}
