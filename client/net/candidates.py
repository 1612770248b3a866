"""What does the desk ask of the server about what customers proposed, and how does it answer them?"""

from __future__ import annotations

from typing import Final

from client.net.api import Api
from shared.wire.candidates import CandidateLine, CandidateList, CandidateVerdict

_PATH: Final = "/v1/candidates"
_LIMIT: Final = 4 * 1024 * 1024  # bytes


class Candidates:
    """One server's candidates, with one staff token.

    Each method raises ServerUnreachable, Unavailable, or Refused with the server's own reason.
    """

    def __init__(self, server: str, token: str) -> None:
        self._api = Api(server, token, not_ours="desk-server-not-ours", refused="desk-server-refused")

    def list(self) -> tuple[CandidateLine, ...]:
        """Those with content first."""
        return tuple(self._api.read_as(CandidateList, self._api.ask("GET", _PATH, limit=_LIMIT)).candidates)

    def decide(self, name: str, verdict: CandidateVerdict) -> None:
        """Accepted, declined or merged, for good."""
        self._api.ask("POST", f"{_PATH}/{name}/verdict", verdict)
