"""Who founds a service, and which of their keys sign what? Three or more; know-how is for the first two. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from client.desk.people import ROLES, People, chosen
from client.errors import Refused
from shared.crypto.trust import ROOT_RULE, STAFF_RULES
from shared.formats.bundle import BundleKind

if TYPE_CHECKING:
    from securesystemslib.signer import Key

FEWEST: Final = ROOT_RULE.keys
MOST: Final = 12  # people: a root with more keys than a screen has lines is read by nobody


@dataclass(frozen=True, slots=True)
class Founder:
    """A person whose keys are made here (`passphrase`), or who made them elsewhere (`keys`: role → public key)."""

    name: str
    passphrase: str | None = field(repr=False, default=None)
    keys: Mapping[str, str] = field(default_factory=dict)
    roles: tuple[str, ...] = ROLES


def check_founders(names: Sequence[str]) -> None:
    """Raises Refused: "desk-people-too-few", "desk-people-too-many", "desk-person-twice"."""
    if len(set(names)) != len(names):
        raise Refused("desk-person-twice")
    if len(names) < FEWEST:
        raise Refused("desk-people-too-few", fewest=FEWEST)
    if len(names) > MOST:
        raise Refused("desk-people-too-many", most=MOST)


def roles_of(place: int) -> tuple[str, ...]:
    """Which roles the founder in this place (from 0) signs."""
    return tuple(role for role in ROLES if role != "knowhow" or place < STAFF_RULES["knowhow"].keys)


def chosen_keys(people: People) -> tuple[list[Key], dict[BundleKind, list[Key]]]:
    """The root's keys and each role's, in the order of the founders. Raises Refused("desk-public-wrong")."""
    names = list(people)
    for place, name in enumerate(names):
        if not set(roles_of(place)) <= people[name].keys():
            raise Refused("desk-public-wrong", file=name)
    staff: dict[BundleKind, list[Key]] = {
        kind: chosen(people, [name for place, name in enumerate(names) if kind in roles_of(place)], kind)
        for kind in STAFF_RULES
    }
    return chosen(people, names, "root"), staff
