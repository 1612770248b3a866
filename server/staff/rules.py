"""Who is a member of the staff, and which token is a possible one? Pure; the token is kept only as its hash.

A token has 256 random bits, so that one SHA-256 is enough: there is no list of likely tokens to try.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from typing import Literal, get_args

from server.errors import Refused

StaffRole = Literal["author", "signer", "reviewer"]

STAFF_ROLES: tuple[StaffRole, ...] = get_args(StaffRole)
_NAME = re.compile(r"[\w][\w.@-]{0,63}")


@dataclass(frozen=True, slots=True)
class Staff:
    """One person (or one publishing machine) and what it may do."""

    name: str
    role: StaffRole
    added_at: str


def checked_name(name: str) -> str:
    """The name, if it is one: 1 to 64 letters, digits, `.`, `@`, `-`, `_`. Raises Refused."""
    if not _NAME.fullmatch(name):
        raise Refused("staff-name-wrong")
    return name


def hash_of(token: str) -> str:
    """How a token is kept and looked up: SHA-256, hexadecimal."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_in(header: str | None) -> str | None:
    """The token in an `Authorization: Bearer …` header; None where there is none."""
    scheme, _, token = (header or "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token.strip() else None
