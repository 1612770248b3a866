"""Can an earlier conversation be found by what was said in it, and read at that place?"""

import asyncio

import flet as ft

from tests.client.ui.chat_steps import asked
from tests.client.ui.talk_steps import long_talk, marked, scroll, talked


async def findable(engine):
    await engine.tidy(embed=0, learn=False)


async def search(app, text):
    field = app.find(ft.TextField, "지난 대화에서 찾기")
    await app.type(field, text)
    await app.fire(field, "submit", text)


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
