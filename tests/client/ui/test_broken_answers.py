"""What does a customer see of an answer that was stopped or failed, and how is it tried again?"""

import asyncio

from client.errors import ModelRefused, ModelUnavailable
from tests.client.ui.chat_steps import HeldModel, ask
from tests.client.ui.conftest import with_model


def test_stopping_keeps_what_came_and_marks_it_and_it_can_be_tried_again(play):
    held = HeldModel()

    async def story(app, engine):
        await ask(app, "길게 말해 주세요")
        await app.until(lambda: app.has("절반만"))
        await app.press("멈추기")
        await app.until(lambda: app.has("여기에서 멈췄어요."))
        assert app.has("절반만")
        assert app.has("보내기")
        held.go.set()
        await app.press("다시 시도")
        await app.until(lambda: app.has("절반만 남았어요."))
        assert not app.has("여기에서 멈췄어요.")
        [conversation] = await asyncio.to_thread(engine.conversations.all)
        assert conversation.turns == 1

    play(story, change=lambda engine: with_model(engine, held))


def test_a_failed_answer_says_why_and_the_built_in_assistant_may_answer_instead(play):
    async def story(app, engine):
        await ask(app, "환불은 며칠인가요?")
        await app.until(lambda: app.has("내장 도우미로 답하기"))
        assert app.has("모델의 답을 알아볼 수 없었어요")
        await app.press("내장 도우미로 답하기")
        await app.until(lambda: app.has("14일"))
        assert not app.has("내장 도우미로 답하기")

    play(story, ModelUnavailable("model-malformed"), "14일")


def test_the_reason_of_a_failure_is_said_with_its_values(play):
    async def story(app, engine):
        await ask(app, "환불은 며칠인가요?")
        await app.until(lambda: app.has("다시 시도"))
        assert app.has("model.test")

    play(story, ModelRefused("model-address-insecure", host="model.test"))


def test_an_answer_that_breaks_in_an_unforeseen_way_can_be_tried_again(play):
    async def story(app, engine):
        await ask(app, "환불은 며칠인가요?")
        await app.until(lambda: app.has("다시 시도") and app.has("문제가 생겨서 마치지 못했어요"))
        await app.press("다시 시도")
        await app.until(lambda: app.has("14일"))

    play(story, ZeroDivisionError(), "14일")


def test_a_closed_tab_stops_its_answer_and_keeps_what_came(play):
    held = HeldModel()
    seen = {}

    async def story(app, engine):
        await ask(app, "길게 말해 주세요")
        await app.until(lambda: app.has("절반만"))
        await app.leave()
        while True:
            [found] = await asyncio.to_thread(engine.conversations.all)
            [turn] = await asyncio.to_thread(engine.conversations.history, found.id)
            if found.ended and turn.state == "cancelled":
                break
            await asyncio.sleep(0.01)
        seen["answer"] = turn.answer

    play(story, change=lambda engine: with_model(engine, held))
    assert seen["answer"] == "절반만"
