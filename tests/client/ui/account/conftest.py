"""The open window's app, its server running beside it, and what the account screen is asked to do."""

import dataclasses
from itertools import count

import flet as ft
import pytest

from tests.client.ui.ways import to_settings
from tests.support.outbox import code_for
from tests.support.server_process import ServerProcess

PASSWORD, OTHER = "elephant-7731", "giraffe-4402"
NUMBERS = count(1)


@pytest.fixture(scope="module")
def service(tmp_path_factory):
    server = ServerProcess(tmp_path_factory.mktemp("service") / "server")
    yield server
    server.stop()


@pytest.fixture
def settings(settings, service):
    """The window's server is a real one."""
    return dataclasses.replace(settings, server=service.url)


@pytest.fixture
def email():
    return f"jisoo-{next(NUMBERS)}@gaon.example"


class Account:
    """The account screen of one headless window."""

    def __init__(self, app, engine, service):
        self.app, self.engine, self.service = app, engine, service

    async def open(self):
        await to_settings(self.app)
        await self.app.press("계정")
        await self.app.until(lambda: self.app.all(text="설정으로 돌아가기"))
        return self

    async def fill(self, **values):
        labels = {
            "email": "이메일",
            "password": "비밀번호",
            "new": "새 비밀번호",
            "code": "메일에 적힌 확인 번호",
            "name": "이 기기의 이름",
        }
        for name, value in values.items():
            await self.app.type(self.app.find(ft.TextField, labels.get(name, name)), value)

    async def press(self, text, then):
        await self.app.press(text)
        await self.app.until(lambda: self.app.has(then))

    async def register(self, email, password=PASSWORD):
        await self.press("새 계정 만들기", "이 비밀번호는 백업을 여는 숫자 여섯 자리와 달라요")
        await self.fill(email=email, new=password)
        await self.press("계정 만들기", "주소로 메일을 보냈어요")
        code_for(self.service.data, email)  # the account is made after the answer: it is there once its letter is

    async def verify(self, email):
        await self.fill(code=code_for(self.service.data, email))
        await self.press("확인", "이제 로그인해 주세요")

    async def login(self, password=PASSWORD, **more):
        await self.fill(password=password, **more)
        await self.press("로그인하기", "계정으로 로그인되어 있어요")

    async def member(self, email):
        """From nothing to logged in."""
        await self.register(email)
        await self.verify(email)
        await self.login()


@pytest.fixture
def account(play, service):
    """Runs a story `async (screen)` on an open account screen."""

    def run(story, **options):
        async def stage(app, engine):
            await story(await Account(app, engine, service).open())

        play(stage, **options)

    return run


def passwords(app):
    return [field for field in app.all(ft.TextField) if field.password]
