"""What did the customer delete, so that it never comes back? Marks without text, made with this store's own secret.

A mark is HMAC(secret, kind | normalised words | turn). A fact is marked by each of its quotes; one that has none
(brought along from elsewhere) by its sentence. The place of a quote in its turn holds back the same words of the log
however another extractor cuts and words them. A memory that came in a file brings the secret of its marks along: they
go on meaning something here, and the store knows more than one then.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from datetime import datetime

from client.memory.fact import Fact, Quote
from client.memory.secrets import mask
from client.store import logs, meta, tombstones
from client.store.database import Database
from shared.randomness import Randomness
from shared.text import fold

OWN = "tombstone_secret"  # and "tombstone_secret:…" for those that came along
SECRET_BYTES = 32
OVERLAP = 3  # one part of so many of the shorter quote: a remembered word too few is better than a deleted one
SHORTEST_VALUE = 3  # characters: shorter ones stand in other words


def prepare(database: Database, randomness: Randomness) -> None:
    """Give a new store its own secret."""
    if meta.read(database, OWN) is None:
        meta.write(database, OWN, randomness(SECRET_BYTES).hex())


def bury(database: Database, kind: str, quotes: Sequence[Quote], statement: str, now: datetime) -> None:
    """The customer deleted a fact."""
    secret = bytes.fromhex(meta.read(database, OWN) or "")
    for words, turn in _words(quotes, statement):
        tombstones.put(database, _mark(secret, kind, words, turn), now)
    for quote in quotes:
        place = _place(database, quote)
        if place is not None:
            tombstones.put_span(database, quote.turn, *place)


def own_value(fact: Fact) -> list[str]:
    """The fact's value where it tells it from others: a name or a number, not a tier that many texts name."""
    own = fact.value if fact.attribute in {None, "name", "address_form", "contact"} else None
    return [own] if own and len(own) >= SHORTEST_VALUE else []


def is_buried(database: Database, kind: str, quotes: Sequence[Quote], statement: str) -> bool:
    """Whether the customer deleted a fact that rested on any of these words of that turn, cut in whatever way.

    Words count as the same where a third of the shorter quote stands in the place of a deleted one.
    """
    return is_marked(database, kind, quotes, statement) or any(
        overlaps(database, quote, tombstones.spans(database, quote.turn)) for quote in quotes
    )


def is_marked(database: Database, kind: str, quotes: Sequence[Quote], statement: str) -> bool:
    """Whether one of the marks is this very fact's: of its kind and of any of these words."""
    secrets = _secrets(database)
    return any(
        tombstones.has(database, _mark(secret, kind, words, turn))
        for words, turn in _words(quotes, statement)
        for secret in secrets
    )


def refuse(database: Database, quotes: Sequence[Quote], statement: str, now: datetime) -> None:
    """A no to something sensitive holds for its turns, however they are read again, and for the same words later."""
    secret = bytes.fromhex(meta.read(database, OWN) or "")
    for words, turn in _refused_words(quotes, statement):
        tombstones.put(database, _mark(secret, "sensitive", words, turn), now)


def is_refused(database: Database, quotes: Sequence[Quote], statement: str) -> bool:
    """Whether the customer said no to just this before."""
    secrets = _secrets(database)
    return any(
        tombstones.has(database, _mark(secret, "sensitive", words, turn))
        for words, turn in _refused_words(quotes, statement)
        for secret in secrets
    )


def bury_conversation(database: Database, conversation: str, now: datetime) -> None:
    """The customer deleted a conversation: a file that still has it does not bring it back."""
    secret = bytes.fromhex(meta.read(database, OWN) or "")
    tombstones.put(database, _mark(secret, "conversation", "", conversation), now)


def is_buried_conversation(database: Database, conversation: str) -> bool:
    """Whether the customer deleted it."""
    return any(
        tombstones.has(database, _mark(secret, "conversation", "", conversation)) for secret in _secrets(database)
    )


def adopt(database: Database, secret: str, *, unused: bool) -> None:
    """Marks made with this secret count here too. `unused` = no mark was made with the own one yet: it gives way."""
    if secret in meta.starting_with(database, OWN).values():
        return
    if unused:
        meta.write(database, OWN, secret)
    else:
        meta.write(database, f"{OWN}:{hashlib.sha256(secret.encode()).hexdigest()[:12]}", secret)


def places(database: Database, quotes: Sequence[Quote]) -> list[tuple[int, int]]:
    """Where these words stand in their turns."""
    found = (_place(database, quote) for quote in quotes)
    return [place for place in found if place is not None]


def overlaps(database: Database, quote: Quote, spans: Sequence[tuple[int, int]]) -> bool:
    """Whether the quote stands where one of these places of its turn is."""
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


def _secrets(database: Database) -> list[bytes]:
    return [bytes.fromhex(secret) for secret in meta.starting_with(database, OWN).values()]


def _words(quotes: Sequence[Quote], statement: str) -> list[tuple[str, str]]:
    return [(quote.text, quote.turn) for quote in quotes] or [(statement, "")]


def _refused_words(quotes: Sequence[Quote], statement: str) -> list[tuple[str, str]]:
    said = [quote for quote in quotes if quote.speaker == "customer"]
    whole_turns = [("", quote.turn) for quote in said]
    return [*whole_turns, *((quote.text, "") for quote in said), *([(statement, "")] if said else [])]


def _mark(secret: bytes, kind: str, words: str, turn: str) -> str:
    return hmac.new(secret, f"{kind}|{fold(words)}|{turn}".encode(), hashlib.sha256).hexdigest()
