"""A demo desk beside a real server, with the staff's window open over it.

Server and desk are made once; each test works in a copy of the desk's folder. A test that publishes takes `own` or
`own_demo`, which nobody else uses.
"""

import asyncio
import dataclasses
import json
import shutil

import flet as ft
import pytest

from client.desk.archive import Archive
from client.desk.content import Content, read_content, write_changes
from client.desk.folder import open_desk
from client.desk.forward import put_live
from client.desk.found import found_demo, found_desk
from client.desk.founders import Founder, roles_of
from client.desk.keys import holder_named
from client.desk.login import log_in
from client.desk.pass_on import sign_and_pass_on
from client.desk.passphrase import demo_passphrase
from client.desk.publish import look, plan, trust_of
from client.desk.reading import ContentReader
from client.desk.ui.root import Root
from client.desk.ui.workplace import Person, Workplace
from client.desk.waiting import here
from client.kit.words import Words
from client.settings import load_settings
from shared.clock import local_day
from shared.formats.page_file import write_page
from shared.randomness import random_bytes
from tests.client.desk.conftest import DAY
from tests.client.ui.conftest import NOBODY
from tests.client.ui.headless import Headless
from tests.support.server_process import ServerProcess
from tests.support.signing import page

ZONE = "Asia/Seoul"
NAMES = ("ana", "ben", "cho")


def passphrase(name):
    return f"correct horse battery staple of {name}"


class Service:
    """A server and the desk that published there: a demo's, or one with the keys of three people."""

    def __init__(self, folder, *, demo=True):
        self.server = ServerProcess(folder / "server", now=DAY)
        self.folder = folder / "desk"
        self.clock = load_settings({"now": DAY}, {}).clock
        desk = self._found(demo=demo)
        self.tokens = {role: self.server.staff(f"{role}-1", role) for role in ("signer", "author", "reviewer")}
        log_in(desk, self.tokens["signer"], "-")
        content = Content(service_context="- 결론부터 짧게 답한다.", config="block_limit = 4000\n")
        content = content.with_page("policy", page()).with_page("knowhow", page("exception", 1, title="예외 처리"))
        write_changes(desk.content, Content(), content)
        archive, now = Archive(desk.published), self.clock()
        live = look(desk, archive, now)
        wanted = plan(read_content(desk.content), live, now, local_day(now, ZONE))
        if demo:
            put_live(desk, archive, wanted, demo_passphrase(desk), now)
            return
        put_live(desk, archive, wanted, passphrase("ana"), now, person="ana")
        (request,) = here(desk)
        sign_and_pass_on(
            desk,
            archive,
            request,
            trust_of(desk, live),
            holder_named(desk, "ben"),
            passphrase=passphrase("ben"),
            now=now,
        )

    def _found(self, *, demo):
        made = {"now": self.clock(), "random": random_bytes}
        if demo:
            return found_demo(self.folder, self.server.url, "a passphrase of the demo", **made)
        founders = [Founder(name, passphrase(name), roles=roles_of(place)) for place, name in enumerate(NAMES)]
        return found_desk(self.folder, self.server.url, founders, **made)

    def waits(self):
        """Ana has changed a page, signed, and waits for somebody else."""
        work = self.workplace()
        (work.desk.content / "policy" / "refund.md").write_text(write_page(page(version=4, body="새 규정이에요.")))
        live = look(work.desk, work.archive, work.now())
        wanted = plan(work.reader.draft(), live, work.now(), work.today())
        put_live(work.desk, work.archive, wanted, passphrase("ana"), work.now(), person="ana")

    def workplace(self, folder=None):
        """What `app` would open in `folder`."""
        desk = open_desk(folder or self.folder)
        archive = Archive(desk.published)
        return Workplace(desk, archive, ContentReader(desk.content, archive), self.clock, ZONE)


@pytest.fixture(scope="session")
def shared_service(tmp_path_factory):
    made = Service(tmp_path_factory.mktemp("desk-app"))
    yield made
    made.server.stop()


@pytest.fixture
def work(shared_service, tmp_path):
    """A copy of the desk: everything is published once, a signer is signed in."""
    shutil.copytree(shared_service.folder, tmp_path / "desk")
    return shared_service.workplace(tmp_path / "desk")


@pytest.fixture
def offline(work):
    """The same desk, where no server answers any more; a signer had signed in."""
    about = work.desk.folder / "desk.json"
    about.write_text(json.dumps(json.loads(about.read_text()) | {"server": NOBODY}))
    return dataclasses.replace(work, desk=open_desk(work.desk.folder), person=Person("signer-1", "signer"))


@pytest.fixture(scope="session")
def shared_people(tmp_path_factory):
    made = Service(tmp_path_factory.mktemp("desk-app-people"), demo=False)
    yield made
    made.server.stop()


@pytest.fixture
def three(shared_people, tmp_path):
    """A copy of a desk with the keys of three people; nothing may go live from it."""
    shutil.copytree(shared_people.folder, tmp_path / "desk")
    return shared_people.workplace(tmp_path / "desk")


@pytest.fixture
def own(tmp_path):
    """A service that nobody else uses, with the keys of three people."""
    made = Service(tmp_path, demo=False)
    yield made
    made.server.stop()


@pytest.fixture
def own_demo(tmp_path):
    """A demo that nobody else uses: its one owner signs alone."""
    made = Service(tmp_path)
    yield made
    made.server.stop()


@pytest.fixture
def play(request):
    """Runs a story `async (app, root)` in an open window over `work`, or over another workplace."""

    def run(story, *, width=1280, language="ko", over=None, ready="페이지 찾기"):
        over = over or request.getfixturevalue("work")

        async def stage():
            made = []

            async def main(page):
                made.append(Root(page, over, Words(language)))
                await made[0].show()

            app = await Headless.start(main, width=width)
            if ready:
                await app.until(lambda: app.has(ready))
            await story(app, made[0])
            app.followed()
            await made[0].close()
            await app.leave()

        asyncio.run(stage())

    return run


async def hushed(app):
    """The sentence at the bottom has been read, and the next one comes."""
    await app.fire(app.find(ft.SnackBar), "dismiss")


async def pressed(app, key, **held):
    """A key of the keyboard."""
    down = {"key": key, "shift": False, "ctrl": False, "alt": False, "meta": False} | held
    await app.fire(app.page, "keyboard_event", down)
