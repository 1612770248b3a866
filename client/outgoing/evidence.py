"""The door to the evidence of agreements: what waits here, what the service keeps, and who read it there.

Sent once the customer is signed in, never before. Cheap to make: the network is loaded when something is to be sent or
asked. Every method blocks: call it in a thread.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING

from client.backup.account import AccountDoor
from client.backup.session import Session
from client.errors import Refused
from client.notebook.agreements import queue_all
from client.store import agreements, facts
from client.store.agreements import Agreement, State
from client.store.database import Database
from shared.clock import Clock, read_stamp
from shared.ids import Ids

if TYPE_CHECKING:
    from client.net.evidence import EvidenceService
    from client.outgoing.evidence_kept import Kept, Verified


@dataclass(frozen=True, slots=True)
class Here:
    """One agreement as this device knows it, without asking anybody."""

    id: str
    state: State
    statement: str | None = field(repr=False)  # None = the fact was deleted here
    at: datetime
    keep_until: datetime | None
    error: str | None


@dataclass(frozen=True, slots=True)
class Evidence:
    """One account's evidence. `connect(token)` opens the line to the server, `host` is what it is called."""

    database: Database
    account: AccountDoor
    clock: Clock
    ids: Ids
    connect: Callable[[str], EvidenceService]
    host: Callable[[], str]

    def settle(self) -> None:
        """Send what waits, where somebody is signed in; what does not arrive is tried again another time.

        Raises Refused, Unavailable, ServerUnreachable: nothing is lost then.
        """
        if self.database.gone():
            return
        queue_all(self.database, now=self.clock(), ids=self.ids)
        if not agreements.anything_to_do(self.database) or self.account.who() is None:
            return
        from client.outgoing.evidence_sending import Sending

        sending = Sending(self.database, self.clock, self.ids, self.host())
        self.account.with_session(lambda held: sending.round(self.connect(held.token), held.account))

    def here(self) -> list[Here]:
        """Everything that waits, was sent, or was erased at the customer's wish; the newest first."""
        found = agreements.every(self.database)
        known = {
            fact.id: fact.statement
            for fact in facts.get_many(self.database, [one.fact for one in found if one.fact is not None])
        }
        return [
            Here(
                one.id,
                one.state,
                known.get(one.fact or ""),
                one.at,
                read_stamp(one.receipt.keep_until) if one.receipt else None,
                one.error,
            )
            for one in found
        ]

    def copies(self) -> int:
        """How many the service keeps of what was left from here, or may keep, as far as this device knows."""
        now = self.clock()
        return sum(_may_be_there(one, now) for one in agreements.every(self.database))

    def kept(self) -> Kept:
        """What the service keeps of the customer, held against the receipts. Raises as `AccountDoor.with_session`."""
        from client.outgoing.evidence_kept import kept

        return self.account.with_session(
            lambda held: kept(self.database, self.connect(held.token).list(), held.account, self.clock())
        )

    def verify(self) -> Verified:
        """Follow the public chain from the first receipt on. Raises Damaged with the first broken place."""
        from client.outgoing.evidence_kept import verify

        return self.account.with_session(
            lambda held: verify(self.database, self.connect(held.token), self.account.server, held.account)
        )

    def erase(self, evidence: str) -> None:
        """By right: the service erases its copy at once; the fact stays here. Raises Refused("evidence-unknown")."""

        def go(held: Session) -> None:
            try:
                self.connect(held.token).erase(evidence)
            except Refused as error:
                if error.code == "evidence-unknown":
                    self._not_there(evidence, held.account)
                raise
            agreements.erased(self.database, evidence, self.clock())

        self.account.with_session(go)

    def _not_there(self, evidence: str, account: str) -> None:
        """Its time was over, or another device was faster. Of another account's copy this answer tells nothing."""
        left = next((one for one in agreements.every(self.database) if one.id == evidence), None)
        if left is not None and left.account != account:
            raise Refused("evidence-erase-other-account")
        agreements.erased(self.database, evidence, self.clock())


def _may_be_there(one: Agreement, now: datetime) -> bool:
    """It was left there, or is on its way there or back, so that nobody here can tell."""
    if one.state == "sent":
        return one.receipt is None or read_stamp(one.receipt.keep_until) > now
    return one.account is not None and one.state in {"waiting", "erasing"}
