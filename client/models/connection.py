"""How does one request reach a model service, and what comes back over the wire?

The only file of this room that speaks HTTP. What must stay true: no proxy, cookie file or password file of the machine
is used, no redirect is followed, the key goes into one header of one request to one host, and closing the generator
closes the connection at once. Not done here: what the events mean (answer.py), trying again (service.py).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from dataclasses import dataclass, replace
from functools import cache
from ssl import SSLContext

import httpx
from httpx_sse import EventSource

from client.errors import ModelUnavailable
from client.models.address import models_list
from client.models.answer import DONE
from client.models.failures import asked_wait, failure
from client.models.retry import TryAgain
from client.models.watched import Watched

ClientFactory = Callable[[], httpx.AsyncClient]

USER_AGENT = "gieok/0.1"
LEAVE_ALONE = frozenset({429, 502, 503, 504, 529})  # to a request without a question: it would not answer one either
ERROR_LIMIT = 64 * 1024  # bytes of an error's body that are looked at


@dataclass(frozen=True, slots=True)
class Timeouts:
    """Seconds; product decision."""

    connect: float = 5.0
    first_byte: float = 30.0  # from the request to the head of the answer
    between: float = 30.0  # from one piece of the answer to the next


def new_client() -> httpx.AsyncClient:
    """A client that takes nothing from the machine's surroundings."""
    return httpx.AsyncClient(trust_env=False, follow_redirects=False, verify=_certificates())


@cache
def _certificates() -> SSLContext:
    """Reading the authorities takes tens of milliseconds: once is enough."""
    return httpx.create_ssl_context(trust_env=False)


async def events(
    client: httpx.AsyncClient, url: httpx.URL, key: str, content: bytes, timeouts: Timeouts
) -> AsyncGenerator[str, None]:
    """The data of each event; an answer that is not streamed comes as one event and `[DONE]`.

    Raises TryAgain, ModelRefused and ModelUnavailable (`model-malformed`).
    """
    host = url.netloc.decode("ascii")
    try:
        response = await _send(client, _request(client, url, key, content, timeouts), timeouts)
        async with aclosing(response):
            response.stream = Watched(response.stream, timeouts.between)
            response.encoding = "utf-8"  # an event stream and JSON are UTF-8, whatever the header says
            if response.status_code != httpx.codes.OK:
                raise failure(response.status_code, await _error_body(response), asked_wait(response.headers))
            async with aclosing(_data(response)) as data:
                async for item in data:
                    yield item
    except (httpx.TimeoutException, TimeoutError) as error:
        silent = not isinstance(error, httpx.ConnectTimeout)
        raise TryAgain(ModelUnavailable("model-timeout", host=host), silent=silent) from error
    except httpx.ConnectError as error:
        raise TryAgain(ModelUnavailable("model-unreachable", host=host)) from error
    except httpx.TransportError as error:
        raise TryAgain(ModelUnavailable("model-cut")) from error
    except httpx.DecodingError as error:
        raise ModelUnavailable("model-malformed") from error


async def knock(client: httpx.AsyncClient, url: httpx.URL, key: str, timeouts: Timeouts) -> None:
    """Ask whether the service is there, without a word of the customer. Raises what `events` raises."""
    host = url.netloc.decode("ascii")
    headers = {"User-Agent": USER_AGENT} | ({"Authorization": f"Bearer {key}"} if key else {})
    limits = httpx.Timeout(timeouts.connect)
    request = client.build_request("GET", models_list(url), headers=headers, timeout=limits)
    try:
        response = await _send(client, request, replace(timeouts, first_byte=timeouts.connect))
        async with aclosing(response):
            if response.status_code in LEAVE_ALONE:
                raise failure(response.status_code, b"", asked_wait(response.headers))
    except (httpx.TimeoutException, TimeoutError) as error:
        raise TryAgain(ModelUnavailable("model-timeout", host=host)) from error
    except httpx.TransportError as error:
        raise TryAgain(ModelUnavailable("model-unreachable", host=host)) from error


def _request(client: httpx.AsyncClient, url: httpx.URL, key: str, content: bytes, timeouts: Timeouts) -> httpx.Request:
    headers = {
        "User-Agent": USER_AGENT,
        "Accept": "text/event-stream, application/json",
        "Accept-Encoding": "identity",  # compression would hold text back until a block is full
        "Content-Type": "application/json",
    }
    if key:
        headers["Authorization"] = f"Bearer {key}"
    # Reading is timed by _send and Watched, which know the head of the answer from its body
    limits = httpx.Timeout(timeouts.first_byte, connect=timeouts.connect, read=None)
    return client.build_request("POST", url, headers=headers, content=content, timeout=limits)


async def _send(client: httpx.AsyncClient, request: httpx.Request, timeouts: Timeouts) -> httpx.Response:
    async with asyncio.timeout(timeouts.connect + timeouts.first_byte):
        return await client.send(request, stream=True, follow_redirects=False)


async def _data(response: httpx.Response) -> AsyncGenerator[str, None]:
    content_type = response.headers.get("content-type", "").partition(";")[0].strip().lower()
    if content_type == "text/event-stream":
        async with aclosing(EventSource(response).aiter_sse()) as stream:
            async for event in stream:
                yield event.data
                if event.data.strip() == DONE:
                    return
    elif content_type == "application/json":  # a service that does not stream
        await response.aread()
        yield response.text
        yield DONE
    else:
        raise ModelUnavailable("model-malformed")


async def _error_body(response: httpx.Response) -> bytes:
    body = b""
    try:
        async for chunk in response.aiter_bytes():
            body += chunk
            if len(body) > ERROR_LIMIT:
                break
    except (httpx.TransportError, httpx.DecodingError, TimeoutError):  # the status has said enough
        return b""
    return body
