"""A real server with the published demo service, the app as a process beside it, and a Chromium that looks at it."""

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser.screen import ARGUMENTS, Screen
from tests.support.demo_server import DemoServer
from tests.support.server_process import ROOT

NOW = "2026-09-28T12:00"  # v3 of the refund policy is in force
OCTOBER = "2026-10-20T12:00"  # a day when v4 is in force once it is published


SIZES = pytest.mark.parametrize(("width", "height"), [(390, 844), pytest.param(1280, 800, marks=pytest.mark.more)])


@pytest.fixture(scope="session")
def chromium():
    """Path of the system's Chromium."""
    found = os.environ.get("GIEOK_TEST_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        pytest.skip("needs chromium")
    return found


@pytest.fixture(scope="module")
def browser(chromium):
    """One for each file: Playwright holds an event loop for as long as it lives, and other tests run their own."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def service(tmp_path_factory):
    """The demo service."""
    server = DemoServer(tmp_path_factory.mktemp("service"), NOW)
    yield server
    server.stop()


@pytest.fixture
def own_service(tmp_path):
    """A demo service that nobody else looks at, in October."""
    server = DemoServer(tmp_path, OCTOBER)
    yield server
    server.stop()


@pytest.fixture
def app(tmp_path, service):
    """The launch address of an app with a new home."""
    with AppProcess(tmp_path / "home", service.url) as running:
        yield running.url


@pytest.fixture
def app_in_october(tmp_path, service):
    """As `app`, on a day when v4 of the refund policy is in force once it is published."""
    with AppProcess(tmp_path / "home", service.url, now=OCTOBER) as running:
        yield running.url


@pytest.fixture
def look(browser):
    """Opens windows on an address; a phone's size unless told otherwise."""
    contexts = []

    def open_screen(url, *, width=390, height=844, **options):
        context = browser.new_context(viewport={"width": width, "height": height}, locale="ko-KR", **options)
        contexts.append(context)
        return Screen(context, url)

    yield open_screen
    for context in contexts:
        context.close()


@pytest.fixture
def pictures(tmp_path):
    """Where screenshots go: a folder of the run, or one that somebody wants to look at."""
    folder = Path(os.environ.get("GIEOK_TEST_PICTURES") or tmp_path / "pictures")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


class AppProcess:
    """`gieok app` on a free port."""

    def __init__(self, home, server, now=NOW, language=None, **environ):
        command = ["-m", "client", "app", "--home", str(home), "--server", server, "--port", "0", "--now", now]
        command += ["--language", language] if language else []
        env = _env() | {"GIEOK_KEYRING": "off", "GIEOK_EMBEDDING": "off"} | environ
        started = [sys.executable, *command]
        self.process = subprocess.Popen(started, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True)
        self.url = "http" + self.process.stdout.readline().strip().rpartition("http")[2]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(30)
        self.process.stdout.close()
        assert code == 0


def _run(arguments):
    command = [sys.executable, *arguments]
    env = _env() | {"GIEOK_KEYRING": "off", "GIEOK_EMBEDDING": "off"}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def _env():
    return {name: value for name, value in os.environ.items() if not name.startswith("GIEOK_")}
