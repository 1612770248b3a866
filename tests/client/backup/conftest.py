"""Phones of one customer, with a far end that does what a server and its vault do."""

import pytest

from client.backup.account import AccountDoor
from client.backup.door import BackupDoor
from client.backup.errand import Watch
from client.backup.make import Maker
from client.backup.pieces import Pieces
from client.backup.restore import Restorer
from client.backup.send import Sender
from client.backup.session import call_device, keep
from client.backup.unlock import Digits
from client.store import facts
from shared.crypto import sealing
from shared.crypto.key_schedule import KdfParameters
from shared.formats.config import BackupLimits, ServiceConfig
from shared.randomness import random_bytes
from shared.wire.accounts import SessionReply
from tests.client.transfer.conftest import LIMIT, Account
from tests.support.fakes import Clock
from tests.support.far_end import FarEnd

CHEAP = KdfParameters(19 * 1024, 2, 1)
PIN = "904817"
SERVER = "http://127.0.0.1:8750"


class Watched:
    """Remembers what it was told; stops at the stage and step that a test names."""

    def __init__(self, stop=None, after=0):
        self.told, self.stop, self.after = [], stop, after

    def __call__(self):
        return Watch(self.told.append, self.cancelled)

    def cancelled(self):
        return self.stop is not None and len([one for one in self.told if one.stage == self.stop]) > self.after


class Phone(Account):
    """One device of a customer."""

    def __init__(self, home, far, customer="c1", limits=None):
        super().__init__(home)
        self.far, self.clock = far, far.clock
        self.notebook = self.notebook.__class__(self.database, self.clock, self.ids, lambda: LIMIT, lambda page: None)
        call_device(self.database, f"{home.name}의 휴대폰")
        self.account_door = AccountDoor(
            self.database, SERVER, self.ids, lambda token: None, lambda: "ko", lambda: "휴대폰"
        )
        self.logs_in(customer)
        digits = Digits(CHEAP, random_bytes, self.ids, pause=lambda seconds: None)
        self.outgoing = Pieces(self.opened.folder / "backup-out")
        self.incoming = Pieces(self.opened.folder / "backup-in")
        self.limits = limits or BackupLimits()
        self.door = BackupDoor(
            self.opened,
            self.account_door,
            far.line,
            Maker(self.opened, self.outgoing, digits, self.clock, self.ids),
            Sender(self.database, self.outgoing, digits, self.clock, "127.0.0.1:8750"),
            Restorer(self.database, self.incoming, digits, self.preferences, self.clock, self.ids, "Asia/Seoul"),
            lambda: ServiceConfig(block_limit=LIMIT, backup=self.limits),
            random_bytes,
        )

    def logs_in(self, customer):
        """The far end takes the customer's name for a token."""
        keep(self.database, SERVER, SessionReply(customer, customer, f"{customer}@example.com", "2027-01-01T00:00:00Z"))

    def backs_up(self, pin=PIN, *, with_log=False, watched=None):
        return self.door.make(pin, (watched or Watched())(), with_log=with_log)

    def opens(self, pin=PIN, backup=None, watched=None):
        return self.door.open(backup, pin, (watched or Watched())())

    def restores(self, pin=PIN):
        return self.door.take(self.opens(pin))

    def all_facts(self):
        return facts.list_facts(self.database, every=True)

    def fills(self, count):
        """Many facts in one go."""
        from client.memory.fact import Fact, Quote

        now = self.clock()
        with self.database.transaction():
            for number in range(count):
                said = Quote(f"기억 {number} {random_bytes(40).hex()}", "customer", f"t{number}", now)
                fact = Fact(f"f{number}", "event", f"기억 {number}", None, True, "active", now, now, (said,))
                facts.insert(self.database, fact)


@pytest.fixture
def far():
    return FarEnd(Clock(), random_bytes)


@pytest.fixture
def phone(tmp_path, far):
    """Makes phones, of the same customer where nothing else is said."""
    made = []

    def make(name="old", customer="c1", **more):
        made.append(Phone(tmp_path / name, far, customer, **more))
        return made[-1]

    yield make
    for one in made:
        one.close()


@pytest.fixture
def small_pieces(monkeypatch):
    """A small memory makes several of them."""
    monkeypatch.setattr(sealing, "PLAIN_BYTES", 64 * 1024)
