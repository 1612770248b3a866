"""How does the device ask the server's API something? One request, one answer, and the server's no as our own error.

A problem document's code is the id of a sentence in our catalogues; one that we don't know is told as "not taken".
Nothing of a request or an answer goes into an error: not the body, not the token, not the address.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeVar

import httpx

from client.errors import Refused, ServerUnreachable, Unavailable
from client.kit.words import Words
from client.net import well_formed
from client.net.http import TIMEOUT_SECONDS, open_client
from shared.clock import monotonic

if TYPE_CHECKING:
    from _typeshed import DataclassInstance
    from cattrs import Converter

ANSWER_LIMIT: Final = 64 * 1024  # bytes, where the caller expects no more
SLOWEST_SECONDS: Final = 600.0  # for one answer, however steadily it drips: a piece of a backup at 15 kbit a second
_CODE: Final = re.compile(r"[a-z0-9-]{1,60}")
_OURS: Final = frozenset({"code", "self"})  # names that an error and a sentence have themselves
Kind = TypeVar("Kind")


class Api:
    """One server's API, with one token (empty = nobody's). `not_ours` and `refused` are the caller's own sentences."""

    def __init__(
        self, server: str, token: str = "", *, not_ours: str = "server-not-ours", refused: str = "server-refused"
    ) -> None:
        self._server = server
        self._token = token
        self._not_ours = not_ours
        self._refused = refused

    def ask(
        self,
        method: str,
        path: str,
        body: DataclassInstance | bytes | None = None,
        *,
        headers: Mapping[str, str] | None = None,
        seconds: float = TIMEOUT_SECONDS,
        limit: int = ANSWER_LIMIT,
    ) -> dict[str, Any]:
        """The JSON object that came; empty where none did. Bytes are sent as they are.

        Raises ServerUnreachable, Refused, Unavailable.
        """
        content, every = _written(body, headers)
        return _table(self.send(method, path, content, headers=every, seconds=seconds, limit=limit))

    def tell(
        self,
        method: str,
        path: str,
        body: DataclassInstance | bytes | None = None,
        *,
        seconds: float = TIMEOUT_SECONDS,
    ) -> None:
        """What the server only confirms, with 204: a friendly page of somebody in between confirms nothing.

        Raises as `ask`.
        """
        content, every = _written(body, None)
        self.send(method, path, content, headers=every, seconds=seconds, confirmed=True)

    def send(
        self,
        method: str,
        path: str,
        content: bytes | None = None,
        *,
        headers: Mapping[str, str],
        seconds: float = TIMEOUT_SECONDS,
        limit: int = ANSWER_LIMIT,
        confirmed: bool = False,
    ) -> bytes:
        """The bytes that came. `seconds` is how long the server may think; `confirmed`: see `tell`. Raises as `ask`."""
        sent = {**({"Authorization": f"Bearer {self._token}"} if self._token else {}), **headers}
        timeout = httpx.Timeout(TIMEOUT_SECONDS, read=seconds)
        try:
            with (
                open_client(self._server) as client,
                client.stream(method, self._server + path, headers=sent, content=content, timeout=timeout) as answer,
            ):
                data = self._take(answer, limit if answer.is_success else ANSWER_LIMIT)
                if not answer.is_success:
                    raise self._said(answer.status_code, _table(data))
                if confirmed and answer.status_code != httpx.codes.NO_CONTENT:
                    raise Unavailable(self._not_ours)
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise ServerUnreachable("server-unreachable") from error
        return data

    def read_as(self, kind: type[Kind], found: Mapping[str, Any]) -> Kind:
        """What came, as the agreed dataclass. Raises Unavailable where it is something else."""
        from cattrs import BaseValidationError

        try:
            read = _reader().structure(found, kind)
        except BaseValidationError:
            raise Unavailable(self._not_ours) from None  # the cause quotes what came, which may be a token
        if not well_formed.well_formed(read):
            raise Unavailable(self._not_ours)
        return read

    def _take(self, answer: httpx.Response, limit: int) -> bytes:
        data, began = bytearray(), monotonic()
        for piece in answer.iter_bytes():
            data += piece
            if monotonic() - began > SLOWEST_SECONDS:
                raise ServerUnreachable("server-unreachable")
            if len(data) > limit:
                raise Unavailable(self._not_ours)
        return bytes(data)

    def _said(self, status: int, found: Mapping[str, Any]) -> Refused | Unavailable:
        code = found.get("code")
        if not isinstance(code, str) or not _CODE.fullmatch(code):
            return Unavailable("server-answered-status", status=status)
        values = _values(found.get("params"))
        kind = Refused if status < httpx.codes.INTERNAL_SERVER_ERROR else Unavailable
        if Words().whole(code, **values) is None:
            return kind(self._refused, reason=code)
        return kind(code, **values)


def _written(
    body: DataclassInstance | bytes | None, headers: Mapping[str, str] | None
) -> tuple[bytes | None, dict[str, str]]:
    """What is sent as JSON, and the headers that belong to it."""
    content = body if body is None or isinstance(body, bytes) else json.dumps(asdict(body)).encode()
    return content, {**({} if content is None else {"Content-Type": "application/json"}), **(headers or {})}


@cache
def _reader() -> Converter:
    """A text is a text and a number a number: no kind is made to fit."""
    from cattrs import Converter

    reader = Converter()
    for kind in (str, int, bool):
        reader.register_structure_hook(kind, _exactly)
    reader.register_structure_hook(str | int, _either)
    return reader


def _exactly(value: object, kind: type) -> object:
    if type(value) is not kind:
        raise TypeError(kind.__name__)
    if isinstance(value, str):
        return well_formed.text(value)
    return well_formed.number(value) if isinstance(value, int) else value


def _either(value: object, _kind: object) -> object:
    return _exactly(value, str if isinstance(value, str) else int)


def _table(data: bytes) -> dict[str, Any]:
    try:
        found = json.loads(data)
    except (ValueError, RecursionError):
        found = None
    return found if isinstance(found, dict) else {}


def _values(params: object) -> dict[str, str | int]:
    """The server's own values, as far as a sentence can hold them; a wait is told in whole minutes too."""
    found: dict[str, str | int] = {}
    for name, value in params.items() if isinstance(params, dict) else ():
        if isinstance(value, str | int) and name not in _OURS:
            with suppress(ValueError):
                found[name] = well_formed.text(value) if isinstance(value, str) else well_formed.number(value)
    seconds = found.get("seconds")
    return {**found, "minutes": -(-seconds // 60)} if isinstance(seconds, int) else found
