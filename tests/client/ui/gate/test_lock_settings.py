"""A lock is set, changed and taken off in the settings."""

import flet as ft

from client.store.opening import release
from client.ui.settings.lock import lock_part
from tests.client.ui.gate.conftest import PASSPHRASE, opened
from tests.client.ui.gate.locked_window import KO, SECRET, locked, unlock


def part(app, house):
    """The part of the settings, put where the settings stand."""
    shell = house.tabs._all[0].root.shell
    app.page.controls = [lock_part(shell)]
    app.page.update()


def fields(app):
    return [field for field in app.all(ft.TextField) if field.password]


def test_a_lock_is_set_changed_and_taken_off_in_the_settings(live, settings):
    async def story(house):
        app = await house.window()
        part(app, house)
        await app.press(KO.text("lock-set"))
        assert app.has(KO.text("lock-forgotten-warning"))
        for field in fields(app):
            await app.type(field, PASSPHRASE)
        await app.press(KO.text("lock-set-do"))
        await app.until(lambda: app.has(KO.text("lock-understand-first")))
        app.session.apply_patch(app.find(ft.Checkbox)._i, {"value": True})
        await app.press(KO.text("lock-set-do"))
        await app.until(lambda: app.has(KO.text("lock-set-done")))
        assert house.engine.lock.standing().idle == 5
        await app.choose(app.find(ft.SegmentedButton), selected=["15"])
        await app.choose(app.find(ft.Switch), value=False)
        lock = house.engine.lock.standing()
        assert (lock.idle, lock.on_pause) == (15, False)

        await app.press(KO.text("lock-change"))
        old, new, again = fields(app)
        for field, text in ((old, PASSPHRASE), (new, "another one 1"), (again, "another one 2")):
            await app.type(field, text)
        await app.press(KO.text("lock-change-do"))
        await app.until(lambda: app.has(KO.text("lock-different")))
        await app.type(again, "another one 1")
        await app.press(KO.text("lock-change-do"))
        await app.until(lambda: not app.all(ft.BottomSheet))

        await app.press(KO.text("lock-now"))
        await app.until(lambda: app.has(KO.text("lock-screen-title")))
        await unlock(app, "another one 1")
        await app.until(lambda: app.has(KO.text("chat-write")))
        part(app, house)
        await app.press(KO.text("lock-off"))
        (old,) = fields(app)
        await app.type(old, "another one 1")
        await app.press(KO.text("lock-off-do"))
        await app.until(lambda: app.has(KO.text("lock-off-now")))
        assert house.engine.lock.standing() is None

    live(story)


def test_a_lock_that_another_process_took_off_asks_no_more(live, settings):
    locked(settings)

    async def story(house):
        app = await house.window()
        from client.store.lock import LockDoor
        from shared.randomness import random_bytes

        store = opened(settings, PASSPHRASE)
        LockDoor(settings.home, store, random_bytes).remove(PASSPHRASE)
        release(store)
        await house.gate.open()
        await house.tabs.turn()
        await app.until(lambda: app.has(SECRET))

    live(story)
