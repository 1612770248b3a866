"""What do device and server say to each other about accounts and sessions? Moments are stamps (shared/clock.py)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

Language = Literal["ko", "en", "ja"]
PASSWORD_LEAST: Final = 8  # characters; the server refuses fewer


@dataclass(frozen=True, slots=True)
class NewAccount:
    """POST /v1/accounts. The answer is the same whether the address is registered or not."""

    email: str
    password: str = field(repr=False)
    language: Language = "ko"


@dataclass(frozen=True, slots=True)
class EmailCode:
    """POST /v1/accounts/verify: the code from the mail."""

    email: str
    code: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class ResetRequest:
    """POST /v1/accounts/reset: send a code. The answer is always the same."""

    email: str


@dataclass(frozen=True, slots=True)
class NewPassword:
    """POST /v1/accounts/reset/confirm: ends all sessions."""

    email: str
    code: str = field(repr=False)
    password: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Login:
    """POST /v1/sessions. `device` is a random id of this home, `device_name` what the customer calls it."""

    email: str
    password: str = field(repr=False)
    device: str = ""
    device_name: str = ""


@dataclass(frozen=True, slots=True)
class SessionReply:
    """A new session; the token is told once."""

    token: str = field(repr=False)
    account: str
    email: str
    expires_at: str


@dataclass(frozen=True, slots=True)
class PasswordAgain:
    """POST /v1/sessions/current/password (counts as a new login for what needs a fresh one); DELETE /v1/account."""

    password: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class SessionLine:
    """One of the account's sessions."""

    id: str
    device_name: str
    created_at: str
    last_seen_at: str
    current: bool


@dataclass(frozen=True, slots=True)
class SessionList:
    """GET /v1/sessions."""

    sessions: list[SessionLine]


@dataclass(frozen=True, slots=True)
class AccountReply:
    """GET /v1/account."""

    account: str
    email: str
