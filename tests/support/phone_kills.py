"""Does a phone that dies while it backs up or restores lose or double anything? A warm process forks children to be killed.

    with Phones(server.url) as phones:
        whole = phones.live(home, "make")               # nobody kills it: how many points has it?
        phones.live(other, "make", point=17)            # dies at its 17th point: before or after one step
        phones.live(other, "make")                      # the next start goes on

A step is a call to the server, a piece on the disk, or a change of the store.
"""

import asyncio
import json
import os
import sys
from contextlib import contextmanager
from functools import partial

from client.backup.errand import Watch
from client.backup.pieces import Pieces
from client.compose import open_engine
from client.errors import Refused
from client.net.backups import BackupService
from client.settings import load_settings
from client.store.database import Database
from shared.crypto import key_schedule, sealing
from tests.support.warm import Points, Warm, serve

PIN = "904817"
STEPS = {
    BackupService: (
        "create", "enrol", "chunks", "put_chunk", "get_chunk", "activate", "list", "attempt", "unlock", "confirm", "delete",
    ),
    Pieces: ("put", "remove"),
    Database: ("run", "run_many"),
}  # fmt: skip


def engine_of(home, url):
    options = {"home": str(home), "now": "2026-09-28T12:00", "server": url}
    return open_engine(load_settings(options, {"GIEOK_KEYRING": "off", "GIEOK_EMBEDDING": "off"}))


def make(engine):
    """As at every start, then go on with what was begun, else begin."""
    asyncio.run(engine.backing.settle())
    door, watch = engine.backup, Watch(lambda progress: None, lambda: False)
    if door.begun():
        door.go_on(watch)
    elif not any(line.state == "ACTIVE" for line in door.list()):
        door.make(PIN, watch, with_log=True)


def restore(engine):
    """Bring it in; where it is here already, what is left is to tell the server."""
    door, watch = engine.backup, Watch(lambda progress: None, lambda: False)
    asyncio.run(engine.backing.settle())
    try:
        door.take(door.open(None, PIN, watch))
    except Refused as error:
        if error.code != "backup-gone":
            raise


class _Points(Points):
    """Counts the steps, and dies before or after one of them."""

    def watch(self):
        for kind, names in STEPS.items():
            for name in names:
                setattr(kind, name, self.around(getattr(kind, name)))
        whole = Database.transaction

        @contextmanager
        def transaction(database):
            with whole(database):
                yield
                self.here()  # before the commit
            self.here()  # and after it

        Database.transaction = transaction


class Phones(Warm):
    """The warm process."""

    def __init__(self, url):
        self.url = url
        super().__init__("tests.support.phone_kills", url)

    def live(self, home, what, *, point=0):
        """One child."""
        return self.ask(home=str(home), what=what, point=point)


def _child(url, asked, writing):
    points, error = _Points(asked["point"]), None
    try:
        engine = engine_of(asked["home"], url)
        points.watch()
        {"make": make, "restore": restore}[asked["what"]](engine)
    except BaseException as broke:
        error = f"{type(broke).__name__}: {broke}"
    os.write(writing, json.dumps({"points": points.passed, "error": error}).encode())
    os._exit(0)


if __name__ == "__main__":
    import client.backup.door  # noqa: F401  paid once

    key_schedule.KdfParameters = partial(key_schedule.KdfParameters, 19 * 1024, 2, 1)
    sealing.PLAIN_BYTES = 64 * 1024
    serve(partial(_child, sys.argv[1]))
