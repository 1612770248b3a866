"""Do the facts of one conversation make a trait, or show one again? (move 6)

`look_around` reads before the transaction (it may ask the embedder); `follow` writes inside it, together with the facts
themselves: a kill leaves both or neither. Only facts of the same topic and the nearest ones are looked at, never all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime

from client.learning.leanings import is_leaning
from client.memory import ground, leaning, trait_words
from client.memory import trait as rules
from client.memory.fact import Candidate, Fact
from client.memory.trait import PREFIX, Sign
from client.notebook import facts as changes
from client.notebook.traits import opposite_gives_way, replace_trait, signs, words_of
from client.search.facts import find_facts
from client.search.meaning import Meaning
from client.store import bundles, facts
from client.store import traits as rows
from client.store.database import Database
from shared.ids import Ids

SAME_TOPIC = 50  # newest facts of a fact's own topic that are looked at
OTHER_TOPICS = 10  # and of each other leaning, which may be the opposite
NEAREST = 20  # and by words and meaning
_REQUESTS = frozenset({"event", "agreement", "decision"})


@dataclass(frozen=True, slots=True)
class Around:
    """What lies near the candidates of a conversation: ids by candidate's sentence, vectors by what is leant to."""

    near: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    vectors: Mapping[str, Sequence[float]] = field(default_factory=dict)

    def nearness(self, one: str, other: str) -> float | None:
        """Cosine of two sentences; None where one has no vector."""
        a, b = self.vectors.get(one), self.vectors.get(other)
        return None if a is None or b is None else sum(x * y for x, y in zip(a, b, strict=True))


def look_around(database: Database, candidates: Sequence[Candidate], meaning: Callable[[], Meaning | None]) -> Around:
    """Near facts, for the candidates that may belong to a trait; vectors for leanings whose words are not known."""
    near: dict[str, tuple[str, ...]] = {}
    unknown: set[str] = set()
    for it in candidates:
        said = [quote.text for quote in it.quotes if quote.speaker == "customer"]
        strange = is_leaning(it) and (it.topic or "").removeprefix(PREFIX) not in leaning.AXES
        named = ground.read(it.statement, said) if it.kind in _REQUESTS else None
        if not strange and named is None:
            continue
        query = f"{it.statement} {named.words}" if named else it.statement
        near[it.statement] = tuple(
            hit.key for hit in find_facts(database, query, NEAREST, meaning() if strange else None)
        )
        if strange:
            known = facts.get_many(database, near[it.statement])
            leant = (fact.statement for fact in known if (fact.topic or "").startswith(PREFIX))
            unknown |= {rules.core(statement) for statement in (it.statement, *leant)}
    texts = sorted(unknown)
    asked = meaning() if texts else None
    return Around(near, {text: asked.embedder.query(text) for text in texts} if asked is not None else {})


def follow(database: Database, touched: Sequence[str], around: Around, *, now: datetime, ids: Ids, limit: int) -> None:
    """Make, extend or leave a trait for each fact that a conversation left or touched. Inside its transaction."""
    for fact in facts.get_many(database, touched):
        if fact.status != "active" or fact.kind == "trait" or not signs(database, [fact]):
            continue
        pool = _pool(database, fact, around)
        own = rules.group(fact.id, signs(database, pool), around.nearness)
        spent = _taken_back(database, own)
        if not own or spent is None:
            continue
        own = [sign for sign in own if sign.fact not in spent]
        standing = _standing(database, own)
        if standing is not None:
            _extend(database, standing, own, now)
        elif rules.enough(own, bundles.config(database).traits):
            by_id = {one.id: one for one in pool}
            _make(database, own, [by_id[sign.fact] for sign in own], now=now, ids=ids, limit=limit)
        for other in _siblings(database, own):
            replace_trait(database, other[1], other[0], now=now, ids=ids, limit=limit)


def _pool(database: Database, fact: Fact, around: Around) -> list[Fact]:
    topic = fact.topic or ""
    known = {fact.id, *rows.newest_of_topics(database, [topic], SAME_TOPIC), *around.near.get(fact.statement, ())}
    if topic.startswith(PREFIX):
        others = [PREFIX + axis for axis in leaning.AXES if PREFIX + axis != topic]
        known |= set(rows.newest_of_topics(database, others, OTHER_TOPICS))
    found = facts.get_many(database, sorted(known))
    return [one for one in found if one.status == "active" and one.kind != "trait"]


def _taken_back(database: Database, own: Sequence[Sign]) -> set[str] | None:
    """Facts that no longer count, because the customer took back the trait they made; None after a "no" for good."""
    spent: set[str] = set()
    supports = {sign.fact for sign in own}
    for trait in [
        *rows.resting_on(database, supports),
        *(rows.with_topic(database, trait_words.topic(own)) if own else ()),
    ]:
        if trait.status != "retracted":
            continue
        history = facts.history(database, trait.id)
        if any(change.change == "declined" and change.detail.get("about") != "promotion" for change in history):
            return None
        if any(change.change == "retracted" and change.detail.get("by") != "supports" for change in history):
            spent |= set(trait.supports)
    return spent


def _standing(database: Database, own: Sequence[Sign]) -> Fact | None:
    """The trait in force that these signs belong to: by a fact they share, or by its topic."""
    if not own:
        return None
    sharing = rows.resting_on(database, {sign.fact for sign in own})
    known = [*sharing, *rows.with_topic(database, trait_words.topic(own))]
    found = [trait for trait in known if trait.status in {"active", "awaiting_confirmation"}]
    return max(found, key=lambda trait: (len(trait.supports), trait.first_seen, trait.id), default=None)


def _siblings(database: Database, own: Sequence[Sign]) -> list[tuple[str, Fact]]:
    """(the trait that stays, one that says the same): a fact may have brought two together."""
    kept = _standing(database, own)
    if kept is None:
        return []
    sharing = rows.resting_on(database, {sign.fact for sign in own})
    return [
        (kept.id, one) for one in sharing if one.id != kept.id and one.status in {"active", "awaiting_confirmation"}
    ]


def _extend(database: Database, trait: Fact, own: Sequence[Sign], now: datetime) -> None:
    fresh = [sign.fact for sign in own if sign.fact not in trait.supports]
    rows.seen(database, trait.id, max(sign.said for sign in own))
    if not fresh:
        return
    rows.link(database, trait.id, fresh)
    facts.add_evidence(database, trait.id, words_of(facts.get_many(database, fresh)))
    facts.record(database, trait.id, now, "supports", {"facts": len(trait.supports) + len(fresh)})
    if trait.status == "active":
        stored = facts.get(database, trait.id)
        changes.find_again(database, stored or trait)


def _make(
    database: Database, own: Sequence[Sign], supports: Sequence[Fact], *, now: datetime, ids: Ids, limit: int
) -> None:
    config = bundles.config(database)
    quotes = words_of(supports)
    stated = rules.in_so_many_words(own)
    candidate = Candidate(
        "trait",
        trait_words.sentence(own, [quote.text for quote in quotes]),
        quotes,
        stated=stated,
        topic=trait_words.topic(own),
    )
    asks_first = not stated and config.traits.confirm_inferred
    up = not asks_first and "trait" in config.promotable_kinds
    trait = changes.add(database, candidate, now=now, ids=ids, promotable=up)
    if trait is None:
        return  # the customer deleted it before
    rows.link(database, trait.id, [sign.fact for sign in own])
    facts.record(database, trait.id, now, "supports", {"facts": len(own)})
    if trait.status == "awaiting_confirmation" and not asks_first:
        facts.set_status(database, trait.id, "active")
        changes.find_again(database, trait)
    made = facts.get(database, trait.id)
    if made is not None:
        opposite_gives_way(database, made, now=now, ids=ids, limit=limit)
