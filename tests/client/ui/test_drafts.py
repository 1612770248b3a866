"""Is what was written and not sent still there, wherever the writer has been meanwhile, and nowhere it should not be?"""

import asyncio
import threading

import flet as ft
import pytest

from tests.client.ui.chat_steps import HeldModel, ask, asked, row
from tests.client.ui.conftest import window, with_model
from tests.client.ui.headless import WAIT_SECONDS
from tests.support.tables import tables


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr("client.ui.chat.drafts.PAUSE_SECONDS", 0.02)


def field(app):
    return next(one for one in app.all(ft.TextField) if one.multiline)


def kept(engine):
    rows = engine.opened.database.all("SELECT conversation, text FROM drafts ORDER BY conversation")
    return {row["conversation"]: row["text"] for row in rows}


async def write(app, engine, text):
    await app.type(field(app), text)
    await app.until(lambda: text in kept(engine).values())


def test_a_draft_is_there_again_after_the_window_was_closed_and_gone_once_it_was_sent(play):
    async def story(app, engine):
        await write(app, engine, "쓰다 만 글")
        again = await window(engine)
        await again.until(lambda: field(again).value == "쓰다 만 글")
        await again.press("보내기")
        await again.until(lambda: again.has("답이에요"))
        assert field(again).value == ""
        assert kept(engine) == {}
        await again.leave()

    play(story, "답이에요")


def test_each_conversation_has_its_own_and_a_new_one_too(play):
    async def story(app, engine):
        await asked(app, "첫 이야기", "답이에요")
        [first] = await asyncio.to_thread(engine.conversations.all)
        await write(app, engine, "첫째에 쓰던 글")
        await app.press("새 대화")
        await app.until(lambda: app.has("무엇을 도와드릴까요?"))
        assert field(app).value == ""
        await write(app, engine, "새 글")
        await app.press("대화 목록")
        await app.fire(row(app, "첫 이야기"), "click")
        await app.until(lambda: field(app).value == "첫째에 쓰던 글")
        assert kept(engine) == {None: "새 글", first.id: "첫째에 쓰던 글"}
        await app.press("새 대화")
        await app.until(lambda: field(app).value == "새 글")

    play(story, "답이에요")


def test_what_was_typed_last_is_kept_when_the_conversation_changes_before_the_pause(play, monkeypatch):
    monkeypatch.setattr("client.ui.chat.drafts.PAUSE_SECONDS", 60)

    async def story(app, engine):
        await app.type(field(app), "바로 닫아요")
        await app.turn_to("memory")
        await app.turn_to("chat")
        assert field(app).value == "바로 닫아요"
        await app.press("임시 대화 시작")
        assert kept(engine) == {None: "바로 닫아요"}
        assert field(app).value == ""
        await app.press("새 대화")
        await app.until(lambda: field(app).value == "바로 닫아요")
        await app.type(field(app), "고쳐 쓰고 닫아요")
        await app.leave()
        await app.until(lambda: kept(engine) == {None: "고쳐 쓰고 닫아요"})

    play(story)


def test_of_a_temporary_conversation_nothing_is_kept(play):
    async def story(app, engine):
        before = await asyncio.to_thread(tables, engine.opened.database)
        await app.press("임시 대화 시작")
        await app.type(field(app), "비밀 코끼리")
        await asyncio.sleep(0.1)
        await app.turn_to("policies")
        await app.turn_to("chat")
        assert field(app).value == "비밀 코끼리"
        assert (await asyncio.to_thread(tables, engine.opened.database))["drafts"] == before["drafts"] == []
        await app.press("새 대화")
        await app.until(lambda: field(app).value == "")

    play(story)


def test_a_draft_goes_with_its_conversation(play):
    async def story(app, engine):
        await asked(app, "지울 이야기", "답이에요")
        await write(app, engine, "여기에 쓰던 글")
        await app.press("대화 목록")
        await app.press("대화 지우기: 지울 이야기")
        await app.press("지우기")
        await app.until(lambda: app.has("대화를 지웠어요."))
        assert kept(engine) == {}
        assert field(app).value == ""

    play(story, "답이에요")


def test_the_conversation_that_something_unsent_was_left_in_is_opened_again(play):
    async def story(app, engine):
        await asked(app, "첫 이야기", "답이에요")
        await write(app, engine, "이어서 쓰던 글")
        await app.leave()
        await app.until(lambda: engine.conversations.current() is None)  # the window closed: it is over
        again = await window(engine)
        await again.until(lambda: field(again).value == "이어서 쓰던 글")
        assert again.has("첫 이야기")
        await again.leave()

    play(story, "답이에요")


def test_what_is_written_while_an_answer_comes_is_kept_where_it_belongs(play):
    held = HeldModel()

    async def story(app, engine):
        await ask(app, "첫 질문")
        await app.until(lambda: app.has("절반만"))
        await app.type(field(app), "다음 질문")
        held.go.set()
        await app.until(lambda: app.has("절반만 남았어요."))
        [conversation] = await asyncio.to_thread(engine.conversations.all)
        await app.until(lambda: kept(engine) == {conversation.id: "다음 질문"})

    play(story, change=lambda engine: with_model(engine, held))


def test_nothing_is_written_into_the_field_while_somebody_types(play):
    async def story(app, engine):
        await write(app, engine, "예전 글")
        slow = await window(engine)
        await slow.until(lambda: field(slow).value == "예전 글")
        await slow.type(field(slow), "지금 쓰는 글")
        await slow.turn_to("memory")
        await slow.turn_to("chat")
        assert field(slow).value == "지금 쓰는 글"
        await slow.leave()

    play(story)


def test_typing_waits_for_no_disk(play, monkeypatch):
    begun, disk, written = threading.Event(), threading.Event(), []

    class Slow:
        """Writes when the disk lets it."""

        def read(self, conversation):
            return ""

        def left_in(self):
            return None

        def keep(self, conversation, text):
            begun.set()
            disk.wait(WAIT_SECONDS)
            written.append(text)

    monkeypatch.setattr("client.engine.Engine.drafts", property(lambda engine: Slow()))

    async def story(app, engine):
        await app.type(field(app), "하나")
        await app.until(begun.is_set)  # it is being written now
        await app.type(field(app), "하나 둘")
        assert written == [], "the second letter came before the first was on the disk"
        disk.set()
        await app.until(lambda: written[-1:] == ["하나 둘"])

    play(story)
