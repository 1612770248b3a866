"""Does the screen show everything that the service keeps, who read it, and what holds where nobody can be asked?"""

import asyncio
import dataclasses
from functools import partial

import flet as ft
import httpx
import pytest
from sqlalchemy import update

from client.notebook import facts as changes
from server.db.tables import evidence_texts
from server.operate import staff_add
from tests.client.outgoing.evidence.conftest import ASKED, GRANTED, STATEMENT, agreement
from tests.client.ui.conftest import run_in_window
from tests.support.evidence import REASON
from tests.support.logged_in import keep_login

MAIL = "minsu@example.com"


@pytest.fixture
def online(settings, server, play):
    """As `play`, with a real server behind the window."""
    play_with = dataclasses.replace(settings, server=server.url)

    return partial(run_in_window, play_with)


def learns(engine, statement=STATEMENT, turn="t1"):
    now = engine.settings.clock()
    return changes.add(
        engine.opened.database, agreement(statement, turn), now=now, ids=engine.notebook.ids, promotable=False
    ).id


def signs_in(engine, server):
    keep_login(engine.opened.database, engine.account.device().id, server, server.url, MAIL, "휴대폰")


async def settings_screen(app):
    await app.turn_to("settings")
    await app.until(lambda: app.has("서비스가 보관하는 합의"))


async def opened(app, until):
    await settings_screen(app)
    await app.press("서비스가 보관하는 합의")
    await app.until(lambda: app.has(until))


def test_everything_that_is_kept_is_shown_with_who_read_it_and_why(online, server):
    async def story(app, engine):
        learns(engine)
        signs_in(engine, server)
        await asyncio.to_thread(engine.evidence.settle)
        token = staff_add(server.settings, "지수", "reviewer", server.clock())
        asked = {"email": MAIL, "reason": REASON}
        read = await asyncio.to_thread(
            httpx.post, f"{server.url}/v1/evidence/read", json=asked, headers={"Authorization": f"Bearer {token}"}
        )
        assert read.status_code == 200
        await opened(app, STATEMENT)
        for told in (ASKED, GRANTED, "정책 refund 3판", "운영 노하우 late-refund 1판", "2029년", "보낸 그대로예요."):
            assert app.has(told), told
        assert app.has(f"지수 · 이유: {REASON}")
        assert app.has("1,095일 동안")
        await app.press("서비스의 기록이 그대로인지 확인하기")
        await app.until(lambda: app.has("영수증 1건"))

    online(story)


def test_erasing_asks_once_and_says_when_it_is_gone(online, server):
    async def story(app, engine):
        learns(engine)
        signs_in(engine, server)
        await asyncio.to_thread(engine.evidence.settle)
        await opened(app, STATEMENT)
        await app.press("서비스에서 지우기")
        await app.until(lambda: app.has("되돌릴 수 없어요"))
        await app.fire(app.all(ft.FilledButton, "서비스에서 지우기")[-1], "click")
        await app.until(lambda: app.has("서비스가 보관하는 합의가 없어요."))
        assert app.has("지웠어요. 이 기기의 기억은 그대로예요")
        assert [one.state for one in engine.evidence.here()] == ["erased"]
        assert engine.notebook.facts()[0].statement == STATEMENT

    online(story)


def test_what_was_changed_at_the_service_is_told(online, server):
    async def story(app, engine):
        learns(engine)
        signs_in(engine, server)
        await asyncio.to_thread(engine.evidence.settle)
        with server.engine.begin() as connection:
            connection.execute(update(evidence_texts).values(salt="0" * 64))
        await opened(app, "보낸 것과 다르게 보관되어 있어요")

    online(story)


def test_signed_out_it_says_what_waits_and_nothing_is_asked(play):
    async def story(app, engine):
        learns(engine)
        await asyncio.to_thread(engine.evidence.settle)
        await opened(app, "로그인하지 않아서")
        assert app.has(STATEMENT)
        assert app.has("보내지기를 기다려요")
        assert not app.all(text="서비스에서 지우기")

    play(story)


def test_offline_it_says_what_this_device_knows_and_can_be_asked_again(online, server):
    async def story(app, engine):
        learns(engine)
        signs_in(engine, server)
        await asyncio.to_thread(engine.evidence.settle)
        server.stop()
        await opened(app, "지금은 서비스에 물어볼 수 없어서")
        assert app.has(STATEMENT)
        assert app.has("보냈어요")
        server.start()
        assert app.all(text="다시 불러오기")

    online(story)


def test_with_nothing_kept_it_says_so_and_the_memory_leads_there(online, server):
    async def story(app, engine):
        signs_in(engine, server)
        await app.turn_to("memory")
        await app.press("보관과 내보내기")
        await app.until(lambda: app.has("서비스가 보관하는 합의 보기"))
        await app.press("서비스가 보관하는 합의 보기")
        await app.until(lambda: app.has("서비스가 보관하는 합의가 없어요."))
        assert app.has("아직 아무도 읽지 않았어요.")
        await app.press("설정으로 돌아가기")
        await app.until(lambda: app.has("답변하는 모델"))

    online(story)


def test_the_first_run_and_the_login_say_what_will_be_kept(play):
    async def story(app, engine):
        assert app.has("로그인하시면 서비스도 근거로 보관해요")
        await app.turn_to("settings")
        await app.until(lambda: app.has("계정"))
        await app.press("계정")
        await app.until(lambda: app.has("서비스와 합의하신 내용의 근거를 남기는 데"))
        await app.press("로그인")
        await app.until(lambda: app.has("로그인하기 전에 합의하신 것도 그때 보내요"))

    play(story)


def test_deleting_a_fact_and_wiping_say_what_stays_with_the_service(online, server):
    async def story(app, engine):
        learns(engine)
        signs_in(engine, server)
        await asyncio.to_thread(engine.evidence.settle)
        await app.turn_to("memory")
        await app.press("사실")
        await app.until(lambda: app.has(STATEMENT))
        await app.press(f"더 보기: {STATEMENT}")
        await app.until(lambda: app.all(text=f"지우기: {STATEMENT}"))
        await app.press(f"지우기: {STATEMENT}")
        await app.until(lambda: app.has("이 합의의 근거는 2029년"))
        await app.press("취소")
        await app.press(f"이제 아니에요: {STATEMENT}")
        await app.until(lambda: app.has("근거는 2029년 9월 19일까지"))
        await app.turn_to("settings")
        await app.until(lambda: app.has("모든 기억 지우기"))
        await app.press("모든 기억 지우기")
        await app.until(lambda: app.has("합의 1건은 서비스에 남아요"))

    online(story)
