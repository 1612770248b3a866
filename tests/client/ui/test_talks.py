"""Does the list of conversations show which there are, when they were and what waits in them, on every width?"""

from datetime import UTC, datetime

import flet as ft

from client.memory.fact import Candidate, Quote
from client.notebook import facts as changes
from client.store import logs
from shared.ids import new_id
from tests.client.ui.chat_steps import asked, row
from tests.client.ui.talk_steps import logged, talked

WIDE = 1280


def headings(app):
    return [each.content.semantics_label for each in app.all(ft.Semantics) if each.header]


def test_conversations_stand_under_the_time_they_were_last_written_in(play):
    def fill(engine):
        for number, days in enumerate((0, 1, 3, 20, 300)):  # the clock shows Monday, 28 September
            talked(engine, f"이야기 {number}", conversation=f"c{number}", days=days)
        return engine

    async def story(app, engine):
        await app.press("대화 목록")
        await app.until(lambda: app.has("이야기 4"))
        assert headings(app)[-5:] == ["대화 목록", "오늘", "어제", "9월", "2025년 12월"]
        assert app.has("질문 1개")

    play(story, change=fill)


def test_this_week_stands_apart_from_the_month(play, clock):
    clock.move(days=4)  # Friday

    def fill(engine):
        return talked(talked(engine, "수요일 이야기", days=2), "지난주 이야기", conversation="c2", days=8)

    async def story(app, engine):
        await app.press("대화 목록")
        await app.until(lambda: app.has("지난주 이야기"))
        assert {"이번 주", "9월"} <= set(headings(app))

    play(story, change=fill)


def test_only_a_window_of_many_conversations_is_listed_and_scrolling_brings_more(play):
    def fill(engine):
        with engine.opened.database.transaction():
            many(engine)
        return engine

    def many(engine):
        for number in range(90):
            talked(engine, f"이야기 {number:02}", conversation=f"c{number:02}", days=number)

    async def story(app, engine):
        await app.press("대화 목록")
        await app.until(lambda: app.has("이야기 39"))
        assert not app.has("이야기 40")
        reading = app.all(ft.ListView)[-1]
        await app.scroll(reading, 900.0, end=1_000.0)
        await app.until(lambda: app.has("이야기 79"))
        assert not app.has("이야기 80")

    play(story, change=fill)


def test_what_waits_in_a_conversation_is_said_in_the_list(play):
    def fill(engine):
        talked(engine, "허리가 아파요")
        said = Quote("허리가 아파요", "customer", "c1-0", datetime(2026, 9, 28, 1, 0, tzinfo=UTC))
        candidate = Candidate("event", "허리가 아픔", (said,), sensitive=True)
        changes.add(engine.opened.database, candidate, now=engine.settings.clock(), ids=new_id, promotable=False)
        logs.write_question(engine.opened.database, logged("late", "c1", "보낼 것", engine.settings.clock()), "")
        return engine

    async def story(app, engine):
        await app.press("대화 목록")
        await app.until(lambda: app.has("보낼 질문 1개 · 확인할 것 1개"))

    play(story, change=fill)


def test_on_a_wide_window_the_list_stands_beside_the_chat_follows_it_and_can_be_folded(play):
    async def story(app, engine):
        await app.until(lambda: app.has("지난 대화에서 찾기"))
        await asked(app, "새 이야기", "답이에요")
        await app.until(lambda: "새 이야기" in app.texts())
        await app.fire(row(app, "환불은 며칠인가요"), "click")
        await app.until(lambda: not app.has("답이에요"))
        assert app.has("지난 대화에서 찾기")
        await app.press("대화 목록")
        assert not app.has("지난 대화에서 찾기")
        await app.press("대화 목록")
        assert app.has("지난 대화에서 찾기")

    play(story, "답이에요", change=lambda engine: talked(engine, "환불은 며칠인가요", days=3), width=WIDE)


def test_a_window_that_grows_gets_the_list_and_one_that_shrinks_loses_it(play):
    async def story(app, engine):
        assert not app.has("지난 대화에서 찾기")
        for width, there in ((WIDE, True), (390, False)):
            app.session.apply_page_patch({"width": width, "height": 800})
            await app.fire(app.page, "resize", {"width": width, "height": 800})
            await app.until(lambda there=there: app.has("지난 대화에서 찾기") is there)

    play(story)
