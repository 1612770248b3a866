"""Twice as large letters on a narrow phone, in each language: nothing is cut off at the side, nothing overlaps."""

import json
import shutil

import pytest

from client.kit.words import Words
from tests.browser.conftest import NOW, AppProcess, _run
from tests.browser.sound import faults

pytestmark = pytest.mark.browser

SAID = (
    ("2026-09-27T10:00", "저희는 엔터프라이즈 요금제를 쓰고 있어요"),
    ("2026-09-27T10:01", "앞으로 답변은 존댓말로 짧게 해 주세요."),
    ("2026-09-27T10:02", "지난주에 우울증 진단을 받았어요"),
)
QUESTION = "구매 후 며칠까지 전액 환불을 받을 수 있나요?"


CHOOSE = """
import asyncio, json, sys
from client.compose import open_engine
from client.settings import load_settings

engine = open_engine(load_settings(json.loads(sys.argv[1]), {"GIEOK_KEYRING": "off", "GIEOK_EMBEDDING": "off"}))
for name, value in json.loads(sys.argv[2]).items():
    engine.preferences.set(name, value)
asyncio.run(engine.close())
"""


def chosen(home, server, **choices):
    """Choose before the window is open."""
    _run(["-c", CHOOSE, json.dumps({"home": str(home), "server": server, "now": NOW}), json.dumps(choices)])


class Tour:
    """Walks through the screens and remembers what is wrong with each."""

    def __init__(self, screen, words, pictures, name):
        self.screen, self.words, self.pictures, self.name = screen, words, pictures, name
        self.wrong, self.seen = [], 0

    def look(self, what, *, title=True):
        """Look at a screen, the whole of it: the window is as high as the longest."""
        self.screen.page.wait_for_timeout(400)
        self.seen += 1
        self.screen.page.screenshot(path=self.pictures / f"{self.name}-{self.seen:02}-{what}.png")
        self.wrong += [f"{what}: {fault}" for fault in faults(self.screen.page, titles=title)]

    def press(self, code, **values):
        self.screen.press(self.words.text(code, **values))

    def turn(self, code):
        role = "tab" if self.screen.page.viewport_size["width"] < 840 else "button"
        self.screen.press(self.words.text(code), role=role)

    def back(self):
        self.screen.key("Escape")
        self.screen.page.wait_for_timeout(400)


def chat(tour):
    screen, words = tour.screen, tour.words
    screen.wait(words.text("chat-empty-title"))
    tour.look("welcome")
    screen.write(words.text("chat-write"), QUESTION)
    screen.key("Enter")
    screen.wait(words.text("chat-copy"))
    tour.look("answer")
    tour.press("record-open")
    tour.look("record", title=False)
    tour.back()
    tour.press("chat-list")
    tour.look("conversations", title=False)
    tour.back()
    tour.press("temporary-begin")
    tour.look("temporary")


def memory(tour):
    tour.turn("nav-memory")
    tour.screen.wait(tour.words.text("memory-block"))
    tour.look("memory")


INSIDE = {  # of the settings: what opens it, and whether it is a screen with a name or a sheet
    "backups-settings-open": True,
    "account-open": True,
    "evidence-open": True,
    "contributions-open": True,
    "sent-open": False,
    "diagnostics-open": False,
}


def settings(tour):
    tour.turn("nav-settings")
    tour.screen.wait(tour.words.text("settings-language"))
    tour.look("settings")
    for code, named in INSIDE.items():
        tour.turn("nav-chat")
        tour.turn("nav-settings")
        tour.screen.wait(tour.words.text("settings-language"))
        tour.press(code)
        tour.look(code, title=named)
        tour.back()


@pytest.fixture(scope="module")
def lived(tmp_path_factory, service):
    """A home in which a few things were said; each language begins with a copy of it."""
    home = tmp_path_factory.mktemp("lived") / "home"
    common = ["--home", str(home), "--server", service.url]
    for now, said in SAID:
        _run(["-m", "client", "chat", "-m", said, *common, "--now", now])
    _run(["-m", "client", "end", *common, "--now", "2026-09-27T10:10"])
    return home


@pytest.mark.parametrize("language", ["ko", "en", "ja"])
def test_every_screen_holds_letters_of_twice_the_size(lived, tmp_path, service, look, pictures, language):
    home = shutil.copytree(lived, tmp_path / "home")
    chosen(home, service.url, language=language, text_size="200")
    with AppProcess(home, service.url) as running:
        tour = Tour(look(running.url, width=360, height=3600).open(), Words(language), pictures, f"large-{language}")
        chat(tour)
        memory(tour)
        settings(tour)
        assert tour.wrong == []
        tour.screen.quiet()
