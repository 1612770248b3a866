"""Is a temporary conversation visibly one, on the screen and in the store, and is it gone when it is left?"""

import asyncio

import flet as ft

from client.errors import ModelUnavailable
from tests.client.ui.chat_steps import row
from tests.support.tables import changed, tables

BEGIN = "임시 대화 시작"
HINT = "임시 대화 — 기억하지 않아요"
CANARY = "코끼리-7731"


def composer(app, hint=HINT):
    return next(field for field in app.all(ft.TextField) if field.hint_text == hint)


async def asked(app, text, answer):
    await app.type(composer(app), text)
    await app.press("보내기")
    await app.until(lambda: app.has(answer) and not app.has("멈추기"))


def test_it_looks_different_says_what_it_is_and_leaves_no_row(play):
    async def story(app, engine):
        before = await asyncio.to_thread(tables, engine.opened.database)
        await app.press(BEGIN)
        assert app.has("여기서 나눈 이야기는 기억하지 않고")
        assert app.has("이 대화는 저장하지 않아요.")
        assert not app.has("민지라고 불러 주세요"), "nothing asks to be remembered"
        await asked(app, f"{CANARY}를 기억해 주세요", "임시 대화에서는 기억하지 않아요")
        await asked(app, "또 하나", "둘째 답")
        await app.press("새 대화")
        await app.until(lambda: app.has("무엇을 도와드릴까요?"))
        assert not app.has(CANARY)
        assert not app.has("여기서 나눈 이야기는 기억하지 않고")
        assert composer(app, "메시지를 입력하세요")
        after = await asyncio.to_thread(tables, engine.opened.database)
        assert changed(before, after) == {"egress", "sqlite_sequence", "meta"}
        assert {row[0] for row in set(after["meta"]) ^ set(before["meta"])} == {"bundle_check"}, "a look for news"

    play(story, "네, 기억할게요!", "둘째 답")


def test_a_failed_answer_can_be_tried_again(play):
    async def story(app, engine):
        await app.press(BEGIN)
        await asked(app, "질문", "다시 시도")
        await app.press("다시 시도")
        await app.until(lambda: app.has("이번에는 됐어요."))
        assert await asyncio.to_thread(engine.conversations.all) == []

    play(story, ModelUnavailable("model-malformed"), "이번에는 됐어요.")


def test_the_sheet_of_an_answer_names_place_and_size_and_no_text(play):
    async def story(app, engine):
        await app.press(BEGIN)
        await asked(app, f"{CANARY} 질문", "답이에요.")
        await app.press("이 답변은 어떻게 나왔나요?")
        await app.until(lambda: app.has("임시 대화라서 글은 남기지 않았어요."))
        assert app.has("model.test")

    play(story, "답이에요.")


def test_the_conversation_before_it_ends_and_opening_an_earlier_one_leaves_it(play):
    async def story(app, engine):
        await app.type(composer(app, "메시지를 입력하세요"), "보통 질문")
        await app.press("보내기")
        await app.until(lambda: app.has("보통 답") and not app.has("멈추기"))
        await app.press(BEGIN)
        assert not app.has("보통 답")
        assert (await asyncio.to_thread(engine.conversations.all))[0].ended
        await asked(app, "임시 질문", "임시 답")
        await app.press("대화 목록")
        assert not app.has("임시 질문 (")
        await app.fire(row(app, "보통 질문"), "click")
        await app.until(lambda: app.has("보통 답"))
        assert not app.has("임시 답")
        assert composer(app, "메시지를 입력하세요")

    play(story, "보통 답", "임시 답")


def test_closing_the_window_leaves_nothing(play):
    async def story(app, engine):
        await app.press(BEGIN)
        await asked(app, f"{CANARY} 질문", "답이에요.")
        await app.session.dispatch_event(app.page._i, "close", None)
        assert await asyncio.to_thread(engine.conversations.all) == []
        assert engine.learning.pending().waiting == 0

    play(story, "답이에요.")
