"""How does one more agreement get into the chain? One at a time, and the device is answered when it is there for good.

A lock holds off other threads and processes; the file of the last link (head.py) is told before and after. Where that
file and the database disagree nothing is added: the next link would hide what happened.
"""

from __future__ import annotations

import logging
from dataclasses import asdict, dataclass
from datetime import datetime, timedelta
from pathlib import Path

from server.errors import Conflict, Damaged, Gone, Refused
from server.evidence.head import End, Head
from server.evidence.rules import PIECES_AT_MOST
from server.evidence.store import EvidenceStore, Link, Piece, Text
from server.locks import alone
from shared.clock import stamp
from shared.crypto.evidence import SALT_BYTES, body_text, leaf_of, link_of
from shared.randomness import Randomness
from shared.wire.evidence import EvidenceBody, Receipt

LOCK = "evidence.lock"
log = logging.getLogger("gieok.server")


@dataclass(frozen=True, slots=True)
class Chain:
    """The one chain of this server. `days` = how long a text is kept."""

    store: EvidenceStore
    head: Head
    lock: Path
    days: int
    randomness: Randomness

    def put(self, account: str, evidence_id: str, body: EvidenceBody, now: datetime) -> Receipt:
        """Its place; the same once more has the same. Raises Conflict, Gone, Refused, Unavailable, Damaged."""
        written = body_text(body)
        with alone(self.lock):
            found = self.store.find(evidence_id)
            if found is not None:
                return _again(found, account, written)
            if self.store.count(account) >= PIECES_AT_MOST:
                raise Refused("evidence-full", most=PIECES_AT_MOST)
            return self._append(account, evidence_id, body, now)

    def _append(self, account: str, evidence_id: str, body: EvidenceBody, now: datetime) -> Receipt:
        before = self.store.end()
        try:
            self.head.agree(before)
        except Damaged as error:
            log.error("no evidence is taken: %s", error)
            raise
        written = body_text(body)
        salt, place, received_at = self.randomness(SALT_BYTES).hex(), before.place + 1, stamp(now)
        leaf = leaf_of(salt, account, asdict(body))
        link = Link(place, evidence_id, received_at, leaf, link_of(before.link, place, received_at, leaf))
        text = Text(account, salt, written, stamp(now + timedelta(days=self.days)))
        after = End(place, link.link)
        self.head.intend(before, after)
        self.store.append(link, text)
        self.head.done(after)
        return receipt(link, text)


def receipt(link: Link, text: Text) -> Receipt:
    """What the device gets, and keeps."""
    return Receipt(link.id, link.place, link.received_at, text.salt, link.leaf, link.link, text.keep_until)


def _again(found: Piece, account: str, written: str) -> Receipt:
    if found.text is None:
        raise Gone("evidence-erased")
    if (found.text.account, found.text.body) != (account, written):
        raise Conflict("evidence-id-taken")
    return receipt(found.link, found.text)
