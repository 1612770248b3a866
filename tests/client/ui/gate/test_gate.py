"""Whatever keeps an account from being opened: the window is there, says it in three parts, and recovers."""

import pytest

from client.errors import Damaged, NotOurFile, Refused, StoreBusy, StoreFull
from client.kit.words import Words
from client.store.opening import release
from client.store.profile import read_profile
from client.ui.gate.reasons import MAY_BEGIN_ANEW, PASSES, reason_of
from tests.client.ui.gate.conftest import opened

KO = Words("ko")
LANGUAGES = ("ko", "en", "ja")


def missing_key(folder, home):
    (folder / "gieok.key").rename(home.parent / "elsewhere")


def key_is_back(folder, home):
    (home.parent / "elsewhere").rename(folder / "gieok.key")


def damaged_key(folder, home):
    missing_key(folder, home)
    (folder / "gieok.key").write_text("no key at all")


def wrong_key(folder, home):
    missing_key(folder, home)
    (folder / "gieok.key").write_text("ab" * 32)


def not_ours(folder, home):
    (folder / "gieok.db").rename(home.parent / "elsewhere")
    (folder / "gieok.db").write_bytes(b"hello " * 2000)


def ours_is_back(folder, home):
    (home.parent / "elsewhere").rename(folder / "gieok.db")


def broken_profile(folder, home):
    (home.parent / "elsewhere").write_text((home / "profile.json").read_text())
    (home / "profile.json").write_text("{")


def profile_is_back(folder, home):
    (home.parent / "elsewhere").rename(home / "profile.json")


SPOILT = {
    "keymissing": (missing_key, key_is_back),
    "keydamaged": (damaged_key, key_is_back),
    "wrongkey": (wrong_key, key_is_back),
    "notours": (not_ours, ours_is_back),
    "profile": (broken_profile, profile_is_back),
}


@pytest.mark.parametrize("reason", SPOILT)
def test_a_spoilt_home_is_a_calm_screen_and_opens_once_it_is_mended(live, settings, folder, reason):
    spoil, mend = SPOILT[reason]

    async def story(house):
        app = await house.window()
        assert app.has(KO.text(f"gate-{reason}-title"))
        assert all(app.has(KO.text(code)) for code in (f"gate-{reason}-do", "gate-kept", "gate-do"))
        await app.press(KO.text("gate-again"))
        assert app.has(KO.text("gate-still"))
        mend(folder, settings.home)
        await app.press(KO.text("gate-again"))
        await house.opens(app)
        assert not app.has(KO.text("gate-again"))

    spoil(folder, settings.home)
    live(story)


FAILING = {
    "keyring": Damaged("store-keyring-closed"),
    "damaged": Damaged("store-damaged", file="gieok.db"),
    "full": StoreFull("store-full"),
    "busy": StoreBusy("home-held"),
    "home": Refused("home-unusable"),
    "other": Refused("settings-trust-root-unreadable", file="root.json"),
}


class Failing:
    """Opens an account only once it is told that the cause is gone."""

    def __init__(self, error):
        self.error = error

    def __call__(self, settings, *passphrase):
        from client.compose import open_engine

        if self.error is not None:
            raise self.error
        return open_engine(settings, *passphrase)


@pytest.mark.parametrize("reason", FAILING)
def test_what_fails_outside_is_a_calm_screen_and_opens_once_it_is_over(live, reason):
    failing = Failing(FAILING[reason])

    async def story(house):
        app = await house.window()
        assert app.has(KO.text(f"gate-{reason}-title"))
        failing.error = None
        await house.look(again=True)
        if reason in PASSES:
            await house.opens(app)
        else:
            assert not app.has(KO.text("gate-tries-by-itself"))
            await app.press(KO.text("gate-again"))
            await house.opens(app)

    live(story, open_it=failing)


def test_what_passes_of_itself_is_tried_again_by_itself_in_every_window(live):
    failing = Failing(FAILING["busy"])

    async def story(house):
        first, second = await house.window(), await house.window(width=1280)
        assert first.has(KO.text("gate-tries-by-itself"))
        failing.error = FAILING["full"]
        await house.look(again=True)
        assert first.has(KO.text("gate-full-title"))
        failing.error = None
        await house.look(again=False)
        assert first.has(KO.text("gate-full-title"))
        await house.look(again=True)
        await house.opens(first)
        await house.opens(second)

    live(story, open_it=failing)


def test_what_nobody_foresaw_is_a_screen_too_and_quotes_nothing(live, caplog):
    async def story(house):
        app = await house.window()
        assert app.has(KO.text("gate-unforeseen"))
        assert not app.has("7731")

    live(story, open_it=Failing(RuntimeError("7731")))
    assert "RuntimeError" in caplog.text
    assert "7731" not in caplog.text


def test_a_newer_file_names_both_formats(live, settings, folder):
    store = opened(settings)
    store.database.run("PRAGMA user_version = 99")
    release(store)

    async def story(house):
        app = await house.window()
        assert app.has(KO.text("gate-newer-title"))
        assert app.has("99")
        assert not app.has(KO.text("gate-anew"))

    live(story)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words_in_every_language_and_nothing_is_left_to_fill_in(language):
    words, params = Words(language), {"file": "gieok.db", "found": 9, "known": 1}
    for reason in (*SPOILT, *FAILING, "newer"):
        if reason == "other":
            continue
        for part in ("title", "what", "kept", "do"):
            said = words.whole(f"gate-{reason}-{part}", **params)
            assert said, (language, reason, part)


def test_the_gate_speaks_what_the_option_says_then_the_browser_then_the_system_then_korean(
    live, settings, folder, monkeypatch
):
    from dataclasses import replace

    missing_key(folder, settings.home)
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")

    def says(language, browser):
        async def story(house):
            app = await house.window(languages=(browser,))
            assert app.has(Words(language).text("gate-keymissing-title"))

        return story

    live(says("en", "ja-JP"), settings=replace(settings, language="en"))
    live(says("en", "en-US"), settings=replace(settings, language=None))
    live(says("ja", "fr-FR"), settings=replace(settings, language=None))
    monkeypatch.setenv("LC_ALL", "C")
    live(says("ko", "fr-FR"), settings=replace(settings, language=None))


def test_a_new_memory_begins_only_after_a_question_and_the_old_file_stays_as_it_was(live, settings, folder):
    missing_key(folder, settings.home)
    before = {path.name: path.read_bytes() for path in folder.iterdir()}

    async def story(house):
        app = await house.window()
        await app.press(KO.text("gate-anew"))
        await app.press(KO.text("ui-cancel"))
        assert house.engine is None
        await app.press(KO.text("gate-anew"))
        await app.press(KO.text("gate-anew-yes"))
        await app.until(lambda: app.has(KO.text("gate-aside-title")))
        assert app.has("local~20260928")
        assert app.has(f"accounts/{folder.name}")
        await app.press(KO.text("gate-aside-begin"))
        await house.opens(app)

    live(story)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before
    key_is_back(folder, settings.home)
    assert [account.name for account in read_profile(settings.home).accounts] == ["local~20260928", "local"]


def test_from_a_new_memory_a_backup_can_be_restored_at_once(live, settings, folder):
    missing_key(folder, settings.home)

    async def story(house):
        app = await house.window()
        await app.press(KO.text("gate-anew"))
        await app.press(KO.text("gate-anew-yes"))
        await app.until(lambda: app.has(KO.text("gate-aside-restore")))
        await app.press(KO.text("gate-aside-restore"))
        await app.until(lambda: app.has(KO.text("account-login")))
        assert not app.has(KO.text("first-skip"))

    live(story)


def test_only_what_cannot_be_opened_makes_room(live):
    async def story(house):
        with pytest.raises(Refused, match="gate-open"):
            await house.gate.make_room()

    live(story)


def test_everything_deleted_under_a_window_and_a_new_account_that_cannot_be_made_is_a_screen(live):
    failing = Failing(None)

    async def story(house):
        app = await house.window()
        await house.engine.wipe()
        failing.error = StoreFull("store-full")
        await house.look()
        await app.until(lambda: app.has(KO.text("gate-full-title")))
        failing.error = None
        await house.look(again=True)
        await house.opens(app)

    live(story, open_it=failing)


def test_each_error_of_opening_has_its_own_screen():
    assert reason_of(NotOurFile("store-not-ours", file="x")) == "notours"
    assert reason_of(Damaged("lock-damaged")) == "keydamaged"
    assert reason_of(Refused("anything-else")) == "other"
    assert not MAY_BEGIN_ANEW & PASSES
