"""May the operator's model gateway serve who brings this token? RFC 7662; asking needs a secret of its own."""

from __future__ import annotations

import hashlib
import hmac
from datetime import timedelta
from typing import Annotated, Any
from urllib.parse import parse_qs

from fastapi import APIRouter, Depends, Request, Security
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import JSONResponse
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from pydantic import SecretStr
from sqlalchemy import Engine

from server.bodies import SmallBodyRoute
from server.deps import deps_of
from server.errors import NotFound, NoToken, Refused
from server.problems import says
from server.rates import Rate, client_of
from server.sessions.rules import Session
from server.sessions.store import SessionStore
from server.staff.rules import hash_of, token_in
from shared.clock import Clock

WRONG = Rate("introspection-client", 20, timedelta(minutes=10))  # wrong secrets
_FORM = "application/x-www-form-urlencoded"
_BEARER = HTTPBearer(auto_error=False, scheme_name="introspection", description="The operator's introspection secret.")
_BODY = {
    "requestBody": {
        "required": True,
        "content": {
            _FORM: {
                "schema": {"type": "object", "required": ["token"], "properties": {"token": {"type": "string"}}},
            }
        },
    }
}
_ANSWER = {
    "type": "object",
    "required": ["active"],
    "properties": {
        "active": {"type": "boolean"},
        "sub": {"type": "string"},
        "exp": {"type": "integer"},
        "iat": {"type": "integer"},
        "token_type": {"type": "string"},
    },
}
_OK: dict[int | str, dict[str, Any]] = {200: {"content": {"application/json": {"schema": _ANSWER}}}}


def introspection_router(secret: SecretStr | None) -> APIRouter:
    """The one route; without a secret there is nothing under its address."""
    router = APIRouter(prefix="/v1/introspect", tags=["introspection"], route_class=SmallBodyRoute)

    def gateway(
        request: Request, _shown: Annotated[HTTPAuthorizationCredentials | None, Security(_BEARER)] = None
    ) -> None:
        """Somebody who knows the secret. Raises NotFound, NoToken, TooMany."""
        if secret is None:
            raise NotFound("not-found")
        if not _same(token_in(request.headers.get("authorization")) or "", secret.get_secret_value()):
            deps_of(request).rates.count(WRONG, client_of(request))
            raise NoToken("introspection-refused")

    @router.post("", dependencies=[Depends(gateway)], openapi_extra=_BODY, responses=_OK | says(401, 404, 429))
    async def introspect(request: Request) -> JSONResponse:
        """Is the token somebody's now?"""
        deps, token = deps_of(request), await _token(request)
        session = await run_in_threadpool(_used, deps.engine, deps.clock, token)
        return JSONResponse(_told(session))

    return router


def _same(given: str, secret: str) -> bool:
    """Compared in constant time, and over hashes, so that not even the length shows."""
    digests = [hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest() for text in (given, secret)]
    return hmac.compare_digest(*digests)


async def _token(request: Request) -> str:
    """The form's one token. Raises Refused."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    body = await request.body()
    if kind != _FORM or not body.isascii():
        raise Refused("request-broken")
    try:
        tokens = parse_qs(body.decode("ascii"), max_num_fields=10).get("token", [])
    except ValueError as error:
        raise Refused("request-broken") from error
    if len(tokens) != 1:
        raise Refused("request-broken")
    return tokens[0]


def _used(engine: Engine, clock: Clock, token: str) -> Session | None:
    return SessionStore(engine).used(hash_of(token), clock())


def _told(session: Session | None) -> dict[str, bool | str | int]:
    if session is None:
        return {"active": False}
    return {
        "active": True,
        "sub": session.account,
        "exp": int(session.expires_at.timestamp()),
        "iat": int(session.created_at.timestamp()),
        "token_type": "Bearer",
    }
