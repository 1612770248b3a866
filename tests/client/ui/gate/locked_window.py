"""What the stories about a locked window share: an account with a lock, how it is opened, what is left of it."""

import flet as ft

from client.kit.words import Words
from client.memory.logged import LoggedTurn
from client.store import logs
from client.store.opening import release
from tests.client.ui.gate.conftest import PASSPHRASE, opened

KO = Words("ko")
SECRET = "기린은 4402번"  # stands in the memory


def locked(settings, **when):
    """An account with a conversation in it and a lock on it."""
    from client.store.lock import LockDoor
    from shared.randomness import random_bytes

    store = opened(settings)
    now = settings.clock()
    logs.begin_conversation(store.database, "c1", now)
    asked = LoggedTurn("t1", "c1", SECRET, now, "Asia/Seoul", "waiting")
    logs.write_question(store.database, asked, SECRET)
    logs.complete(store.database, LoggedTurn("t1", "c1", SECRET, now, "Asia/Seoul", "done", "네.", now))
    LockDoor(settings.home, store, random_bytes).set(PASSPHRASE, **when)
    release(store)


async def unlock(app, passphrase=PASSPHRASE):
    field = app.find(ft.TextField, KO.text("lock-passphrase"))
    await app.type(field, passphrase)
    await app.fire(field, "submit", passphrase)


async def opens(app):
    await unlock(app)
    await app.until(lambda: app.has(SECRET))


def is_locked(app):
    return app.has(KO.text("lock-screen-title")) and not app.has(SECRET)


def nothing_left(app):
    """Neither on the screen nor anywhere in the tree, an open or a closing dialog's included."""
    held = [repr(getattr(control, "value", "")) for control in app.session.index.values()]
    return SECRET not in "".join(held).replace("\u2060", "") and is_locked(app)


def composer(app):
    return next(field for field in app.all(ft.TextField) if field.multiline)
