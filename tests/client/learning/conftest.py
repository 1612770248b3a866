"""A customer who is known in nothing yet."""

import asyncio
from dataclasses import replace

import pytest

from client.learning.jobs import Learning
from client.learning.pipeline import builtin_learner
from client.memory.logged import LoggedTurn
from client.notebook.notebook import Notebook
from client.store import conversations, logs
from shared.clock import parse_moment
from shared.formats.config import PROMOTABLE, SENSITIVE
from tests.client.learning.talk import Memory, builtin


@pytest.fixture
def memory():
    return Memory(builtin())


@pytest.fixture
def says(database, clock, ids):
    """One conversation of one day and its learning; returns its id."""
    count = iter(range(1_000))

    def run(at, *questions, zone="Asia/Seoul", answer="네.", meaning=None, learner=None):
        name = f"talk{next(count)}"
        clock.now = parse_moment(at, zone)
        logs.begin_conversation(database, name, clock())
        for number, question in enumerate(questions):
            turn = LoggedTurn(f"{name}-{number}", name, question, clock(), zone, "waiting")
            logs.write_question(database, turn, "제목")
            logs.complete(database, replace(turn, state="done", answer=answer, completed_at=clock()))
            clock.move(minutes=1)
        conversations.end(database, name, clock())
        made = learner or builtin_learner(sensitive_areas=SENSITIVE, promotable=PROMOTABLE)
        learning = Learning(database, clock, ids, lambda conversation: made, lambda: 4_000, lambda: meaning)
        assert asyncio.run(learning.run_due()) == 1
        assert learning.pending().waiting == 0, database.one("SELECT error FROM jobs")[0]
        return name

    return run


@pytest.fixture
def notebook(database, clock, ids):
    return Notebook(database, clock, ids, lambda: 4_000, lambda page: None)
