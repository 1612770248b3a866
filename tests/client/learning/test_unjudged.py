"""A judgement that makes no sense holds up its own candidate: visible, tried again, and nothing else waits for it."""

import asyncio

import pytest

from client.errors import ModelUnavailable
from client.learning.jobs import FIRST_WAIT, LONGEST_WAIT, Learning
from client.learning.judge import judge
from client.learning.pipeline import Learner, builtin_learner
from client.memory.verdict import Same, Update
from client.store import facts, logs
from client.store.jobs import Failure
from tests.client.learning.job_steps import talk

SAID = (
    ("직원이 6명이에요", "네."),
    ("연락은 이메일로 주세요", "네."),
    ("이번 달부터 엔터프라이즈로 바꿨어요", "네."),
)


class Broken:
    """Judges in code, but makes no sense about candidates whose statement holds `word`, so many `times`."""

    def __init__(self, word, times, code="judge-unknown-fact"):
        self.word, self.times, self.code = word, times, code

    async def __call__(self, candidate, similar):
        if self.word in candidate.statement and self.times > 0:
            self.times -= 1
            raise ModelUnavailable(self.code, id="12")
        return judge(candidate, similar)


def learning(database, clock, ids, judged):
    by_rules = builtin_learner(sensitive_areas=(), promotable=())
    learner = Learner(by_rules.extract, judged, (), (), by_rules.sense)
    return Learning(database, clock, ids, lambda conversation: learner, lambda: 4_000)


def statements(database):
    return sorted(fact.statement for fact in facts.list_facts(database, every=True))


@pytest.mark.parametrize("word", ["직원", "이메일", "엔터프라이즈"])
@pytest.mark.parametrize("code", ["judge-unknown-fact", "model-malformed"])
def test_J5_what_is_clear_is_stored_at_once_and_the_rest_waits_visibly(database, clock, ids, word, code):
    talk(database, clock, said=SAID)
    queue = learning(database, clock, ids, Broken(word, 2, code))
    assert asyncio.run(queue.run_due()) == 0
    stored = statements(database)
    assert stored
    assert not any(word in statement for statement in stored)
    assert (queue.pending().waiting, queue.pending().failed) == (1, 1)
    assert queue.pending().why == (Failure(code, {"id": "12"}),)
    assert logs.unlearned_turns(database, "talk")  # read again for the one that waits
    done = 0
    for _ in range(3):
        clock.move(seconds=LONGEST_WAIT.total_seconds())
        done += asyncio.run(queue.run_due())
    assert done == 1
    assert len(statements(database)) == 4  # seats, channel, tier, and the change: each once
    assert all(len(fact.evidence) == 1 for fact in facts.list_facts(database, every=True))
    assert queue.pending().waiting == 0


def test_J5_a_candidate_that_never_makes_sense_holds_up_no_other_conversation(database, clock, ids):
    queue = learning(database, clock, ids, Broken("직원", 1_000))
    talk(database, clock, "first", SAID[:1])
    talk(database, clock, "second", SAID[1:2])
    assert asyncio.run(queue.run_due()) == 1
    for _ in range(12):
        clock.move(seconds=LONGEST_WAIT.total_seconds())
        asyncio.run(queue.run_due())
    assert statements(database) == ["연락은 이메일을 원함"]
    assert queue.pending().failed == 1  # lost? no: still there to be tried


def test_J5_the_reason_holds_the_bad_number_and_no_word_of_the_customer(database, clock, ids):
    class Leaky(Broken):
        async def __call__(self, candidate, similar):
            raise ModelUnavailable("judge-unknown-fact", id="12")

    talk(database, clock, said=SAID)
    queue = learning(database, clock, ids, Leaky("", 1))
    asyncio.run(queue.run_due())
    assert [(it.code, dict(it.values)) for it in queue.pending().why] == [("judge-unknown-fact", {"id": "12"})]


def test_a_second_try_neither_replaces_what_the_first_stored_nor_brings_back_what_was_corrected_since(
    database, clock, ids
):
    talk(database, clock, said=SAID)
    verdicts = []

    class Churning(Broken):
        async def __call__(self, candidate, similar):
            verdict = await super().__call__(candidate, similar)
            verdicts.append(verdict)
            return verdict

    queue = learning(database, clock, ids, Churning("엔터프라이즈", 2))
    asyncio.run(queue.run_due())
    (seats,) = [fact for fact in facts.list_facts(database, every=True) if fact.attribute == "seats"]
    facts.set_status(database, seats.id, "retracted")
    verdicts.clear()
    clock.move(seconds=LONGEST_WAIT.total_seconds())
    asyncio.run(queue.run_due())
    assert not any(isinstance(verdict, Same | Update) for verdict in verdicts)
    assert [fact.status for fact in facts.list_facts(database, every=True) if fact.attribute == "seats"] == [
        "retracted"
    ]


@pytest.mark.parametrize("code", ["model-unreachable", "model-busy"])
def test_a_model_that_is_away_still_decides_nothing(database, clock, ids, code):
    talk(database, clock, said=SAID)
    queue = learning(database, clock, ids, Broken("이메일", 1, code))
    assert asyncio.run(queue.run_due()) == 0
    assert statements(database) == []
    assert asyncio.run(queue.run_due()) == 0
    clock.move(seconds=FIRST_WAIT.total_seconds())
    assert asyncio.run(queue.run_due()) == 1
