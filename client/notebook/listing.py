"""What does the customer's list of facts show, and what lies around one of them? Read at once, never row by row."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime

from client.kit.words import Words
from client.memory.fact import Fact
from client.memory.fact_filter import FactFilter
from client.memory.logged import CardKind
from client.notebook.told_changes import others, said_change
from client.search.facts import find_facts
from client.store import fact_list, facts
from client.store.database import Database
from client.store.fact_list import Place
from client.store.facts import Change

BEST = 200  # facts that a search puts first; what has the words in it comes after


@dataclass(frozen=True, slots=True)
class Listed:
    """A part of the list. `count` is how many the whole of it has."""

    facts: tuple[Fact, ...]
    count: int
    supports: Mapping[str, tuple[Fact, ...]] = field(default_factory=dict)  # of each trait, the oldest day first
    before: Mapping[str, tuple[Fact, ...]] = field(default_factory=dict)  # what a trait took the place of
    proposed: frozenset[str] = frozenset()  # wait to be promoted into the block

    def question(self, fact: Fact) -> CardKind | None:
        """What this fact waits for, if anything."""
        match fact.status:
            case "awaiting_consent":
                return "sensitive"
            case "awaiting_confirmation":
                return "trait"
            case "active" if fact.id in self.proposed:
                return "promotion"
            case "active" if fact.recheck is not None:
                return "recheck"
        return None


@dataclass(frozen=True, slots=True)
class Around:
    """What happened to one fact, where its words were said, and the facts that hang on it."""

    history: tuple[Change, ...]
    statements: Mapping[str, str]  # of the facts that the history names
    places: Mapping[str, Place]  # by turn; none where the conversation is gone
    supports: tuple[Fact, ...]
    before: tuple[Fact, ...]
    question: CardKind | None

    def told(self, words: Words) -> list[tuple[datetime, str]]:
        """Each change in people's words, oldest first."""
        return [(change.at, said_change(change, words, self.statements.get)) for change in self.history]


def listed(database: Database, wanted: FactFilter, most: int) -> Listed:
    """The first `most` that fit, and how many there are."""
    hits = [hit.key for hit in find_facts(database, wanted.words, BEST, None)] if wanted.words.strip() else []
    return _with_traits(database, *fact_list.page(database, wanted, hits, most))


def waiting(database: Database, most: int) -> Listed:
    """The first that wait for an answer, and how many do."""
    return _with_traits(database, fact_list.waiting(database, most), fact_list.count_waiting(database))


def around(database: Database, fact: Fact) -> Around:
    """Everything that is shown when a fact is opened."""
    history = facts.history(database, fact.id)
    named = facts.get_many(database, [other for change in history for other in others(change)])
    known = _with_traits(database, [fact], 1)
    return Around(
        tuple(history),
        {other.id: other.statement for other in named},
        fact_list.places(database, [quote.turn for quote in fact.evidence]),
        known.supports.get(fact.id, ()),
        known.before.get(fact.id, ()),
        known.question(fact),
    )


def by_day(fact: Fact) -> tuple[str, datetime, str]:
    """Oldest first; what has no day stands in front."""
    return (fact.day.isoformat() if fact.day else "", fact.first_seen, fact.id)


def _with_traits(database: Database, found: Sequence[Fact], count: int) -> Listed:
    traits = [fact for fact in found if fact.kind == "trait"]
    under = {it.id: it for it in facts.get_many(database, [one for trait in traits for one in trait.supports])}
    return Listed(
        tuple(found),
        count,
        {trait.id: _known(trait.supports, under.get) for trait in traits},
        {key: tuple(old) for key, old in fact_list.replaced_by_any(database, [trait.id for trait in traits]).items()},
        frozenset(facts.proposed(database)),
    )


def _known(ids: Sequence[str], get: Callable[[str], Fact | None]) -> tuple[Fact, ...]:
    return tuple(sorted((fact for one in ids if (fact := get(one)) is not None), key=by_day))
