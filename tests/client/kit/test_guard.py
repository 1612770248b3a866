"""Does the app stay when a handler fails, and does nobody's text leak out of it?"""

import asyncio
import logging

import flet as ft
import pytest

from client.kit.guard import Guard
from client.kit.snacks import Snacks
from client.kit.words import Words
from shared.errors import Refused
from tests.client.ui.headless import Headless

SECRET = "알레르기: 땅콩"


async def window(build):
    app = await Headless.start(build)
    await app.press("누르기")
    app.followed()
    await app.leave()
    return app


def failing(error):
    async def build(page):
        snacks = Snacks(page)
        guard = Guard(lambda: Words("ko"), snacks.say)

        def press():
            raise error

        page.add(ft.Button("누르기", on_click=guard(press)))

    return build


@pytest.mark.parametrize("error", [ValueError(SECRET), RuntimeError(SECRET), KeyError(SECRET), OSError(SECRET)])
def test_an_unforeseen_failure_is_one_sentence_and_the_app_stays(error, caplog):
    with caplog.at_level(logging.DEBUG, "gieok.ui"):
        app = asyncio.run(window(failing(error)))
    assert app.has(Words("ko").text("ui-failed"))
    assert not app.has(SECRET)
    assert SECRET not in caplog.text
    assert type(error).__name__ in caplog.text


def test_an_error_of_ours_says_its_own_sentence():
    app = asyncio.run(window(failing(Refused("app-port-busy", port="8760"))))
    assert app.has("8760 포트를 다른 프로그램이 쓰고 있어서")


def test_cancellation_passes():
    guard = Guard(lambda: Words("ko"), lambda _: None)

    async def story():
        async def press():
            raise asyncio.CancelledError

        with pytest.raises(asyncio.CancelledError):
            await guard.run(press)

    asyncio.run(story())


def test_a_notice_does_not_overtake_an_offer():
    pressed = []

    async def build(page):
        snacks = Snacks(page)

        async def undo():
            pressed.append("undo")

        def press():
            snacks.offer("기억을 고쳤어요", "되돌리기", undo)
            snacks.say("복사했어요")

        page.add(ft.Button("누르기", on_click=press))

    async def story():
        app = await Headless.start(build)
        await app.press("누르기")
        assert app.has("기억을 고쳤어요")
        assert not app.has("복사했어요")
        await app.fire(app.find(ft.SnackBarAction), "click")
        await app.fire(app.find(ft.SnackBar), "dismiss")
        assert app.has("복사했어요")
        await app.fire(app.find(ft.SnackBar, "복사했어요"), "dismiss")
        await app.leave()

    asyncio.run(story())
    assert pressed == ["undo"]
