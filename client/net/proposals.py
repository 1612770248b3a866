"""What does the device ask of the server about proposals? A tag while signed in; the rest as nobody.

A proposal never meets a session: `Anonymous` has no place for a token, and each request has a connection of its own.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Final

from client.net.api import Api
from shared.wire.proposal import Submission, TagReply, TagRequest, TakenBack

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

_PATH: Final = "/v1/proposals"


def body(asked: DataclassInstance) -> bytes:
    """Exactly what leaves for it: what the record of what left keeps."""
    return json.dumps(asdict(asked)).encode()


class ProposalService:
    """One server's tags, with one session's token. Raises ServerUnreachable, Unavailable, Refused."""

    def __init__(self, server: str, token: str) -> None:
        self._api = Api(server, token)

    def tag(self, asked: TagRequest) -> TagReply:
        """Evaluate two blinded points; counted for the account."""
        return self._api.read_as(TagReply, self._api.ask("POST", f"{_PATH}/tags", asked))


class Anonymous:
    """The same server, asked by nobody. Raises ServerUnreachable, Unavailable, Refused."""

    def __init__(self, server: str) -> None:
        self._api = Api(server)

    def submit(self, submission: Submission) -> None:
        """Leave a proposal; the same situation of the same contributor once more replaces it."""
        self._api.tell("POST", _PATH, body(submission))

    def take_back(self, taken: TakenBack) -> None:
        """This contributor's proposal of that situation goes; where there is none, nothing happens."""
        self._api.tell("POST", f"{_PATH}/taken-back", body(taken))
