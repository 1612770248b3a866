"""How does a home get a login of a live server without the password's half second? Its token is put into its store."""

import asyncio

from sqlalchemy import insert, select

from client.backup import session
from server.db.tables import accounts, sessions
from server.sessions.rules import LASTS, Session
from server.sessions.store import open_one
from server.staff.rules import hash_of
from shared.clock import stamp
from shared.ids import new_id
from shared.randomness import random_token
from shared.wire.accounts import SessionReply
from tests.support.kills import engine_of


def log_in(home, server, mail, name):
    """`home` (made where there is none) is logged in as `mail`, and called `name`."""
    engine = engine_of(home)
    try:
        keep_login(engine.opened.database, engine.account.device().id, server, server.url, mail, name)
    finally:
        asyncio.run(engine.close())


def keep_login(database, device, server, url, mail, name):
    """The same for an open store; `url` is what the store calls the server."""
    session.call_device(database, name)
    token = server.customer(mail, device, name)
    with server.engine.begin() as connection:
        account = connection.execute(
            select(sessions.c.account).where(sessions.c.token_hash == hash_of(token))
        ).scalar_one()
    session.keep(database, url, SessionReply(token, account, mail, "2027-01-01T00:00:00.000Z"))


def token_of(engine, mail, device, device_name, now):
    """A new customer's token, straight in a running server's database."""
    token, account = random_token(), new_id()
    with engine.begin() as connection:
        connection.execute(
            insert(accounts).values(
                id=account, email=mail, password_hash="", language="en", created_at=stamp(now), verified_at=stamp(now)
            )
        )
        session_row = Session(new_id(), account, mail, device, device_name, now, now, now, now + LASTS)
        open_one(connection, session_row, hash_of(token))
    return token
