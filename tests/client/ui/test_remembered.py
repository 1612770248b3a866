"""Does the chat say what was remembered of a conversation, by itself, and does it lead back from each of it?"""

import asyncio

import flet as ft
import pytest

from tests.client.learning.job_steps import talk
from tests.client.ui.conftest import window

LINE = "가지를 기억했어요"


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr("client.ui.root.REST_SECONDS", 0.0)
    monkeypatch.setattr("client.ui.root.WATCH_SECONDS", 0.05)
    monkeypatch.setattr("client.background.FIRST_SECONDS", 3600)


@pytest.fixture
def ended(clock):
    """A conversation that ended and waits to be learned from; it is opened again in the window."""

    def fill(engine):
        talk(engine.opened.database, clock)
        engine.drafts.keep("talk", "여기에 쓰던 글")  # so that the window opens it
        return engine

    return fill


def count(engine):
    return engine.remembered.count("talk")


async def learned(app, engine):
    await app.until(lambda: app.has("이번 달부터 엔터프라이즈로 바꿨어요"))
    assert not app.has(LINE)
    await engine.learning.run_now()  # as the background does it
    await app.until(lambda: app.has(f"이 대화에서 {count(engine)}{LINE}"))


def test_the_line_comes_by_itself_when_learning_has_finished_and_stands_there_the_next_time(play, ended):
    async def story(app, engine):
        await learned(app, engine)
        assert count(engine) > 1
        again = await window(engine)
        await again.until(lambda: again.has(LINE))
        await again.press("새 대화")
        await again.until(lambda: not again.has(LINE))
        await again.leave()

    play(story, change=ended)


def test_each_can_be_taken_back_or_deleted_and_the_line_follows(play, ended):
    async def story(app, engine):
        await learned(app, engine)
        before = count(engine)
        facts = engine.remembered.facts("talk")
        await app.press(f"이 대화에서 {count(engine)}{LINE} · 보기")
        await app.until(lambda: app.has("이 대화에서 기억한 것"))
        assert all(app.has(fact.statement) for fact in facts)
        await app.press(f"되돌리기: {facts[0].statement}")
        await app.until(lambda: app.has("더는 쓰지 않아요"))
        assert engine.notebook.fact(facts[0].id).status == "retracted"
        await app.press(f"지우기: {facts[1].statement}")
        await app.until(lambda: app.has("이 사실을 지울까요?"))
        await app.press("지우기")
        await app.until(lambda: app.has("사실을 지웠어요."))
        await app.until(lambda: count(engine) == before - 2)
        await app.until(lambda: app.has(f"이 대화에서 {count(engine)}{LINE}") or not count(engine))

    play(story, change=ended)


def test_it_leads_to_all_that_is_remembered(play, ended):
    async def story(app, engine):
        await learned(app, engine)
        await app.press(f"이 대화에서 {count(engine)}{LINE} · 보기")
        await app.until(lambda: app.has("이 대화에서 기억한 것"))
        await app.press("기억된 내용 열기")
        await app.until(lambda: app.has("항상 전달되는 기억"))
        assert not app.has("이 대화에서 기억한 것")

    play(story, change=ended)


def test_looking_is_cheap_while_nothing_changes(play, ended):
    async def story(app, engine):
        await learned(app, engine)
        statements = []
        real = engine.opened.database.all

        def heard(sql, params=()):
            statements.append(sql)
            return real(sql, params)

        engine.opened.database.all = heard
        try:
            await asyncio.sleep(0.3)
        finally:
            del engine.opened.database.all
        assert not [sql for sql in statements if "fact_evidence" in sql]
        assert app.find(ft.ListView)

    play(story, change=ended)
