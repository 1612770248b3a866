"""What does the desk ask of the server about publications that wait for signatures? It only carries them.

A request that comes from the server is a document from outside: its form is checked here, everything else at the desk.
"""

from __future__ import annotations

from typing import Final

from client.errors import Refused, Unavailable
from client.net.api import Api
from shared.formats.signing_request import request_from
from shared.wire.publishing import PARCEL_LIMIT
from shared.wire.signing import RequestLine, RequestList, SigningRequest

_PATH: Final = "/v1/signing-requests"
_THINKING: Final = 60.0  # seconds; a request carries bundles
_LIST_LIMIT: Final = 1024 * 1024  # bytes


class SigningRequests:
    """One server's waiting publications, with one staff token.

    Each method raises ServerUnreachable, Unavailable, or Refused with the server's own reason.
    """

    def __init__(self, server: str, token: str) -> None:
        self._api = Api(server, token, not_ours="desk-server-not-ours", refused="desk-server-refused")

    def leave(self, request: SigningRequest) -> None:
        """Leave a request, or the same one with more signatures."""
        self._api.tell("PUT", f"{_PATH}/{request.id}", request, seconds=_THINKING)

    def list(self) -> tuple[RequestLine, ...]:
        """Those that wait."""
        found = self._api.ask("GET", _PATH, limit=_LIST_LIMIT)
        return tuple(self._api.read_as(RequestList, found).requests)

    def get(self, name: str) -> SigningRequest:
        """One of them, whole."""
        found = self._api.ask("GET", f"{_PATH}/{name}", limit=PARCEL_LIMIT, seconds=_THINKING)
        try:
            request = request_from(found)
        except Refused as error:
            raise Unavailable("desk-server-not-ours") from error
        if request.id != name:
            raise Unavailable("desk-server-not-ours")
        return request

    def withdraw(self, name: str) -> None:
        """Nobody signs it any more."""
        self._api.tell("DELETE", f"{_PATH}/{name}")
