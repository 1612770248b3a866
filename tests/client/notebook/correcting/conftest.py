"""Facts that are known, to be put right or restored."""

from dataclasses import replace

import pytest

from client.learning.by_hand import matter
from client.memory.fact import Candidate, Quote
from client.notebook import facts as changes
from client.notebook.correcting import Correction
from client.notebook.notebook import Notebook
from client.search.facts import find_facts
from client.store import facts

LIMIT = 4_000


@pytest.fixture
def notebook(database, clock, ids):
    return Notebook(database, clock, ids, lambda: LIMIT, lambda page: 4, matter)


@pytest.fixture
def known(database, clock, ids):
    def add(statement, said="그렇게 말했어요", *, kind="attribute", promotable=False, turn="t1", **more):
        proposed = Candidate(kind, statement, (Quote(said, "customer", turn, clock()),), **more)
        return changes.add(database, proposed, now=clock(), ids=ids, promotable=promotable)

    return add


def wanted(fact, text, **more):
    return replace(Correction(text, fact.day, fact.kind), **more)


def found(database, words):
    return [hit.key for hit in find_facts(database, words, 10, None)]


def changes_of(database, fact):
    return [change.change for change in facts.history(database, fact.id)]


TIER = {"attribute": "tier", "value": "enterprise", "topic": "tier"}
