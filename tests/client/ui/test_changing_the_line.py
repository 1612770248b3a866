"""Can a question that waits for the model service be edited, taken out, deleted and asked anew?"""

import asyncio

import flet as ft

from client.errors import ModelUnavailable
from tests.client.ui.chat_steps import ask
from tests.client.ui.conftest import window
from tests.client.ui.waiting_steps import AWAY, back, waits
from tests.support.away import unreachable


def test_a_question_that_waits_can_be_edited_and_taken_out(away, service):
    async def story(app, engine):
        await waits(app, "첫 질문", 1)
        await waits(app, "둘째 질문", 2)
        await app.press("질문 빼기")
        await app.press("취소")
        await app.press("질문 빼기")  # of the first one
        await app.press("질문 빼기")
        await app.until(lambda: app.has("질문을 뺐어요.") and not app.has("(2번째)"))
        await app.press("질문 고치기")
        field = app.find(ft.TextField, "질문")
        assert field.value == "둘째 질문"
        await app.type(field, "   ")
        await app.press("고친 대로 두기")
        assert app.has("고친 대로 두기"), "a blank one is refused and stays in the field"
        await app.type(field, "다른 질문")
        await app.press("고친 대로 두기")
        await app.until(lambda: app.has("다른 질문") and not app.has("고친 대로 두기"))
        back(service)
        await app.press("지금 다시")
        await app.until(lambda: app.has("답: 다른 질문"))

    away(story)


def test_a_deleted_conversation_takes_its_waiting_question_along(away, service):
    async def story(app, engine):
        await waits(app, "지울 질문", 1)
        await app.press("대화 목록")
        await app.press("대화 지우기: 지울 질문")
        await app.press("지우기")
        await app.until(lambda: app.has("대화를 지웠어요."))
        assert not app.has(AWAY)
        assert await asyncio.to_thread(engine.turns.waits.all) == []

    away(story)


def test_an_answer_can_be_read_while_its_question_waits_to_be_asked_anew_and_then_among_the_versions(away, service):
    async def story(app, engine):
        back(service)
        await ask(app, "첫 질문")
        await app.until(lambda: app.has("다시 답하기"))
        service.trouble = unreachable()
        await app.press("다시 답하기")
        await app.until(lambda: app.has("(1번째)"))
        assert app.has("답: 첫 질문")
        service.gone = unreachable()
        again = await window(engine)
        await again.until(lambda: again.has("(1번째)") and again.has("답: 첫 질문"))
        await again.leave()
        back(service)
        await app.press("지금 다시")
        await app.until(lambda: app.has("2 / 2") and not app.has("(1번째)"))
        assert len(app.all(ft.IconButton, "답변 복사")) == 1
        assert [turn.state for turn in service_turns(engine)] == ["done"]
        assert len(service.requests) == 3

    away(story)


def service_turns(engine):
    [conversation] = engine.conversations.all()
    return engine.conversations.history(conversation.id)


def test_a_reworded_question_that_is_taken_out_of_the_line_gives_the_failed_one_back(away, service):
    async def story(app, engine):
        service.trouble = ModelUnavailable("model-malformed")
        await ask(app, "첫 질문")
        await app.until(lambda: app.has("다시 시도"))
        service.trouble = unreachable()
        await app.press("질문 고치기")
        field = next(field for field in app.all(ft.TextField) if field.hint_text == "고친 질문을 입력하세요")
        await app.type(field, "고친 질문")
        await app.press("보내기")
        await app.until(lambda: app.has("(1번째)"))
        assert not app.has("다시 시도")
        await app.press("질문 빼기")
        await app.press("질문 빼기")
        await app.until(lambda: app.has("질문을 뺐어요.") and app.has("다시 시도"))
        assert app.has("첫 질문")
        assert not app.has("고친 질문")

    away(story)
