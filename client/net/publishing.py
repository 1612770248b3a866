"""What does the desk ask of the server? Its online keys, who a token belongs to, and to publish what was signed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

import httpx

from client.errors import Refused, ServerUnreachable, Unavailable
from client.net.http import TIMEOUT_SECONDS, open_client
from shared.wire.publishing import OnlineKeysReply, PublishParcel, PublishReceipt

ANSWER_LIMIT = 64 * 1024  # bytes
PUBLISH_SECONDS = 60.0  # the server checks everything before it answers


class Publishing:
    """One server's publishing side, with one staff token (empty = nobody's)."""

    def __init__(self, server: str, token: str = "") -> None:
        self._server = server
        self._token = token

    def online_keys(self) -> OnlineKeysReply:
        """The server's own public keys. Raises ServerUnreachable, Refused, Unavailable."""
        found = self._ask("GET", "/v1/publish/online-keys")
        try:
            return OnlineKeysReply(**{name: found[name] for name in OnlineKeysReply.__dataclass_fields__})
        except KeyError as error:
            raise Unavailable("desk-server-not-ours") from error

    def who(self) -> tuple[str, str]:
        """Name and role behind the token. Raises ServerUnreachable, Refused, Unavailable."""
        found = self._ask("GET", "/v1/staff/me")
        return str(found.get("name", "")), str(found.get("role", ""))

    def publish(self, parcel: PublishParcel) -> PublishReceipt:
        """Put `parcel` live. Raises Refused (the server's own reason), Unavailable("desk-publish-unsure")."""
        try:
            found = self._ask("POST", "/v1/publish", json.dumps(asdict(parcel)).encode(), PUBLISH_SECONDS)
        except ServerUnreachable as error:
            raise Unavailable("desk-publish-unsure") from error
        try:
            live = {str(role): int(version) for role, version in found["live"].items()}
            return PublishReceipt(live, int(found["snapshot"]), int(found["timestamp"]))
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise Unavailable("desk-publish-unsure") from error

    def _ask(self, method: str, path: str, body: bytes | None = None, seconds: float | None = None) -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {self._token}"} if self._token else {}
        if body is not None:
            headers["Content-Type"] = "application/json"
        with open_client(self._server) as client:
            timeout = httpx.Timeout(TIMEOUT_SECONDS, read=seconds or TIMEOUT_SECONDS)
            try:
                url = self._server + path
                with client.stream(method, url, headers=headers, content=body, timeout=timeout) as answer:
                    found = _table(answer)
                    if answer.status_code != httpx.codes.OK:
                        raise _said(answer.status_code, found)
            except (httpx.HTTPError, httpx.InvalidURL) as error:
                raise ServerUnreachable("server-unreachable") from error
        return found


def _table(answer: httpx.Response) -> dict[str, Any]:
    data = bytearray()
    for piece in answer.iter_bytes():
        data += piece
        if len(data) > ANSWER_LIMIT:
            raise Unavailable("desk-server-not-ours")
    try:
        found = json.loads(data)
    except ValueError:
        found = None
    return found if isinstance(found, dict) else {}


def _said(status: int, found: Mapping[str, Any]) -> Refused | Unavailable:
    """The server's problem document as our error: its code is the id of a sentence in our catalogues too."""
    code = found.get("code")
    if not isinstance(code, str):
        return Unavailable("server-answered-status", status=status)
    params = found.get("params")
    values = {
        str(name): value
        for name, value in (params.items() if isinstance(params, dict) else ())
        if isinstance(value, str | int) and name != "code"
    }
    kind = Refused if status < httpx.codes.INTERNAL_SERVER_ERROR else Unavailable
    return kind(code, **values)
