"""What does a customer see and do while the model service is away, and when it is back?"""

import asyncio

import flet as ft
import pytest

from client.errors import ModelRefused
from tests.client.ui.chat_steps import HeldModel, ask, composer, row
from tests.client.ui.conftest import window, with_model
from tests.client.ui.waiting_steps import AWAY, back, waits
from tests.support.away import Service, unreachable


def test_the_customer_asks_on_while_the_service_is_away_and_is_answered_in_order(away, service):
    async def story(app, engine):
        await waits(app, "첫 질문", 1)
        assert app.has(AWAY)
        assert app.has("질문 1개가 순서대로 기다리고, 잃은 것은 없어요.")
        assert app.has("보내기")
        await waits(app, "둘째 질문", 2)
        assert app.has("질문 2개가")
        assert len(service.requests) == 1
        back(service)
        await app.press("지금 다시")
        await app.until(lambda: app.has("답: 첫 질문") and app.has("답: 둘째 질문") and not app.has("기다리고"))
        assert not app.has("보낼 차례")

    away(story)


def test_the_built_in_assistant_answers_what_waits_when_it_is_asked_to(play):
    async def story(app, engine):
        await waits(app, "안녕하세요", 1)
        await waits(app, "고마워요", 2)
        await app.press("내장 도우미로 답하기")
        await app.until(lambda: not app.has("기다리고") and len(app.all(ft.IconButton, "답변 복사")) == 2)
        assert app.has("내장 도우미")

    def change(engine):
        from dataclasses import replace

        service = Service(unreachable())
        turns = replace(engine.turns, model=lambda: service)
        return replace(engine, model=lambda: service, turns=turns, line=replace(engine.line, turns=turns))

    play(story, change=change)


def test_stopping_what_the_line_sends_stops_the_line_until_the_customer_goes_on(away, service):
    async def story(app, engine):
        await waits(app, "첫 질문", 1)
        await waits(app, "둘째 질문", 2)
        back(service)
        service.gate = asyncio.Event()
        await app.press("지금 다시")
        await app.until(lambda: app.has("답:") and app.has("멈추기"))
        await app.press("멈추기")
        await app.until(lambda: app.has("여기에서 멈췄어요.") and app.has("보내기를 멈춰 두었어요."))
        assert app.has("(1번째)")
        service.gate.set()
        await app.press("이어서 보내기")
        await app.until(lambda: app.has("답: 둘째 질문"))

    away(story)


def test_a_refused_key_is_said_in_the_banner_and_nothing_is_lost(away, service):
    async def story(app, engine):
        await waits(app, "첫 질문", 1)
        service.trouble = ModelRefused("model-key-refused")
        await app.press("지금 다시")
        await app.until(lambda: app.has("모델 서비스가 키를 받아 주지 않았어요"))
        assert app.has("(1번째)")
        back(service)
        await app.press("이어서 보내기")
        await app.until(lambda: app.has("답: 첫 질문"))

    away(story)


def test_the_question_is_still_there_and_still_waits_in_the_next_window(away, service):
    async def story(app, engine):
        await waits(app, "첫 질문", 1)
        await app.leave()
        service.gone = unreachable()
        again = await window(engine)
        await again.until(lambda: again.has("첫 질문") and again.has("(1번째)") and again.has(AWAY))
        back(service)
        await again.press("지금 다시")
        await again.until(lambda: again.has("답: 첫 질문"))
        await again.leave()

    away(story)


def test_another_conversation_does_not_stop_what_the_line_sends(away, service):
    async def story(app, engine):
        await waits(app, "첫 질문", 1)
        back(service)
        service.gate = asyncio.Event()
        await app.press("지금 다시")
        await app.until(lambda: app.has("멈추기"))
        await app.press("새 대화")
        await app.until(lambda: app.has("무엇을 도와드릴까요?"))
        assert not app.has("멈추기"), "nothing of this conversation is on its way"
        service.gate.set()
        await app.press("대화 목록")
        await app.fire(row(app, "첫 질문"), "click")
        await app.until(lambda: app.has("답: 첫 질문"))

    away(story)


def test_a_second_window_sends_nothing_twice_and_sees_the_answer(away, service, monkeypatch):
    monkeypatch.setattr("client.ui.chat.inline.LOOK_SECONDS", 0.05)

    async def story(app, engine):
        await waits(app, "첫 질문", 1)
        other = await window(engine)
        await other.until(lambda: other.has("(1번째)"))
        back(service)
        await app.press("지금 다시")
        await app.until(lambda: app.has("답: 첫 질문"))
        await other.until(lambda: other.has("답: 첫 질문") and not other.has("기다리고"))
        assert len(service.requests) == 2
        await other.leave()

    away(story)


def test_a_temporary_conversation_waits_too_and_only_here(away, service):
    async def story(app, engine):
        await app.press("임시 대화 시작")
        field = app.find(ft.TextField)
        await app.type(field, "임시 질문")
        await app.press("보내기")
        await app.until(lambda: app.has("(1번째)") and app.has(AWAY))
        assert await asyncio.to_thread(engine.turns.waits.all) == []
        back(service)
        await app.press("지금 다시")
        await app.until(lambda: app.has("답: 임시 질문"))

    away(story)


def test_a_draft_stays_while_the_line_is_sent(away, service):
    async def story(app, engine):
        await waits(app, "첫 질문", 1)
        await app.type(composer(app), "쓰던 글")
        back(service)
        await app.press("지금 다시")
        await app.until(lambda: app.has("답: 첫 질문"))
        assert composer(app).value == "쓰던 글"

    away(story)


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "One question waits"), ("ja", "質問1件が順番を待っています")]
)
def test_the_banner_speaks_the_language_of_the_app(away, language, sentence):
    async def story(app, engine):
        await waits(app, "첫 질문", 1)
        await app.turn_to("settings")
        await app.pick("언어", language)
        await app.turn_to("chat")
        await app.until(lambda: app.has(sentence))

    away(story)


def test_a_model_that_takes_its_time_is_still_waited_for_and_can_be_stopped(play, monkeypatch):
    monkeypatch.setattr("client.ui.chat.drawing.SLOW_SECONDS", 0.05)

    class Silent(HeldModel):
        async def stream(self, request):
            await self.go.wait()
            async for event in super().stream(request):
                yield event

    silent = Silent()

    async def story(app, engine):
        await ask(app, "질문")
        await app.until(lambda: app.has("첫마디를 기다리고 있어요") and app.has("멈추기"))
        silent.go.set()
        await app.until(lambda: app.has("절반만 남았어요."))

    play(story, change=lambda engine: with_model(engine, silent))


def test_the_state_line_tells_a_paused_memory_and_explains_itself(away, service):
    async def story(app, engine):
        await asyncio.to_thread(engine.preferences.set, "memory", "off")
        await waits(app, "첫 질문", 1)
        await app.until(lambda: app.has("아직 정책을 받지 못했어요. 연결되면 받아 올게요 · 기억 멈춤"))
        line = next(button for button in app.all(ft.TextButton) if isinstance(button.content, ft.Row))
        await app.fire(line, "click")
        await app.until(lambda: app.has("지금 어떤 상태인가요?"))
        assert app.has("정책 소식을 보내는 서버와는 다른 곳이에요.")
        assert app.has("지금은 새로 기억하지 않아요.")
        await app.press("지금 확인")
        await app.until(lambda: not app.has("지금 어떤 상태인가요?"))

    away(story)
