"""How do tests get the real app over real HTTP with a clock they can set? uvicorn in a thread of the test's process.

server = LiveServer(folder, database=None)        # everything as `gieok-server serve` has it
server.clock.later(days=14); server.sweep()
token = server.customer("minsu@example.com", device="phone-1")
server.stop(); server.start()                     # as after a restart, over the same data
"""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from datetime import UTC, datetime, timedelta
from functools import partial

import uvicorn
from sqlalchemy import insert, select

import server.compose as compose
from server.db.migrate import upgrade
from server.db.tables import accounts
from server.hsm.opening import open_vault
from server.sessions.rules import LASTS, Session
from server.sessions.store import open_one
from server.settings import Settings
from server.staff.rules import hash_of
from shared.clock import stamp
from shared.ids import new_id
from shared.randomness import random_token

START = datetime(2026, 9, 20, 3, tzinfo=UTC)


class Clock:
    """Stands still until it is moved."""

    def __init__(self, now=START):
        self.now, self.jumped = now, timedelta(0)

    def __call__(self):
        return self.now

    def monotonic(self):
        return (self.now - self.jumped - START).total_seconds()

    def later(self, **passed):
        self.now += timedelta(**passed)

    def jump(self, **by):
        """The wall clock alone."""
        self.now += timedelta(**by)
        self.jumped += timedelta(**by)


class LiveServer:
    """`waits`: False = no delays between tries."""

    def __init__(self, folder, *, database=None, waits=True, settings=None):
        self.folder, self.waits, self.clock = folder, waits, Clock()
        self.settings = Settings(data=folder, database=database, **(settings or {}))
        if database:
            upgrade(compose.open_engine(self.settings), folder)
        self.start()

    def start(self):
        with self._patched():
            self.app = compose.make_app(self.settings, self.clock)
        self.engine = self.app.state.deps.engine
        listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        config = uvicorn.Config(self.app, log_config=None, access_log=False, timeout_graceful_shutdown=1)
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [listening]}, daemon=True)
        self._thread.start()
        while not self._server.started:
            time.sleep(0.005)

    def stop(self):
        self._server.should_exit = True
        self._thread.join()

    @contextlib.contextmanager
    def _patched(self):
        """The vault's own clock moves with ours, and its waits may be off."""
        kept = compose.open_vault
        chosen = {} if self.waits else {"waits": ()}
        compose.open_vault = lambda settings, clock, _monotonic, randomness: partial(open_vault, **chosen)(
            settings, clock, self.clock.monotonic, randomness
        )
        try:
            yield
        finally:
            compose.open_vault = kept

    def sweep(self):
        return self.app.state.broom.sweep()

    def customer(self, email="minsu@example.com", device="phone-1", device_name="Old phone"):
        """A session's token; the account is made where there is none. Without the password's half second."""
        now, token = self.clock(), random_token()
        with self.engine.begin() as connection:
            account = connection.execute(select(accounts.c.id).where(accounts.c.email == email)).scalar()
            if account is None:
                account = new_id()
                connection.execute(insert(accounts).values(
                    id=account, email=email, password_hash="", language="en", created_at=stamp(now), verified_at=stamp(now)
                ))  # fmt: skip
            session = Session(new_id(), account, email, device, device_name, now, now, now, now + LASTS)
            open_one(connection, session, hash_of(token))
        return token

    def letters(self):
        """What was sent, the oldest first: (to, subject)."""
        from email import message_from_bytes, policy

        files = sorted((self.folder / "outbox").glob("*.eml"))
        mails = [message_from_bytes(file.read_bytes(), policy=policy.default) for file in files]
        return [(mail["To"], mail["Subject"]) for mail in mails]
