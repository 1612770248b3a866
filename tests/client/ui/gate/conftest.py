"""Windows of one process before their account is open: the real gate, the real engine, a file that was spoilt."""

import asyncio
from dataclasses import replace

import pytest

from client.compose import open_engine
from client.kit.words import Words
from client.store import sealed_key
from client.store.opening import open_store, release
from client.store.profile import read_profile
from client.ui.gate.state import Gate
from client.ui.root import Root
from client.ui.tabs import Tabs
from client.ui.watch import look
from shared.ids import new_id
from shared.randomness import random_bytes
from tests.client.ui.conftest import with_model
from tests.client.ui.headless import Headless
from tests.support.fakes import ScriptedModel

PASSPHRASE = "코끼리 7731호"


@pytest.fixture(autouse=True)
def _cheap(monkeypatch):
    """The least that a sealed key may cost."""
    monkeypatch.setattr(sealed_key, "MEMORY_KIB", 19 * 1024)
    monkeypatch.setattr(sealed_key, "PASSES", 2)


class House:
    """A process of the app, without its server. `gate` and `tabs` are what it has; `window()` opens one more."""

    def __init__(self, settings, open_engine):
        self.settings = settings
        self.gate = Gate(settings, open_engine)
        self.tabs = Tabs(self.gate, Root)
        self.windows = []

    async def window(self, **size):
        self.windows.append(await Headless.start(self.tabs.screen, **size))
        return self.windows[-1]

    async def opens(self, app):
        """The account comes onto the screen; of an empty one first the screens of a very first opening."""
        await app.until(lambda: app.has(Words("ko").text("first-skip")) or app.has(Words("ko").text("chat-write")))
        await app.pass_first()
        await app.until(lambda: app.has(Words("ko").text("chat-write")))

    async def look(self, *, again=False):
        """One round of what the process does each second."""
        await look(self.tabs, again=again)

    @property
    def engine(self):
        return self.gate.engine


@pytest.fixture
def settings(settings):
    return replace(settings, language="ko")


@pytest.fixture
def folder(settings):
    """Of an account that was made and closed."""
    release(opened(settings))
    return settings.home / "accounts" / read_profile(settings.home).accounts[0].folder


def opened(settings, passphrase=None):
    return open_store(
        settings.home, "local", ids=new_id, randomness=random_bytes, keyring=lambda: False, passphrase=passphrase
    )


@pytest.fixture
def live(settings):
    """Runs a story `async (house)`; what the windows got could be sent, and none of them broke."""

    def run(story, *steps, open_it=open_engine, settings=settings):
        model = ScriptedModel(*steps)

        def opening(given, *passphrase):
            engine = open_it(given, *passphrase)
            return with_model(engine, model) if steps else engine

        async def stage():
            house = House(settings, opening)
            await house.gate.open()
            try:
                await story(house)
                for app in house.windows:
                    app.followed()
            finally:
                await house.tabs.close()
                await house.gate.close()

        asyncio.run(stage())

    return run
