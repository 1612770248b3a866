"""Are earlier turns and conversations there to be read, opened again and deleted?"""

import asyncio

import flet as ft

from client.memory.logged import LoggedTurn
from client.store import logs
from tests.client.ui.chat_steps import asked, log_turns, row


def test_only_a_window_of_a_long_history_is_mounted_and_scrolling_up_brings_more(play):
    def fill(engine):
        log_turns(engine, 90)
        return engine

    async def story(app, engine):
        await app.until(lambda: app.has("질문 89"))
        assert app.has("질문 70")
        assert not app.has("질문 69")
        reading = next(each for each in app.all(ft.ListView) if each.reverse)
        await app.scroll(reading, 5_000.0, end=5_100.0)
        await app.until(lambda: app.has("질문 50"))
        assert not app.has("질문 49")
        assert app.has("맨 아래로")

    play(story, change=fill)


def test_each_day_is_said_once_above_its_first_turn(play, clock):
    def fill(engine):
        log_turns(engine, 2)
        clock.move(days=1)
        for number in range(2):
            now = engine.settings.clock()
            turn = LoggedTurn(f"next-{number}", "c1", f"다음 날 {number}", now, "Asia/Seoul", "waiting")
            logs.write_question(engine.opened.database, turn, turn.question)
        return engine

    async def story(app, engine):
        await app.until(lambda: app.has("다음 날 1"))
        reading = next(each for each in app.all(ft.ListView) if each.reverse)
        days = [row.controls[0].semantics_label for row in reading.controls if isinstance(row, ft.Row)]
        assert days == ["오늘", "어제"], "the list stands on its head"

    play(story, change=fill)


def test_a_new_conversation_ends_the_old_one_and_the_list_leads_back(play):
    async def story(app, engine):
        await asked(app, "첫 이야기", "하나")
        await app.press("새 대화")
        await app.until(lambda: app.has("무엇을 도와드릴까요?"))
        [first] = await asyncio.to_thread(engine.conversations.all)
        assert first.ended
        await asked(app, "둘째 이야기", "두울")
        await app.press("대화 목록")
        await app.fire(row(app, "첫 이야기"), "click")
        await app.until(lambda: app.has("하나"))
        assert not app.has("두울")

    play(story, "하나", "두울")


def test_a_deleted_conversation_is_gone_after_one_question(play):
    async def story(app, engine):
        await asked(app, "지울 이야기", "하나")
        await app.press("대화 목록")
        await app.press("대화 지우기: 지울 이야기")
        await app.press("취소")
        assert len(await asyncio.to_thread(engine.conversations.all)) == 1
        await app.press("대화 지우기: 지울 이야기")
        await app.press("지우기")
        await app.until(lambda: app.has("대화를 지웠어요."))
        assert await asyncio.to_thread(engine.conversations.all) == []
        assert app.has("무엇을 도와드릴까요?")

    play(story, "하나")
