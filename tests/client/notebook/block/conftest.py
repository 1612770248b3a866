"""Writes to the block, and a conversation that they happen in."""

import pytest

from client.memory.fact import Fact
from client.notebook.block import write_block
from client.store import facts, logs

LIMIT = 4_000
WRITERS = ("model", "customer", "promotion", "service")


@pytest.fixture
def write(database, clock, ids):
    def _write(text, writer="model", **more):
        return write_block(database, text, writer=writer, now=clock(), ids=ids, limit=LIMIT, **more)

    return _write


@pytest.fixture
def conversation(database, clock):
    logs.begin_conversation(database, "talk", clock())
    return "talk"


def a_fact(database, clock, statement="이름은 지수"):
    fact = Fact("f1", "attribute", statement, None, stated=True, status="active", first_seen=clock(), last_seen=clock())
    facts.insert(database, fact)
    return fact
