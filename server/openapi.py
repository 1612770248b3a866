"""How are the routes described (OpenAPI 3.1)? As FastAPI reads them, with problem documents and examples added."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

from fastapi import FastAPI

from server.examples import EXAMPLES
from server.problems import MEDIA_TYPE, PROBLEM

_NOT_OURS: Final = ("HTTPValidationError", "ValidationError")  # FastAPI's own errors repeat what was sent; ours do not
_REF: Final = {"$ref": "#/components/schemas/Problem"}
_PROBLEM: Final = {
    "type": "urn:gieok:problem:attempt-wait",
    "title": "The next try is taken in 30 seconds.",
    "status": 429,
    "code": "attempt-wait",
    "params": {"seconds": 30},
}


def describe(app: FastAPI) -> None:
    """From now on `app.openapi()` is the whole description."""
    plain = app.openapi

    def described() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = _completed(plain())
        return app.openapi_schema

    app.openapi = described  # type: ignore[method-assign]  # the way that FastAPI documents


def _completed(found: dict[str, Any]) -> dict[str, Any]:
    schemas = found["components"]["schemas"]
    for name in _NOT_OURS:
        schemas.pop(name, None)
    schemas["Problem"] = PROBLEM | {"examples": [_PROBLEM]}
    for example in EXAMPLES:
        schemas[type(example).__name__]["examples"] = [asdict(example)]
    for path in found["paths"].values():
        for operation in path.values():
            for status, answer in operation["responses"].items():
                if int(status) >= 400:
                    answer["content"] = {MEDIA_TYPE: {"schema": _REF}}
    return found
