"""Is this the account's password? Counted first, then looked at; the same work where there is no account."""

from __future__ import annotations

from fastapi.concurrency import run_in_threadpool
from sqlalchemy import Engine

from server.deps import Deps
from server.passwords import given
from server.sessions.credentials import Credentials, credentials_of
from server.sessions.tries import forgive, take


async def prove(deps: Deps, email: str, password: str) -> Credentials | None:
    """The account, where the password is right. Raises TooMany, Unavailable, Refused("password-too-long")."""
    password = given(password)
    await run_in_threadpool(take, deps.engine, email, deps.clock())
    found = await run_in_threadpool(credentials_of, deps.engine, email)
    if not await deps.passwords.matches(found.password_hash if found else None, password):
        return None
    await run_in_threadpool(_forgive, deps.engine, email)
    return found


async def rehashed(deps: Deps, proven: Credentials, password: str) -> str | None:
    """A new hash where the old one was made with another cost than today's."""
    return await deps.passwords.hash(given(password)) if deps.passwords.outdated(proven.password_hash) else None


def _forgive(engine: Engine, email: str) -> None:
    with engine.begin() as connection:
        forgive(connection, email)
