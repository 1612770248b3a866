"""Is the address said only when it leads to a window, and does opening fail, stop and close in order?"""

import asyncio
import os
import signal
import subprocess
import sys
import threading

import pytest

from client.compose import open_engine
from client.errors import GieokError
from client.kit import serve
from client.kit.words import Words
from client.store.opening import open_store, release
from client.store.profile import read_profile
from client.ui import window
from shared.ids import new_id
from shared.randomness import random_bytes
from tests.client.ui.headless import Headless

ENVIRONMENT = {**os.environ, "GIEOK_KEYRING": "off", "GIEOK_EMBEDDING": "off"}

SCRIPT = """
import sys, time
from types import SimpleNamespace
from client.cli.run import run
from client.errors import Damaged

class Engine:
    preferences = None

    def settled_language(self):
        return "en"

    def gone(self):
        return False

    async def close(self):
        print("closed", flush=True)

def open_engine(settings):
    print("opening", flush=True)
    {opening}
    print("open", flush=True)
    return Engine()

def open_window(settings):
    from client.ui.window import open_window
    print("loaded", flush=True)
    return open_window(settings, open_engine)

code = run(["app", "--home", {home!r}, "--port", {port!r}], open_engine, open_window)
print("ended", flush=True)
sys.exit(code)
"""


@pytest.fixture
def port():
    with serve.bound(0) as probe:
        number = probe.getsockname()[1]
    return str(number)


@pytest.fixture
def start(tmp_path, port):
    """Starts the app on an engine whose opening does what the line `opening` says."""
    processes = []

    def run(opening):
        script = SCRIPT.format(opening=opening, home=str(tmp_path), port=port)
        command = [sys.executable, "-c", script]
        pipe = subprocess.PIPE
        processes.append(subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=ENVIRONMENT))
        return processes[-1]

    yield run
    for process in processes:
        process.kill()
        process.communicate()


def read_until(process, word):
    """The lines that the process says, up to the one with `word` in it."""
    lines = []
    for line in process.stdout:
        lines.append(line.strip())
        if word in line:
            return lines
    raise AssertionError(process.stderr.read())


def opened(home):
    return open_store(home, "local", ids=new_id, randomness=random_bytes, keyring=lambda: False)


def wrong_key(folder, home):
    (folder / "gieok.key").write_text("ab" * 32)


def missing_key(folder, home):
    (folder / "gieok.key").unlink()


def not_ours(folder, home):
    (folder / "gieok.db").write_bytes(b"hello " * 2000)


def newer(folder, home):
    store = opened(home)
    store.database.run("PRAGMA user_version = 9999")
    release(store)


@pytest.mark.parametrize("spoil", [wrong_key, missing_key, not_ours, newer])
def test_an_account_that_cannot_be_opened_is_one_sentence_beside_the_address_of_a_window(tmp_path, port, spoil):
    release(opened(tmp_path))
    spoil(tmp_path / "accounts" / read_profile(tmp_path).accounts[0].folder, tmp_path)
    with pytest.raises(GieokError) as refused:
        opened(tmp_path)
    command = [sys.executable, "-m", "client", "app", "--home", str(tmp_path), "--port", port, "--language", "ko"]
    pipe = subprocess.PIPE
    process = subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=ENVIRONMENT)
    complaint = process.stderr.readline()
    (line,) = read_until(process, "http://")
    process.send_signal(signal.SIGTERM)
    said, more = process.communicate(timeout=60)
    assert line.startswith(Words("ko").text("app-look-here", url="http://127.0.0.1:"))
    assert (process.returncode, said, more) == (0, "", "")
    assert complaint.strip() == Words("ko").error(refused.value)


def test_the_address_is_said_after_the_account_is_open_and_the_account_is_closed_once(start):
    process = start("time.sleep(0.3)")
    lines = read_until(process, "http://")
    assert lines[:-1] == ["loaded", "opening", "open"]
    assert lines[-1] == Words("en").text("app-look-here", url=lines[-1].split(" ")[-1])
    process.send_signal(signal.SIGTERM)
    assert process.communicate(timeout=20) == ("closed\nended\n", "")
    assert process.returncode == 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_while_an_account_does_not_open(start, number):
    process = start("time.sleep(600)")
    read_until(process, "opening")
    process.send_signal(number)
    assert process.communicate(timeout=20) == ("ended\n", "")
    assert process.returncode == 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_an_account_that_opens_after_the_signal_is_closed_and_no_address_is_said(start, number):
    process = start("time.sleep(0.4)")
    read_until(process, "opening")
    process.send_signal(number)
    assert process.communicate(timeout=20) == ("open\nclosed\nended\n", "")
    assert process.returncode == 0


def test_an_account_that_fails_after_the_signal_says_nothing(start):
    process = start("time.sleep(0.4); raise Damaged('store-not-ours', file='x')")
    read_until(process, "opening")
    process.send_signal(signal.SIGTERM)
    assert process.communicate(timeout=20) == ("ended\n", "")
    assert process.returncode == 0


def test_a_signal_between_the_account_and_the_server_is_heard(start):
    process = start("import signal; Engine.settled_language = lambda _: signal.raise_signal(signal.SIGTERM) or 'en'")
    assert process.communicate(timeout=20)[0].splitlines()[-2:] == ["closed", "ended"]
    assert process.returncode == 0


def test_a_busy_port_is_one_sentence_and_the_account_is_closed(start, port):
    with serve.bound(int(port)):
        said, complaint = start("pass").communicate(timeout=60)
    assert said.splitlines() == ["loaded", "opening", "open", "closed", "ended"]
    assert complaint == f"{Words('ko').text('app-port-busy', port=port)}\n"


def test_an_account_that_opens_slowly_has_a_window_that_says_so_and_is_closed_in_order(settings, monkeypatch):
    may_open, closed = threading.Event(), []
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setattr(window, "OPENING_SECONDS", 0.05)

    def slowly(given):
        may_open.wait(20)
        engine = open_engine(given)
        monkeypatch.setattr(type(engine), "close", closing(type(engine).close, closed))
        return engine

    async def one_tab(screen, shown, *, on_ready):
        on_ready("http://127.0.0.1:1/?t=x")
        app = await Headless.start(screen)
        assert app.has(Words().text("gate-opening-what"))
        may_open.set()
        await app.until(lambda: app.has(Words().text("first-skip")))
        await app.pass_first()
        await app.until(lambda: app.has(Words().text("chat-write")))
        app.followed()

    monkeypatch.setattr(window, "serve", one_tab)
    assert window.open_window(settings, slowly) == 0
    assert closed == ["closed"]


def closing(close, told):
    async def closed(engine):
        await close(engine)
        told.append("closed")

    return closed


def test_a_window_waits_for_its_screens_and_a_tab_that_leaves_does_not_take_them(settings, monkeypatch):
    may_load, load = threading.Event(), window._root
    seen = []

    def slowly():
        may_load.wait(20)
        return load()

    async def one_tab(screen, shown, *, on_ready):
        on_ready("http://127.0.0.1:1/?t=x")
        leaving = asyncio.create_task(screen(None))
        await asyncio.sleep(0)
        leaving.cancel()
        await asyncio.sleep(0)
        may_load.set()
        app = await Headless.start(screen)
        seen.append(app.has(Words("ja").text("chat-write")))
        seen.append(shown.refusal)
        app.followed()

    def in_japanese(given):
        engine = open_engine(given)
        engine.preferences.set("language", "ja")
        return engine

    monkeypatch.setattr(window, "_root", slowly)
    monkeypatch.setattr(window, "serve", one_tab)
    assert window.open_window(settings, in_japanese) == 0
    assert seen == [True, Words("ja").text("window-only")]
