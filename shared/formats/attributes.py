"""What may the service say of a customer? A tier from the signed list and a person's name: nothing that could instruct.

The same reading on desk, server and device (design page "publishing"). The customer is named by e-mail address, which
desk and device both know; it is compared without regard to capitals.
"""

from __future__ import annotations

import json
import re
import unicodedata
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from shared.clock import read_stamp, stamp
from shared.errors import Refused
from shared.formats.fields import Fields, table, wrong
from shared.text import visible

NAME_LIMIT: Final = 80  # code points
NAME_WORDS: Final = 6  # a name with its title; a sentence is longer
TEXT_LIMIT: Final = 2_000  # code points of the whole
EMAIL_LIMIT: Final = 254  # RFC 5321
TIER_LIMIT: Final = 80  # code points, as the config lists them
_KEYS: Final = frozenset({"email", "tier", "contact", "issued_at"})
_IN_NAMES: Final = frozenset(" .,'-·’()")
_PLACE: Final = "attributes"
_TELLS: Final = re.compile(  # what stands in an instruction and in no name or title, however short
    r"하라|해라|[마말]라(?=\s|$)|세요|십시오|하시오|니다|한다(?=\s|$)|해\s?줘|[할말]\s?것|무시|지시|명령|프롬프트|항상|무조건|반드시|모든"
    r"|を|ください|下さい|しろ(?=\s|$)|せよ|なさい|すること|無視|指示|命令|必ず|常に|すべて|全て|プロンプト"
    r"|\b(?:always|never|ignore|disregard|forget|override|approve|every|everything|everyone|please|must|should|answer|reply"
    r"|instructions?|prompts?|your|the|all)\b"
)


@dataclass(frozen=True, slots=True)
class Attributes:
    """`None` takes back what was given before."""

    email: str = field(repr=False)
    tier: str | None
    contact: str | None
    issued_at: datetime


def write_attributes(attributes: Attributes) -> str:
    """The text that is signed."""
    written = {
        "email": attributes.email,
        "tier": attributes.tier,
        "contact": attributes.contact,
        "issued_at": stamp(attributes.issued_at),
    }
    return json.dumps(written, ensure_ascii=False, sort_keys=True)


def read_attributes(text: str, tiers: tuple[str, ...]) -> Attributes:
    """What a text says, if it keeps to the form. Raises Refused("content-field-wrong")."""
    if len(text) > TEXT_LIMIT:
        raise wrong(_PLACE, "text", "long", TEXT_LIMIT)
    try:
        found = table(json.loads(text), _PLACE)
    except (ValueError, RecursionError) as error:
        raise wrong(_PLACE, "text", "table") from error
    found.no_other_keys(_KEYS)
    return Attributes(
        email=found.line("email", limit=EMAIL_LIMIT),
        tier=_tier(found, tiers),
        contact=name(found.line("contact", limit=NAME_LIMIT)) if found.has("contact") else None,
        issued_at=_moment(found),
    )


def same_customer(one: str, other: str) -> bool:
    """Do two spellings name the same address?"""
    return _folded(one) == _folded(other)


def name(text: str) -> str:
    """A person's name as it may stand in a customer's memory. Raises Refused("attribute-name-wrong")."""
    tidy = unicodedata.normalize("NFC", " ".join(text.split()))
    long = not tidy or len(tidy) > NAME_LIMIT or len(tidy.split()) > NAME_WORDS
    if long or not all(map(_in_name, tidy)) or visible(tidy) != tidy or _tells(tidy):
        raise Refused("attribute-name-wrong", limit=NAME_LIMIT)
    return tidy


def _tells(name: str) -> bool:
    """Does it say what to do? The line stands in the customer's memory, where the model reads it."""
    return _TELLS.search(unicodedata.normalize("NFKC", name).casefold()) is not None


def _in_name(char: str) -> bool:
    return char in _IN_NAMES or unicodedata.category(char)[0] in "LM"


def _tier(found: Fields, tiers: tuple[str, ...]) -> str | None:
    if not found.has("tier"):
        return None
    tier = found.line("tier", limit=TIER_LIMIT)
    if tier not in tiers:
        raise Refused("attribute-tier-unknown")
    return tier


def _moment(found: Fields) -> datetime:
    try:
        moment = read_stamp(found.line("issued_at", limit=len("2026-09-20T03:00:00.000Z")))
    except ValueError as error:
        raise wrong(_PLACE, "issued_at", "day") from error
    if moment.tzinfo is None:
        raise wrong(_PLACE, "issued_at", "day")
    return moment


def _folded(email: str) -> str:
    return unicodedata.normalize("NFC", email.strip()).casefold()
