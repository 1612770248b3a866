"""What breaks around a running app: a full disk, a store that somebody holds, a port that raises once.

with full_disk(engine): ...         # no page can be added to the store
with held(engine): ...              # another process is in the middle of writing
ports = Ports(engine); ports.engine # the same engine; `ports.break_once("notebook", "block", error)`
"""

import dataclasses
import functools
from contextlib import contextmanager

from sqlcipher3 import dbapi2

from client.store import keys
from client.store.opening import key_name
from client.store.profile import read_profile

MOST = 4_294_967_294  # pages; SQLite's own limit


@contextmanager
def full_disk(engine):
    """Every page is used: whatever needs another one is refused as on a full disk."""
    database = engine.opened.database
    database.run("CREATE TABLE IF NOT EXISTS filler (bytes BLOB)")  # takes what deleted rows have left
    free = database.one("PRAGMA freelist_count")[0]
    database.run("INSERT INTO filler VALUES (zeroblob(?))", (max(1, free) * 4_000,))
    pages = database.one("PRAGMA page_count")[0]
    database.all(f"PRAGMA max_page_count = {pages}")
    try:
        yield
    finally:
        database.all(f"PRAGMA max_page_count = {MOST}")
        database.run("DROP TABLE filler")


@contextmanager
def held(engine):
    """Another connection is inside a transaction that writes."""
    opened = engine.opened
    profile = read_profile(opened.folder.parent.parent)
    key = keys.load_key(opened.account.key, opened.folder, key_name(profile, opened.account))
    other = dbapi2.connect(str(opened.database.path), isolation_level=None)
    other.execute(f"PRAGMA key = \"x'{key.hex()}{opened.account.salt}'\"")
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


class _Port:
    """Stands before a port; counts what is called, and raises where it was told to."""

    def __init__(self, name, real, ports):
        self._name, self._real, self._ports = name, real, ports

    def __getattr__(self, method):
        found = getattr(self._real, method)
        if not callable(found):
            return found

        @functools.wraps(found)
        def call(*given, **named):
            self._ports.called(self._name, method)
            return found(*given, **named)

        return call


class Ports:
    """An engine whose ports raise once when they are told to."""

    NAMES = (
        "conversations", "notebook", "answers", "sources", "finder", "contributions", "bundles", "learning",
        "preferences", "account", "backing", "evidence", "given",
    )  # fmt: skip

    def __init__(self, engine):
        self.seen = {}
        self._armed = None
        ports = {name: _Port(name, getattr(engine, name), self) for name in self.NAMES}
        self.engine = dataclasses.replace(engine, **ports)

    def called(self, port, method):
        self.seen.setdefault((port, method), 0)
        self.seen[port, method] += 1
        if self._armed is not None and self._armed[0] == (port, method):
            _, error = self._armed
            self._armed = None
            raise error

    def break_once(self, port, method, error):
        """The next call raises this."""
        self._armed = ((port, method), error)

    @property
    def broke(self):
        """Has it been called since?"""
        return self._armed is None

    def mend(self):
        self._armed = None
