"""What does the desk ask of the server about customers' proposals? The list of candidates, and what staff decide."""

from __future__ import annotations

from typing import Final

from client.net.api import Api
from shared.wire.candidates import CandidateLine, CandidateList, CandidateVerdict

_PATH: Final = "/v1/candidates"
_LIST_LIMIT: Final = 4 * 1024 * 1024  # bytes: a thousand situations of the vocabulary


class Candidates:
    """One server's candidates, with one staff token. Each method raises ServerUnreachable, Unavailable, Refused."""

    def __init__(self, server: str, token: str) -> None:
        self._api = Api(server, token, not_ours="desk-server-not-ours", refused="desk-server-refused")

    def list(self) -> tuple[CandidateLine, ...]:
        """Those that wait for a decision first, then the decided ones, then those that are forming."""
        found = self._api.read_as(CandidateList, self._api.ask("GET", _PATH, limit=_LIST_LIMIT))
        return tuple(found.candidates)

    def decide(self, candidate: str, verdict: CandidateVerdict) -> CandidateLine:
        """Tell the server what staff decided; the candidate as it is then."""
        return self._api.read_as(CandidateLine, self._api.ask("POST", f"{_PATH}/{candidate}/verdict", verdict))
