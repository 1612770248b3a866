"""Deleting on the screens: asked once, with what else holds the words, and said only when it is gone."""

import asyncio
import subprocess
import sys

import flet as ft

from client.compose import open_engine
from client.kit.words import Words
from client.memory.fact import Candidate, Quote
from client.memory.logged import LoggedTurn
from client.notebook import facts as changes
from client.store import logs
from client.ui import watch, window
from tests.client.ui.headless import Headless

KO = Words("ko")


def said(engine, text, turn="t1", conversation="c1"):
    """A turn of an earlier, ended conversation."""
    database, now = engine.opened.database, engine.settings.clock()
    if engine.conversations.all() == [] or conversation not in {one.id for one in engine.conversations.all()}:
        logs.begin_conversation(database, conversation, now)
    logs.write_question(database, LoggedTurn(turn, conversation, text, now, "Asia/Seoul", "waiting"), text)
    logs.complete(database, LoggedTurn(turn, conversation, text, now, "Asia/Seoul", "done", "네.", now))
    engine.conversations.end(conversation)


def fact(engine, statement, quote, turn="t1", kind="attribute"):
    now = engine.settings.clock()
    proposed = Candidate(kind, statement, (Quote(quote, "customer", turn, now),))
    return changes.add(engine.opened.database, proposed, now=now, ids=engine.notebook.ids, promotable=False)


def moved(engine):
    said(engine, "부산으로 이사했어요")
    return fact(engine, "부산으로 이사함", "부산으로 이사했어요")


async def ask(app, text):
    field = next(field for field in app.all(ft.TextField) if field.on_submit is not None)
    await app.type(field, text)
    await app.fire(field, "submit", text)


async def tick(app, label):
    app.session.apply_patch(app.find(ft.Checkbox, label)._i, {"value": True})


def cards(engine):
    return [(card.kind, card.fact) for turn in engine.conversations.history(newest(engine)) for card in turn.cards]


def newest(engine):
    return next(one.id for one in engine.conversations.all() if one.id != "c1")


def test_D8_a_fact_is_forgotten_at_its_card_and_it_is_said_when_it_is_gone(play):
    async def story(app, engine):
        known = await asyncio.to_thread(moved, engine)
        await ask(app, "이사한 얘기는 지워 주세요")
        await app.until(lambda: app.has("그대로 두기"))
        assert await asyncio.to_thread(cards, engine) == [("forget", known.id)]
        assert len(await asyncio.to_thread(engine.notebook.facts)) == 1
        await app.press("지우기")
        await app.until(lambda: app.has("이 사실이 나온 대화도 지우기"))
        await tick(app, "이 사실이 나온 대화도 지우기")
        await app.fire(app.find(ft.FilledButton, "지우기"), "click")
        await app.until(lambda: app.has("사실을 지웠어요."))
        assert await asyncio.to_thread(engine.notebook.facts) == []
        assert [one.id for one in await asyncio.to_thread(engine.conversations.all)] != ["c1"]
        await app.until(lambda: not app.has("그대로 두기"))
        assert app.has("지운 기억")

    play(story)


def test_D8_keeping_it_deletes_nothing_and_the_card_is_done(play):
    async def story(app, engine):
        await asyncio.to_thread(moved, engine)
        await ask(app, "이사한 얘기는 잊어 줘")
        await app.until(lambda: app.has("그대로 두기"))
        await app.press("그대로 두기")
        await app.until(lambda: app.has(KO.text("card-kept")))
        assert not app.has("그대로 두기")
        assert len(await asyncio.to_thread(engine.notebook.facts)) == 1

    play(story)


def test_D1_a_conversation_is_deleted_with_the_facts_that_are_named(play):
    async def story(app, engine):
        await asyncio.to_thread(moved, engine)
        await app.press("대화 목록")
        await app.press("대화 지우기: 부산으로 이사했어요")
        await app.until(lambda: app.has("이 대화에서 나온 사실 1건도 지우기"))
        assert app.has("“부산으로 이사함”")
        await tick(app, "이 대화에서 나온 사실 1건도 지우기")
        await app.fire(app.find(ft.FilledButton, "지우기"), "click")
        await app.until(lambda: app.has("대화를 지웠어요."))
        assert await asyncio.to_thread(lambda: engine.notebook.facts(every=True)) == []
        assert await asyncio.to_thread(engine.conversations.all) == []

    play(story)


def test_D1_without_the_choice_the_fact_stays_and_shows_its_words(play):
    async def story(app, engine):
        await asyncio.to_thread(moved, engine)
        await asyncio.to_thread(engine.conversations.delete, "c1")
        await app.turn_to("memory")
        await app.press("사실")
        await app.until(lambda: app.has("부산으로 이사함"))
        await app.press("더 보기: 부산으로 이사함")
        assert app.has("“부산으로 이사했어요” — 나")

    play(story)


def test_everything_is_deleted_and_the_open_window_starts_again_empty(settings, monkeypatch):
    seen = []

    async def one_tab(screen, shown, *, on_ready):
        app = await Headless.start(screen)
        await ask(app, "코끼리-7731")
        await app.until(lambda: app.has("코끼리-7731"))
        await app.until(lambda: not app.has("멈추기"))
        await app.turn_to("settings")
        await app.until(lambda: app.has("모든 기억 지우기"))
        await app.press("모든 기억 지우기")
        await app.fire(app.find(ft.FilledButton, "모두 지우기"), "click")
        await app.until(lambda: app.has("기억은 이 기기에 있어요"))  # an account that is new again
        await app.pass_first()
        await app.until(lambda: app.has(KO.text("chat-write")) and not app.has("모든 기억 지우기"))
        seen.append(app.has("코끼리-7731"))
        await ask(app, "안녕하세요")
        await app.until(lambda: app.has("안녕하세요"))
        await app.until(lambda: not app.has("멈추기"))
        app.followed()

    monkeypatch.setattr(window, "serve", one_tab)
    monkeypatch.setattr(watch, "WATCH_SECONDS", 0.05)
    assert window.open_window(settings, open_engine) == 0
    assert seen == [False]
    fresh = open_engine(settings)
    assert [turn.question for turn in fresh.conversations.history(newest(fresh))] == ["안녕하세요"]
    asyncio.run(fresh.close())


def test_an_open_window_sees_what_a_command_deleted_and_goes_on_empty(settings, monkeypatch):
    async def one_tab(screen, shown, *, on_ready):
        app = await Headless.start(screen)
        await ask(app, "코끼리-7731")
        await app.until(lambda: app.has("코끼리-7731"))
        await app.until(lambda: not app.has("멈추기"))
        command = [sys.executable, "-m", "client", "wipe", "--yes", "--home", str(settings.home), "--now", "2026-09-28"]
        environ = {"GIEOK_KEYRING": "off", "GIEOK_EMBEDDING": "off", "PATH": ""}
        done = await asyncio.to_thread(lambda: subprocess.run(command, env=environ, check=False, capture_output=True))
        assert done.returncode == 0, done.stderr
        await app.until(lambda: app.has("기억은 이 기기에 있어요"))
        assert not app.has("코끼리-7731")
        await app.pass_first()
        await ask(app, "안녕하세요")
        await app.until(lambda: app.has("안녕하세요"))
        await app.until(lambda: not app.has("멈추기"))
        app.followed()

    monkeypatch.setattr(window, "serve", one_tab)
    monkeypatch.setattr(watch, "WATCH_SECONDS", 0.05)
    assert window.open_window(settings, open_engine) == 0
    fresh = open_engine(settings)
    assert [turn.question for turn in fresh.conversations.history(newest(fresh))] == ["안녕하세요"]
    asyncio.run(fresh.close())


def test_D8_a_line_is_forgotten_at_its_card_without_a_trace(play):
    async def story(app, engine):
        await asyncio.to_thread(engine.notebook.save_block, "호칭: 지수님\n짧게", "")
        await ask(app, "호칭은 이제 잊어 주세요")
        await app.until(lambda: app.has("그대로 두기"))
        assert app.has("“호칭: 지수님”")
        assert await asyncio.to_thread(lambda: engine.notebook.facts(every=True))  # pushed out, kept in history
        await app.press("지우기")
        await app.until(lambda: app.has(KO.text("card-forgotten")))
        assert not app.has("그대로 두기")
        assert await asyncio.to_thread(lambda: engine.notebook.facts(every=True)) == []
        assert (await asyncio.to_thread(engine.notebook.block)).text == "짧게"

    play(story)
