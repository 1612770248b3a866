"""How does the server say no? As a problem document (RFC 9457) that repeats nothing of what was sent.

`code` is the id of a sentence that the desk and the app say in the reader's language; `params` are the server's own
values.
"""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import OperationalError
from starlette.exceptions import HTTPException

from server.errors import (
    Conflict,
    Damaged,
    GieokError,
    Gone,
    NotAllowed,
    NotFound,
    NoToken,
    TooLarge,
    TooMany,
    Unavailable,
)
from server.sentences import sentence

MEDIA_TYPE = "application/problem+json"
_EVERYWHERE = (400, 413, 422, 503)  # a body that can't be read, is too large or not what is asked; no database
log = logging.getLogger("gieok.server")
_STATUS: tuple[tuple[type[GieokError], HTTPStatus], ...] = (
    (NoToken, HTTPStatus.UNAUTHORIZED),
    (NotAllowed, HTTPStatus.FORBIDDEN),
    (NotFound, HTTPStatus.NOT_FOUND),
    (Conflict, HTTPStatus.CONFLICT),
    (Gone, HTTPStatus.GONE),
    (TooLarge, HTTPStatus(413)),
    (TooMany, HTTPStatus.TOO_MANY_REQUESTS),
    (Unavailable, HTTPStatus.SERVICE_UNAVAILABLE),
    (Damaged, HTTPStatus.INTERNAL_SERVER_ERROR),  # the server's own files
)


def says(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """What a route's description says about its problem documents; four of them are possible everywhere."""
    described = {status: HTTPStatus(status).phrase for status in sorted({*statuses, *_EVERYWHERE})}
    content = {MEDIA_TYPE: {"schema": PROBLEM}}
    return {status: {"description": phrase, "content": content} for status, phrase in described.items()}


PROBLEM: Final[dict[str, Any]] = {
    "type": "object",
    "required": ["type", "title", "status", "code"],
    "properties": {
        "type": {"type": "string"},
        "title": {"type": "string"},
        "status": {"type": "integer"},
        "code": {"type": "string"},
        "params": {"type": "object", "additionalProperties": {"type": ["string", "integer"]}},
    },
}


def say_problems(app: FastAPI) -> None:
    """Make every error of `app` a problem document."""
    app.add_exception_handler(GieokError, _ours)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(OperationalError, _database)
    app.add_exception_handler(Exception, _unexpected)


def problem(status: int, code: str, params: dict[str, str | int] | None = None) -> JSONResponse:
    """One problem document."""
    body = {"type": f"urn:gieok:problem:{code}", "title": sentence(code, params or {}), "status": status, "code": code}
    if params:
        body["params"] = params
    headers = {"Cache-Control": "no-store"}
    if status == HTTPStatus.UNAUTHORIZED:
        headers["WWW-Authenticate"] = "Bearer"
    if params and "seconds" in params:
        headers["Retry-After"] = str(params["seconds"])
    return JSONResponse(body, status, headers=headers, media_type=MEDIA_TYPE)


async def _ours(_request: Request, error: Exception) -> JSONResponse:
    if not isinstance(error, GieokError):
        return problem(HTTPStatus.INTERNAL_SERVER_ERROR, "unexpected")
    # What was sent is wrong (422), unless the class says more.
    status = next((status for kind, status in _STATUS if isinstance(error, kind)), HTTPStatus.UNPROCESSABLE_ENTITY)
    return problem(status, error.code, error.params)


async def _invalid(_request: Request, _error: Exception) -> JSONResponse:
    return problem(HTTPStatus.UNPROCESSABLE_ENTITY, "request-broken")


async def _http(_request: Request, error: Exception) -> JSONResponse:
    status = error.status_code if isinstance(error, HTTPException) else HTTPStatus.INTERNAL_SERVER_ERROR
    codes: dict[int, str] = {
        HTTPStatus.NOT_FOUND: "not-found",
        HTTPStatus.METHOD_NOT_ALLOWED: "method-not-allowed",
        413: "request-too-large",
    }
    return problem(status, codes.get(status, "request-broken"))


async def _database(_request: Request, error: Exception) -> JSONResponse:
    """It is away or locked: nothing was changed, and trying again may help."""
    cause = error.orig if isinstance(error, OperationalError) else error
    log.warning("the database did not do it: %s", type(cause).__name__)
    return problem(HTTPStatus.SERVICE_UNAVAILABLE, "database-unreachable")


async def _unexpected(_request: Request, _error: Exception) -> JSONResponse:
    return problem(HTTPStatus.INTERNAL_SERVER_ERROR, "unexpected")
