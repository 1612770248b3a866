"""How does an agreement reach the service, once, whatever happens on the way?

The record of what leaves and the mark that it may have left are written before it is sent. The id is the device's own
and stays the same, so that a second try is the same piece. What the customer deletes in between is not sent, or, where
it may be there already, erased there. A receipt counts only if its hash is that of what was sent.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from datetime import timedelta
from typing import Final

from client.errors import GieokError, Refused, Unavailable
from client.memory.agreed import evidence_of, with_service
from client.net.evidence import EvidenceService
from client.store import agreements, egress, facts
from client.store.agreements import Agreement
from client.store.database import Database
from shared.clock import Clock
from shared.crypto.evidence import canonical, leaf_of
from shared.ids import Ids
from shared.wire.evidence import EvidenceBody, Receipt

AGAIN_SOON: Final = timedelta(minutes=1)  # after a server that did not answer
AGAIN_LATER: Final = timedelta(hours=1)  # after one that said no
AWAY: Final = frozenset({"server-unreachable", "server-busy", "database-unreachable"})
ENDS_ROUND: Final = frozenset({"session-missing", "too-often"})  # the others would hear the same
WRONG: Final = "evidence-receipt-wrong"
OTHER: Final = "evidence-other-account"


@dataclass(frozen=True, slots=True)
class Sending:
    """One device's sending; `host` is what the record of what left calls the server."""

    database: Database
    clock: Clock
    ids: Ids
    host: str

    def round(self, service: EvidenceService, account: str) -> None:
        """Everything that is due, for the customer who is signed in. Raises Unavailable, Refused: the round ends."""
        for one in agreements.to_do(self.database):
            if one.state == "erasing":
                self._erase(service, one, account)
            elif one.account not in (None, account):
                self._belongs_elsewhere(one)
            elif self._due(one):
                self._send(service, one, account)

    def _belongs_elsewhere(self, one: Agreement) -> None:
        """It may be there already, under the account that was logged in then: nobody else is told of it."""
        if one.error != OTHER:
            agreements.failed(self.database, one.id, OTHER, self.clock())

    def _due(self, one: Agreement) -> bool:
        if one.error in (None, OTHER):
            return True
        wait = AGAIN_SOON if one.error in AWAY else AGAIN_LATER
        return not one.at <= self.clock() < one.at + wait

    def _erase(self, service: EvidenceService, one: Agreement, account: str) -> None:
        if one.account != account:
            return  # it may have reached another account of the same customer: that one can erase it
        try:
            service.erase(one.id)
        except Refused as error:
            if error.code != "evidence-unknown":
                raise
        agreements.erased(self.database, one.id, self.clock())

    def _send(self, service: EvidenceService, one: Agreement, account: str) -> None:
        body = self._prepared(one, account)
        if body is None:
            return
        try:
            receipt = service.leave(one.id, _request(body).encode())
        except Refused as error:
            self._refused(service, one, account, error)
        except Unavailable as error:
            self._failed(one, error)
            raise
        else:
            self._arrived(one, account, receipt, body)

    def _prepared(self, one: Agreement, account: str) -> EvidenceBody | None:
        """What goes, recorded; None where it does not go any more."""
        with self.database.transaction():
            fact = facts.get(self.database, one.fact) if one.fact is not None else None
            if fact is None or not with_service(fact):
                agreements.drop(self.database, one.fact or "")
                return None
            body, now = evidence_of(fact, one.policy, one.knowhow), self.clock()
            if not agreements.tried(self.database, one.id, account, now):
                return None
            written = _request(body)
            if not agreements.record_again(self.database, one.id, written, now):
                egress.record(self.database, egress.whole(now, one.id, "evidence", self.host, written.encode()))
        return body

    def _arrived(self, one: Agreement, account: str, receipt: Receipt, body: EvidenceBody) -> None:
        if receipt.id == one.id and holds(receipt, account, body):
            agreements.sent(self.database, one.id, receipt, self.clock())
        else:
            agreements.failed(self.database, one.id, WRONG, self.clock())

    def _refused(self, service: EvidenceService, one: Agreement, account: str, error: Refused) -> None:
        match error.code:
            case "evidence-erased":  # from another device of the same customer
                agreements.erased(self.database, one.id, self.clock())
            case "evidence-id-taken":
                self._taken(service, one, account)
            case code:
                self._failed(one, error)
                if code in ENDS_ROUND:
                    raise error

    def _taken(self, service: EvidenceService, one: Agreement, account: str) -> None:
        """Another device left it with other quotes, or it is another account's: then it goes under a new id."""
        for line in service.list().evidence:
            if line.receipt.id == one.id:
                self._arrived(one, account, line.receipt, line.body)
                return
        agreements.call_anew(self.database, one.id, self.ids())

    def _failed(self, one: Agreement, error: GieokError) -> None:
        agreements.failed(self.database, one.id, error.code, self.clock())


def holds(receipt: Receipt, account: str, body: EvidenceBody) -> bool:
    """Is the receipt's hash that of this account's words?"""
    try:
        return leaf_of(receipt.salt, account, asdict(body)) == receipt.leaf
    except ValueError:
        return False


def _request(body: EvidenceBody) -> str:
    return canonical({"body": asdict(body)})
