"""How does somebody log in? With address and password; the answer holds the token, once.

An unconfirmed address is told only to who has the right password.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Annotated

from fastapi import APIRouter, Depends, Request
from fastapi.concurrency import run_in_threadpool

from server.bodies import SmallBodyRoute
from server.deps import Deps, deps_of
from server.errors import NotAllowed, NoToken, Unavailable
from server.mail.address import read_address
from server.problems import says
from server.rates import Rate, client_of
from server.sessions.credentials import again, begin
from server.sessions.proof import prove, rehashed
from server.sessions.router import customer
from server.sessions.rules import LASTS, Session, label
from server.staff.rules import hash_of
from shared.clock import stamp
from shared.ids import new_id
from shared.randomness import random_token
from shared.wire.accounts import Login, PasswordAgain, SessionReply

BY_CLIENT = Rate("login-client", 60, timedelta(minutes=10))
BY_ACCOUNT = Rate("login-account", 20, timedelta(minutes=10))
router = APIRouter(prefix="/v1/sessions", tags=["sessions"], route_class=SmallBodyRoute)


@router.post("", status_code=201, responses=says(403, 429))
async def log_in(request: Request, login: Login) -> SessionReply:
    """A new session; the one that the same device had before ends. Raises NotAllowed, TooMany."""
    deps, email = deps_of(request), read_address(login.email)
    count_password(request, email)
    proven = await prove(deps, email, login.password)
    if proven is None:
        raise NotAllowed("login-wrong")
    if not proven.verified:
        raise NotAllowed("email-unverified")
    token, session = random_token(), _session(deps, proven.account, email, login)
    new_hash = await rehashed(deps, proven, login.password)
    if not await run_in_threadpool(begin, deps.engine, proven, new_hash, session, hash_of(token)):
        raise Unavailable("server-busy")  # the password was changed in this moment: a second try tells
    return SessionReply(token, proven.account, email, stamp(session.expires_at))


@router.post("/current/password", status_code=204, responses=says(401, 403, 429))
async def log_in_again(request: Request, sent: PasswordAgain, session: Annotated[Session, Depends(customer)]) -> None:
    """The password once more: for ten minutes the session is fresh. Raises NotAllowed, TooMany."""
    deps = deps_of(request)
    count_password(request, session.email)
    proven = await prove(deps, session.email, sent.password)
    if proven is None:
        raise NotAllowed("password-wrong")
    new_hash = await rehashed(deps, proven, sent.password)
    if not await run_in_threadpool(again, deps.engine, proven, new_hash, session.id, deps.clock()):
        raise NoToken("session-missing")


def count_password(request: Request, email: str) -> None:
    """One more password from this client and for this account. Raises TooMany."""
    rates = deps_of(request).rates
    rates.count(BY_CLIENT, client_of(request))
    rates.count(BY_ACCOUNT, email)


def _session(deps: Deps, account: str, email: str, login: Login) -> Session:
    now = deps.clock()
    device, name = label(login.device), label(login.device_name)
    return Session(new_id(), account, email, device, name, now, now, now, now + LASTS)
