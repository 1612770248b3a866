"""Where does a model service listen, and may text and a key be sent there?

Pure: text in, endpoint out. Plain http is refused unless it stays on this machine.
"""

from __future__ import annotations

import re
from ipaddress import ip_address

import httpx

from client.errors import ModelRefused

_VERSION = re.compile(r"v\d+[a-z0-9]*")  # v1, v4, v1beta: the address names its version itself
_PLAIN_HOST = re.compile(r"[^%\s]+")
_PORTS = range(1, 2**16)
_TAIL = ["chat", "completions"]


def endpoint(base_url: str) -> httpx.URL:
    """The chat-completions address of `base_url`, which may or may not say `/v1`.

    Raises ModelRefused: `model-address-invalid` (no host, another scheme, or a user name, query or fragment, where a
    secret could hide) and `model-address-insecure` (http to another machine).
    """
    try:
        url = httpx.URL(base_url.strip())
    except (httpx.InvalidURL, UnicodeError):  # its text repeats the address
        raise ModelRefused("model-address-invalid") from None
    if url.scheme not in {"http", "https"} or not _PLAIN_HOST.fullmatch(url.host):
        raise ModelRefused("model-address-invalid")
    if url.userinfo or url.query or url.fragment or (url.port is not None and url.port not in _PORTS):
        raise ModelRefused("model-address-invalid")
    if url.scheme == "http" and not _on_this_machine(url.host):
        raise ModelRefused("model-address-insecure", host=url.host)
    parts = [part for part in url.path.split("/") if part]
    if parts[-2:] == _TAIL:
        parts = parts[:-2]
    if not any(_VERSION.fullmatch(part) for part in parts):
        parts.append("v1")
    return url.copy_with(path="/" + "/".join([*parts, *_TAIL]))


def models_list(url: httpx.URL) -> httpx.URL:
    """Where the service whose `endpoint` this is tells which models it has: an address that takes no text."""
    return url.copy_with(path=url.path.removesuffix("/".join(["", *_TAIL])) + "/models")


def _on_this_machine(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
