"""How does somebody get an account, a new password, or rid of both?

No answer tells whether an address has an account: status and body are the same, the same hashing is done, and what
differs is done after the answer.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Annotated

from fastapi import APIRouter, BackgroundTasks, Depends, Request, Response
from fastapi.concurrency import run_in_threadpool

from server.accounts import afterwards
from server.accounts.codes import Purpose, Tried, read_code, take_try
from server.accounts.deletion import Deletion
from server.accounts.store import AccountStore, Asked
from server.bodies import SmallBodyRoute
from server.deps import Deps, deps_of
from server.errors import NotAllowed, NoToken, Refused
from server.mail.address import read_address
from server.passwords import chosen
from server.problems import says
from server.rates import Rate, client_of
from server.sessions.login import count_password
from server.sessions.proof import prove
from server.sessions.router import customer
from server.sessions.rules import Session
from shared.ids import new_id
from shared.wire.accounts import AccountReply, EmailCode, NewAccount, NewPassword, PasswordAgain, ResetRequest

LETTERS_BY_CLIENT = Rate("letters-client", 20, timedelta(hours=1))
LETTERS_TO_ADDRESS = Rate("letters-address", 5, timedelta(hours=1))
CODES_BY_CLIENT = Rate("codes-client", 60, timedelta(minutes=10))
CODES_OF_ADDRESS = Rate("codes-address", 20, timedelta(hours=1))


def account_router(deletion: Deletion) -> APIRouter:
    """The routes of this room."""
    router = APIRouter(prefix="/v1", tags=["accounts"], route_class=SmallBodyRoute)

    @router.post("/accounts", status_code=202, response_class=Response, responses=says(429))
    async def register(request: Request, asked: NewAccount, later: BackgroundTasks) -> None:
        """Ask for an account; the code comes by mail. Raises Refused, TooMany."""
        deps, email, password = deps_of(request), read_address(asked.email), chosen(asked.password)
        _count_letter(request, email)
        password_hash = await deps.passwords.hash(password)
        later.add_task(afterwards.register, deps, Asked(new_id(), email, password_hash, asked.language))

    @router.post("/accounts/verify", status_code=204, responses=says(429))
    async def verify(request: Request, sent: EmailCode) -> None:
        """The address is confirmed by the code from the mail. Raises Refused("code-wrong")."""
        deps, email, code = deps_of(request), read_address(sent.email), read_code(sent.code)
        _count_code(request, email)
        tried = await _right_code(deps, email, "verify", code)
        if not await run_in_threadpool(AccountStore(deps.engine).verify, tried, deps.clock()):
            raise Refused("code-wrong")

    @router.post("/accounts/reset", status_code=202, response_class=Response, responses=says(429))
    async def ask_reset(request: Request, asked: ResetRequest, later: BackgroundTasks) -> None:
        """Ask for a code for a new password; it comes by mail where there is an account. Raises Refused, TooMany."""
        deps, email = deps_of(request), read_address(asked.email)
        _count_letter(request, email)
        later.add_task(afterwards.send_reset_code, deps, email)

    @router.post("/accounts/reset/confirm", status_code=204, responses=says(429))
    async def reset(request: Request, sent: NewPassword, later: BackgroundTasks) -> None:
        """A new password; every session ends. Raises Refused("code-wrong", "password-too-short", …)."""
        deps, email, password = deps_of(request), read_address(sent.email), chosen(sent.password)
        code = read_code(sent.code)
        _count_code(request, email)
        tried = await _right_code(deps, email, "reset", code)
        password_hash = await deps.passwords.hash(password)
        if not await run_in_threadpool(AccountStore(deps.engine).reset, tried, email, password_hash, deps.clock()):
            raise Refused("code-wrong")
        later.add_task(afterwards.tell, deps, tried.account, "password-changed")

    @router.get("/account", tags=["accounts"], responses=says(401))
    def show(session: Annotated[Session, Depends(customer)]) -> AccountReply:
        """Whose session is this?"""
        return AccountReply(session.account, session.email)

    @router.delete("/account", status_code=204, responses=says(401, 403, 429))
    async def delete(
        request: Request,
        sent: PasswordAgain,
        session: Annotated[Session, Depends(customer)],
        later: BackgroundTasks,
    ) -> None:
        """Delete the account with everything that hangs on it. Raises NotAllowed, TooMany."""
        deps = deps_of(request)
        count_password(request, session.email)
        proven = await prove(deps, session.email, sent.password)
        if proven is None:
            raise NotAllowed("password-wrong")
        if not await run_in_threadpool(deletion.delete, proven, deps.clock()):
            raise NoToken("session-missing")
        later.add_task(deps.post.deliver, proven.email, proven.language, "account-deleted")

    return router


async def _right_code(deps: Deps, email: str, purpose: Purpose, code: str) -> Tried:
    """The code, where it is right; the try is counted before. Raises Refused, Unavailable."""
    tried = await run_in_threadpool(take_try, deps.engine, email, purpose, deps.clock())
    right = await deps.passwords.matches(tried.code_hash if tried else None, code)
    if tried is None or not right:
        raise Refused("code-wrong")
    return tried


def _count_letter(request: Request, email: str) -> None:
    rates = deps_of(request).rates
    rates.count(LETTERS_BY_CLIENT, client_of(request))
    rates.count(LETTERS_TO_ADDRESS, email)


def _count_code(request: Request, email: str) -> None:
    rates = deps_of(request).rates
    rates.count(CODES_BY_CLIENT, client_of(request))
    rates.count(CODES_OF_ADDRESS, email)
