"""What does a device, or a reviewer's desk, ask of the service's evidence? One method a route.

Words come back exactly as they were left, because a hash is compared with them: what a screen shows of them is decided
there. What comes in another form than agreed is refused here, without repeating any of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any, Final

from client.errors import Unavailable
from client.net.api import Api
from client.net.well_formed import well_formed
from shared.clock import read_stamp
from shared.wire.evidence import (
    CHAIN_PAGE,
    QUOTES_AT_MOST,
    TEXT_AT_MOST,
    ChainLink,
    ChainPage,
    EvidenceBody,
    EvidenceLine,
    EvidenceList,
    EvidenceQuote,
    ReadLine,
    ReadRequest,
    Receipt,
)

_PATH: Final = "/v1/evidence"
_LIST_LIMIT: Final = 32 * 1024 * 1024  # bytes: all that the service keeps of one account
_CHAIN_LIMIT: Final = 256 * 1024  # bytes of a page of the chain


class EvidenceService:
    """One server's evidence, with one token: a customer's session, or a reviewer's.

    Each method raises ServerUnreachable, Unavailable, or Refused with the server's own reason.
    """

    def __init__(
        self, server: str, token: str, *, not_ours: str = "server-not-ours", refused: str = "server-refused"
    ) -> None:
        self._api = Api(server, token, not_ours=not_ours, refused=refused)
        self._not_ours = not_ours

    def leave(self, evidence: str, request: bytes) -> Receipt:
        """Leave one; `request` is exactly what was written down before. The same once more has the same receipt."""
        return self._api.read_as(Receipt, self._api.ask("PUT", f"{_PATH}/{evidence}", request))

    def list(self) -> EvidenceList:
        """Everything that is kept of the account, and who read it."""
        return self._list(self._api.ask("GET", _PATH, limit=_LIST_LIMIT))

    def erase(self, evidence: str) -> None:
        """By right; what is not there any more is Refused("evidence-unknown")."""
        self._api.tell("DELETE", f"{_PATH}/{evidence}")

    def chain(self, after: int) -> tuple[ChainLink, ...]:
        """The public links after a place, and whether they are all: fewer than CHAIN_PAGE are."""
        found = self._api.ask("GET", f"{_PATH}/chain?after={after}", limit=_CHAIN_LIMIT)
        links = self._api.read_as(ChainPage, found).links
        if len(links) > CHAIN_PAGE:
            raise Unavailable(self._not_ours)
        return tuple(links)

    def read(self, email: str, reason: str) -> EvidenceList:
        """A customer's, for a reviewer."""
        return self._list(self._api.ask("POST", f"{_PATH}/read", ReadRequest(email, reason), limit=_LIST_LIMIT))

    def _list(self, found: Mapping[str, Any]) -> EvidenceList:
        try:
            lines = [
                EvidenceLine(self._api.read_as(Receipt, one["receipt"]), _body(one["body"]))
                for one in found["evidence"]
            ]
            reads = [self._api.read_as(ReadLine, {**one, "at": _moment(one["at"])}) for one in found["reads"]]
            listed = EvidenceList(lines, reads, _number(found["retention_days"]))
        except (KeyError, TypeError, ValueError):
            raise Unavailable(self._not_ours) from None  # the cause quotes what came
        if not well_formed(listed):
            raise Unavailable(self._not_ours)
        return listed


def _body(table: Mapping[str, Any]) -> EvidenceBody:
    quotes, day = table["quotes"], _maybe(table["day"])
    if len(quotes) > QUOTES_AT_MOST:
        raise ValueError("quotes")
    if day is not None:
        date.fromisoformat(day)
    return EvidenceBody(
        statement=_text(table["statement"]),
        quotes=[EvidenceQuote(_speaker(one["speaker"]), _text(one["text"]), _moment(one["at"])) for one in quotes],
        day=day,
        page=_maybe(table["page"]),
        version=None if table["version"] is None else _number(table["version"]),
        knowhow=_maybe(table["knowhow"]),
        knowhow_version=None if table["knowhow_version"] is None else _number(table["knowhow_version"]),
    )


def _speaker(value: object) -> Any:  # noqa: ANN401 - one of the two words
    if value not in {"customer", "service"}:
        raise ValueError("speaker")
    return value


def _maybe(value: object) -> str | None:
    return None if value is None else _text(value)


def _text(value: object) -> str:
    if type(value) is not str or len(value) > TEXT_AT_MOST or any("\ud800" <= char <= "\udfff" for char in value):
        raise ValueError("text")
    return value


def _moment(value: object) -> str:
    if read_stamp(_text(value)).tzinfo is None:
        raise ValueError("moment")
    return _text(value)


def _number(value: object) -> int:
    if type(value) is not int or not 0 <= value < 2**31:
        raise ValueError("number")
    return value
