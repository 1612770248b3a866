"""How does a publication travel that waits for more signatures? As a document: a file, or through the server.

It carries everything that is signed, so that whoever signs sees what they sign. The server only relays it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

RequestState = Literal["waiting", "done", "withdrawn"]


@dataclass(frozen=True, slots=True)
class SignedPart:
    """One role's metadata as far as it is signed, and its bundle; base64. Of root and targets there is no bundle."""

    metadata: str
    bundle: str | None = None


@dataclass(frozen=True, slots=True)
class SigningRequest:
    """What is to go live in one step. `base` is what was live: the version of each role, root and targets included."""

    id: str
    made_at: str
    made_by: str
    note: str
    base: dict[str, int]
    parts: dict[str, SignedPart] = field(default_factory=dict)  # by role; "root" and "targets" among them
    format: int = 1
    people: dict[str, dict[str, str]] = field(default_factory=dict)  # name → role → public key, where keys change


@dataclass(frozen=True, slots=True)
class RequestLine:
    """GET /v1/signing-requests, one of them; the whole is at /v1/signing-requests/{id}."""

    id: str
    staff: str
    made_at: str
    changed_at: str
    state: RequestState
    roles: list[str]


@dataclass(frozen=True, slots=True)
class RequestList:
    """GET /v1/signing-requests: those that wait."""

    requests: list[RequestLine]


@dataclass(frozen=True, slots=True)
class StaffLogLine:
    """GET /v1/staff/log, one action."""

    at: str
    staff: str
    action: str
    detail: dict[str, str | int]


@dataclass(frozen=True, slots=True)
class StaffLog:
    """The newest first."""

    lines: list[StaffLogLine]
