"""In a real browser: a key that went away and came back, and a lock that is asked for after a reload."""

import os
import subprocess
import sys

import pytest

from client.kit.words import Words
from client.store.opening import open_store, release
from client.store.profile import read_profile
from shared.ids import new_id
from shared.randomness import random_bytes
from tests.browser.conftest import NOW, SIZES, AppProcess
from tests.browser.screen import OPEN_SEMANTICS, PATIENCE
from tests.support.server_process import ROOT

pytestmark = pytest.mark.browser

KO = Words("ko")
NOBODY = "http://127.0.0.1:9"
PASSPHRASE = "elephant 7731"


@pytest.fixture
def home(tmp_path, monkeypatch):
    """With an account in it, on a device that speaks Korean."""
    monkeypatch.setenv("LC_ALL", "ko_KR.UTF-8")
    release(open_store(tmp_path / "home", "local", ids=new_id, randomness=random_bytes, keyring=lambda: False))
    return tmp_path / "home"


def key_of(home):
    return home / "accounts" / read_profile(home).accounts[0].folder / "gieok.key"


def gieok(home, *command, typed=""):
    environ = {name: value for name, value in os.environ.items() if not name.startswith("GIEOK_")}
    done = subprocess.run(
        [sys.executable, "-m", "client", *command, "--home", str(home), "--server", NOBODY, "--now", NOW],
        cwd=ROOT, env=environ | {"GIEOK_KEYRING": "off", "GIEOK_EMBEDDING": "off"}, input=typed, text=True, check=True,
        capture_output=True,
    )  # fmt: skip
    return done.stdout


@SIZES
def test_a_key_that_is_put_back_opens_the_memory_and_a_lock_asks_after_a_reload(home, look, pictures, width, height):
    key, elsewhere = key_of(home), home.parent / "gieok.key"
    key.rename(elsewhere)
    with AppProcess(home, NOBODY) as running:
        screen = look(running.url, width=width, height=height).open()
        screen.wait(KO.text("gate-keymissing-title"))
        screen.picture(pictures / f"gate-{width}.png")
        screen.press(KO.text("gate-again"))
        screen.wait(KO.text("gate-still"))
        elsewhere.rename(key)
        screen.press(KO.text("gate-again"))
        screen.press(KO.text("first-skip"))
        screen.wait(KO.text("chat-empty-title"))

        gieok(home, "lock", "set", "--on-pause", "off", typed=PASSPHRASE + "\n")
        screen.page.reload(wait_until="commit")
        screen.until(lambda: screen.page.evaluate(OPEN_SEMANTICS), "the semantics tree")
        screen.wait(KO.text("lock-screen-title"))
        assert not screen.has(KO.text("chat-empty-title"))
        screen.write(KO.text("lock-passphrase"), "not this one")
        screen.press(KO.text("lock-open"))
        screen.wait(KO.text("lock-wrong"))
        screen.picture(pictures / f"locked-{width}.png")
        screen.write(KO.text("lock-passphrase"), PASSPHRASE)
        screen.key("Enter")
        screen.wait(KO.text("chat-empty-title"))
        screen.quiet()


def test_a_window_that_locks_while_its_connection_is_cut_is_the_locked_screen_when_it_is_back(home, look, pictures):
    with AppProcess(home, NOBODY) as running:
        screen, sockets = look(running.url), []

        def through(route):
            sockets.append((route, route.connect_to_server()))

        screen.page.route_web_socket("**/ws*", through)
        screen.open()
        screen.wait(KO.text("chat-empty-title"))
        gieok(home, "lock", "set", "--on-pause", "off", typed=PASSPHRASE + "\n")
        screen.press(KO.text("chat-list"))
        screen.wait(KO.text("chats-empty"))
        with screen.page.expect_event("load", timeout=PATIENCE * 1000):  # what was open goes with a reload
            for end in sockets[-1]:
                end.close()
        screen.until(lambda: screen.page.evaluate(OPEN_SEMANTICS), "the semantics tree")
        screen.wait(KO.text("lock-screen-title"))
        screen.gone(KO.text("chats-empty"))
        assert not screen.has(KO.text("chat-empty-title"))
        screen.write(KO.text("lock-passphrase"), "not this one")
        screen.press(KO.text("lock-open"))
        screen.wait(KO.text("lock-wrong"))
        screen.picture(pictures / "locked-reconnected.png")
        assert screen.outside == []
