"""How much may somebody send to an address that takes a few words about somebody? Counted while it comes.

What it answers is for the asker alone: no cache keeps it.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, ClassVar

from fastapi import Request, Response
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.types import Message

from server.errors import TooLarge

SMALL = 16 * 1024  # bytes
TOO_LARGE = 413


class SmallBodyRoute(APIRoute):
    """A route whose body is at most `limit` bytes; more is answered with 413. Its answers are not kept."""

    limit: ClassVar[int] = SMALL

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """The route's handler, with a body that is counted."""
        handle = super().get_route_handler()

        async def counted(request: Request) -> Response:
            came = 0

            async def receive() -> Message:
                nonlocal came
                message = await request.receive()
                came += len(message.get("body", b""))
                if came > self.limit:
                    raise HTTPException(TOO_LARGE)
                return message

            answer = await handle(Request(request.scope, receive))
            answer.headers.setdefault("Cache-Control", "no-store")
            return answer

        return counted


async def whole_body(request: Request, limit: int, code: str) -> bytes:
    """The whole body, for a route that looks at the token before it. Raises TooLarge(code) at byte `limit` + 1."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > limit:
            raise TooLarge(code)
    return bytes(body)
