"""A demo desk beside a real server, with the staff's window open over it."""

import asyncio

import pytest

from client.desk.archive import Archive
from client.desk.folder import open_desk
from client.desk.reading import ContentReader
from client.desk.ui.root import Root
from client.desk.ui.workplace import Workplace
from client.kit.words import Words
from client.settings import load_settings
from tests.client.desk.conftest import DAY
from tests.client.ui.headless import Headless


@pytest.fixture
def work(published):
    """The desk as the screens get it: everything is published once, a signer is signed in."""
    return workplace(published.folder, published.now)


def workplace(folder, now=DAY):
    """What `app` would open in `folder`."""
    clock = load_settings({"now": now}, {}).clock
    desk = open_desk(folder)
    archive = Archive(desk.published)
    return Workplace(desk, archive, ContentReader(desk.content, archive), clock, "Asia/Seoul")


@pytest.fixture
def play(work):
    """Runs a story `async (app, root)` in an open window."""

    def run(story, *, width=1280, language="ko", over=None, ready="페이지 찾기"):
        async def stage():
            made = []

            async def main(page):
                made.append(Root(page, over or work, Words(language)))
                await made[0].show()

            app = await Headless.start(main, width=width)
            if ready:
                await app.until(lambda: app.has(ready))
            await story(app, made[0])
            assert app.connection.crashes == []
            await made[0].close()
            await app.leave()

        asyncio.run(stage())

    return run


async def pressed(app, key, **held):
    """A key of the keyboard."""
    down = {"key": key, "shift": False, "ctrl": False, "alt": False, "meta": False} | held
    await app.fire(app.page, "keyboard_event", down)
