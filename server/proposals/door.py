"""What does a customer's device ask for? A tag, while it is signed in; later, in no name, to be counted or not."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from server import in_json
from server.errors import NotAllowed, Refused, TooMany
from server.proposals.key import ContributorKey
from server.proposals.rules import Contributed, Situation
from server.proposals.store import ProposalStore
from server.proposals.vocabulary import Vocabulary, checked
from shared.clock import Clock
from shared.crypto.contributor import proven, tag_of
from shared.crypto.oprf import evaluate
from shared.crypto.p256 import read_point
from shared.wire.proposal import Contributor, Submission, TagReply, TagRequest, TakenBack

EVALUATIONS_A_DAY: Final = 3  # of an account; decided: it can not be many customers
_POINTS: Final = 2
_ID: Final = re.compile(r"[^\W_][\w-]{0,79}")  # as shared/formats/fields.py reads ids


@dataclass(frozen=True, slots=True)
class Door:
    """The device's half of the room."""

    key: ContributorKey
    store: ProposalStore
    live: Callable[[], Vocabulary]
    clock: Clock

    def evaluate(self, account: str, sent: TagRequest) -> TagReply:
        """Both points, counted as one before they are evaluated. Raises Refused, uncounted, and TooMany."""
        elements = [in_json.element(it) for it in sent.elements]
        if len(elements) != _POINTS:
            raise Refused("request-broken")
        for it in elements:
            read_point(it)
        now = self.clock().astimezone(UTC)
        if not self.store.take(account, now.date(), EVALUATIONS_A_DAY):
            raise TooMany("tag-quota-full", seconds=_until_tomorrow(now))
        evaluated = [in_json.encode(evaluate(self.key.secret, it)) for it in elements]
        return TagReply(evaluated, in_json.encode(self.key.public))

    def submit(self, sent: Submission) -> None:
        """Count it. Raises Refused("proposal-unknown"), NotAllowed("contributor-wrong")."""
        proposal = checked(sent.proposal, self.live(), self.clock())
        self.store.put(Contributed(self._tag(sent.contributor), proposal))

    def take_back(self, sent: TakenBack) -> None:
        """Do not count it any more; also where the vocabulary has changed since. Raises NotAllowed, Refused."""
        if not all(_ID.fullmatch(it) for it in (sent.topic, *sent.conditions)):
            raise Refused("proposal-unknown")
        situation = Situation(sent.kind, sent.topic, tuple(sorted(set(sent.conditions))))
        self.store.take_back(self._tag(sent.contributor), situation.id)

    def _tag(self, contributor: Contributor) -> str:
        """Input and output are looked at here and go no further."""
        said, output = in_json.secret(contributor.input), in_json.secret(contributor.output)
        if not proven(self.key.secret, said, output):
            raise NotAllowed("contributor-wrong")
        return tag_of(output)


def _until_tomorrow(now: datetime) -> int:
    midnight = now.replace(hour=0, minute=0, second=0, microsecond=0) + timedelta(days=1)
    return int((midnight - now).total_seconds()) + 1
