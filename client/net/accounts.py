"""What does the device ask of the server about accounts and sessions? One method a route; values in, values out."""

from __future__ import annotations

from urllib.parse import quote

from client.net.api import Api
from shared.wire.accounts import (
    EmailCode,
    Language,
    Login,
    NewAccount,
    NewPassword,
    PasswordAgain,
    ResetRequest,
    SessionList,
    SessionReply,
)


class Accounts:
    """One server's accounts, with one session's token (empty = nobody is logged in).

    Each method raises ServerUnreachable, Unavailable, or Refused with the server's own reason.
    """

    def __init__(self, server: str, token: str = "") -> None:
        self._api = Api(server, token)

    def register(self, email: str, password: str, language: Language) -> None:
        """Ask for an account; a code goes to the address. The answer does not tell whether there was one."""
        self._api.ask("POST", "/v1/accounts", NewAccount(email, password, language))

    def verify(self, email: str, code: str) -> None:
        """The code from the mail: the address is the customer's."""
        self._api.tell("POST", "/v1/accounts/verify", EmailCode(email, code))

    def reset(self, email: str) -> None:
        """Send a code for a new password, where there is such an account."""
        self._api.ask("POST", "/v1/accounts/reset", ResetRequest(email))

    def reset_confirm(self, email: str, code: str, password: str) -> None:
        """The new password; every session of the account ends."""
        self._api.tell("POST", "/v1/accounts/reset/confirm", NewPassword(email, code, password))

    def login(self, email: str, password: str, device: str, device_name: str) -> SessionReply:
        """A new session for this device."""
        found = self._api.ask("POST", "/v1/sessions", Login(email, password, device, device_name))
        return self._api.read_as(SessionReply, found)

    def again(self, password: str) -> None:
        """The password once more: for a while it counts as a new login."""
        self._api.tell("POST", "/v1/sessions/current/password", PasswordAgain(password))

    def logout(self) -> None:
        """End this session."""
        self._api.tell("DELETE", "/v1/sessions/current")

    def sessions(self) -> SessionList:
        """Every session of the account."""
        return self._api.read_as(SessionList, self._api.ask("GET", "/v1/sessions"))

    def end_session(self, session: str) -> None:
        """End one of them."""
        self._api.tell("DELETE", f"/v1/sessions/{quote(session, safe='')}")

    def delete(self, password: str) -> None:
        """Delete the account and everything that the server keeps under it."""
        self._api.tell("DELETE", "/v1/account", PasswordAgain(password))
