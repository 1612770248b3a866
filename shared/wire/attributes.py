"""What does the service say of a customer? Contract tier and contact person, signed by a key that the config names."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class SignedAttributes:
    """PUT /v1/attributes, staff. `text` is what shared/formats/attributes.py writes; exactly these bytes are signed."""

    text: str = field(repr=False)
    signature: str  # hexadecimal; see shared/crypto/attributes.py


@dataclass(frozen=True, slots=True)
class AttributesReply:
    """GET /v1/attributes, signed in: what waits for this login; None = nothing."""

    signed: SignedAttributes | None


@dataclass(frozen=True, slots=True)
class AttributesTaken:
    """POST /v1/attributes/taken: this device has what was issued then; the server forgets it for this login."""

    issued_at: str
