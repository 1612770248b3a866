"""What did the staff do on the server, the newest first?"""

from __future__ import annotations

from typing import Any, Final

from client.errors import Unavailable
from client.net import well_formed
from client.net.api import Api
from shared.clock import read_stamp
from shared.wire.signing import StaffLogLine

_LIMIT: Final = 1024 * 1024  # bytes


class StaffRecord:
    """One server's log of its staff, with one staff token."""

    def __init__(self, server: str, token: str) -> None:
        self._api = Api(server, token, not_ours="desk-server-not-ours", refused="desk-server-refused")

    def newest(self, limit: int) -> tuple[StaffLogLine, ...]:
        """Raises ServerUnreachable, Unavailable, or Refused with the server's own reason."""
        found = self._api.ask("GET", f"/v1/staff/log?limit={limit}", limit=_LIMIT)
        try:
            return tuple(_line(line) for line in found["lines"])
        except (KeyError, TypeError, ValueError, AttributeError):
            raise Unavailable("desk-server-not-ours") from None  # the cause quotes what came


def _line(line: dict[str, Any]) -> StaffLogLine:
    told = {_text(name): _value(value) for name, value in line["detail"].items()}
    read_stamp(_text(line["at"]))
    return StaffLogLine(_text(line["at"]), _text(line["staff"]), _text(line["action"]), told)


def _value(value: object) -> str | int:
    return well_formed.number(value) if type(value) is int else _text(value)


def _text(value: object) -> str:
    if type(value) is not str:
        raise TypeError("text")
    return well_formed.text(value)
