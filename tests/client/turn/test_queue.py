"""Questions that a model service could not be asked: they wait, in order, and each gets its answer exactly once."""

import asyncio
from contextlib import aclosing
from dataclasses import replace

import pytest

from client.errors import ModelRefused, ModelUnavailable, Refused, StoreFull
from client.models.away import verdict
from client.models.service import ServiceModel
from client.store import logs
from client.turn.events import AnswerDelta, TurnEnded
from client.turn.queue import LONGEST_REST, LONGEST_WAIT, Line
from tests.client.turn.hanging import Hanging
from tests.support.away import Service, unreachable
from tests.support.model_server import ModelServer, fail, say


class Seconds:
    """A clock that runs when it is told."""

    def __init__(self):
        self.now = 100.0

    def __call__(self):
        return self.now


@pytest.fixture
def away(account):
    """An account whose service is away; `.service`, `.line`, `.seconds`."""

    class Account:
        def __init__(self):
            self.service = Service(unreachable())
            self.seconds = Seconds()
            self.open()

        def open(self):
            engine = account(model=self.service)
            self.line = Line(engine.turns, engine.opened.folder / "line.lock", self.seconds)
            self.engine = replace(engine, line=self.line)

        def back(self):
            self.service.trouble = self.service.gone = None

        def ask(self, *texts, conversation=None):
            for text in texts:
                turn = ended(self.engine.turns.ask(text, conversation))[-1]
                conversation = turn.conversation
            return turn

        def send(self):
            return ended(self.line.send())

        def states(self):
            found = self.engine.conversations.all()
            turns = [turn for one in found for turn in self.engine.conversations.history(one.id)]
            return [(turn.question, turn.state) for turn in sorted(turns, key=lambda turn: turn.place)]

    return Account()


def ended(events):
    """The turns as they ended."""

    async def go():
        return [event.turn async for event in events if isinstance(event, TurnEnded)]

    return asyncio.run(go())


def test_what_a_service_that_is_away_was_asked_waits_and_goes_in_order_with_the_answers_before_it(away):
    away.ask("하나", "둘", "셋")
    assert away.states() == [("하나", "waiting"), ("둘", "waiting"), ("셋", "waiting")]
    assert away.service.asked() == [["하나"]], "those behind it were not sent"
    away.back()
    assert [turn.answer for turn in away.send()] == ["답: 하나", "답: 둘", "답: 셋"]
    assert away.service.asked()[1:] == [["하나"], ["하나", "둘"], ["하나", "둘", "셋"]]
    assert away.line.turns.waits.all() == []


def test_a_place_in_line_survives_a_restart_and_so_does_what_was_being_sent_when_the_device_died(away):
    first = away.ask("하나", "둘")
    away.line.turns.waits.claim(away.line.turns.waits.all()[0].id)
    logs_before = away.states()
    assert logs_before == [("하나", "answering"), ("둘", "waiting")]
    asyncio.run(away.engine.close())
    away.open()
    assert away.states() == [("하나", "waiting"), ("둘", "waiting")]
    assert first.waits_since is not None
    away.back()
    assert [turn.state for turn in away.send()] == ["done", "done"]


def test_a_window_that_closes_while_it_sends_leaves_the_question_in_line_and_a_stop_does_not(away):
    away.ask("하나", "둘")
    hanging = Hanging()
    turns = replace(away.engine.turns, model=lambda: hanging)
    line = replace(away.line, turns=turns)

    async def cut(*, stopped):
        async with aclosing(line.send()) as events:
            async for event in events:
                if isinstance(event, AnswerDelta):
                    if stopped:
                        line.stopped_by_customer()
                    break

    asyncio.run(cut(stopped=False))
    assert away.states() == [("하나", "waiting"), ("둘", "waiting")]
    asyncio.run(cut(stopped=True))
    assert away.states() == [("하나", "cancelled"), ("둘", "waiting")]
    assert not line.due, "the customer said stop: nothing goes on by itself"
    line.go_on()
    assert line.due


def test_a_refused_key_stops_the_line_and_everything_in_it_stays(away):
    away.ask("하나", "둘")
    away.service.trouble = ModelRefused("model-key-refused")
    away.send()
    assert away.states() == [("하나", "waiting"), ("둘", "waiting")]
    standing = asyncio.run(away.line.look())
    assert (standing.why.code, standing.why.halt, away.line.due) == ("model-key-refused", True, False)
    away.back()
    away.line.go_on()
    assert len(away.send()) == 2


def test_what_is_wrong_with_one_question_fails_that_one_and_lets_the_next_go_after_a_minute(away):
    away.ask("긴 것", "둘")
    away.service.trouble = {"긴 것": ModelRefused("model-context-too-long")}
    away.send()
    assert away.states() == [("긴 것", "failed"), ("둘", "waiting")]
    assert away.line.why.code == "line-stopped"
    assert not away.line.due
    away.seconds.now += 61
    assert away.line.due
    away.send()
    assert away.states() == [("긴 것", "failed"), ("둘", "done")]


def test_a_service_that_stays_away_is_asked_less_and_less_often_and_never_with_a_question(away):
    away.ask("하나")
    away.service.gone = unreachable()
    waits = []
    for _ in range(8):
        before = len(away.service.requests)
        away.send()
        assert len(away.service.requests) == before
        waits.append(away.line._due - away.seconds.now)
        away.seconds.now = away.line._due
    assert waits == [2, 4, 8, 16, 32, LONGEST_WAIT, LONGEST_WAIT, LONGEST_WAIT]
    assert away.service.probes == 8


def test_a_service_that_is_there_and_still_does_not_answer_gets_more_rest(away):
    away.ask("하나")
    waits = []
    for _ in range(12):
        away.send()
        waits.append(away.line._due - away.seconds.now)
    assert waits[:3] == [2, 4, 8]
    assert waits[-1] == LONGEST_REST


def test_the_wait_that_a_service_asks_for_is_kept_to(away):
    away.service.trouble = ModelUnavailable("model-busy", wait=300)
    away.ask("하나")
    away.send()
    assert away.line._due - away.seconds.now == 300


def test_a_question_that_waits_can_be_put_in_other_words_until_it_is_sent(away):
    turn = away.ask("하나")
    away.line.turns.waits.reword(turn.id, "하나 더")
    assert away.engine.conversations.all()[0].title == "하나 더"
    away.back()
    assert away.send()[0].answer == "답: 하나 더"
    with pytest.raises(Refused, match="turn-not-waiting"):
        away.line.turns.waits.reword(turn.id, "무엇")
    with pytest.raises(Refused, match="turn-not-waiting"):
        away.line.turns.waits.withdraw(turn.id)
    assert away.states() == [("하나 더", "done")]


def test_a_question_that_is_taken_out_leaves_nothing_behind(away):
    turn = away.ask("비밀스러운 질문")
    assert away.engine.sent(turn.id) != []
    away.line.turns.waits.withdraw(turn.id)
    assert away.engine.sent() == []
    assert away.states() == []
    away.back()
    assert away.send() == []


def test_what_waits_in_a_deleted_conversation_is_never_sent(away):
    turn = away.ask("하나")
    away.engine.conversations.delete(turn.conversation)
    away.back()
    assert away.send() == []
    assert away.service.asked() == [["하나"]]


def test_two_processes_do_not_send_the_same_line(away):
    away.ask("하나")
    away.back()
    away.service.gate = None
    other = Line(away.engine.turns, away.line.lock, away.seconds)

    async def both():
        seen = []
        async with aclosing(away.line.send()) as events:
            async for _ in events:
                seen += [event async for event in other.send()]
        return seen

    assert asyncio.run(both()) == []
    assert away.service.asked() == [["하나"], ["하나"]]


def test_the_line_of_a_temporary_conversation_stands_in_memory_alone(away):
    kept = away.engine.temporary()
    line = Line(kept, None, away.seconds)
    assert [turn.state for turn in ended(kept.ask("하나")) + ended(kept.ask("둘"))] == ["waiting", "waiting"]
    assert away.line.turns.waits.all() == []
    assert away.states() == []
    away.back()
    assert [turn.answer for turn in ended(line.send())] == ["답: 하나", "답: 둘"]
    assert away.engine.sent()[-1].content is None


def test_the_built_in_assistant_answers_all_that_wait_only_when_it_is_told_to(away):
    away.ask("안녕하세요", "고마워요")
    found = ended(away.line.answer_with_builtin())
    assert [(turn.question, turn.model_kind) for turn in found] == [("안녕하세요", "builtin"), ("고마워요", "builtin")]


def test_without_a_chosen_service_the_line_waits_for_the_customer_and_not_for_the_built_in(away):
    away.ask("하나")
    turns = replace(away.engine.turns, model=lambda: away.engine.turns.builtin)
    line = replace(away.line, turns=turns)
    assert ended(line.send()) == []
    assert line.why.code == "line-no-service"
    assert away.states() == [("하나", "waiting")]


def test_a_conversation_with_a_question_that_waits_does_not_grow_idle(away):
    turn = away.ask("하나")
    conversations = replace(away.engine.conversations, clock=lambda: turn.asked_at.replace(hour=23))
    conversations.end_idle()
    assert conversations.current() == turn.conversation


def test_an_answer_that_comes_after_its_conversation_ended_is_learned_from(away):
    turn = away.ask("이번 달부터 엔터프라이즈로 바꿨어요")
    away.engine.conversations.end(turn.conversation)
    assert away.engine.learning.pending().waiting == 0
    away.back()
    away.send()
    assert away.engine.learning.pending().waiting == 1
    assert away.engine.conversations.current() is None, "nobody writes in it"


def test_an_answer_that_the_store_does_not_take_is_saved_later_without_being_asked_for_again(away, monkeypatch):
    away.back()
    real = logs.complete

    def full(*_):
        raise StoreFull("store-full")

    monkeypatch.setattr(logs, "complete", full)
    turn = away.ask("하나")
    assert (turn.state, turn.answer, turn.error) == ("failed", "답: 하나", "turn-unsaved-store-full")
    assert away.send()[0].error == "turn-unsaved-store-full"
    monkeypatch.setattr(logs, "complete", real)
    assert [(one.state, one.answer) for one in away.send()] == [("done", "답: 하나")]
    assert away.service.asked() == [["하나"]]
    assert away.states() == [("하나", "done")]


def test_asking_whether_the_service_is_back_carries_no_word_and_is_no_record(account):
    with ModelServer(fail(503, retry_after="0"), fail(503, retry_after="0"), fail(503, retry_after="0")) as server:
        engine = account(model=ServiceModel(server.url, "m", "sk-key"))
        line = replace(engine.line, turns=engine.turns)
        turn = ended(engine.turns.ask("민감한 질문"))[-1]
        assert (turn.state, len(engine.sent())) == ("waiting", 3)
        server.steps.append(say("답"))
        assert [turn.answer for turn in ended(line.send())] == ["답"]
        (probe,) = server.probes
        assert (probe.method, probe.path, probe.body) == ("GET", "/v1/models", b"")
        assert len(engine.sent()) == 4


@pytest.mark.parametrize(
    ("code", "values", "expected"),
    [
        ("model-unreachable", {}, "away"),
        ("model-timeout", {}, "away"),
        ("model-cut", {}, "away"),
        ("model-busy", {}, "away"),
        ("model-failed", {"status": 502}, "away"),
        ("model-failed", {"status": 503}, "away"),
        ("model-failed", {"status": 504}, "away"),
        ("model-failed", {"status": 500}, "question"),
        ("model-key-refused", {}, "change"),
        ("model-not-found", {}, "change"),
        ("model-quota", {}, "change"),
        ("model-request-refused", {"status": 400}, "question"),
        ("model-context-too-long", {}, "question"),
    ],
)
def test_which_failures_are_waited_for(code, values, expected):
    assert verdict(code, values) == expected


def test_a_part_of_an_answer_that_was_cut_off_is_kept_and_not_asked_for_again_by_itself(account):
    part = say("반쯤", finish=None, done=False).then("cut")
    with ModelServer(part) as server:
        engine = account(model=ServiceModel(server.url, "m"))
        turn = ended(engine.turns.ask("질문"))[-1]
    assert (turn.state, turn.answer, turn.error) == ("failed", "반쯤", "model-cut")
    assert engine.turns.waits.all() == []
