"""How does a customer put a fact right? With a new fact in their own hand; the old one is kept as replaced by it.

A correction is judged by no model and read from no conversation: what the customer wrote is its own evidence, under an
id that is no turn's. Secrets are masked, what is sensitive is asked about, and the line of the block that stood on the
old fact says the new one in the same transaction. The words of the old one make no fact again (`put_right`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import date, datetime
from typing import Final

from client.errors import Refused
from client.memory.fact import BY_HAND, Attribute, Candidate, Fact, Kind, PageRef, Quote, Status
from client.memory.promotion import LASTING, block_line
from client.memory.secrets import MASK, Secret, mask
from client.memory.sensitive import AREAS, sensitive_area
from client.notebook import graves, traits
from client.notebook.block import Written as LineWritten
from client.notebook.block import replace_line, rewrite_or_remove
from client.notebook.facts import find, find_again, one_value
from client.notebook.promoted_lines import line_goes
from client.search.facts import drop_fact
from client.store import audit, block, erase, facts
from client.store.database import Database
from shared.ids import Ids
from shared.text import count, fold, visible

LONGEST: Final = 500  # code points: a fact is one sentence


@dataclass(frozen=True, slots=True)
class Correction:
    """What the customer wrote: the whole sentence, its day, and what kind of thing it is."""

    text: str
    day: date | None
    kind: Kind


@dataclass(frozen=True, slots=True)
class Matter:
    """What a sentence is about, for judging what is said later."""

    attribute: Attribute | None
    value: str | None
    topic: str | None


@dataclass(frozen=True, slots=True)
class Corrected:
    """The new fact, the line of the block that says it now, and the kinds of secrets that were not kept."""

    fact: Fact
    line: str | None
    masked: frozenset[Secret]


Reader = Callable[[Fact, str, Kind, datetime], Matter]


def same_matter(old: Fact, statement: str, kind: Kind, _: datetime) -> Matter:
    """Without a reader: it is about what the old one was about, and its value is known where it still stands there."""
    lasting = kind in LASTING
    value = old.value if old.value is not None and old.value.casefold() in statement.casefold() else None
    return Matter(old.attribute if lasting else None, value, old.topic)


def kinds_for(fact: Fact) -> tuple[Kind, ...]:
    """What a fact may be put right as. Nobody agrees alone, and a guess that is put right is one no more."""
    if fact.kind == "trait":
        return ("preference", "attribute")
    own: tuple[Kind, ...] = ("event", "decision", "attribute", "preference")
    return own if fact.kind in own else (fact.kind, *own)


def correct(
    database: Database,
    fact_id: str,
    wanted: Correction,
    *,
    reader: Reader = same_matter,
    areas: Collection[str] = AREAS,
    page_version: Callable[[str], int | None],
    now: datetime,
    ids: Ids,
    limit: int,
) -> Corrected:
    """Store it. Raises Refused: fact-correct-blank, -unchanged, -too-long, -secret, -kind; fact-not-in-force,
    fact-waits-first, block-too-long. Nothing is changed then.
    """
    masked = mask(fold(visible(wanted.text)))
    with database.transaction():
        old = find(database, fact_id)
        _allowed(old, wanted, masked.text)
        about = reader(old, masked.text, wanted.kind, now)
        version = page_version(old.policy.page) if old.policy is not None else None
        fact = _made(old, wanted, masked.text, about, areas=areas, version=version, now=now, fact_id=ids())
        was = facts.promotion_of(database, old.id)
        facts.insert(database, fact, was if was in {"proposed", "declined"} and fact.kind in LASTING else None)
        facts.record(database, fact.id, now, "corrected", {"from": old.id})
        if old.policy is not None and fact.policy != old.policy and fact.policy is not None:
            moved = {"page": old.policy.page, "from": old.policy.version, "to": fact.policy.version}
            facts.record(database, fact.id, now, "confirmed", moved)
        facts.set_status(database, old.id, "replaced", fact.id)
        facts.record(database, old.id, now, "replaced", {"by": fact.id} | ({"line": True} if was == "promoted" else {}))
        drop_fact(database, old.id)
        if fact.status == "active":
            find_again(database, fact)
        line = _line_follows(database, old.id, fact, now=now, ids=ids, limit=limit)
        traits.support_gone(database, old.id, now=now, ids=ids, limit=limit, heir=fact.id)
        if fact.status == "active":
            one_value(database, fact, now=now, ids=ids, limit=limit)
        audit.record(database, now, "customer", "fact-corrected", {"facts": 1})
        return Corrected(find(database, fact.id), line, masked.kinds)


def put_right(database: Database, candidate: Candidate) -> bool:
    """Whether the customer put right what was drawn from these very words, however they are cut now."""
    for quote in candidate.quotes:
        if quote.speaker != "customer":
            continue
        told = facts.get_many(database, facts.resting_on(database, [quote.turn]))
        corrected = [one for one in told if one.status == "replaced" and _by_hand(database, one.replaced_by)]
        spans = graves.places(database, [it for one in corrected for it in one.evidence if it.turn == quote.turn])
        if graves.overlaps(database, quote, spans):
            return True
    return False


def _by_hand(database: Database, fact_id: str | None) -> bool:
    successor = facts.get(database, fact_id) if fact_id is not None else None
    return successor is not None and any(quote.by_hand for quote in successor.evidence)


def _allowed(old: Fact, wanted: Correction, statement: str) -> None:
    if old.status in {"replaced", "retracted"}:
        raise Refused("fact-not-in-force")
    if old.status == "awaiting_consent":  # kept only once the customer says so: what it says is not to stay in history
        raise Refused("fact-waits-first")
    if not any(char.isalnum() for char in statement):
        raise Refused("fact-correct-secret" if MASK in statement else "fact-correct-blank")
    if count(statement) > LONGEST:
        raise Refused("fact-correct-too-long", used=count(statement), limit=LONGEST)
    if (statement, wanted.day, wanted.kind) == (fold(old.statement), old.day, old.kind):
        raise Refused("fact-correct-unchanged")
    if wanted.kind not in kinds_for(old):
        raise Refused("fact-correct-kind")


def _made(
    old: Fact,
    wanted: Correction,
    statement: str,
    about: Matter,
    *,
    areas: Collection[str],
    version: int | None,  # of the page that the old one is linked to, as it is in force
    now: datetime,
    fact_id: str,
) -> Fact:
    area = sensitive_area(statement, areas)
    agreed = old.sensitive and area is not None and area == sensitive_area(old.statement, areas)
    status: Status = "active" if area is None or agreed else "awaiting_consent"
    policy = old.policy
    if policy is not None:  # the customer looked at it today: it stands beside today's rule
        policy = PageRef(policy.page, version or policy.version)
    return Fact(
        id=fact_id,
        kind=wanted.kind,
        statement=statement,
        day=wanted.day,
        stated=True,
        status=status,
        first_seen=now,
        last_seen=now,
        evidence=(Quote(statement, "customer", f"{BY_HAND}{fact_id}", now),),
        attribute=about.attribute,
        value=about.value,
        topic=about.topic,
        policy=policy,
        knowhow=old.knowhow,
        sensitive=area is not None,
    )


def _line_follows(database: Database, old: str, fact: Fact, *, now: datetime, ids: Ids, limit: int) -> str | None:
    """The line on the old fact says the new one; it goes where the new one waits, or is bound to a day."""
    standing = next((line.text for line in block.origins(database).values() if line.fact == old), None)
    if standing is None:
        return None
    said = block_line(fact)
    if fact.status != "active" or fact.kind not in LASTING or said in block.read_text(database).splitlines():
        line_goes(database, old, now=now, ids=ids, limit=limit)
        return None
    erase.from_undo(database, erase.undo_lines_of(database, old))
    text = replace_line(block.read_text(database), standing, said)
    written = rewrite_or_remove(
        database, lambda _: text, writer="promotion", now=now, ids=ids, limit=limit, fact=fact.id
    )
    if not isinstance(written, LineWritten):
        raise Refused("block-too-long", used=count(text), limit=limit)
    facts.set_promotion(database, old, None)
    facts.set_promotion(database, fact.id, "promoted")
    facts.record(database, fact.id, now, "promoted", {})
    return said
