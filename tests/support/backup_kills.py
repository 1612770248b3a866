"""Does a kill between vault, database and ciphertext lose or double anything? A warm process forks children that die.

    with BackupStories(folder, database, settings, variables) as stories:
        whole = stories.live("account-0")                   # nobody kills it: how many points has it?
        stories.live("account-1", point=17)                 # dies at its 17th point, before or after one durable step
        stories.look("account-1")                           # a sweep, and what is there after it
        stories.live("account-1", minutes=15)               # goes on as phones do: they ask for all of it again

All accounts are in one server's folder, so that what one leaves is seen when the next is looked at.
"""

import base64
import json
import os
import sys
from datetime import timedelta
from functools import partial
from hashlib import sha256

from sqlalchemy import insert, select

from server import compose
from server.backups.making import Place
from server.backups.notices import NoticeStore
from server.backups.store import BackupStore
from server.blobs.folder import FolderBlobs, FolderIncoming
from server.db.migrate import upgrade
from server.db.tables import accounts, backup_chunks, backups
from server.errors import Gone, NotFound
from server.hsm.counted import CountedVault
from server.hsm.opening import open_vault
from server.mail.outbox import Outbox
from server.sessions.rules import LASTS, Session
from server.settings import Settings
from shared.clock import stamp
from shared.crypto import oprf
from shared.randomness import random_bytes
from shared.wire.backups import Activate, Attempt, Confirm, NewBackup, Unlock
from tests.support.live_server import START
from tests.support.phones import PIN, WRONG, Secrets, b64
from tests.support.warm import Points, Warm, serve

CHUNKS = (b"first" * 1_000, b"second" * 1_000)
SCALAR = 4_711  # a phone that asks again sends the same element
DURABLE = {
    CountedVault: ("create", "enrol", "activate", "attempt", "unlock", "confirm", "destroy", "sweep"),
    FolderBlobs: ("drop", "tidy"),
    FolderIncoming: ("keep",),
    BackupStore: ("add", "made", "list_chunks", "mirror", "restoring", "unlocked", "end", "forget", "remove"),
    NoticeStore: ("write", "claim", "sent"),
    Outbox: ("send",),
}


def _story(broom, account):
    """Two backups of a phone, a thief's try, the owner's, the restore, a sweep; what the owner was told."""
    room, now = broom.room, START
    session = Session(account, account, "", "phone-1", "Old", now, now, now, now + LASTS)
    told = [_ready(room, session, "key-first"), _ready(room, session, "key-second")]
    told += _taken(room, account)
    broom.sweep()
    return told


def _ready(room, session, key):
    """Created, enrolled, uploaded, active; or how it ended meanwhile."""
    try:
        made = room.making.create(session, NewBackup("phone-1", "Old", 10, 14), key)
        if room.keeper.found(session.account, made.backup).state == "CREATED":
            secrets = _secrets(room.making.enrol(session.account, made.backup, _element(PIN)))
            for number, data in enumerate(CHUNKS):
                _upload(room, session.account, made.backup, number, data)
            room.making.activate(session.account, made.backup, _activate(secrets))
        return "there"
    except Gone as over:
        return "there" if over.params["state"] in {"REPLACED", "RESTORED"} else over.params["state"]


def _upload(room, account, backup, number, data):
    place = Place(account, backup, number)
    coming = room.making.incoming(place)
    coming.write(data)
    room.making.keep(place, coming, sha256(data).hexdigest())


def _activate(secrets):
    hashes = [sha256(data).hexdigest() for data in CHUNKS]
    return Activate(b64(secrets.commitment), b64(sha256(secrets.tag).digest()), hashes)


def _taken(room, account):
    """The thief's one try counts; the owner's is given back; everything comes; then it is confirmed."""
    active = [line.backup for line in room.keeper.list(account).backups if line.state == "ACTIVE"]
    if not active:
        return [9, True]  # confirmed before the kill
    backup, opening = active[0], room.opening
    opening.attempt(account, backup, Attempt("thief-try", b64(_element(WRONG))))
    answer = opening.attempt(account, backup, Attempt("owner-try", b64(_element(PIN))))
    secrets = _secrets(base64.b64decode(answer.element))
    unlocked = opening.unlock(account, backup, Unlock("owner-try", b64(secrets.tag)))
    got = tuple(opening.chunk(account, backup, number, unlocked.token)[1] for number in range(len(CHUNKS)))
    opening.confirm(account, backup, Confirm(b64(secrets.tag), "New"))
    return [unlocked.left, got == CHUNKS]


def _element(pin):
    return oprf.blind(pin.encode(), SCALAR)


def _secrets(evaluated):
    return Secrets(oprf.finalize(PIN.encode(), SCALAR, evaluated))


class _Points(Points):
    """Counts the durable steps, and dies just before or just after one of them."""

    def watch(self):
        for kind, names in DURABLE.items():
            for name in names:
                setattr(kind, name, self.around(getattr(kind, name)))


def _look(broom, account):
    """After a sweep: what each part says of this account's backups, and what is anywhere without a reason."""
    broom.sweep()
    keeper, engine = broom.room.keeper, broom.engine
    with engine.connect() as connection:
        rows = connection.execute(
            select(backups).where(backups.c.account == account).order_by(backups.c.created_at)
        ).all()
        listed = {row.backup for row in connection.execute(select(backup_chunks.c.backup))}
    live = {row.backup for row in keeper.store.live()}
    return {
        "rows": [row.state for row in rows],
        "vault": [_standing(keeper.vault, row.backup) for row in rows],
        "whole": all(_whole(keeper, row) for row in rows if row.state == "ACTIVE"),
        "ciphertext_of_nothing": sorted(set(keeper.blobs.backups()) - live),
        "list_of_nothing": sorted(listed - live),
        "parts": len(list((keeper.locks.parent / "blobs" / ".parts").iterdir())),
        "letters": len([1 for file in broom.mailer._folder.glob("*.eml") if account.encode() in file.read_bytes()]),
    }


def _standing(vault, backup):
    try:
        return vault.standing(backup).state
    except NotFound:
        return None


def _whole(keeper, row):
    return tuple(keeper.blobs.get(row.backup, it.number) for it in keeper.store.chunks(row.backup)) == CHUNKS


class BackupStories(Warm):
    """The warm process."""

    def __init__(self, folder, database, settings, variables):
        self._given = {"data": str(folder), "database": database, **{name: str(it) for name, it in settings.items()}}
        super().__init__("tests.support.backup_kills", json.dumps(self._given), variables=variables)

    def __enter__(self):
        made = Settings(**self._given)
        upgrade(compose.open_engine(made), made.data)
        return super().__enter__()

    def live(self, account, *, point=0, minutes=0):
        """One child."""
        return self.ask(what="live", account=account, point=point, minutes=minutes)

    def look(self, account, *, minutes=0):
        """A child that sweeps and looks."""
        return self.ask(what="look", account=account, point=0, minutes=minutes)["told"]


def _child(given, asked, writing):
    points, told, error = _Points(asked["point"]), None, None
    moment = START + timedelta(minutes=asked["minutes"])
    try:
        settings = Settings(**given)
        engine = compose.open_engine(settings)
        vault = open_vault(settings, lambda: moment, lambda: 0.0, random_bytes, ())
        broom = compose.make_broom(settings, engine, vault, lambda: moment)
        account = asked["account"]
        with engine.begin() as connection:
            if connection.execute(select(accounts.c.id).where(accounts.c.id == account)).first() is None:
                connection.execute(insert(accounts).values(
                    id=account, email=f"{account}@example.com", password_hash="", language="en",
                    created_at=stamp(moment), verified_at=stamp(moment),
                ))  # fmt: skip
        if asked["what"] == "live":
            points.watch()
        told = _story(broom, account) if asked["what"] == "live" else _look(broom, account)
        vault.close()
    except BaseException as broke:
        error = f"{type(broke).__name__}: {broke}"
    os.write(writing, json.dumps({"points": points.passed, "told": told, "error": error}).encode())
    os._exit(0)


if __name__ == "__main__":
    serve(partial(_child, json.loads(sys.argv[1])))
