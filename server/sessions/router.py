"""Whose session came with this request, and which others does the account have?"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Security
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from server.bodies import SmallBodyRoute
from server.deps import deps_of
from server.errors import NotAllowed, NotFound, NoToken
from server.problems import says
from server.sessions.rules import Session, fresh
from server.sessions.store import SessionStore
from server.staff.rules import hash_of, token_in
from shared.clock import stamp
from shared.wire.accounts import SessionLine, SessionList

router = APIRouter(prefix="/v1/sessions", tags=["sessions"], route_class=SmallBodyRoute)
_BEARER = HTTPBearer(auto_error=False, scheme_name="session", description="The token that a login told, once.")


def customer(
    request: Request, _shown: Annotated[HTTPAuthorizationCredentials | None, Security(_BEARER)] = None
) -> Session:
    """The session behind the request's token. Raises NoToken."""
    deps, token = deps_of(request), token_in(request.headers.get("authorization"))
    session = SessionStore(deps.engine).used(hash_of(token), deps.clock()) if token else None
    if session is None:
        raise NoToken("session-missing")
    return session


def fresh_customer(request: Request, session: Annotated[Session, Depends(customer)]) -> Session:
    """The same, where the password was given within the last ten minutes. Raises NotAllowed."""
    if not fresh(session, deps_of(request).clock()):
        raise NotAllowed("login-needed")
    return session


@router.get("", responses=says(401))
def list_sessions(request: Request, session: Annotated[Session, Depends(customer)]) -> SessionList:
    """Where is the account logged in?"""
    deps = deps_of(request)
    return SessionList(
        [
            SessionLine(it.id, it.device_name, stamp(it.created_at), stamp(it.last_seen_at), it.id == session.id)
            for it in SessionStore(deps.engine).of_account(session.account, deps.clock())
        ]
    )


@router.delete("/current", status_code=204, responses=says(401))
def log_out(request: Request, session: Annotated[Session, Depends(customer)]) -> None:
    """End this session."""
    SessionStore(deps_of(request).engine).end(session.account, session.id)


@router.delete("/{id}", status_code=204, responses=says(401, 404))
def end_session(request: Request, id: str, session: Annotated[Session, Depends(customer)]) -> None:  # noqa: A002 - the route's word
    """End another session of the account. Raises NotFound."""
    if not (id.isalnum() and SessionStore(deps_of(request).engine).end(session.account, id)):
        raise NotFound("session-unknown")
