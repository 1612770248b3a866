"""Does a phone's page show itself at once, get the account, say what is wrong, and leave the store in order?"""

import asyncio
import threading

import flet as ft
import pytest

from client.app import main as entry
from client.app import phone
from client.app.phone import Phone, open_account, phone_settings
from client.errors import Damaged, KeyMissing, Refused
from client.kit.words import Words
from client.settings import load_settings, native_screens
from tests.client.ui.headless import Headless

KO = Words("ko")
PLACEHOLDER = KO.text("chat-write")
ON_A_PHONE = {"FLET_PLATFORM": "android", "FLET_DART_BRIDGE_PORT": "7"}


@pytest.fixture
def settings(tmp_path):
    return load_settings(
        {"home": str(tmp_path / "home"), "server": "http://127.0.0.1:9", "keyring": "off", "embedding": "off"}, {}
    )


async def lives(app, state):
    await app.fire(app.page, "app_lifecycle_state_change", {"state": state})


def test_the_first_frame_is_there_before_the_account_is_opened(settings):
    may_open = threading.Event()

    def opening(*given):
        may_open.wait(20)
        return open_account(*given)

    async def story():
        shown = Phone(settings, opening)
        starting = asyncio.create_task(Headless.start(shown.show))
        while shown._page is None:
            await asyncio.sleep(0.01)
        assert not starting.done()
        assert shown._page.controls[0].content.label == "기억", "the ring has a name"
        may_open.set()
        app = await starting
        assert app.has(PLACEHOLDER)
        await lives(app, "detach")

    asyncio.run(story())


def test_the_account_is_closed_when_the_phone_takes_the_app_away_and_opened_when_it_comes_back(settings):
    opened = []

    def opening(*given):
        opened.append(open_account(*given))
        return opened[-1]

    async def story():
        shown = Phone(settings, opening)
        app = await Headless.start(shown.show)
        await lives(app, "pause")
        assert opened[0].status().turns == 0, "a pause closes nothing"
        await lives(app, "detach")
        await lives(app, "detach")
        with pytest.raises(Exception, match="closed"):
            opened[0].opened.database.one("SELECT 1")
        await lives(app, "resume")
        assert len(opened) == 2
        assert app.has(PLACEHOLDER)
        await lives(app, "detach")

    asyncio.run(story())


def test_a_new_page_of_a_process_that_still_runs_gets_the_account_that_is_open(settings):
    opened = []

    def opening(*given):
        opened.append(open_account(*given))
        return opened[-1]

    async def story():
        shown = Phone(settings, opening)
        await Headless.start(shown.show)
        first = shown.tabs._all[0].root
        app = await Headless.start(shown.show)
        assert first.closed
        assert len(opened) == 1
        assert app.has(PLACEHOLDER)
        await lives(app, "detach")

    asyncio.run(story())


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (KeyMissing("store-key-missing", place="file"), KO.text("gate-keymissing-title")),
        (Damaged("phone-part-missing", part="sqlcipher3"), KO.text("phone-part-missing", part="sqlcipher3")),
        (ValueError("지수"), KO.text("gate-unforeseen")),
    ],
    ids=["key", "part", "unexpected"],
)
def test_what_cannot_be_opened_is_the_screen_of_the_gate_and_can_be_tried_again(settings, error, sentence, caplog):
    broken = [True]

    def opening(*given):
        if broken:
            raise error
        return open_account(*given)

    async def story():
        app = await Headless.start(Phone(settings, opening).show)
        assert app.has(sentence)
        broken.clear()
        await app.press(KO.text("gate-again"))
        await app.pass_first()
        assert app.has(PLACEHOLDER)
        await lives(app, "detach")

    asyncio.run(story())
    assert "지수" not in caplog.text


def test_after_everything_was_deleted_the_page_shows_the_empty_account(settings, monkeypatch):
    monkeypatch.setattr("client.ui.watch.WATCH_SECONDS", 0.01)

    async def story():
        shown = Phone(settings, open_account)
        app = await Headless.start(shown.show)
        engine, first = shown.gate.engine, shown.tabs._all[0].root
        await engine.wipe()
        await app.until(lambda: shown.tabs._all[0].root not in {None, first})
        assert shown.gate.engine is not engine
        await app.until(lambda: app.has(Words("ko").text("first-skip")))
        await app.pass_first()
        await app.until(lambda: app.has(PLACEHOLDER))
        await lives(app, "detach")
        assert app.page.on_app_lifecycle_state_change == shown._lives

    asyncio.run(story())


def test_a_driver_that_is_not_in_the_app_is_named(settings, monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "client.compose", None)
    with pytest.raises(Damaged) as caught:
        open_account(settings)
    assert (caught.value.code, caught.value.params) == ("phone-part-missing", {"part": "client.compose"})


def test_no_page_is_shown_where_flet_would_serve_it_to_the_network(monkeypatch):
    monkeypatch.setattr(ft, "run", lambda *_, **__: pytest.fail("served"))
    with pytest.raises(Refused, match="phone-only"):
        phone.run()


@pytest.mark.parametrize(
    ("environ", "native"),
    [
        (ON_A_PHONE, True),
        ({"FLET_PLATFORM": "android"}, False),
        ({"FLET_DART_BRIDGE_PORT": "7"}, False),
        (ON_A_PHONE | {"FLET_FORCE_WEB_SERVER": "true"}, False),
        ({}, False),
    ],
)
def test_the_bridge_is_known_by_what_flet_itself_asks_for(environ, native):
    assert native_screens(environ) is native


def test_the_entry_takes_the_phones_way_only_on_a_phone(monkeypatch):
    taken = []
    monkeypatch.setattr(phone, "run", lambda: taken.append("phone") or 0)
    monkeypatch.setattr("client.ui.window.open_window", lambda *_: taken.append("window") or 0)
    assert [entry.main("android"), entry.main("ios"), entry.main("linux")] == [0, 0, 0]
    assert taken == ["phone", "phone", "window"]


def test_on_a_phone_the_entry_shows_the_account_of_the_packaged_service(monkeypatch, tmp_path):
    """What `ft.run` gets is what it would call for the page of the phone."""
    shown = []
    monkeypatch.setenv("FLET_APP_STORAGE_DATA", str(tmp_path))
    for name, value in ON_A_PHONE.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(ft, "run", shown.append)
    assert entry.main("android") == 0

    async def story():
        app = await Headless.start(shown[0])
        assert app.has(PLACEHOLDER)
        assert (tmp_path / "profile.json").is_file()
        await lives(app, "detach")

    asyncio.run(story())


def test_the_packaged_service_is_reached_over_https_and_its_root_is_taken_if_it_is_there(tmp_path):
    given = phone_settings()
    assert given.server.startswith("https://")
    assert (given.keyring, given.embedding, given.trust_root) == (False, False, None)
    (tmp_path / "service.toml").write_text('server = "https://service.example"')
    (tmp_path / "root.json").write_text("{}")
    given = phone_settings(tmp_path / "service.toml")
    assert (given.server, given.trust_root) == ("https://service.example", tmp_path / "root.json")
