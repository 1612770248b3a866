"""What is done after the answer has gone, so that the answer can not tell whether an address has an account?"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import ParamSpec

from fastapi.concurrency import run_in_threadpool
from sqlalchemy.exc import SQLAlchemyError

from server.accounts.codes import LASTS, new_code, shown
from server.accounts.store import AccountStore, Asked
from server.deps import Deps
from server.errors import GieokError
from server.sessions.credentials import credentials_of
from shared.randomness import random_bytes

MINUTES = int(LASTS.total_seconds()) // 60
_P = ParamSpec("_P")
log = logging.getLogger("gieok.server")


def _quietly(work: Callable[_P, Awaitable[None]]) -> Callable[_P, Awaitable[None]]:
    """Nobody waits for an answer any more: the log says that it failed, and nothing of whom it was about."""

    async def done(*args: _P.args, **kwargs: _P.kwargs) -> None:
        try:
            await work(*args, **kwargs)
        except (GieokError, SQLAlchemyError) as error:
            log.warning("a letter could not be prepared: %s", type(error).__name__)

    return done


@_quietly
async def register(deps: Deps, asked: Asked) -> None:
    """Make the account and send its code; an owner who has one already is told so."""
    code = new_code(random_bytes)
    code_hash = await deps.passwords.hash(code)
    if await run_in_threadpool(AccountStore(deps.engine).register, asked, code_hash, deps.clock()):
        await deps.post.deliver(asked.email, asked.language, "verify", code=shown(code), minutes=MINUTES)
        return
    owner = await run_in_threadpool(credentials_of, deps.engine, asked.email)
    if owner is not None:
        await deps.post.deliver(owner.email, owner.language, "known")


@_quietly
async def send_reset_code(deps: Deps, email: str) -> None:
    """Send a code for a new password, where there is an account."""
    owner = await run_in_threadpool(credentials_of, deps.engine, email)
    if owner is None:
        return
    code = new_code(random_bytes)
    code_hash = await deps.passwords.hash(code)
    await run_in_threadpool(AccountStore(deps.engine).put_reset_code, owner.account, code_hash, deps.clock())
    await deps.post.deliver(owner.email, owner.language, "reset", code=shown(code), minutes=MINUTES)


@_quietly
async def tell(deps: Deps, account: str, name: str) -> None:
    """Send the account's owner a letter without values."""
    contact = await run_in_threadpool(AccountStore(deps.engine).contact, account)
    if contact is not None:
        await deps.post.deliver(contact.email, contact.language, name)
