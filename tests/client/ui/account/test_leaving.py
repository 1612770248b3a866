"""What is said and done when a login ends, here or elsewhere, or the account is deleted?"""

import asyncio

import pytest

from tests.client.ui.account.conftest import OTHER, PASSWORD, passwords


def test_another_device_is_ended_after_a_question(account, email, settings, tmp_path):
    async def story(screen):
        app, engine = screen.app, screen.engine
        await screen.member(email)
        here = engine.account
        reply = await asyncio.to_thread(here.connect("").login, email, PASSWORD, "another", "회사 컴퓨터")
        await screen.open()
        await app.until(lambda: app.has("회사 컴퓨터"))
        await screen.press("로그아웃시키기: 회사 컴퓨터", "그 기기에 있는 기억은 그대로예요")
        await app.press("로그아웃시키기")
        await app.until(lambda: not app.has("회사 컴퓨터"))
        assert app.has("그 기기에서 로그아웃했어요")
        with pytest.raises(Exception, match="session-missing"):
            await asyncio.to_thread(here.connect(reply.token).sessions)

    account(story)


def test_a_login_that_was_ended_elsewhere_is_said_and_leads_to_the_beginning(account, email):
    async def story(screen):
        app, here = screen.app, screen.engine.account
        await screen.member(email)
        await app.until(lambda: app.has("(이 기기)"))
        await asyncio.to_thread(here.with_session, lambda held: here.connect(held.token).logout())
        await app.press("계정 지우기")
        await app.until(lambda: passwords(app))
        await screen.fill(**{"지우려면 비밀번호를 적어 주세요": PASSWORD})
        await screen.press("계정과 백업 지우기", "로그인이 끝나서 이 기기에서 로그아웃했어요")
        assert app.has("대화는 계정 없이도")
        assert await asyncio.to_thread(here.who) is None

    account(story)


def test_deleting_says_what_goes_and_what_stays_and_takes_the_password(account, email):
    async def story(screen):
        app = screen.app
        await screen.member(email)
        await screen.press("계정 지우기", "맡겨 둔 백업이 모두 지워지고")
        assert app.has("이 기기의 기억은 그대로예요")
        assert app.has("보관 기간까지 서비스에 남아요")
        field = "지우려면 비밀번호를 적어 주세요"
        await screen.fill(**{field: OTHER})
        await screen.press("계정과 백업 지우기", "비밀번호가 맞지 않아요")
        await screen.fill(**{field: PASSWORD})
        await screen.press("계정과 백업 지우기", "계정과 맡겨 둔 백업을 지웠어요")

    account(story)
