"""What does every room need from the outside? Made once in compose.py, found on the app by each request."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from fastapi import Request
from sqlalchemy import Engine


@dataclass(frozen=True, slots=True)
class Deps:
    """The database of one running server."""

    engine: Engine


def deps_of(request: Request) -> Deps:
    """What compose.py put on the app."""
    return cast(Deps, request.app.state.deps)
