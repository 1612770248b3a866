"""Does a new customer get through to a confirmed account, whatever is typed wrong or looked at meanwhile?"""

import gc
import logging

import flet as ft
import pytest

from tests.client.ui.account.conftest import PASSWORD, passwords
from tests.support.outbox import code_for


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
        await screen.app.turn_to("chat")
        left = [field.value for field in gc.get_objects() if isinstance(field, ft.TextField)]
        sent = repr([message.body for message in screen.app.connection.sent])
        for secret in (PASSWORD, code, code.replace(" ", "")):
            assert secret not in left
            assert secret not in sent
            assert secret not in caplog.text
        assert email not in caplog.text

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
        await screen.app.turn_to("chat")
        await screen.open()
        await screen.app.until(lambda: screen.app.has(email))
        await screen.verify(email)

    account(story)
