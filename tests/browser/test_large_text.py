"""Twice as large letters on a narrow phone: nothing is cut off at the side, nothing overlaps. In a soak, in each language."""

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor

import pytest

from client.compose import open_engine
from client.kit.words import LANGUAGES, Words
from client.memory.fact import Candidate, Quote
from client.notebook import facts
from client.settings import load_settings
from client.store import logs
from shared.ids import new_id
from tests.browser.conftest import NOW, AppProcess
from tests.browser.sound import faults
from tests.client.ui.test_talks import logged

pytestmark = pytest.mark.browser

LANGUAGE = "ja"  # the widest of the three: what fits in it fits in the others
KNOWN = (
    ("attribute", "엔터프라이즈 요금제를 이번 달부터 새로 쓰기 시작함", {}),
    ("event", "지난주에 우울증 진단을 받음", {"sensitive": True}),
)
OFF = {"GIEOK_KEYRING": "off", "GIEOK_EMBEDDING": "off"}
QUESTION = "구매 후 며칠까지 전액 환불을 받을 수 있나요?"
TALK = "환불 규정과 부분 환불이 어떻게 다른지 여쭤 보고 싶어요"
PICTURES = "GIEOK_TEST_PICTURES" in os.environ


def in_store(home, server, work):
    """Do something in the store of a home, beside the app that may be open on it."""

    async def done():
        engine = open_engine(load_settings({"home": str(home), "server": server, "now": NOW}, OFF))
        try:
            work(engine)
        finally:
            await engine.close()

    with ThreadPoolExecutor(1) as beside:  # Playwright holds this thread's event loop
        beside.submit(asyncio.run, done()).result()


def live(engine):
    """An earlier conversation, and what is remembered of it; one of it waits for a word of the customer."""
    database, now = engine.opened.database, engine.settings.clock()
    with database.transaction():
        logs.begin_conversation(database, "talk", now)
        logs.write_question(database, logged("turn", "talk", TALK, now), TALK)
        logs.complete(database, logged("turn", "talk", TALK, now, "규정은 이렇습니다."))
        for kind, statement, more in KNOWN:
            candidate = Candidate(kind, statement, (Quote(statement, "customer", "turn", now),), **more)
            facts.add(database, candidate, now=now, ids=new_id, promotable=False)


class Tour:
    """Walks through the screens and remembers what is wrong with each."""

    def __init__(self, screen, words, pictures, name):
        self.screen, self.words, self.pictures, self.name = screen, words, pictures, name
        self.wrong, self.seen = [], 0

    def look(self, what, code, *, title=True):
        """Look at a screen once these words stand on it; and most of it: the window is as high as a desk."""
        self.wait(code)
        self.screen.page.wait_for_timeout(300)  # a sheet comes up, a page turns
        self.seen += 1
        if PICTURES:
            self.screen.page.screenshot(path=self.pictures / f"{self.name}-{self.seen:02}-{what}.png")
        self.wrong += [f"{what}: {fault}" for fault in faults(self.screen.page, titles=title)]

    def wait(self, code):
        self.screen.wait(self.words.text(code))

    def press(self, code):
        self.screen.press(self.words.text(code))

    def turn(self, code):
        self.screen.press(self.words.text(code), role="tab")

    def back(self, code):
        """Close what is open, in which these words stand."""
        self.screen.key("Escape")
        self.screen.gone(self.words.text(code))


def first(tour):
    for step, way in (("kept", "first-next"), ("look", "first-next"), ("start", "first-start")):
        tour.look(f"first-{step}", f"first-title-{step}")
        tour.press(way)


def chat(tour):
    tour.screen.write(tour.words.text("chat-write"), QUESTION)
    tour.screen.key("Enter")
    tour.look("answer", "chat-copy")
    tour.press("record-open")
    tour.look("record", "record-model", title=False)
    tour.back("record-model")
    tour.press("chat-list")
    tour.look("talks", "talks-search", title=False)
    tour.back("talks-search")
    tour.press("temporary-begin")
    tour.look("temporary", "temporary-end")


def memory(tour):
    tour.turn("nav-memory")
    tour.look("memory", "memory-block-write")
    tour.press("memory-part-facts")
    tour.look("facts", "facts-search")
    tour.press("memory-part-kept")
    tour.look("kept", "kept-title")


def policies(tour):
    tour.turn("nav-policies")
    tour.look("policies", "policies-search")
    tour.screen.press("가동률과 SLA 크레딧")
    tour.look("page", "policies-ask-policy")


ROWS = {  # of the settings, from above: what stands in what it opens, and whether that is a screen or a sheet
    "settings-model": ("choose-model-own", True),
    "set-zone": ("set-zone-search", False),
    "set-text-size": ("set-text-size-sample", False),
    "room-title": ("room-free-how", False),
    "lock-title": ("lock-what", False),
    "sent-title": ("sent-what", False),
    "contributions-title": ("contributions-none", True),
    "evidence-title": ("evidence-none-here", True),
    "backups-title": ("backups-make-open", True),
    "account-title": ("account-login", True),
    "about-title": ("about-optional", False),
    "diagnostics-title": ("diagnostics-copy", False),
}


def settings(tour):
    tour.turn("nav-settings")
    tour.look("settings", "settings-model")
    for code, (there, is_screen) in ROWS.items():
        tour.screen.scroll_to(tour.words.text(code))
        tour.press(code)
        tour.look(code, there, title=is_screen)
        if code == "lock-title":
            tour.press("lock-set")
            tour.look("lock-set", "lock-understood", title=False)
            tour.back("lock-understood")
        if is_screen:
            tour.turn("nav-chat")
            tour.turn("nav-settings")
        else:
            tour.back(there)
    tour.look("settings-end", "set-part-end", title=False)


def test_every_screen_holds_letters_of_twice_the_size(tmp_path, service, look, pictures, many):
    for language in many((LANGUAGE,), LANGUAGES):
        look_at_all(tmp_path / language, service, look, pictures, language)


def look_at_all(home, service, look, pictures, language):
    in_store(home, service.url, lambda engine: engine.preferences.set("language", language))
    in_store(home, service.url, lambda engine: engine.preferences.set("text_size", "200"))
    with AppProcess(home, service.url) as running:
        screen = look(running.url, width=360, height=2000).open(first=True)
        tour = Tour(screen, Words(language), pictures, f"large-{language}")
        first(tour)
        tour.look("welcome", "chat-empty-title")
        in_store(home, service.url, live)
        for walk in (chat, memory, policies, settings):
            walk(tour)
        assert not tour.wrong, "\n".join(tour.wrong)
        screen.quiet()
