"""What did the staff do on the server, the newest first?"""

from __future__ import annotations

from typing import Final

from client.net.api import Api
from shared.wire.signing import StaffLog, StaffLogLine

_LIMIT: Final = 1024 * 1024  # bytes


class StaffRecord:
    """One server's log of its staff, with one staff token."""

    def __init__(self, server: str, token: str) -> None:
        self._api = Api(server, token, not_ours="desk-server-not-ours", refused="desk-server-refused")

    def newest(self, limit: int) -> tuple[StaffLogLine, ...]:
        """Raises ServerUnreachable, Unavailable, or Refused with the server's own reason."""
        found = self._api.ask("GET", f"/v1/staff/log?limit={limit}", limit=_LIMIT)
        return tuple(self._api.read_as(StaffLog, found).lines)
