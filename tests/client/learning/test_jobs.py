"""Learning is a durable job: once, whole, or not yet; whatever is killed or away."""

from dataclasses import replace
from datetime import timedelta

import pytest

from client.errors import ModelUnavailable
from client.learning.jobs import FIRST_WAIT, Learning
from client.memory.logged import LoggedTurn
from client.store import conversations, facts, logs
from tests.client.learning.job_steps import SAID, add_turn, learner, run, talk


@pytest.fixture
def learning(database, clock, ids):
    return Learning(database, clock, ids, lambda conversation: learner(), lambda: 4_000)


def test_a_conversation_that_ended_is_learned_from_once(learning, database, clock):
    talk(database, clock)
    assert learning.pending().waiting == 1
    assert run(learning) == 1
    first = facts.list_facts(database, every=True)
    assert {fact.kind for fact in first} >= {"agreement", "attribute", "event"}
    assert learning.pending().waiting == 0
    conversations.end(database, "talk", clock())
    assert run(learning) == 0
    assert facts.list_facts(database, every=True) == first


def test_only_new_turns_are_read_when_a_conversation_goes_on(learning, database, clock):
    talk(database, clock)
    run(learning)
    read = []

    class Listening:
        async def learn(self, turns, find_similar):
            read.extend(turn.id for turn in turns)
            return await learner().learn(turns, find_similar)

    turn = LoggedTurn("later", "talk", "연락은 문자로 주세요", clock(), "Asia/Seoul", "waiting")
    logs.write_question(database, turn, "")
    logs.complete(database, replace(turn, state="done", answer="네.", completed_at=clock()))
    conversations.end(database, "talk", clock())
    run(replace(learning, learner=lambda conversation: Listening()))
    assert read == ["later"]


def test_J17_while_the_model_is_away_everything_waits_visibly_and_is_then_done_once_each(learning, database, clock):
    for number in range(3):
        talk(database, clock, f"talk{number}")

    class Away:
        async def learn(self, turns, find_similar):
            raise ModelUnavailable("model-unreachable", host="model.test")

    away = replace(learning, learner=lambda conversation: Away())
    assert run(away) == 0
    assert (away.pending().waiting, away.pending().failed) == (3, 3)
    assert run(learning) == 0, "not due yet"
    clock.move(seconds=FIRST_WAIT.total_seconds() + 1)
    assert run(learning) == 3
    assert learning.pending().waiting == 0
    agreements = [fact for fact in facts.list_facts(database, every=False) if fact.kind == "agreement"]
    assert len(agreements) == 1, "the same agreement of the same day, with evidence of each conversation"
    assert len({quote.turn for quote in agreements[0].evidence}) >= 3


def test_waits_grow_and_end_at_an_hour(learning, database, clock):
    talk(database, clock)

    class Away:
        async def learn(self, turns, find_similar):
            raise ModelUnavailable("model-busy")

    away = replace(learning, learner=lambda conversation: Away())
    waits = []
    for _ in range(12):
        run(away)
        due = database.one("SELECT due_at FROM jobs")[0]
        waits.append(due)
        clock.now = max(clock.now, clock.now.fromisoformat(due.replace("Z", "+00:00"))) + timedelta(seconds=1)
    assert waits == sorted(waits)
    assert learning.pending().waiting == 1


def test_a_job_that_breaks_is_kept_and_the_log_names_no_words_of_the_customer(learning, database, clock):
    talk(database, clock)

    class Broken:
        async def learn(self, turns, find_similar):
            raise ValueError(turns[0].question)

    run(replace(learning, learner=lambda conversation: Broken()))
    assert learning.pending().failed == 1
    assert "환불" not in database.one("SELECT error FROM jobs")[0]


def test_a_job_done_by_another_process_meanwhile_is_not_done_twice(learning, database, clock):
    talk(database, clock)

    class Slow:
        async def learn(self, turns, find_similar):
            learned = await learner().learn(turns, find_similar)
            await learning.run_due()  # the other process
            return learned

    run(replace(learning, learner=lambda conversation: Slow()))
    assert len([fact for fact in facts.list_facts(database, every=True) if fact.kind == "agreement"]) == 1


def test_what_a_block_line_says_already_is_not_proposed_for_promotion(learning, database, clock, ids):
    from client.notebook.block import write_block

    logs.begin_conversation(database, "talk", clock())
    write_block(
        database,
        "답변 언어: 일본어",
        writer="model",
        now=clock(),
        ids=ids,
        limit=4_000,
        conversation="talk",
        turn="said-0",
    )
    talk(database, clock, "said", (("앞으로 일본어로 답해 주세요", "覚えました。"),))
    run(learning)
    assert facts.proposed(database) == []


def test_an_attribute_that_is_always_needed_is_proposed(learning, database, clock):
    talk(database, clock)
    run(learning)
    assert [facts.get(database, fact).value for fact in facts.proposed(database)] == ["enterprise"]


def test_what_is_said_while_the_job_runs_is_learned_too(learning, database, clock):
    talk(database, clock)

    class Interrupted:
        async def learn(self, turns, find_similar):
            if len(turns) == len(SAID):
                conversations.reopen(database, "talk")
                add_turn(database, clock, "meanwhile", "직원이 5명이에요")
                conversations.end(database, "talk", clock())
            return await learner().learn(turns, find_similar)

    run(replace(learning, learner=lambda conversation: Interrupted()))
    assert logs.unlearned_turns(database, "talk") == []
    assert any("5명" in fact.statement for fact in facts.list_facts(database, every=False))


def test_a_stopped_turn_that_is_answered_later_is_read_again(learning, database, clock):
    talk(database, clock)
    run(learning)
    logs.set_state(database, "talk-1", "answering")
    stopped = logs.turn(database, "talk-1")
    logs.complete(database, replace(stopped, state="done", answer="네.", completed_at=clock()))
    assert [turn.id for turn in logs.unlearned_turns(database, "talk")] == ["talk-1"]
