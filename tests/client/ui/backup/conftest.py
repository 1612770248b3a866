"""Windows of a customer's phones, with real doors on a far end that does what a server and its vault do."""

import dataclasses

import flet as ft
import pytest

from client.backup import session as sessions
from client.backup.account import AccountDoor
from client.backup.unlock import Digits
from client.errors import Refused
from shared.crypto.key_schedule import KdfParameters
from shared.ids import new_id
from shared.randomness import random_bytes
from shared.wire.accounts import SessionReply
from tests.client.backup.conftest import Phone as OldPhone
from tests.client.ui.ways import to_settings
from tests.support.far_end import FarEnd

CHEAP = KdfParameters(19 * 1024, 2, 1)
EMAIL, PASSWORD = "jisoo@gaon.example", "elephant-7731"
SERVER = "http://127.0.0.1:9"


class Logins:
    """The server's accounts: one, with one password. The token is the account's id."""

    def __init__(self, asked):
        self.asked = asked

    def login(self, email, password, device, name):
        self.asked.append(("login", device, name))
        if (email, password) != (EMAIL, PASSWORD):
            raise Refused("login-wrong")
        return SessionReply("c1", "c1", EMAIL, "2027-01-01T00:00:00Z")

    def again(self, password):
        self.asked.append(("again",))
        if password != PASSWORD:
            raise Refused("password-wrong")

    def logout(self):
        self.asked.append(("logout",))


class Far:
    """The far end, and phones on it."""

    def __init__(self, clock):
        self.end = FarEnd(clock, random_bytes)
        self.asked = []  # of accounts

    def phone(self, engine):
        """The engine with doors to this far end."""
        account = AccountDoor(
            engine.opened.database, SERVER, new_id, lambda token: Logins(self.asked), lambda: "ko", lambda: "컴퓨터"
        )
        digits = Digits(CHEAP, random_bytes, new_id, pause=lambda seconds: None)
        door = engine.backup
        far = dataclasses.replace(
            door,
            account=account,
            connect=self.end.line,
            maker=dataclasses.replace(door.maker, digits=digits),
            sender=dataclasses.replace(door.sender, digits=digits),
            restorer=dataclasses.replace(door.restorer, digits=digits),
        )
        return dataclasses.replace(
            engine, account=account, backing=dataclasses.replace(engine.backing, account=account, _door=far)
        )

    def breaks(self, name, **how):
        self.end.break_next(name, **how)

    @property
    def kept(self):
        return list(self.end.kept.values())


@pytest.fixture
def far(clock):
    return Far(clock)


@pytest.fixture
def old(tmp_path, far):
    """The customer's other phone, without a window."""
    made = OldPhone(tmp_path / "old", far.end)
    sessions.call_device(made.database, "옛 휴대폰")
    yield made
    made.close()


@pytest.fixture
def phone(play, far):
    """Runs a story in a window of a phone that is logged in, unless told otherwise."""

    def run(story, *, login=True, name="이 휴대폰", **more):
        def change(engine):
            changed = far.phone(engine)
            sessions.call_device(changed.opened.database, name)
            if login:
                reply = SessionReply("c1", "c1", EMAIL, "2027-01-01T00:00:00Z")
                sessions.keep(changed.opened.database, SERVER, reply)
            return changed

        play(story, change=change, **more)

    return run


async def backups(app):
    """Open the backup screen."""
    await to_settings(app)
    await app.press("백업과 새 휴대폰")
    await app.until(lambda: app.has("이 휴대폰의 기억 백업하기"))


def offered(app):
    """The digits on the screen."""
    return next(text for text in app.texts() if len(text) == 11 and text.replace(" ", "").isdecimal()).replace(" ", "")


async def to_digits(app, *, with_log=False):
    """Read the warnings, go on to the digits that are offered."""
    await app.press("백업 만들기")
    await app.until(lambda: app.has("백업하기 전에 읽어 주세요"))
    if with_log:
        app.session.apply_patch(app.find(ft.Checkbox)._i, {"value": True})
    await app.press("숫자 정하기")
    await app.until(lambda: app.has("적어 두었어요"))


def shows(app, *sentences):
    """Whether all of these can be read."""
    return all(app.has(sentence) for sentence in sentences)


async def write(app, label, text):
    await app.type(app.find(ft.TextField, label), text)


async def back_up(app, *, with_log=False):
    """The whole way with offered digits; returns them."""
    await to_digits(app, with_log=with_log)
    digits = offered(app)
    await app.press("적어 두었어요")
    await app.until(lambda: app.has("적어 두신 숫자를 확인할게요"))
    await write(app, "숫자 여섯 자리", digits)
    await app.press("백업하기")
    return digits
