"""Do the digits leave the window with their step, does nothing log them, and does nothing hold up the screen?"""

import gc
import logging
import threading

import flet as ft
import pytest

from client.backup.account import AccountDoor
from client.backup.door import BackupDoor
from client.kit.silence import SPEAKS_OF_CONTENT
from client.ui.backup.view import BackupView
from tests.client.ui.backup.conftest import back_up, backups, offered, to_digits, write
from tests.client.ui.backup.making_steps import held_up
from tests.client.ui.backup.restoring_steps import PIN, open_with, take
from tests.client.ui.backup.restoring_steps import to_digits as to_typing


def held_anywhere(app, kept):
    """What kinds of objects of the app hold a text that is these digits, which come turned."""
    app.connection.sent.clear()  # what the browser was sent
    gc.collect()
    wanted, found = {kept[::-1], " ".join(kept[::-1])}, []
    for thing in gc.get_objects():
        if thing is not wanted and thing is not found:
            found += [type(thing) for text in gc.get_referents(thing) if isinstance(text, str) and text in wanted]
    return found


@pytest.fixture
def logged(caplog):
    """Everything that is logged while the app is served."""
    caplog.set_level(logging.DEBUG)
    for name in SPEAKS_OF_CONTENT:
        caplog.set_level(logging.WARNING, logger=name)
    return caplog


def turned(digits):
    """Kept by the test in another form, so that the test itself is not found."""
    return digits[::-1]


async def leave(app):
    await app.turn_to("chat")
    await app.until(lambda: app.has("메시지를 입력하세요"))


def test_offered_digits_are_held_nowhere_once_the_backup_is_made(phone, logged):

    async def story(app, engine):
        await backups(app)
        kept = turned(await back_up(app))
        await app.until(lambda: app.has("백업을 맡겼어요."))
        assert held_anywhere(app, kept) == []
        assert kept[::-1] not in logged.text

    phone(story)


@pytest.mark.parametrize("step", ["offered", "again"])
def test_digits_are_held_nowhere_once_the_screen_is_left_half_way(phone, step):
    async def story(app, engine):
        await backups(app)
        await to_digits(app)
        kept = turned(offered(app))
        if step == "again":
            await app.press("적어 두었어요")
            await app.until(lambda: app.has("적어 두신 숫자를 확인할게요"))
            await write(app, "숫자 여섯 자리", kept[::-1])
        await leave(app)
        assert held_anywhere(app, kept) == []

    phone(story)


def test_typed_digits_are_held_nowhere_after_a_restore(phone, old, logged):
    old.backs_up(PIN)

    async def story(app, engine):
        await take(app)
        stage = next(view for view in gc.get_objects() if isinstance(view, BackupView)).stage
        assert stage.digits == ""
        assert stage.forms == []
        assert PIN not in logged.text
        assert all(field.value != PIN for field in app.all(ft.TextField))

    phone(story)


def test_once_it_is_sealed_the_screen_holds_no_digits_any_more(phone, far, monkeypatch):
    come, go = held_up(far, "put_chunk", monkeypatch)

    async def story(app, engine):
        await backups(app)
        await back_up(app)
        await app.until(come.is_set)
        await app.until(lambda: app.has("암호화한 백업을 보내고 있어요"))
        assert {view.stage.digits for view in gc.get_objects() if isinstance(view, BackupView)} == {""}
        go.set()
        await app.until(lambda: app.has("백업을 맡겼어요."))

    phone(story)


def test_they_are_hidden_while_they_are_typed_until_the_eye_is_pressed(phone, old):
    old.backs_up(PIN)

    async def story(app, engine):
        await to_typing(app)
        assert app.find(ft.TextField, "숫자 여섯 자리").password is True
        await app.press("숫자 보기")
        assert app.find(ft.TextField, "숫자 여섯 자리").password is False
        await app.press("숫자 가리기")
        assert app.find(ft.TextField, "숫자 여섯 자리").password is True

    phone(story)


def test_no_address_of_the_page_has_the_digits(phone, old):
    old.backs_up(PIN)

    async def story(app, engine):
        await to_typing(app)
        await open_with(app)
        await app.until(lambda: app.has("이 백업을 가져올까요?"))
        assert app.page.route == "/"

    phone(story)


def test_server_and_store_are_never_asked_on_the_loop_of_the_screens(phone, old, monkeypatch):
    old.backs_up(PIN)
    asked = []
    for kind in (BackupDoor, AccountDoor):
        for name, method in list(vars(kind).items()):
            if callable(method) and not name.startswith("_") and method.__class__.__name__ == "function":
                monkeypatch.setattr(kind, name, noted(asked, name, method))

    async def story(app, engine):
        asked.clear()
        await take(app)
        await backups_again(app)
        await back_up(app)
        await app.until(lambda: app.has("백업을 맡겼어요."))
        assert {"open", "take", "list", "make", "suggest_pin", "who", "device"} <= {name for name, _ in asked}
        assert [name for name, thread in asked if thread is threading.main_thread()] == []

    phone(story)


async def backups_again(app):
    await app.press("확인")
    await app.until(lambda: app.has("이 휴대폰의 기억 백업하기"))


def noted(asked, name, method):
    def call(*arguments, **more):
        asked.append((name, threading.current_thread()))
        return method(*arguments, **more)

    return call
