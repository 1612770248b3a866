"""The account screens against a real server: every step, what is said when one does not work, and what is left in a field."""

import asyncio

import flet as ft
import pytest

from client.backup import account as door
from client.errors import ServerUnreachable
from client.kit.words import Words
from tests.client.ui.account.conftest import OTHER, PASSWORD
from tests.support.outbox import code_for


def test_from_registering_to_logging_out(account, email):
    async def story(screen):
        app, engine = screen.app, screen.engine
        assert app.has("대화는 계정 없이도")
        await screen.register(email)
        await screen.verify(email)
        assert app.find(ft.TextField, "이메일").value == email, "what was typed once goes along"
        await screen.login(name="지수의 폰")
        await app.until(lambda: app.has("지수의 폰 (이 기기)"))
        assert (await asyncio.to_thread(engine.account.who)).email == email
        await screen.press("로그아웃", "로그아웃했어요. 기억은 이 기기에 그대로")
        assert await asyncio.to_thread(engine.account.who) is None

    account(story)


def test_a_refused_login_says_why_and_keeps_what_was_typed(account, email):
    async def story(screen):
        await screen.register(email)
        await screen.verify(email)
        await screen.fill(password=OTHER)
        await screen.press("로그인하기", "이메일이나 비밀번호가 맞지 않아요")
        assert screen.app.find(ft.TextField, "이메일").value == email
        assert not screen.app.all(text="확인하고 있어요"), "the button works again"
        await screen.login()

    account(story)


def test_a_forgotten_password_is_set_anew_and_one_is_logged_in(account, email):
    async def story(screen):
        app = screen.app
        await screen.member(email)
        await screen.press("로그아웃", "로그아웃했어요")
        await screen.press("로그인", "로그인하기")
        await screen.press("비밀번호를 잊으셨나요?", "그 번호로 새 비밀번호를")
        assert app.has("이 비밀번호는 백업을 여는 숫자 여섯 자리와 달라요")
        await screen.press("확인 번호 받기", "가입한 계정이 있으면")
        assert app.has("모든 기기에서 로그아웃돼요")
        await screen.fill(code=code_for(screen.service.data, email, 2), new=OTHER)
        await screen.press("비밀번호 바꾸기", "비밀번호를 바꿨어요")
        assert app.has("계정으로 로그인되어 있어요")

    account(story)


def test_without_a_network_every_step_says_so_and_logging_out_still_works(account, email, monkeypatch):
    def gone(server):
        raise ServerUnreachable("server-unreachable")

    async def story(screen):
        app = screen.app
        await screen.member(email)
        await app.until(lambda: app.has("(이 기기)"))
        monkeypatch.setattr("client.net.api.open_client", gone)
        await screen.open()
        await app.until(lambda: app.has("서버에 연결하지 못했어요"))
        assert app.has("다시 불러오기")
        await screen.press("로그아웃", "서버의 기기 목록에는 한동안 남아 있을 수 있어요")
        await screen.press("로그인", "로그인하기")
        await screen.fill(email=email, password=PASSWORD)
        await screen.press("로그인하기", "서버에 연결하지 못했어요")
        monkeypatch.undo()
        await screen.press("로그인하기", "계정으로 로그인되어 있어요")

    account(story)


def test_while_the_server_thinks_the_window_lives_and_a_second_press_does_nothing(account, email, monkeypatch):
    asked = []

    async def story(screen):
        app = screen.app
        answer, loop = asyncio.Event(), asyncio.get_running_loop()

        def slow(*given):
            asked.append(given)
            asyncio.run_coroutine_threadsafe(answer.wait(), loop).result(20)

        monkeypatch.setattr(door.AccountDoor, "register", slow)
        await screen.press("새 계정 만들기", "새 비밀번호")
        await screen.fill(email=email, new=PASSWORD)
        first = asyncio.create_task(app.press("계정 만들기"))
        await app.until(lambda: app.has("확인하고 있어요"))
        await app.press("확인하고 있어요")
        answer.set()
        await first
        await app.until(lambda: app.has("주소로 메일을 보냈어요"))
        assert len(asked) == 1

    account(story)


def test_the_eye_shows_a_password_and_hides_it_again(account):
    async def story(screen):
        app = screen.app
        await screen.press("로그인", "로그인하기")
        field = app.find(ft.TextField, "비밀번호")
        await app.press("비밀번호 보기")
        await app.until(lambda: not field.password)
        await app.press("비밀번호 가리기")
        await app.until(lambda: field.password)

    account(story)


def test_the_way_back_leads_to_the_settings_which_say_who_is_logged_in(account, email):
    async def story(screen):
        await screen.press("설정으로 돌아가기", "로그인하지 않았어요. 대화에는 계정이 필요 없어요.")
        await screen.open()
        await screen.member(email)
        await screen.press("설정으로 돌아가기", f"{email} 계정으로 로그인했어요")

    account(story)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_no_korean_is_left_on_the_account_screens_of_another_language(account, language):
    async def story(screen):
        app, words = screen.app, Words(language)
        await screen.app.press("설정으로 돌아가기")
        await app.until(lambda: app.has("답변하는 모델"))
        await app.pick("언어", language)
        await app.until(lambda: app.has(words.text("settings-model")))
        await app.press(words.text("account-title"))
        for link, code in (
            ("account-register", "account-register-do"),
            ("account-step-back", "account-what"),
            ("account-login", "account-login-do"),
            ("account-forgot", "account-forgot-do"),
        ):
            await app.until(lambda link=link: app.all(text=words.text(link)))
            await app.press(words.text(link))
            await app.until(lambda code=code: app.has(words.text(code)))
            assert not [text for text in app.texts() if any("가" <= char <= "힣" for char in text)]

    account(story)
