"""THE door to proposals without a name: what could go, what the customer said to it, what went, and the way back.

Asking and answering need no network. A yes waits for its tag and then for its hour; both are tried again by `settle`
until they are there. The cryptography and the network are loaded when something has to leave.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING, Final

from client.backup.account import AccountDoor
from client.errors import GieokError, Refused, Unavailable
from client.memory.proposal import Situation
from client.memory.proposal_time import later
from client.notebook.contributions import Contribution, Contributions
from client.outgoing.proposals_asked import questions_again
from client.store import contributions as rows
from client.store import contributor_tags, egress
from client.store.contributions import Kept
from client.store.database import Database
from shared.clock import Clock
from shared.formats.config import ServiceConfig
from shared.formats.vocabulary import Proposals
from shared.randomness import Randomness
from shared.wire.proposal import Contributor, Proposal

if TYPE_CHECKING:
    from client.outgoing.proposals_send import Sender

TAG_AGAIN: Final = timedelta(minutes=30)  # between two tries for a tag: its evaluations are counted


def proposal_door(
    database: Database,
    account: AccountDoor,
    config: Callable[[], ServiceConfig],
    clock: Clock,
    randomness: Randomness,
) -> ProposalDoor:
    """One account's door; cheap, as it is made before the window is there."""

    def vocabulary() -> Proposals:
        return config().proposals

    def asked(conversation: str | None, settled: Collection[Situation]) -> list[Proposal]:
        return questions_again(database, vocabulary(), conversation, settled)

    local = Contributions(database, vocabulary, asked, account.signed_in, clock, randomness)
    return ProposalDoor(local, database, account, vocabulary, clock, randomness)


@dataclass(frozen=True, slots=True)
class ProposalDoor:
    """One account's proposals. `local` holds what needs no network."""

    local: Contributions
    database: Database
    account: AccountDoor
    vocabulary: Callable[[], Proposals]
    clock: Clock
    randomness: Randomness

    def send(self, contribution: Contribution, *, soon: bool) -> Contribution:
        """The customer's yes: kept, and sent in its hour; `soon` sends it now. Blocks; call it in a thread.

        Raises Refused where it is not kept. Why it could not go now stands in what is returned: it waits then.
        """
        kept = self.local.agree(contribution)
        if soon:
            with suppress(Unavailable, Refused):
                self._fetch(kept, soon=True)
                self._now(kept.id)
        return self.local.get(kept.id)

    def take_back(self, contribution: str) -> Contribution:
        """Take it back, now if the service can be reached, else as soon as it can. Blocks; call it in a thread."""
        kept = self.local.take_back(contribution)
        if kept.state == "taking_back":
            with suppress(Unavailable, Refused):
                self._now(kept.id)
        return self.local.get(kept.id)

    def settle(self) -> None:
        """A round of the background: what is due goes. What fails is noted at the contribution and tried again."""
        now = self.clock()
        # what goes back first: the service knows a customer's proposals of one situation by the situation alone
        waiting = rows.in_state(self.database, "taking_back") + rows.in_state(self.database, "waiting")
        if not waiting:
            return
        rows.drop_baseless(self.database, now)
        for kept in waiting:
            if self._rests(kept):
                continue
            with suppress(Unavailable, Refused):
                if kept.due_at is None:
                    self._fetch(kept, soon=False)
                elif kept.due_at <= now:
                    self._now(kept.id)

    def _rests(self, kept: Kept) -> bool:
        """A tag that could not be had a moment ago is not asked for again already."""
        there = contributor_tags.get(self.database, kept.account or "", kept.payload.topic) is not None
        return not there and kept.error is not None and kept.at <= self.clock() < kept.at + TAG_AGAIN

    def _fetch(self, kept: Kept, *, soon: bool) -> None:
        """The tag; from now on the hours run."""
        self._tag(kept)
        now = self.clock()
        with self.database.transaction():
            known = rows.get(self.database, kept.id)
            if known is not None and known.state == "waiting":
                due = now if soon else later(now, self.randomness)
                rows.put(self.database, replace(known, due_at=due, at=now, error=None))

    def _now(self, contribution: str) -> None:
        kept = rows.get(self.database, contribution)
        if kept is None:
            return
        contributor = self._tag(kept)
        if kept.state == "waiting":
            self._sender().send(kept, contributor)
        elif kept.state == "taking_back":
            self._sender().take_back(kept, contributor)

    def _tag(self, kept: Kept) -> Contributor:
        """Raises why it can't be had, once that is noted."""
        from client.net.proposals import ProposalService
        from client.outgoing.proposals_tags import Tags

        connect = partial(ProposalService, self.account.server)
        tags = Tags(self.database, self.account, connect, lambda: self.vocabulary().key, self._record, self.randomness)
        try:
            return tags.fetch(kept.account or "", kept.payload.topic)
        except GieokError as error:
            rows.failed(self.database, kept.id, error.code, self.clock())
            raise

    def _sender(self) -> Sender:
        from client.net.proposals import Anonymous
        from client.outgoing.proposals_send import Sender

        return Sender(self.database, Anonymous(self.account.server), self.vocabulary, self._record, self.clock)

    def _record(self, content: bytes) -> None:
        """Before it leaves."""
        from client.net.http import server_address

        place = server_address(self.account.server).netloc.decode()
        egress.record(self.database, egress.whole(self.clock(), None, "proposal", place, content))
