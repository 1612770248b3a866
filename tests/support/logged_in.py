"""How does a home get a login of a live server without the password's half second? Its token is put into its store."""

import asyncio

from sqlalchemy import select

from client.backup import session
from server.db.tables import sessions
from server.staff.rules import hash_of
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
