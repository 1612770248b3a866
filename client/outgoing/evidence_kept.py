"""Is what the service keeps what this device left, and is its chain whole? The server is not believed: it is computed.

A line is unchanged where its hash is that of its words, and its receipt the one that was given then. The chain is
followed link by link, from the first receipt to its end, past the last link that was seen before: it may only have
grown.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime

from client.errors import Damaged
from client.net.evidence import EvidenceService
from client.outgoing.evidence_sending import holds
from client.store import agreements, chain_seen
from client.store.chain_seen import Seen
from client.store.database import Database
from shared.clock import read_stamp
from shared.crypto.evidence import START, link_of
from shared.wire.evidence import CHAIN_PAGE, ChainLink, EvidenceBody, EvidenceLine, EvidenceList, ReadLine, Receipt


@dataclass(frozen=True, slots=True)
class KeptLine:
    """One agreement that the service keeps."""

    receipt: Receipt
    body: EvidenceBody = field(repr=False)
    fact: str | None  # on this device, where it is still there
    unchanged: bool


@dataclass(frozen=True, slots=True)
class Kept:
    """Everything that the service keeps of the customer."""

    lines: tuple[KeptLine, ...]
    reads: tuple[ReadLine, ...]
    retention_days: int
    missing: tuple[Receipt, ...]  # left there from here; should be there, and is not


@dataclass(frozen=True, slots=True)
class Verified:
    """What was looked at, without a fault."""

    receipts: int
    links: int


def kept(database: Database, listed: EvidenceList, account: str, now: datetime) -> Kept:
    """What the service says, held against what this device knows."""
    own = {one.id: one for one in agreements.every(database)}
    lines = []
    for line in listed.evidence:
        known = own.get(line.receipt.id)
        lines.append(KeptLine(line.receipt, line.body, known.fact if known else None, _unchanged(line, known, account)))
    there = {line.receipt.id for line in listed.evidence}
    missing = [
        one.receipt
        for one in own.values()
        if one.receipt is not None and one.state == "sent" and one.account == account and one.id not in there
    ]
    late = tuple(receipt for receipt in missing if read_stamp(receipt.keep_until) > now)
    return Kept(tuple(lines), tuple(listed.reads), listed.retention_days, late)


def _unchanged(line: EvidenceLine, known: agreements.Agreement | None, account: str) -> bool:
    given = known.receipt if known is not None else None
    return holds(line.receipt, account, line.body) and given in {None, line.receipt}


def verify(database: Database, service: EvidenceService, server: str, account: str) -> Verified:
    """Raises Damaged: evidence-chain-broken, evidence-chain-shorter, evidence-chain-not-mine (with the place)."""
    wanted = {
        one.receipt.place: one.receipt
        for one in agreements.every(database)
        if one.receipt is not None and one.account == account
    }
    receipts, before = len(wanted), chain_seen.seen(database, server)
    first = min([*wanted, *([before.place] if before else [])], default=0)
    if first == 0:
        return Verified(0, 0)
    count, last = 0, None
    for link in _links(service, max(first - 2, 0)):
        count, last = count + 1, link
        receipt = wanted.pop(link.place, None)
        if receipt and (receipt.leaf, receipt.link, receipt.received_at) != (link.leaf, link.link, link.received_at):
            raise Damaged("evidence-chain-not-mine", place=link.place)
        if before and before.place == link.place and before.link != link.link:
            raise Damaged("evidence-chain-broken", place=link.place)
    end = last.place if last else 0
    if wanted or (before and end < before.place):
        raise Damaged("evidence-chain-shorter", place=end)
    if last is not None:
        chain_seen.remember(database, Seen(server, last.place, last.link))
    return Verified(receipts, count)


def _links(service: EvidenceService, after: int) -> Iterator[ChainLink]:
    """The links after a place, each of which follows from the one before. Raises Damaged."""
    link: str | None = START if after == 0 else None  # None = the first one is taken as it is
    while True:
        page = service.chain(after)
        for one in page:
            if one.place != after + 1 or (link is not None and not _follows(link, one)):
                raise Damaged("evidence-chain-broken", place=after + 1)
            after, link = one.place, one.link
            yield one
        if len(page) < CHAIN_PAGE:
            return


def _follows(before: str, one: ChainLink) -> bool:
    try:
        return link_of(before, one.place, one.received_at, one.leaf) == one.link
    except ValueError:
        return False
