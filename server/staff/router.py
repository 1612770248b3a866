"""Whose token came with this request, and may they do what they ask? And what did the staff do?"""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Security
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from server.bodies import SmallBodyRoute
from server.deps import deps_of
from server.errors import NotAllowed, NoToken
from server.problems import says
from server.staff.log import StaffLog
from server.staff.rules import Staff, StaffRole, hash_of, token_in
from server.staff.store import StaffStore
from shared.clock import read_stamp
from shared.wire import signing as wire

ONE_SIGN_IN = timedelta(hours=1)  # a desk that asks again within it is the same sitting: one line in the log
LINES, LINES_AT_MOST = 200, 1_000

router = APIRouter(prefix="/v1/staff", tags=["staff"], route_class=SmallBodyRoute)
_BEARER = HTTPBearer(auto_error=False, scheme_name="staff", description="The token that `staff add` printed, once.")


def somebody(
    request: Request, _shown: Annotated[HTTPAuthorizationCredentials | None, Security(_BEARER)] = None
) -> Staff:
    """The member of staff behind the request's token. Raises NoToken."""
    token = token_in(request.headers.get("authorization"))
    person = StaffStore(deps_of(request).engine).holder(hash_of(token)) if token else None
    if person is None:
        raise NoToken("token-missing")
    return person


def signer(person: Annotated[Staff, Depends(somebody)]) -> Staff:
    """Somebody who may publish. Raises NotAllowed."""
    if person.role != "signer":
        raise NotAllowed("staff-not-signer")
    return person


def holding(*roles: StaffRole) -> Callable[..., Staff]:
    """A dependency: somebody with one of these roles. It raises NoToken, NotAllowed."""

    def holder(person: Annotated[Staff, Depends(somebody)]) -> Staff:
        if person.role not in roles:
            raise NotAllowed("staff-role-wrong")
        return person

    return holder


@router.get("/me", responses=says(401))
def me(request: Request, person: Annotated[Staff, Depends(somebody)]) -> dict[str, str]:
    """Who am I for the server? The desk asks this when somebody logs in."""
    deps = deps_of(request)
    log, now = StaffLog(deps.engine), deps.clock()
    last = log.last(person.name, "signed-in")
    if last is None or now - read_stamp(last.at) >= ONE_SIGN_IN:
        log.add(person.name, "signed-in", now)
    return {"name": person.name, "role": person.role}


@router.get("/log", responses=says(401))
def staff_log(
    request: Request,
    _person: Annotated[Staff, Depends(somebody)],
    limit: Annotated[int, Query(ge=1, le=LINES_AT_MOST)] = LINES,
) -> wire.StaffLog:
    """What the staff did, the newest first: all of them see all of it."""
    return wire.StaffLog(list(StaffLog(deps_of(request).engine).newest(limit)))
