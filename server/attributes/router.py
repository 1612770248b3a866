"""Where do staff leave what the service says of a customer, and where does that customer's device fetch it?

The server checks form and signature as the device will: a mistake is told to the staff and never waits for a device. It
can not make attributes of its own: the key is the staff's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Request

from server.attributes.store import AttributeStore, Sent
from server.bodies import SmallBodyRoute
from server.deps import deps_of
from server.errors import Conflict, NotFound, Refused
from server.mail.address import read_address
from server.problems import says
from server.sessions.router import customer
from server.sessions.rules import Session
from server.staff.log import StaffLog
from server.staff.router import holding
from server.staff.rules import Staff
from shared.crypto.attributes import verify_attributes
from shared.errors import GieokError
from shared.formats.attributes import Attributes, read_attributes, same_customer
from shared.formats.config import ServiceAttributes
from shared.wire.attributes import AttributesReply, AttributesTaken, SignedAttributes

STAMP_LENGTH: Final = 24
_staff = holding("signer", "reviewer")


def attribute_router(rules: Callable[[], ServiceAttributes]) -> APIRouter:
    """The routes of this room; `rules` is what the live signed config says of attributes."""
    router = APIRouter(prefix="/v1/attributes", tags=["attributes"], route_class=SmallBodyRoute)

    @router.put("", status_code=204, responses=says(401, 403, 404, 409))
    def put(request: Request, sent: SignedAttributes, staff: Annotated[Staff, Depends(_staff)]) -> None:
        """Leave it for the customer's devices. Raises Refused, NotFound, Conflict."""
        deps = deps_of(request)
        said = _checked(sent, rules())
        email = read_address(said.email)
        if not same_customer(email, said.email):
            raise Refused("attributes-address-form")
        now = deps.clock()
        put = AttributeStore(deps.engine).put(email, Sent(sent, said.issued_at), now)
        if put is None:
            raise NotFound("attributes-nobody")
        if not put:
            raise Conflict("attributes-older")
        StaffLog(deps.engine).add(staff.name, "attributes-set", now)

    @router.get("", responses=says(401))
    def get(request: Request, session: Annotated[Session, Depends(customer)]) -> AttributesReply:
        """What waits for this login."""
        return AttributesReply(AttributeStore(deps_of(request).engine).waiting(session.account, session.id))

    @router.post("/taken", status_code=204, responses=says(401))
    def taken(request: Request, sent: AttributesTaken, session: Annotated[Session, Depends(customer)]) -> None:
        """The device has it."""
        if len(sent.issued_at) == STAMP_LENGTH:
            AttributeStore(deps_of(request).engine).taken(session.account, session.id, sent.issued_at)

    return router


def _checked(sent: SignedAttributes, rules: ServiceAttributes) -> Attributes:
    """Raises Refused: which rule it breaks, and nothing of what was sent."""
    if rules.key is None:
        raise Refused("attributes-off")
    try:
        verify_attributes(rules.key, sent)
        return read_attributes(sent.text, rules.tiers)
    except GieokError as error:
        if error.code == "content-field-wrong":
            raise Refused("attributes-wrong") from error
        raise
