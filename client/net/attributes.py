"""What does the service say of this customer, and who may leave it there? One method a route; values in, values out."""

from __future__ import annotations

from client.net.api import Api
from shared.wire.attributes import AttributesReply, AttributesTaken, SignedAttributes

_PATH = "/v1/attributes"


class AttributeService:
    """One server's attributes, with a customer's session or a staff token.

    Each method raises ServerUnreachable, Unavailable, or Refused with the server's own reason.
    """

    def __init__(self, server: str, token: str) -> None:
        self._api = Api(server, token)

    def waiting(self) -> SignedAttributes | None:
        """What waits for this login."""
        return self._api.read_as(AttributesReply, self._api.ask("GET", _PATH)).signed

    def taken(self, issued_at: str) -> None:
        """This device has it: the server forgets it for this login."""
        self._api.tell("POST", f"{_PATH}/taken", AttributesTaken(issued_at))

    def put(self, signed: SignedAttributes) -> None:
        """Leave it for a customer's devices (staff)."""
        self._api.tell("PUT", _PATH, signed)
