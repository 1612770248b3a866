"""What does every room need from the outside? Made once in compose.py, found on the app by each request."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from fastapi import Request
from sqlalchemy import Engine

from server.mail.post import Post
from server.passwords import Passwords
from server.rates import Rates
from shared.clock import Clock


@dataclass(frozen=True, slots=True)
class Deps:
    """What one running server has."""

    engine: Engine
    clock: Clock
    post: Post
    passwords: Passwords
    rates: Rates


def deps_of(request: Request) -> Deps:
    """What compose.py put on the app."""
    return cast(Deps, request.app.state.deps)
