"""Is the answer still coming, and is there an end to it?

Bytes are passed through as they are.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import httpx

from client.errors import ModelUnavailable

ANSWER_LIMIT = 16 * 1024 * 1024  # bytes; the longest answers with all their framing are a tenth of it


class Watched(httpx.AsyncByteStream):
    """The bytes of a body, none later than `pause` seconds after the one before and not more than ANSWER_LIMIT.

    Raises TimeoutError and ModelUnavailable (`model-malformed`) while it is read.
    """

    def __init__(self, stream: object, pause: float) -> None:
        if not isinstance(stream, httpx.AsyncByteStream):
            raise TypeError("not an asynchronous answer")
        self._stream = stream
        self._pause = pause

    async def __aiter__(self) -> AsyncIterator[bytes]:
        chunks = aiter(self._stream)
        seen = 0
        while True:
            try:
                async with asyncio.timeout(self._pause):
                    chunk = await anext(chunks)
            except StopAsyncIteration:
                return
            seen += len(chunk)
            if seen > ANSWER_LIMIT:
                raise ModelUnavailable("model-malformed")
            yield chunk

    async def aclose(self) -> None:
        """Close the connection below."""
        await self._stream.aclose()
