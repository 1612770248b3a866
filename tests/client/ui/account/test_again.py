"""The password once more, as another screen mounts it: asked for where a fresh login is needed, and gone afterwards."""

import asyncio
import gc

import flet as ft
import pytest

from client.errors import Refused
from client.kit.guard import Guard
from client.kit.snacks import Snacks
from client.kit.words import Words
from client.ui.account.again import PasswordAgain
from client.ui.shell import Shell
from tests.client.ui.account.conftest import OTHER, PASSWORD


@pytest.fixture
def mounted(account, email):
    """Runs `async (screen, part, done)` with the part on the page of somebody who is logged in."""

    def run(story):
        async def stage(screen):
            app, done = screen.app, []
            await screen.member(email)
            words = Words("ko")
            snacks = Snacks(app.page)
            shell = Shell(app.page, words, Guard(lambda: words, snacks.say), snacks, screen.engine)

            async def then():
                done.append(True)

            part = PasswordAgain(shell, then)
            app.page.controls = [part.control]
            app.page.update()
            await story(screen, part, done)

        account(stage)

    return run


def test_it_is_hidden_until_a_fresh_login_is_asked_for(mounted):
    async def story(screen, part, done):
        assert not screen.app.has("비밀번호를 한 번 더")
        assert not part.takes(Refused("password-wrong"))
        assert not screen.app.has("비밀번호를 한 번 더")
        assert part.takes(Refused("login-needed"))
        assert screen.app.has("비밀번호를 한 번 더")
        assert screen.app.has("숫자 여섯 자리가 아니라")

    mounted(story)


def test_the_right_password_goes_on_and_a_wrong_one_is_said(mounted):
    async def story(screen, part, done):
        app = screen.app
        part.ask()
        await screen.fill(password=OTHER)
        await screen.press("확인하고 계속하기", "비밀번호가 맞지 않아요")
        assert done == []
        await screen.fill(password=PASSWORD)
        await app.press("확인하고 계속하기")
        await app.until(lambda: done == [True])
        assert not app.has("비밀번호를 한 번 더")
        gc.collect()
        assert PASSWORD not in [field.value for field in gc.get_objects() if isinstance(field, ft.TextField)]

    mounted(story)


def test_put_away_it_holds_no_password(mounted):
    async def story(screen, part, done):
        part.ask()
        await screen.fill(password=PASSWORD)
        part.hide()
        assert not screen.app.has("비밀번호를 한 번 더")
        gc.collect()
        assert PASSWORD not in [field.value for field in gc.get_objects() if isinstance(field, ft.TextField)]

    mounted(story)


def test_the_server_counts_it_as_a_new_login(mounted):
    async def story(screen, part, done):
        part.ask()
        await screen.fill(password=PASSWORD)
        before = (await asyncio.to_thread(screen.engine.account.sessions))[0]
        await screen.app.press("확인하고 계속하기")
        await screen.app.until(lambda: done == [True])
        assert (await asyncio.to_thread(screen.engine.account.sessions))[0].id == before.id, "the same login, fresh"

    mounted(story)
