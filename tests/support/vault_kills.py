"""Does a kill of the vault at any step give a guess or lose a key? A warm process forks children that are killed in it.

    with VaultStories({}, {}) as stories:            # or a token's settings and variables
        whole = stories.live(folder)                 # nobody kills it: how many points has it?
        stories.live(other, point=17)                # dies at its 17th point, just before or after something durable
        stories.look(other)                          # what is there now, and what was evaluated
        stories.live(other)                          # goes on from there, as a phone does: it asks for all of it again

Every child writes down which element it is about to multiply, before it does.
"""

import contextlib
import json
import os
import sqlite3
import sys
from functools import partial
from hashlib import sha256
from pathlib import Path

from server.errors import Gone, NotFound
from server.hsm import ledger
from server.hsm.anchor import Anchor
from server.hsm.port import Terms
from server.hsm.software import SealedKeys
from shared.crypto import oprf
from tests.support.vaults import PIN, Bench, commitment_of, tag_of
from tests.support.warm import Points, Warm, serve

EVALUATED = "evaluated.jsonl"
FIRST, OTHER, OWNER = "backup0first", "backup0other", "owner0000000"
TRIES = 3
THIEF = [f"thief{number:07d}" for number in range(TRIES - 1)]
SCALAR = 4_711  # a phone that asks again sends the same element


def _story(vault):
    """A backup, two guesses, the owner's last try opens it; another one in its place, the same, restored."""
    _ready(vault, FIRST, None)
    told = [_tried(vault, FIRST)]
    _ready(vault, OTHER, FIRST)
    told.append(_tried(vault, OTHER))
    vault.sweep()
    return told


def _ready(vault, backup, replaces):
    try:
        vault.create(backup, "account00001", Terms(TRIES, 14))
        if vault.standing(backup).state == "CREATED":
            y = _finished(vault.enrol(backup, oprf.blind(PIN.encode(), SCALAR)))
            vault.activate(backup, commitment_of(y), sha256(tag_of(y)).digest(), replaces)
    except Gone:
        pass  # an earlier child came further


def _tried(vault, backup):
    """What the owner is told after the thief; the second backup is confirmed."""
    try:
        for number, attempt in enumerate(THIEF):
            vault.attempt(backup, attempt, oprf.blind(b"000000", 1 + number))
        y = _finished(vault.attempt(backup, OWNER, oprf.blind(PIN.encode(), SCALAR)).element)
        left = vault.unlock(backup, OWNER, tag_of(y))
        if backup == OTHER:
            vault.confirm(backup, tag_of(y))
        return left
    except Gone as over:
        return over.params["state"]


def _finished(evaluated):
    return oprf.finalize(PIN.encode(), SCALAR, evaluated)


class _Points(Points):
    """Counts what is made durable, and dies at one of the moments just before or after it."""

    def watch(self, folder):
        from server.hsm.pkcs11 import TokenKeys

        points = self

        class Connection(sqlite3.Connection):
            def execute(self, statement, *given):
                durable = statement == "COMMIT" or "checkpoint" in statement
                whole = super().execute
                return points.around(whole)(statement, *given) if durable else whole(statement, *given)

        connect = sqlite3.connect
        ledger.sqlite3.connect = lambda *given, **named: connect(*given, **named, factory=Connection)
        os.fsync = self.around(os.fsync)
        Anchor.write = self.around(Anchor.write)
        for keys in (SealedKeys, TokenKeys):
            keys.make = self.around(keys.make)
            keys.remember = self.around(keys.remember)
            keys.forget = self.around(keys.forget)
            keys.evaluate = self.around(_noted(folder, keys.evaluate))


def _noted(folder, evaluate):
    def noting(keys, record, element):
        with (folder / EVALUATED).open("a") as file:
            file.write(json.dumps([record.backup, record.state, sha256(element).hexdigest()]) + "\n")
        return evaluate(keys, record, element)

    return noting


def _look(bench, folder):
    """Is every evaluation of a live backup counted, and what is left."""
    noted = folder / EVALUATED
    evaluated = [json.loads(line) for line in noted.read_text().splitlines()] if noted.exists() else []
    with bench.vault._ledger.transaction() as page:
        rows = page._connection.execute("SELECT backup, element_hash, refunded FROM attempts").fetchall()
    counted = {(backup, digest.hex()) for backup, digest, _ in rows}
    seen = {}
    for backup in (FIRST, OTHER):
        with contextlib.suppress(NotFound):
            standing = bench.vault.standing(backup)
            mine = {digest for name, state, digest in evaluated if (name, state) == (backup, standing.state)}
            seen[backup] = {
                "state": standing.state,
                "left": standing.left,
                "unrefunded": sum(1 for name, _, refunded in rows if name == backup and not refunded),
                "uncounted": sorted(digest for digest in mine if (backup, digest) not in counted),
            }
    return {"backups": seen, "keys": sorted(bench.vault._keys.backups())}


class VaultStories(Warm):
    """The warm process."""

    def __init__(self, settings, variables):
        given = {name: str(value) for name, value in settings.items()}
        super().__init__("tests.support.vault_kills", json.dumps(given), variables=variables)

    def live(self, folder, point=0):
        """One child."""
        return self.ask(what="live", folder=str(folder), point=point)

    def look(self, folder):
        """A child that only looks."""
        return self.ask(what="look", folder=str(folder), point=0)["told"]


def _child(settings, asked, writing):
    folder = Path(asked["folder"])
    folder.mkdir(exist_ok=True)
    points, told, error = _Points(asked["point"]), None, None
    if asked["what"] == "live":
        points.watch(folder)
    try:
        bench = Bench(folder, **settings)
        told = _story(bench.vault) if asked["what"] == "live" else _look(bench, folder)
        bench.close()
    except BaseException as broke:
        error = f"{type(broke).__name__}: {broke}"
    os.write(writing, json.dumps({"points": points.passed, "told": told, "error": error}).encode())
    os._exit(0)


if __name__ == "__main__":
    serve(partial(_child, json.loads(sys.argv[1])))
