"""Can an earlier conversation be found by what was said in it, read at that place, and called something else?"""

import asyncio
from datetime import UTC, datetime, timedelta

import flet as ft

from client.memory.fact import Candidate, Quote
from client.memory.logged import LoggedTurn, Source
from client.notebook import facts as changes
from client.store import logs
from shared.ids import new_id
from tests.client.ui.test_chat import asked, composer, log_turns, row

WIDE = 1280


def talked(engine, *said, conversation="c1", days=0, answer="네."):
    """A conversation whose questions were asked some days ago, and can be found."""
    database = engine.opened.database
    at = engine.settings.clock() - timedelta(days=days)
    with database.transaction():
        logs.begin_conversation(database, conversation, at)
        for number, text in enumerate(said):
            turn = logged(f"{conversation}-{number}", conversation, text, at)
            logs.write_question(database, turn, said[0])
            logs.complete(database, logged(turn.id, conversation, text, at, answer))
            if text.startswith("질문"):  # only what is looked for is worth the time to index it
                logs.mark_indexed(database, turn.id, at)
    return engine


def logged(turn, conversation, text, at, answer=None):
    done = {"state": "done", "answer": answer, "completed_at": at, "model": "m", "model_kind": "builtin"}
    return LoggedTurn(turn, conversation, text, at, "Asia/Seoul", **(done if answer else {"state": "waiting"}))


async def findable(engine):
    await engine.tidy(embed=0, learn=False)


async def search(app, text):
    field = next(each for each in app.all(ft.TextField) if each.label == "지난 대화에서 찾기")
    await app.type(field, text)
    await app.fire(field, "submit", text)


def long_talk(engine):
    said = [f"질문 {n}" for n in range(90)]
    said[30] = "코끼리-7731 주문은 언제 오나요"
    return talked(engine, *said, days=40)


def marked(app):
    """The turns that stand on the tint of what was found."""
    return [each for each in app.all(ft.Container) if each.key is not None and each.bgcolor is not None]


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
        where = {"pixels": 900.0, "min_scroll_extent": 0.0, "max_scroll_extent": 1_000.0, "viewport_dimension": 600.0}
        await app.fire(reading, "scroll", {"event_type": "update", "scroll_delta": 9.0, **where})
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


def test_words_are_found_shown_in_their_place_and_lead_to_that_turn(play, monkeypatch):
    monkeypatch.setattr("client.ui.chat.around.MARK_SECONDS", 0.3)

    async def story(app, engine):
        await findable(engine)
        await app.press("대화 목록")
        await search(app, "코끼리 주문")
        await app.until(lambda: app.has("찾은 말 1건"))
        strong = [span.text for each in app.all(ft.Text) for span in each.spans or [] if span.style is not None]
        assert [text.replace("\u2060", "") for text in strong] == ["코끼리", "주문"]
        await app.fire(found(app), "click")
        await app.until(lambda: marked(app))
        assert app.has("찾은 말이 있는 곳으로 왔어요")
        (turn,) = marked(app)
        assert any("코끼리-7731 주문은 언제 오나요" in app._names(each) for each in app.walk(turn))
        assert not app.all(ft.BottomSheet)
        assert app.has("질문 10")
        assert not app.has("질문 9")
        assert app.has("질문 49")
        assert not app.has("질문 50")
        await app.until(lambda: any("turn-c1-30" in str(arguments) for _, arguments in app.connection.calls))
        await app.until(lambda: not marked(app))

    play(story, change=long_talk)


def found(app):
    """The button of the first turn that was found."""
    return next(
        each
        for each in app.all(ft.TextButton)
        if isinstance(each.content, ft.Column)
        and any(isinstance(part, ft.Text) and part.spans for part in each.content.controls)
    )


async def jumped(app, engine):
    await findable(engine)
    await app.press("대화 목록")
    await search(app, "코끼리")
    await app.until(lambda: app.has("찾은 말"))
    await app.fire(found(app), "click")
    await app.until(lambda: app.has("질문 49"))


def reading(app):
    return next(each for each in app.all(ft.Column) if each.on_scroll is not None)


async def scroll(app, pixels):
    where = {"pixels": pixels, "min_scroll_extent": 0.0, "max_scroll_extent": 5_000.0, "viewport_dimension": 600.0}
    await app.fire(reading(app), "scroll", {"event_type": "update", "scroll_delta": 9.0, **where})


def test_from_there_both_older_and_newer_turns_come_in_and_the_reader_stays(play):
    async def story(app, engine):
        await jumped(app, engine)
        await scroll(app, 4_990.0)
        await app.until(lambda: app.has("질문 69"))
        await scroll(app, 0.0)
        await app.until(lambda: app.has("질문 0"))
        await app.until(lambda: any("turn-c1-10" in str(arguments) for _, arguments in app.connection.calls))
        assert [name for name, _ in app.connection.calls].count("scroll_to") == 2

    play(story, change=long_talk)


def test_to_the_end_leads_to_the_newest_turn_and_a_question_is_asked_there(play):
    async def story(app, engine):
        await jumped(app, engine)
        assert not app.has("질문 89")
        await app.press("맨 아래로")
        await app.until(lambda: app.has("질문 89"))
        assert not app.has("코끼리-7731 주문은 언제 오나요")
        await jumped(app, engine)
        await asked(app, "새 질문이에요", "새 답이에요")
        assert app.has("질문 89")
        assert not app.has("코끼리-7731 주문은 언제 오나요")

    play(story, "새 답이에요", change=long_talk)


def test_what_is_not_there_and_what_was_deleted_is_not_found(play):
    async def story(app, engine):
        await findable(engine)
        await app.press("대화 목록")
        await search(app, "하마")
        await app.until(lambda: app.has("찾는 말이 있는 대화가 없어요."))
        await asyncio.to_thread(engine.conversations.delete, "c1")
        await search(app, "코끼리")
        await app.until(lambda: app.has("찾는 말이 있는 대화가 없어요."))
        await app.press("찾기 끝내기")
        await app.until(lambda: app.has("아직 대화가 없어요."))
        assert not app.has("찾기 끝내기")

    play(story, change=lambda engine: talked(engine, "코끼리-7731"))


def test_one_can_search_by_hand_where_the_assistant_may_not(play):
    async def story(app, engine):
        engine.preferences.set("conversation_search", "off")
        await findable(engine)
        await app.press("대화 목록")
        await search(app, "코끼리")
        await app.until(lambda: app.has("찾은 말 1건"))

    play(story, change=lambda engine: talked(engine, "코끼리-7731"))


def test_a_conversation_is_called_what_its_customer_likes_until_the_name_is_taken_away(play):
    async def story(app, engine):
        await app.press("대화 목록")
        await app.press("이름 바꾸기: 환불은 며칠인가요")
        await app.type(app.find(ft.TextField, "대화 이름"), "가" * 81)
        await app.press("저장")
        await app.until(lambda: any("80자까지" in (each.error or "") for each in app.all(ft.TextField)))
        await app.type(app.find(ft.TextField, "대화 이름"), " 나의 \u202e환불\n이야기 ")
        await app.press("저장")
        await app.until(lambda: app.has("이름을 바꿨어요: 나의 환불 이야기"))
        assert row(app, "나의 환불 이야기")
        await app.press("이름 바꾸기: 나의 환불 이야기")
        assert app.find(ft.TextField, "대화 이름").value == "나의 환불 이야기"
        await app.type(app.find(ft.TextField, "대화 이름"), "")
        await app.press("저장")
        await app.until(lambda: row(app, "환불은 며칠인가요"))

    play(story, change=lambda engine: talked(engine, "환불은 며칠인가요"))


def test_an_automatic_title_never_overwrites_the_customers_own(play):
    async def story(app, engine):
        await asyncio.to_thread(engine.conversations.rename, "c1", "내 이름")
        await asked(app, "다른 질문", "답이에요")
        (kept,) = await asyncio.to_thread(engine.conversations.window, 5)
        assert (kept.title, kept.named) == ("내 이름", True)

    play(story, "답이에요", change=lambda engine: talked(engine, "환불은 며칠인가요"))


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


def test_an_answer_that_names_an_earlier_turn_leads_to_it(play):
    def fill(engine):
        long_talk(engine)
        cited = Source("conversation", "c1-30", "코끼리", date="2026-08-19")
        log_turns(engine, 1, conversation="c9", sources=(cited,))
        return engine

    async def story(app, engine):
        await app.until(lambda: app.has("1. 코끼리 (2026년 8월 19일)"))
        await app.press("1. 코끼리 (2026년 8월 19일)")
        await app.press("그 대화로 가기")
        await app.until(lambda: app.has("코끼리-7731 주문은 언제 오나요") and marked(app))
        assert composer(app) is not None

    play(story, change=fill)


def test_a_cited_turn_of_a_conversation_that_was_deleted_meanwhile_says_so_and_nothing_moves(play):
    def fill(engine):
        talked(engine, "코끼리", conversation="c0", days=3)
        log_turns(engine, 1, conversation="c9", sources=(Source("conversation", "c0-0", "코끼리", date="2026-09-25"),))
        return engine

    async def story(app, engine):
        await app.until(lambda: app.has("1. 코끼리 (2026년 9월 25일)"))
        await app.press("1. 코끼리 (2026년 9월 25일)")
        await asyncio.to_thread(engine.conversations.delete, "c0")
        await app.press("그 대화로 가기")
        await app.until(lambda: app.has("이 출처는 이제 이 기기에 없어요."))
        assert app.has("질문 0")

    play(story, change=fill)
