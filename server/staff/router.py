"""Whose token came with this request, and may they do what they ask?"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Security
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from server.deps import deps_of
from server.errors import NotAllowed, NoToken
from server.problems import says
from server.staff.rules import Staff, hash_of, token_in
from server.staff.store import StaffStore

router = APIRouter(prefix="/v1/staff", tags=["staff"])
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


@router.get("/me", responses=says(401))
def me(person: Annotated[Staff, Depends(somebody)]) -> dict[str, str]:
    """Who am I for the server? The desk asks this when somebody logs in."""
    return {"name": person.name, "role": person.role}
