"""The account screens against a real server: every step, what is said when one does not work, and what is left in a field."""

import asyncio
import gc
import logging

import flet as ft
import pytest

from client.backup import account as door
from client.errors import ServerUnreachable
from client.kit.words import Words
from tests.client.ui.account.conftest import OTHER, PASSWORD
from tests.support.outbox import code_for


def passwords(app):
    return [field for field in app.all(ft.TextField) if field.password]


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


def test_no_password_and_no_code_is_sent_to_the_window_kept_in_a_field_or_logged(account, email, caplog):
    caplog.set_level(logging.DEBUG)

    async def story(screen):
        await screen.register(email)
        code = code_for(screen.service.data, email)
        await screen.verify(email)
        await screen.login()
        await screen.app.press("계정 지우기")
        await screen.app.until(lambda: passwords(screen.app))
        await screen.fill(**{"지우려면 비밀번호를 적어 주세요": PASSWORD})
        await screen.app.choose(screen.app.find(ft.NavigationBar), selected_index=0)
        left = [field.value for field in gc.get_objects() if isinstance(field, ft.TextField)]
        sent = repr([message.body for message in screen.app.connection.sent])
        for secret in (PASSWORD, code, code.replace(" ", "")):
            assert secret not in left
            assert secret not in sent
            assert secret not in caplog.text
        assert email not in caplog.text

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


@pytest.mark.parametrize(
    ("email", "password", "said"),
    [
        ("jisoo", PASSWORD, "이메일 주소가 아닌 것 같아요"),
        ("jisoo@gaon.example", "short", "8자 이상으로"),
        ("jisoo@gaon.example", "", "비밀번호가 비어 있어요"),
    ],
)
def test_what_can_not_be_an_account_is_said_at_the_form(account, email, password, said):
    async def story(screen):
        await screen.press("새 계정 만들기", "새 비밀번호")
        await screen.fill(email=email, new=password)
        await screen.press("계정 만들기", said)

    account(story)


def test_an_address_that_is_not_confirmed_leads_to_the_code(account, email):
    async def story(screen):
        await screen.register(email)
        await screen.press("이미 계정이 있어요", "로그인하기")
        await screen.fill(password=PASSWORD)
        await screen.press("로그인하기", "이메일을 아직 확인하지 않았어요")
        await screen.verify(email)
        await screen.login()

    account(story)


def test_a_wrong_code_is_said_and_can_be_typed_again(account, email):
    async def story(screen):
        await screen.register(email)
        await screen.fill(code="0000 0000")
        await screen.press("확인", "확인 번호가 맞지 않거나")
        await screen.verify(email)

    account(story)


def test_whoever_looks_at_the_chat_meanwhile_comes_back_to_the_code(account, email):
    async def story(screen):
        await screen.register(email)
        await screen.app.choose(screen.app.find(ft.NavigationBar), selected_index=0)
        await screen.open()
        await screen.app.until(lambda: screen.app.has(email))
        await screen.verify(email)

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
