"""Facts to be added, and what a search finds of them."""

from datetime import date

import pytest

from client.memory.fact import Candidate, Quote
from client.notebook import facts as changes
from client.notebook.notebook import Notebook

LIMIT = 4_000


@pytest.fixture
def notebook(database, clock, ids):
    return Notebook(database, clock, ids, lambda: LIMIT, lambda page: 4)


def candidate(statement="9/28 부분 환불 50%를 합의함", quote="50%만 환불해 주세요", turn="t1", at=None, **more):
    return Candidate(
        more.pop("kind", "agreement"), statement, (Quote(quote, "customer", turn, at),), day=date(2026, 9, 28), **more
    )


@pytest.fixture
def add(database, clock, ids):
    def _add(*args, promotable=False, **more):
        proposed = candidate(*args, at=clock(), **more)
        return changes.add(database, proposed, now=clock(), ids=ids, promotable=promotable)

    return _add
