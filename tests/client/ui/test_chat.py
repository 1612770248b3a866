"""Does the chat keep what is written, and show what comes?"""

import asyncio
import dataclasses

import pytest

from tests.client.ui.chat_steps import HeldModel, ask, asked, composer
from tests.client.ui.conftest import with_model
from tests.client.ui.ways import to_settings


def test_a_question_gets_its_answer_with_the_model_that_gave_it(play):
    async def story(app, engine):
        assert app.has("무엇을 도와드릴까요?")
        await asked(app, "환불은 며칠인가요?", "14일입니다.")
        assert app.has("환불은 며칠인가요?")
        assert app.has("scripted")
        assert composer(app).value == ""
        assert not app.has("무엇을 도와드릴까요?")

    play(story, "환불은 **14일**입니다.")


def test_an_example_can_be_asked_with_one_tap(play):
    async def story(app, engine):
        await app.press("구매 후 며칠까지 전액 환불을 받을 수 있나요?")
        await app.until(lambda: app.has("14일"))

    play(story, "14일")


@pytest.mark.parametrize("text", ["", "   ", "\n\t"])
def test_a_blank_text_is_never_sent(play, text):
    async def story(app, engine):
        await ask(app, text)
        assert await asyncio.to_thread(engine.conversations.all) == []
        assert composer(app).value == text

    play(story, "14일")


def test_enter_sends_too(play):
    async def story(app, engine):
        await app.type(composer(app), "안녕하세요")
        await app.fire(composer(app), "submit", "안녕하세요")
        await app.until(lambda: app.has("반가워요"))

    play(story, "반가워요")


def test_on_a_new_device_the_first_question_waits_for_the_policies_but_not_for_ever(play):
    class Bundles:
        """The real ones, remembering how long anybody was ready to wait for news."""

        def __init__(self, real):
            self.real = real
            self.waits = []

        def __getattr__(self, name):
            return getattr(self.real, name)

        async def refresh(self, *, patience=None):
            self.waits.append(patience)
            return self.real.state()

    async def story(app, engine):
        await asked(app, "환불은?", "14일")
        assert engine.bundles.waits == [5.0]

    play(story, "14일", change=lambda engine: dataclasses.replace(engine, bundles=Bundles(engine.bundles)))


def test_a_draft_written_while_an_answer_comes_stays(play):
    held = HeldModel()

    async def story(app, engine):
        await ask(app, "첫 질문")
        await app.until(lambda: app.has("절반만"))
        await app.type(composer(app), "다음 질문")
        await app.fire(composer(app), "submit", "다음 질문")
        assert composer(app).value == "다음 질문"
        held.go.set()
        await app.until(lambda: app.has("절반만 남았어요."))
        assert composer(app).value == "다음 질문"

    play(story, change=lambda engine: with_model(engine, held))


def test_an_answer_goes_on_while_another_screen_is_looked_at_and_the_language_changes(play):
    held = HeldModel()

    async def story(app, engine):
        await ask(app, "첫 질문")
        await app.until(lambda: app.has("절반만"))
        await to_settings(app)
        await app.pick("언어", "en")
        await app.until(lambda: app.has("Settings"))
        held.go.set()
        await app.turn_to("chat")
        await app.until(lambda: app.has("절반만 남았어요.") and app.has("Copy answer"))

    play(story, change=lambda engine: with_model(engine, held))


def test_a_refused_question_comes_back_into_the_field(play):
    async def story(app, engine):
        await ask(app, "가" * 40_001)
        await app.until(lambda: composer(app).value != "")
        assert composer(app).value == "가" * 40_001

    play(story, "14일")


def test_copying_copies_the_answer_as_it_was_given(play):
    async def story(app, engine):
        await asked(app, "환불은?", "14일")
        await app.press("답변 복사")
        assert any("환불은 **14일**이에요." in str(arguments) for _, arguments in app.connection.calls)
        await app.until(lambda: app.has("복사했어요."))

    play(story, "환불은 **14일**이에요.")


def test_what_left_the_device_can_be_read(play):
    async def story(app, engine):
        await asked(app, "환불은 며칠인가요?", "14일")
        await app.press("이 답변은 어떻게 나왔나요?")
        await app.until(lambda: app.has("기기 밖으로 나간 내용"))
        assert any("model.test" in text for text in app.texts())

    play(story, "14일")
