"""How does a desk leave a publication for others to sign, and how do they find it?

Signers leave, sign and withdraw; everybody of the staff sees what waits. It is judged when it is published.
"""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response
from fastapi.concurrency import run_in_threadpool

from server.bodies import whole_body
from server.deps import deps_of
from server.errors import NotFound
from server.problems import says
from server.signing.rules import possible_id, read_request
from server.signing.store import RequestStore
from server.staff.router import signer, somebody
from server.staff.rules import Staff
from shared.wire.publishing import PARCEL_LIMIT
from shared.wire.signing import RequestList, SigningRequest

PREFIX = "/v1/signing-requests"
FOR_THE_ASKER = {"Cache-Control": "no-store"}
_REF = {"$ref": "#/components/schemas/SigningRequest"}  # read by rules.py after the token was: it may be large
_BODY: dict[str, Any] = {"requestBody": {"required": True, "content": {"application/json": {"schema": _REF}}}}

router = APIRouter(prefix=PREFIX, tags=["signing"])


@router.put("/{id}", status_code=204, openapi_extra=_BODY, responses=says(401, 403, 409, 410))
async def leave(request: Request, id: str, staff: Annotated[Staff, Depends(signer)]) -> None:  # noqa: A002 - the route's word
    """Leave a publication for others to sign, or one that waits with one's own signature added."""
    deps, body = deps_of(request), await whole_body(request, PARCEL_LIMIT, "publish-body-too-large")
    await run_in_threadpool(lambda: RequestStore(deps.engine).put(read_request(body, id), staff.name, deps.clock()))


@router.get("", responses=says(401))
def waiting(request: Request, response: Response, _staff: Annotated[Staff, Depends(somebody)]) -> RequestList:
    """What waits for signatures?"""
    response.headers.update(FOR_THE_ASKER)
    return RequestList(list(RequestStore(deps_of(request).engine).waiting()))


@router.get("/{id}", response_model=SigningRequest, responses=says(401, 404, 410))
def one(request: Request, id: str, _staff: Annotated[Staff, Depends(somebody)]) -> Response:  # noqa: A002 - the route's word
    """All of one that waits."""
    body = RequestStore(deps_of(request).engine).body(_known(id))
    return Response(body, media_type="application/json", headers=FOR_THE_ASKER)


@router.delete("/{id}", status_code=204, responses=says(401, 403, 404, 410))
def withdraw(request: Request, id: str, staff: Annotated[Staff, Depends(signer)]) -> None:  # noqa: A002 - the route's word
    """It waits no more."""
    deps = deps_of(request)
    RequestStore(deps.engine).withdraw(_known(id), staff.name, deps.clock())


def _known(request_id: str) -> str:
    if not possible_id(request_id):
        raise NotFound("signing-request-unknown")
    return request_id
