"""How does the device talk to the service's server? One HTTP client, for that one server only.

What must stay true: no redirect is followed, no other host is asked, no proxy, cookie or password file of the machine
is used, and the request says nothing about the device. Not done here: what is asked (the other files of this room).
"""

from __future__ import annotations

from functools import cache
from ssl import SSLContext
from typing import Any

import httpx

from shared.errors import Refused
from shared.hosts import is_loopback

USER_AGENT = "gieok/0.1.0"  # name and version of the app; nothing about the device
TIMEOUT_SECONDS = 5.0  # to connect, and between two pieces of an answer; product decision


def server_address(server: str) -> httpx.URL:
    """The server's base address without a slash at its end.

    Raises Refused: "server-address-invalid", "server-address-insecure" (plain http to another machine).
    """
    try:
        url = httpx.URL(server.strip().rstrip("/"))
    except httpx.InvalidURL as error:
        raise Refused("server-address-invalid") from error
    if url.scheme not in {"http", "https"} or not url.host or url.userinfo or url.query or url.fragment:
        raise Refused("server-address-invalid")
    if url.scheme == "http" and not is_loopback(url.host):
        raise Refused("server-address-insecure", host=url.host)
    return url


def open_client(server: str) -> httpx.Client:
    """A client for `server` that blocks: for work in a thread. The caller closes it."""
    only = _Only(server_address(server))
    return httpx.Client(**_settings(), event_hooks={"request": [only.check]})


class _Only:
    """Refuses a request to anything but one origin."""

    def __init__(self, server: httpx.URL) -> None:
        self._origin = _origin(server)

    def check(self, request: httpx.Request) -> None:
        if _origin(request.url) != self._origin:
            raise Refused("server-address-foreign")


def _origin(url: httpx.URL) -> tuple[str, str, int | None]:
    return url.scheme, url.host, url.port


def _settings() -> dict[str, Any]:
    return {
        "timeout": TIMEOUT_SECONDS,
        "follow_redirects": False,
        "trust_env": False,
        "verify": _certificates(),
        "headers": {"User-Agent": USER_AGENT},
    }


@cache
def _certificates() -> SSLContext:
    """Reading the authorities takes tens of milliseconds: once is enough."""
    return httpx.create_ssl_context(trust_env=False)
