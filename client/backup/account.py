"""The door to the customer's account with the service: register, log in, log out. Chatting never goes through it.

Every method blocks: call it in a thread. What the server refuses comes as Refused with its own reason; a login that is
over there is over here too. Passwords and codes are handed on and kept nowhere.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING, Final, TypeVar

from client.backup import session as sessions
from client.backup.session import Device, Session
from client.errors import GieokError, Refused, Unavailable
from client.store import contributions
from client.store.database import Database
from shared.clock import read_stamp
from shared.ids import Ids
from shared.text import visible
from shared.wire.accounts import Language, SessionLine

if TYPE_CHECKING:
    from client.net.accounts import Accounts

EMAIL_LONGEST: Final = 254  # RFC 5321
NAME_LONGEST: Final = 60  # code points of a device's name
OVER: Final = "session-missing"  # the server's word for a token that is nobody's any more
_Answer = TypeVar("_Answer")


@dataclass(frozen=True, slots=True)
class Who:
    """Who is logged in on this device."""

    account: str
    email: str = field(repr=False)
    device_name: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class LoginLine:
    """One login of the account, on whatever device."""

    id: str
    device_name: str = field(repr=False)
    began: datetime
    seen: datetime
    current: bool


@dataclass(frozen=True, slots=True)
class AccountDoor:
    """One device's side of one server's accounts. `connect(token)` opens the line to the server."""

    database: Database
    server: str
    ids: Ids
    connect: Callable[[str], Accounts]
    language: Callable[[], Language]
    usual_name: Callable[[], str]  # of a device that the customer has not named

    def register(self, email: str, password: str) -> None:
        """Ask for an account; a code goes to the address."""
        self.connect("").register(_email(email), _password(password), self.language())

    def verify(self, email: str, code: str) -> None:
        """The code from the mail: from now on one can log in."""
        self.connect("").verify(_email(email), _code(code))

    def forgot(self, email: str) -> None:
        """Send a code for a new password."""
        self.connect("").reset(_email(email))

    def new_password(self, email: str, code: str, password: str) -> None:
        """The new password; every login of the account ends, this device's too."""
        address = _email(email)
        self.connect("").reset_confirm(address, _code(code), _password(password))
        held = sessions.held(self.database, self.server)
        if held is not None and held.email.casefold() == address.casefold():
            sessions.drop(self.database, held.token)

    def login(self, email: str, password: str, device_name: str | None = None) -> Who:
        """A new session; the one before on this device ends. `device_name` is what the customer calls it now."""
        if device_name is not None:
            sessions.call_device(self.database, " ".join(visible(device_name).split())[:NAME_LONGEST])
        device, before = self.device(), sessions.held(self.database, self.server)
        reply = self.connect("").login(_email(email), _password(password), device.id, device.name)
        sessions.keep(self.database, self.server, reply)
        if before is not None and before.account != reply.account:
            with suppress(GieokError):  # another account's: it would end by itself one day
                self.connect(before.token).logout()
        return Who(reply.account, reply.email, device.name)

    def again(self, password: str) -> None:
        """The password once more, for what needs a login of the last minutes."""
        self.with_session(lambda held: self.connect(held.token).again(_password(password)))

    def logout(self) -> bool:
        """Log out on this device; whether the server heard of it. Without a login nothing happens."""
        held = sessions.held(self.database, self.server)
        if held is None:
            return True
        try:
            self.connect(held.token).logout()
        except GieokError as error:
            return error.code == OVER
        finally:
            sessions.drop(self.database, held.token)
        return True

    def goodbye(self) -> Callable[[], None]:
        """A last word to the server about the login of now, to be said once nothing of it is left here."""
        held = sessions.held(self.database, self.server)

        def say() -> None:
            if held is not None:
                with suppress(GieokError):  # a login that nobody uses ends by itself
                    self.connect(held.token).logout()

        return say

    def who(self) -> Who | None:
        """Who is logged in, as far as this device knows; asks nobody."""
        held = sessions.held(self.database, self.server)
        return None if held is None else Who(held.account, held.email, self.device().name)

    def signed_in(self) -> str | None:
        """The account that is logged in, by its id; asks nobody."""
        held = sessions.held(self.database, self.server)
        return None if held is None else held.account

    def device(self) -> Device:
        """This device, as the server knows it."""
        return sessions.device(self.database, self.ids, self.usual_name())

    def sessions(self) -> list[LoginLine]:
        """Every login of the account."""
        found = self.with_session(lambda held: self.connect(held.token).sessions().sessions)
        return [_line(one) for one in found]

    def end(self, session: str) -> None:
        """End one of them, on whatever device it is."""
        self.with_session(lambda held: self.connect(held.token).end_session(session))

    def delete(self, password: str) -> None:
        """Delete the account, with everything that the server keeps under it. The memory on this device stays.

        What was to go under it does not go any more.
        """

        def go(held: Session) -> None:
            self.connect(held.token).delete(_password(password))
            with self.database.transaction():
                contributions.account_gone(self.database, held.account)
                sessions.drop(self.database, held.token)

        self.with_session(go)

    def with_session(self, use: Callable[[Session], _Answer]) -> _Answer:
        """As the customer. Raises Refused: "account-login-first"; "session-missing", and then it is over here too."""
        held = sessions.held(self.database, self.server)
        if held is None:
            raise Refused("account-login-first")
        try:
            return use(held)
        except Refused as error:
            if error.code == OVER:
                sessions.drop(self.database, held.token)
            raise


def _email(text: str) -> str:
    """Whether it is somebody's address only a mail can tell."""
    address = text.strip()
    name, at, host = address.rpartition("@")
    if not (name and at and host) or len(address) > EMAIL_LONGEST or any(char.isspace() for char in address):
        raise Refused("email-wrong")
    return address


def _password(text: str) -> str:
    """As it was typed; how short it may be the server says."""
    if not text:
        raise Refused("password-missing")
    return text


def _code(text: str) -> str:
    """As it stands in the mail, without what copying brings along."""
    code = "".join(unicodedata.normalize("NFKC", text).split()).replace("-", "")
    if not code:
        raise Refused("code-missing")
    return code


def _line(one: SessionLine) -> LoginLine:
    try:
        return LoginLine(one.id, one.device_name, read_stamp(one.created_at), read_stamp(one.last_seen_at), one.current)
    except ValueError as error:
        raise Unavailable("server-not-ours") from error
