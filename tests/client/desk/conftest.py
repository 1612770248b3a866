"""A desk beside a real server, worked through its command line."""

import json
import subprocess
import sys
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from client.desk.__main__ import main
from client.desk.archive import Archive
from client.settings import DEFAULT_ZONE
from server.operate import staff_add
from shared.clock import parse_moment
from shared.formats.page_file import write_page
from tests.client.desk.silent import SilentServer
from tests.support.live_server import LiveServer
from tests.support.server_process import ROOT
from tests.support.signing import page

DAY = "2026-09-20T12:00"


@dataclass
class Said:
    code: int
    out: str
    err: str

    @property
    def document(self):
        return json.loads(self.out)


class DeskLine:
    """`gieok-desk` over one folder; in this process, or (`alone`) in one of its own."""

    def __init__(self, folder, capsys):
        self.folder, self.capsys, self.now = folder, capsys, DAY

    def __call__(self, *arguments, now=None):
        self.capsys.readouterr()
        code = main([*map(str, arguments), "--desk", str(self.folder), "--now", now or self.now])
        return Said(code, *self.capsys.readouterr())

    def alone(self, *arguments, env=None):
        given = [*map(str, arguments), "--desk", str(self.folder), "--now", self.now]
        done = subprocess.run(
            [sys.executable, "-m", "client.desk", *given],
            cwd=ROOT,
            env={"PATH": "/usr/bin:/bin"} | (env or {}),
            capture_output=True,
            text=True,
            stdin=subprocess.DEVNULL,
            timeout=60,
            check=False,
        )
        return Said(done.returncode, done.stdout, done.stderr)


@pytest.fixture(autouse=True)
def korean(monkeypatch):
    """Nothing of the machine's environment reaches the desk."""
    for name in (
        "LC_ALL",
        "LC_MESSAGES",
        "LANG",
        "GIEOK_DESK_PASSPHRASE",
        "GIEOK_NOW",
        "GIEOK_SERVER",
        "GIEOK_LANGUAGE",
        "GIEOK_MODEL",
        "GIEOK_MODEL_URL",
        "GIEOK_MODEL_KEY",
    ):
        monkeypatch.delenv(name, raising=False)


class Server(LiveServer):
    """A real server in this process, with members of staff; its clock stands at DAY until it is moved."""

    def __init__(self, data):
        self.data = data
        super().__init__(data)

    def start(self, *, now=None):
        """On another port than before."""
        if now:
            self.clock.now = parse_moment(now, DEFAULT_ZONE)
        super().start()

    def staff(self, name="minsu", role="signer"):
        """A new member's token."""
        return staff_add(self.settings, name, role, self.clock())


@pytest.fixture
def server(tmp_path):
    made = Server(tmp_path / "server")
    yield made
    made.stop()


@pytest.fixture
def line(tmp_path, capsys):
    return DeskLine(tmp_path / "desk", capsys)


@pytest.fixture
def token_file(server, tmp_path):
    path = tmp_path / "token"
    path.write_text(server.staff() + "\n")
    return path


@pytest.fixture
def desk(line, server, token_file):
    """A demo desk that has logged in."""
    assert line("init", "--demo", "--server", server.url).code == 0
    assert line("login", "--token-file", token_file).code == 0
    return line


@pytest.fixture
def silent(server):
    between = SilentServer(server.url)
    yield between
    between.shutdown()
    between.server_close()


class Service:
    """Files as the staff write them."""

    def __init__(self, folder: Path):
        self.folder = folder
        for kind in ("policy", "knowhow"):
            (folder / kind).mkdir(parents=True)

    def page(self, page_id="refund", version=3, kind="policy", **changes):
        path = self.folder / kind / f"{page_id}.md"
        path.write_text(write_page(page(page_id, version, **changes)), encoding="utf-8")
        return path

    def context(self, text="- 결론부터 짧게 답한다."):
        (self.folder / "service-context.md").write_text(text + "\n", encoding="utf-8")

    def config(self, text="block_limit = 4000\n"):
        (self.folder / "config.toml").write_text(text, encoding="utf-8")


@pytest.fixture
def files(tmp_path):
    made = Service(tmp_path / "service")
    made.page()
    made.page("exception", 1, "knowhow")
    made.context()
    made.config()
    return made


@pytest.fixture
def published(desk, files):
    """The desk has published everything once."""
    assert desk("ingest", files.folder).code == 0
    assert desk("publish").code == 0
    return desk


@pytest.fixture
def archive(tmp_path):
    return Archive(tmp_path / "published")


def bare(page):
    return replace(page, history=())


@pytest.fixture(scope="session")
def stories(tmp_path_factory):
    """The story is made by the first test that needs it: what a command says can be read in a test only."""
    made = []
    yield tmp_path_factory.mktemp("attacks"), made
    for one in made:
        one.server.stop()


@pytest.fixture
def story(stories, capsys):
    """A service of three people that is live, shared by all tests that only try what must be refused."""
    from tests.client.desk.attack_story import Story

    folder, made = stories
    if not made:
        made.append(Story(folder, capsys))
    return made[0]
