"""What is a sentence about that the customer wrote down, or brought along, in no conversation?

Read by the same rules as a message, so that what is said later is compared with it as with anything else.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Final

from client.learning.extract_rules import extract
from client.learning.judge import LASTING
from client.learning.lexicon import CONTRACTS, LANGUAGES, TIERS, Labels, topic_of
from client.learning.sense import Sense
from client.memory.fact import Attribute, Candidate, Fact, Kind
from client.memory.logged import LoggedTurn
from client.notebook.correcting import Matter, same_matter

_NAMED: Final[Mapping[str, Mapping[str, tuple[str, Labels]]]] = {
    "tier": TIERS, "language": LANGUAGES, "contract": CONTRACTS
}  # fmt: skip


def as_said(statement: str, at: datetime, turn: str = "") -> Candidate | None:
    """What the rules read in it, where it is one lasting thing."""
    read = extract([LoggedTurn(turn, "", statement, at, "UTC", "done")], Sense())
    told = [it for it in read if it.kind in LASTING and it.attribute is not None and not it.retracts]
    return told[0] if len(read) == len(told) == 1 else None


def matter(old: Fact, statement: str, kind: Kind, at: datetime) -> Matter:
    """What a correction of `old` is about."""
    known = same_matter(old, statement, kind, at)
    if kind in LASTING:
        read = as_said(statement, at)
        if read is not None and old.attribute in {None, read.attribute}:
            return Matter(read.attribute, read.value, read.topic)
        return replace(known, value=known.value or _named(known.attribute, statement))
    now, before = topic_of(statement), topic_of(old.statement)
    return known if now is None or now == before else Matter(None, known.value, now)


def _named(attribute: Attribute | None, statement: str) -> str | None:
    """The one value of an attribute whose values have names: "프로 등급" says it without a verb."""
    table = _NAMED.get(attribute or "", {})
    found = [key for key, (words, _) in table.items() if re.search(words, statement, re.IGNORECASE)]
    return found[0] if len(found) == 1 else None
