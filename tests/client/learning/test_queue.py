"""The queue of learning: one at a time whoever works it, back as soon as the model is, and never another account's."""

import asyncio
import os
import subprocess
import sys
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta

import pytest

from client.compose import open_engine
from client.errors import ModelUnavailable
from client.kit.words import LANGUAGES, Words
from client.learning.jobs import LOCK_NAME, Learning
from client.settings import load_settings
from client.store import facts
from tests.client.learning.test_jobs import learner, run, talk
from tests.support.fakes import ScriptedModel
from tests.support.model_server import ModelServer, say
from tests.support.service import ROOT, command


@pytest.fixture
def learning(database, clock, ids):
    return Learning(database, clock, ids, lambda conversation: learner(), lambda: 4_000)


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


HOLDING = """
import fcntl, sys
lock = open(sys.argv[1], "w")
fcntl.flock(lock, fcntl.LOCK_EX)
print("held", flush=True)
sys.stdin.readline()
"""


def test_while_another_process_learns_this_one_leaves_it_alone_and_takes_over_when_that_one_dies(
    learning, database, clock
):
    talk(database, clock)
    lock = database.path.with_name(LOCK_NAME)
    other = subprocess.Popen(
        [sys.executable, "-c", HOLDING, str(lock)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    try:
        assert other.stdout.readline() == "held\n"
        assert run(learning) == 0
        assert learning.pending().waiting == 1

        async def now():
            asking = asyncio.ensure_future(learning.run_now())
            await asyncio.sleep(0.1)
            assert not asking.done()
            other.kill()
            return await asking

        assert asyncio.run(now()) == 1
    finally:
        other.kill()
        other.wait(10)
        other.stdin.close()
        other.stdout.close()


def test_two_processes_at_once_read_each_conversation_once(tmp_path):
    home = tmp_path / "home"
    environ = {"GIEOK_KEYRING": "off", "GIEOK_EMBEDDING": "off"}
    for text in ("직원이 5명이에요", "이번 달부터 엔터프라이즈로 바꿨어요", "연락은 이메일로 주세요"):
        command("client", "chat", "--new", "-m", text, "--home", home, "--server", "http://127.0.0.1:9")
    command("client", "end", "--no-wait", "--home", home, "--server", "http://127.0.0.1:9")
    engine = open_engine(load_settings({"home": str(home), "server": "http://127.0.0.1:9"}, environ))
    engine.opened.database.run("DELETE FROM facts")
    engine.opened.database.run("UPDATE turns SET learned_at = NULL")
    for conversation in engine.conversations.all():
        engine.conversations.end(conversation.id)
    assert engine.learning.pending().waiting == 3
    with ModelServer(*[say('{"facts": []}')] * 6) as server:
        model = {"GIEOK_MODEL_URL": server.url, "GIEOK_MODEL": "m"}
        started = [sys.executable, "-m", "client", "end", "--home", str(home), "--server", "http://127.0.0.1:9"]
        both = [
            subprocess.Popen(started, cwd=ROOT, env={**os.environ, **environ, **model}, stdout=subprocess.DEVNULL)
            for _ in range(2)
        ]
        assert [process.wait(60) for process in both] == [0, 0]
        read = [request.json["messages"][-1]["content"] for request in server.requests]
    assert engine.learning.pending().waiting == 0
    assert len(read) == len(set(read)) == 3
    asyncio.run(engine.close())


class Slow(ScriptedModel):
    """Answers a request for facts with what that very conversation says, once it is let go."""

    def __init__(self, marker):
        super().__init__()
        self.marker = marker
        self.begun = asyncio.Event()
        self.go = asyncio.Event()

    async def stream(self, request):
        self.begun.set()
        await self.go.wait()
        self.steps.append(
            '{"facts": [{"kind": "attribute", "statement": "직원 수 %s명", "attribute": "seats", "value": "%s",'
            ' "quotes": [{"turn": 1, "speaker": "customer", "text": "직원이 %s명이에요"}]}]}' % ((self.marker,) * 3)
        )
        async for event in super().stream(request):
            yield event


def account(tmp_path, name):
    settings = load_settings(
        {"home": str(tmp_path / "home"), "account": name, "server": "http://127.0.0.1:9", "now": "2026-09-28"},
        {"GIEOK_KEYRING": "off", "GIEOK_EMBEDDING": "off"},
    )
    return open_engine(settings)


async def told(engine, marker):
    async for _ in engine.turns.ask(f"직원이 {marker}명이에요"):
        pass
    engine.conversations.end(engine.conversations.current())


def with_slow(engine, marker):
    """The engine's learning, driven by a slow service that is recorded like any other."""
    from client.learning.learners import learner_for

    model = Slow(marker)
    database, config = engine.opened.database, engine.bundles.config()
    made = replace(
        engine.learning, learner=lambda c: learner_for(model, config, database, c, engine.settings.clock, lambda: None)
    )
    return model, made


def test_two_accounts_that_learn_at_the_same_time_never_cross_over(tmp_path):
    async def play():
        one, two = account(tmp_path, "하나"), account(tmp_path, "둘")
        await told(one, "11")
        await told(two, "22")
        (slow_one, learn_one), (slow_two, learn_two) = with_slow(one, "11"), with_slow(two, "22")
        running = [asyncio.ensure_future(learn_one.run_due()), asyncio.ensure_future(learn_two.run_due())]
        await slow_one.begun.wait()
        await slow_two.begun.wait()
        slow_two.go.set()
        assert await running[1] == 1
        slow_one.go.set()
        assert await running[0] == 1
        for engine, mine, other in ((one, "11", "22"), (two, "22", "11")):
            statements = [fact.statement for fact in engine.notebook.facts("", every=True)]
            assert any(mine in statement for statement in statements)
            sent = "".join(str(sent.content) for sent in engine.sent())
            assert mine in sent
            assert not any(other in text for text in (*statements, sent.replace(mine, "")))
            await engine.close()

    asyncio.run(play())


def test_an_account_left_while_it_learns_goes_on_when_it_is_opened_again(tmp_path):
    async def play():
        one = account(tmp_path, "하나")
        await told(one, "11")
        slow, learn = with_slow(one, "11")
        running = asyncio.ensure_future(learn.run_due())
        await slow.begun.wait()
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running
        await one.close()
        two = account(tmp_path, "둘")
        assert two.learning.pending().waiting == 0
        assert two.notebook.facts("", every=True) == []
        await two.close()
        again = account(tmp_path, "하나")
        assert again.learning.pending().waiting == 1
        assert await again.learning.run_now() == 1
        assert any("11" in fact.statement for fact in again.notebook.facts("", every=True))
        await again.close()

    asyncio.run(play())


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
