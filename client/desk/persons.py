"""How does a person get keys? One for each role, under their own passphrase and salt; the public halves go on.

A desk that holds one person's keys and nothing else is what somebody makes on their own machine before a service is
founded, or before they join one.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from client.desk.folder import Desk
from client.desk.keys import SALT_BYTES, Holder, make_key, new_holder
from client.desk.people import ROLES, read_people, write_people, write_public
from client.errors import Refused
from shared.randomness import Randomness

if TYPE_CHECKING:
    from securesystemslib.signer import CryptoSigner

_OLD: Final = "keys-old"
_HALF: Final = "keys-made"


def make_person(
    desk: Desk, name: str, passphrase: str, roles: Iterable[str], random: Randomness
) -> Mapping[str, CryptoSigner]:
    """New keys for `name`, by role."""
    half = desk.folder / _HALF / name  # beside the others, so that there is a whole person or none
    shutil.rmtree(half, ignore_errors=True)
    holder = new_holder(half, random(SALT_BYTES))
    secret = holder.secret(passphrase)
    made = {role: make_key(holder, role, secret) for role in roles}
    desk.keys.mkdir(exist_ok=True, mode=0o700)
    half.rename(desk.keys / name)
    half.parent.rmdir()
    return made


def add_person(desk: Desk, name: str, passphrase: str, random: Randomness, *, again: bool) -> Mapping[str, str]:
    """New keys for `name` at this desk: role → public key. With `again` the old ones are laid aside.

    Raises Refused: "desk-person-has-keys", "desk-demo-has-no-people".
    """
    if not desk.people_file.exists():
        raise Refused("desk-demo-has-no-people")
    old = desk.keys / name
    if old.exists():
        if not again:
            raise Refused("desk-person-has-keys", name=name)
        _lay_aside(desk, old)
    made = make_person(desk, name, passphrase, ROLES, random)
    keys = {role: str(one.public_key.keyval["public"]) for role, one in made.items()}
    people = read_people(desk)
    if name not in people:
        write_people(desk, {**people, name: keys})
    write_public(public_file(desk, name), name, keys)
    return keys


def new_keys(holder: Holder, passphrase: str, roles: Iterable[str]) -> Mapping[str, str]:
    """One more key for each of `roles`, beside those that are there: they count once the list of roles names them."""
    secret = holder.secret(passphrase)
    return {role: str(make_key(holder, role, secret).public_key.keyval["public"]) for role in roles}


def public_file(desk: Desk, name: str) -> Path:
    """What a person hands on of their keys."""
    return desk.folder / "public" / f"{name}.json"


def _lay_aside(desk: Desk, old: Path) -> None:
    aside = desk.folder / _OLD
    aside.mkdir(exist_ok=True, mode=0o700)
    number = 1
    while (aside / f"{old.name}-{number}").exists():
        number += 1
    old.rename(aside / f"{old.name}-{number}")
