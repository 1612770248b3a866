"""Does a new memory begin only when it is asked for, and is the old file kept?"""

import pytest

from client.errors import Refused, StoreFull
from client.store.profile import read_profile
from tests.client.ui.gate.spoilt import KO, Failing, key_is_back, missing_key


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
