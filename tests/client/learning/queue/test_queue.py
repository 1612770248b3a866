"""The queue of learning: is a model that is away asked once, and everything done once it is back?"""

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from client.errors import ModelUnavailable
from client.kit.words import LANGUAGES, Words
from client.store import facts
from tests.client.learning.job_steps import learner, run, talk
from tests.client.learning.queue.conftest import account


class Away:
    """A model that is away; counts how often it was asked."""

    def __init__(self, code="model-timeout", **values):
        self.asked = 0
        self.error = ModelUnavailable(code, **(values or {"host": "model.test"}))

    async def learn(self, turns, find_similar):
        self.asked += 1
        raise self.error


def answered(database, clock):
    """The service has answered a question."""
    database.run(
        "UPDATE turns SET model_kind = 'service', completed_at = ? WHERE id = 'talk2-0'",
        (clock().isoformat(timespec="milliseconds").replace("+00:00", "Z"),),
    )
    database.run("UPDATE turns SET seq = 1000 WHERE id = 'talk2-0'")


def three(database, clock, model, learning):
    for number in range(3):
        talk(database, clock, f"talk{number}")
    run(replace(learning, learner=lambda conversation: model))


def test_J17_a_model_that_is_away_is_asked_once_and_not_once_for_each_conversation(learning, database, clock):
    model = Away()
    three(database, clock, model, learning)
    assert model.asked == 1
    pending = learning.pending()
    assert (pending.waiting, pending.failed) == (3, 3)
    assert [(why.code, why.values, why.times) for why in pending.why] == [("model-timeout", {"host": "model.test"}, 3)]


def test_a_conversation_that_breaks_does_not_hold_up_the_others(learning, database, clock):
    for number in range(2):
        talk(database, clock, f"talk{number}")

    def each(conversation):
        return Away("model-malformed") if conversation == "talk0" else learner()

    assert run(replace(learning, learner=each)) == 1
    assert learning.pending().waiting == 1


def test_J17_once_the_model_has_answered_again_everything_is_done_at_once_and_once(learning, database, clock):
    three(database, clock, Away(), learning)
    assert run(learning) == 0, "put off"
    clock.move(seconds=1)
    answered(database, clock)
    assert run(learning) == 3
    assert learning.pending().waiting == 0
    found = [fact for fact in facts.list_facts(database, every=True) if fact.kind == "agreement"]
    assert len(found) == 1
    assert run(learning) == 0


def test_what_failed_for_a_reason_of_its_own_waits_for_its_time_whoever_answers(learning, database, clock):
    three(database, clock, Away("model-malformed"), learning)
    clock.move(seconds=1)
    answered(database, clock)
    assert run(learning) == 0
    assert learning.pending().waiting == 3


def test_the_customer_who_asks_for_it_need_not_wait(learning, database, clock):
    three(database, clock, Away("model-malformed"), learning)
    assert asyncio.run(learning.run_now()) == 3


def test_a_wait_that_a_clock_far_ahead_has_set_is_no_wait(learning, database, clock):
    clock.move(days=400)
    talk(database, clock)
    run(replace(learning, learner=lambda conversation: Away()))
    clock.move(days=-400)
    assert run(learning) == 1


def test_a_wait_of_an_hour_is_kept(learning, database, clock):
    talk(database, clock)
    away = replace(learning, learner=lambda conversation: Away())
    for _ in range(9):
        run(away)
        clock.move(hours=2)
    run(away)
    clock.move(minutes=59)
    assert run(learning) == 0
    clock.move(minutes=2)
    assert run(learning) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reason_is_a_whole_sentence_in_every_language_and_names_no_words(learning, database, clock, language):
    talk(database, clock)

    class Broken:
        async def learn(self, turns, find_similar):
            raise ValueError(turns[0].question)

    run(replace(learning, learner=lambda conversation: Broken()))
    (why,) = learning.pending().why
    said = Words(language).whole(why.code, **why.values)
    assert "ValueError" in said
    assert "환불" not in said


def test_a_conversation_that_a_clock_far_ahead_has_stamped_ends_all_the_same(tmp_path):
    async def play():
        engine = account(tmp_path, "하나")
        ahead = replace(engine.turns, clock=lambda: engine.settings.clock() + timedelta(days=900))
        async for _ in ahead.ask("직원이 5명이에요"):
            pass
        assert engine.conversations.current() is None
        assert engine.learning.pending().waiting == 1
        await engine.close()

    asyncio.run(play())
