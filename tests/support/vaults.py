"""How do tests use a vault? One over a folder, closed and opened again at will, with both clocks in the test's hand.

bench = Bench(tmp_path, clocks=Clocks())      # a software vault; **hsm.settings for a token
mine = bench.backup(pin="481936")             # created, enrolled, activated
mine.guess("000000")                          # a try: Guess(attempt, left, right, tag)
mine.unlock(guess)                            # what a phone with the right digits does next
"""

from dataclasses import dataclass
from hashlib import sha256
from itertools import count

from server.hsm.opening import open_vault
from server.hsm.port import Terms
from server.settings import Settings
from shared.crypto import oprf
from shared.randomness import random_bytes
from tests.support.fakes import Clock

NO_WAITS = ()
PIN = "481936"


class Clocks:
    """The wall clock and the monotonic one, which go together until a test makes one jump."""

    def __init__(self):
        self.wall = Clock()
        self.seconds = 0.0

    def monotonic(self):
        return self.seconds

    def move(self, **kinds):
        before = self.wall()
        self.wall.move(**kinds)
        self.seconds += (self.wall() - before).total_seconds()

    def jump(self, **kinds):
        self.wall.move(**kinds)


class Bench:
    """A vault over `folder`."""

    def __init__(self, folder, clocks=None, waits=NO_WAITS, **settings):
        self.folder = folder
        self.clocks = clocks or Clocks()
        self.waits = waits
        self.settings = Settings(data=folder, **settings)
        self.names = (f"backup{number:06d}" for number in count(1))
        self.vault = None
        self.open()

    def open(self):
        self.vault = open_vault(self.settings, self.clocks.wall, self.clocks.monotonic, random_bytes, self.waits)

    def close(self):
        if self.vault is not None:
            self.vault.close()
        self.vault = None

    def reopen(self):
        self.close()
        self.open()

    def created(self, *, tries=10, days=14, account="account00001"):
        backup = Backup(self, next(self.names))
        self.vault.create(backup.name, account, Terms(tries, days))
        return backup

    def backup(self, pin=PIN, *, replaces=None, **terms):
        """Ready to be tried."""
        made = self.created(**terms)
        y = made.enrol(pin)
        self.vault.activate(made.name, commitment_of(y), sha256(tag_of(y)).digest(), replaces and replaces.name)
        return made


@dataclass(frozen=True)
class Guess:
    """One try and what came of it."""

    attempt: str
    element: bytes
    left: int
    right: bool
    tag: bytes


class Backup:
    """One backup in a bench's vault."""

    def __init__(self, bench, name):
        self.bench, self.name = bench, name
        self.numbers = count(1)

    @property
    def standing(self):
        return self.bench.vault.standing(self.name)

    def enrol(self, pin=PIN):
        scalar = oprf.random_scalar(random_bytes)
        return oprf.finalize(pin.encode(), scalar, self.bench.vault.enrol(self.name, oprf.blind(pin.encode(), scalar)))

    def guess(self, pin="000000", attempt=None):
        """A try by somebody who thinks that these are the digits."""
        attempt = attempt or f"attempt{next(self.numbers):05d}"
        scalar = oprf.random_scalar(random_bytes)
        element = oprf.blind(pin.encode(), scalar)
        answer = self.bench.vault.attempt(self.name, attempt, element)
        y = oprf.finalize(pin.encode(), scalar, answer.element)
        return Guess(attempt, element, answer.left, commitment_of(y) == answer.commitment, tag_of(y))

    def unlock(self, guess):
        return self.bench.vault.unlock(self.name, guess.attempt, guess.tag)

    def confirm(self, guess):
        self.bench.vault.confirm(self.name, guess.tag)


def commitment_of(y):
    return sha256(b"commitment" + y).digest()


def tag_of(y):
    return sha256(b"tag" + y).digest()
