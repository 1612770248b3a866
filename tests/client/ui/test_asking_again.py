"""Can the newest question be answered anew or put in other words, and is no answer and no draft lost over it?"""

import asyncio

import flet as ft
import pytest

from client.errors import ModelUnavailable
from client.models.port import CallsReady, Finished, TextDelta, ToolCall
from tests.client.ui.chat_steps import HeldModel, ask, asked
from tests.client.ui.conftest import window, with_model

WRITE = [("rewrite_customer_context", '{"text": "일본어로 답해 주세요."}')]


def field(app):
    return next(one for one in app.all(ft.TextField) if one.multiline)


def counted(app, text):
    return sum(text == (shown.value or "").replace("\u2060", "") for shown in app.all(ft.Text))


async def reword(app, text, answer):
    await app.press("질문 고치기")
    await app.type(field(app), text)
    await app.press("보내기")
    await app.until(lambda: app.has(answer) and not app.has("멈추기"))


def test_a_new_answer_stands_in_the_place_of_the_old_one_which_can_be_looked_at(play):
    async def story(app, engine):
        await asked(app, "환불은?", "첫 답이에요")
        await app.press("다시 답하기")
        await app.until(lambda: app.has("둘째 답이에요") and app.has("답변 복사"))
        assert not app.has("첫 답이에요")
        assert counted(app, "환불은?") == 1
        assert app.has("2 / 2")
        await app.press("이전 답 보기")
        await app.until(lambda: app.has("첫 답이에요"))
        assert app.has("1 / 2")
        assert app.has("지금은 쓰지 않는 이전 질문과 답이에요.")
        assert not app.has("둘째 답이에요")
        assert not app.has("다시 답하기")
        assert not app.has("질문 고치기")
        await app.press("다음 답 보기")
        await app.until(lambda: app.has("둘째 답이에요") and app.has("다시 답하기"))
        again = await window(engine)
        await again.until(lambda: again.has("둘째 답이에요"))
        assert not again.has("첫 답이에요")
        assert again.has("2 / 2")
        await again.leave()

    play(story, "첫 답이에요", "둘째 답이에요")


def test_a_question_is_put_in_other_words_and_the_draft_comes_back(play):
    async def story(app, engine):
        await asked(app, "첫 질문", "첫 답이에요")
        await app.type(field(app), "쓰다 만 글")
        await app.press("질문 고치기")
        assert app.has("질문을 고치는 중")
        assert field(app).value == "첫 질문"
        assert field(app).hint_text == "고친 질문을 입력하세요"
        await app.press("취소")
        assert not app.has("질문을 고치는 중")
        assert field(app).value == "쓰다 만 글"
        await reword(app, "고친 질문", "둘째 답이에요")
        assert field(app).value == "쓰다 만 글"
        assert not app.has("질문을 고치는 중")
        assert not app.has("첫 질문")
        await reword(app, "또 고친 질문", "셋째 답이에요")
        assert app.has("3 / 3")
        [conversation] = await asyncio.to_thread(engine.conversations.all)
        assert (conversation.title, conversation.turns) == ("또 고친 질문", 1)

    play(story, "첫 답이에요", "둘째 답이에요", "셋째 답이에요")


def test_only_the_newest_question_offers_it(play):
    async def story(app, engine):
        await asked(app, "하나", "첫 답이에요")
        await asked(app, "둘", "둘째 답이에요")
        names = ("질문 고치기", "다시 답하기", "질문 복사")
        assert [len(app.all(ft.IconButton, name)) for name in names] == [1, 1, 2]

    play(story, "첫 답이에요", "둘째 답이에요")


def test_while_it_is_answered_anew_the_old_answer_makes_room_and_comes_back_when_that_fails(play):
    async def story(app, engine):
        await asked(app, "환불은?", "첫 답이에요")
        await app.press("다시 답하기")
        await app.until(lambda: app.has("다시 시도"))
        assert app.has("첫 답이에요")
        assert counted(app, "환불은?") == 2
        await app.press("다시 시도")
        await app.until(lambda: app.has("셋째 답이에요"))
        await app.until(lambda: not app.has("첫 답이에요"))
        assert app.has("2 / 2")

    play(story, "첫 답이에요", ModelUnavailable("model-malformed"), "셋째 답이에요")


def test_a_stopped_try_leaves_both_on_the_screen(play):
    held = HeldModel()

    async def story(app, engine):
        held.go.set()
        await asked(app, "환불은?", "절반만 남았어요.")
        held.go.clear()
        await app.press("다시 답하기")
        await app.until(lambda: app.has("절반만") and not app.has("절반만 남았어요."))  # the old answer makes room
        await app.press("멈추기")
        await app.until(lambda: app.has("여기에서 멈췄어요. 여기까지는 보관했어요."))
        assert app.has("절반만 남았어요.")
        assert app.has("답변을 멈췄어요")

    play(story, change=lambda engine: with_model(engine, held))


def test_what_the_earlier_answer_wrote_is_taken_back_in_the_same_step(play):
    async def story(app, engine):
        await asked(app, "앞으로 일본어로 답해 주세요", "그럴게요")
        await app.press("질문 고치기")
        assert app.has("고치기 전 답이 기억에 쓴 것")
        assert counted(app, "+ 일본어로 답해 주세요.") == 2
        await app.press("되돌리기")
        await app.until(lambda: not app.has("고치기 전 답이 기억에 쓴 것"))
        assert field(app).value == "앞으로 일본어로 답해 주세요", "the edit goes on"
        assert (await asyncio.to_thread(engine.notebook.block)).text == ""

    play(story, WRITE, "그럴게요")


def test_what_an_answer_that_gave_way_wrote_is_shown_below_the_new_one_with_its_undo(play):
    async def story(app, engine):
        await asked(app, "앞으로 일본어로 답해 주세요", "그럴게요")
        await reword(app, "안녕하세요", "반가워요")
        assert app.has("고치기 전 답이 기억에 쓴 것")
        assert app.has("+ 일본어로 답해 주세요.")
        await app.press("되돌리기")
        await app.until(lambda: not app.has("+ 일본어로 답해 주세요."))
        assert (await asyncio.to_thread(engine.notebook.block)).text == ""
        await app.press("이전 답 보기")
        await app.until(lambda: app.has("그럴게요"))
        assert app.has("기억을 되돌렸어요.")

    play(story, WRITE, "그럴게요", "반가워요")


def test_in_a_temporary_conversation_too(play):
    async def story(app, engine):
        await app.press("임시 대화 시작")
        await asked_here(app, "하나", "첫 답이에요")
        await app.press("다시 답하기")
        await app.until(lambda: app.has("둘째 답이에요") and app.has("답변 복사"))
        assert not app.has("첫 답이에요")
        await app.press("이전 답 보기")
        await app.until(lambda: app.has("첫 답이에요"))
        await app.press("다음 답 보기")
        await reword(app, "고친 하나", "셋째 답이에요")
        assert app.has("3 / 3")
        assert await asyncio.to_thread(engine.conversations.all) == []

    play(story, "첫 답이에요", "둘째 답이에요", "셋째 답이에요")


async def asked_here(app, text, answer):
    await app.type(field(app), text)
    await app.press("보내기")
    await app.until(lambda: app.has(answer) and not app.has("멈추기"))


def test_a_refused_rewording_changes_nothing_and_is_not_lost(play):
    async def story(app, engine):
        await asked(app, "첫 질문", "첫 답이에요")
        await app.press("질문 고치기")
        await app.type(field(app), "가" * 40_001)
        await app.press("보내기")
        await app.until(lambda: field(app).value == "가" * 40_001)
        assert app.has("첫 답이에요")
        assert [turn.state for turn in app_turns(engine)] == ["done"]

    play(story, "첫 답이에요")


def app_turns(engine):
    [conversation] = engine.conversations.all()
    return engine.conversations.history(conversation.id)


@pytest.mark.parametrize("width", [390, 1280])
def test_a_reader_who_scrolled_up_is_left_there_and_led_down(play, width):
    async def story(app, engine):
        await asked(app, "환불은?", "첫 답이에요")
        reading = next(each for each in app.all(ft.ListView) if each.reverse)
        await app.scroll(reading, 900.0, end=5_100.0)
        assert app.has("맨 아래로")
        calls = len(app.connection.calls)
        await app.press("다시 답하기")
        await app.until(lambda: app.has("답변이 왔어요"))
        assert app.has("맨 아래로")
        assert reading in app.all(ft.ListView)
        assert not app.has("둘째 답이에요"), "it would push away what is read"
        assert not [name for name, _ in app.connection.calls[calls:] if name == "scroll_to"]
        await app.press("맨 아래로")
        assert [name for name, _ in app.connection.calls[calls:]] == ["scroll_to"]
        await app.scroll(reading, 0.0, end=5_100.0)
        assert app.has("둘째 답이에요")

    play(story, "첫 답이에요", "둘째 답이에요", width=width)


class Slow(HeldModel):
    """Looks something up, and says nothing until it is let go."""

    async def stream(self, request):
        if not self.requests:
            self.requests.append(request)
            yield CallsReady((ToolCall("c1", "search_policy", '{"query": "환불"}'),))
            yield Finished("tools")
            return
        await self.go.wait()
        yield TextDelta("14일이에요")
        yield Finished("stop")


def test_a_question_says_that_it_is_kept_what_is_looked_up_and_when_the_answer_is_there(play):
    slow = Slow()

    async def story(app, engine):
        await ask(app, "환불은?")
        await app.until(lambda: counted(app, "정책을 찾아보고 있어요") >= 2)  # to be seen, and to be heard
        slow.go.set()
        await app.until(lambda: app.has("답변이 왔어요"))
        assert not app.has("정책을 찾아보고 있어요")

    play(story, change=lambda engine: with_model(engine, slow))


def test_a_failure_is_said(play):
    async def story(app, engine):
        await ask(app, "환불은?")
        await app.until(lambda: app.has("답변을 받지 못했어요"))
        assert app.has("다시 시도")

    play(story, ModelUnavailable("model-malformed"))
