"""Which payloads do the customer's newest decisions come to? Each is read once, as long as nothing of it changes.

After every answer somebody asks: a customer of many years must not wait for all that they ever agreed on.
"""

from __future__ import annotations

from typing import Final

from client.memory.proposal import proposal_of
from client.store import decisions, facts
from client.store.database import Database
from client.store.decisions import Stamp
from shared.formats.vocabulary import Proposals
from shared.wire.proposal import Proposal

NEWEST: Final = 200  # decisions; as many as questions
_KEPT: Final = "payloads of decisions"
Read = dict[str, tuple[Stamp, Proposal | None]]


def payloads(database: Database, vocabulary: Proposals, block: str) -> list[tuple[str, Proposal]]:
    """Fact and payload, the newest fact first; without those that the vocabulary does not name."""
    known = _known(database, vocabulary, block)
    newest = decisions.newest(database, NEWEST)
    missing = [fact for fact, stamp in newest.items() if fact not in known or known[fact][0] != stamp]
    if missing:
        read = {fact.id: proposal_of(fact, block, vocabulary) for fact in facts.get_many(database, missing)}
        known = {**known, **{fact: (newest[fact], read.get(fact)) for fact in missing}}
    kept = {fact: known[fact] for fact in newest}
    database.kept[_KEPT] = ((vocabulary, block), kept)
    return [(fact, payload) for fact, (_, payload) in kept.items() if payload is not None]


def _known(database: Database, vocabulary: Proposals, block: str) -> Read:
    stamp, kept = database.kept.get(_KEPT, (None, {}))
    same = isinstance(stamp, tuple) and stamp[0] is vocabulary and stamp[1] == block
    return dict(kept) if same and isinstance(kept, dict) else {}
