"""Whatever keeps an account from being opened: the window is there, says it in three parts, and recovers."""

import pytest

from client.store.opening import release
from client.ui.gate.reasons import PASSES
from tests.client.ui.gate.conftest import opened
from tests.client.ui.gate.spoilt import FAILING, KO, SPOILT, Failing


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
