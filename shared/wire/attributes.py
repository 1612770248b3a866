"""What does the service say of a customer: contract tier and contact person, signed by a key that the config names?"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Attributes:
    """Bound to one customer's e-mail address. Absent ones take back what was given before. No free text."""

    email: str
    tier: str | None  # one of the signed config's list
    contact: str | None  # a name of at most 80 characters
    issued_at: str  # a stamp; an older one never replaces a newer one


@dataclass(frozen=True, slots=True)
class SignedAttributes:
    """PUT /v1/attributes (staff) and GET /v1/attributes (signed in): the JSON text and its Ed25519 signature."""

    text: str  # of Attributes; exactly these bytes were signed
    signature: str  # hexadecimal, over b"gieok-attributes-1\\n" + text


@dataclass(frozen=True, slots=True)
class AttributesTaken:
    """POST /v1/attributes/taken: the device has them; the server forgets them."""

    issued_at: str
