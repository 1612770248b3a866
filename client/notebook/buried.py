"""What must not be remembered again? Words of deleted facts, known by hash and by their place in their turn alone.

HMAC(store secret, kind | normalised quote | turn) also holds back what comes from elsewhere (a copy, a restore). The
place holds back the same words of the log however another extractor cuts and words them.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from datetime import datetime

from client.memory.fact import Candidate, Fact, Quote
from client.memory.secrets import mask
from client.store import logs, meta, tombstones
from client.store.database import Database
from shared.text import fold

SECRET = "tombstone_secret"  # noqa: S105  where the store keeps it
OVERLAP = 3  # one part of so many of the shorter quote: a remembered word too few is better than a deleted one
SHORTEST_VALUE = 3  # characters: shorter ones stand in other words


def own_value(fact: Fact) -> list[str]:
    """The fact's value where it tells it from others: a name or a number, not a tier that many texts name."""
    own = fact.value if fact.attribute in {None, "name", "address_form", "contact"} else None
    return [own] if own and len(own) >= SHORTEST_VALUE else []


def bury(database: Database, kind: str, quotes: Sequence[Quote], now: datetime) -> None:
    """Leave tombstones for these words, by hash and by their place in the turn: nothing is made of them again."""
    for quote in quotes:
        tombstones.put(database, _mark(database, kind, quote), now)
        place = _place(database, quote)
        if place is not None:
            tombstones.put_span(database, quote.turn, *place)


def deleted_before(database: Database, candidate: Candidate) -> bool:
    """Whether the customer deleted a fact that rested on these words of this turn, cut in whatever way.

    Words count as the same where a third of the shorter quote stands in the place of a deleted one.
    """
    return any(
        tombstones.has(database, _mark(database, candidate.kind, quote)) or _buried(database, quote)
        for quote in candidate.quotes
    )


def _buried(database: Database, quote: Quote) -> bool:
    spans = tombstones.spans(database, quote.turn)
    place = _place(database, quote) if spans else None
    if place is None:
        return False
    first, stop = place
    return any(
        OVERLAP * (min(stop, end) - max(first, begin)) >= max(1, min(stop - first, end - begin)) for begin, end in spans
    )


def _place(database: Database, quote: Quote) -> tuple[int, int] | None:
    """Where a customer's quote stands in its turn's question; None where the turn is gone or says something else."""
    said = logs.turn(database, quote.turn) if quote.speaker == "customer" else None
    words = fold(quote.text)
    first = fold(mask(said.question).text).find(words) if said is not None and words else -1
    return None if first < 0 else (first, first + len(words))


def _mark(database: Database, kind: str, quote: Quote) -> str:
    secret = bytes.fromhex(meta.read(database, SECRET) or "")
    message = f"{kind}|{fold(quote.text)}|{quote.turn}".encode()
    return hmac.new(secret, message, hashlib.sha256).hexdigest()
