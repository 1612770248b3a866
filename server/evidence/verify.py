"""Is the chain whole, and is every text the one that was left? Looks at everything; changes nothing.

The first place that is not as it was written is told. What was erased has no text to compare: its link still counts.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from server.errors import Damaged
from server.evidence.head import NOTHING, End, Head
from server.evidence.store import EvidenceStore, Piece
from shared.crypto.evidence import canonical, leaf_of, link_of
from shared.wire.evidence import Receipt


@dataclass(frozen=True, slots=True)
class Whole:
    """A chain without a fault."""

    end: End
    texts: int  # that are still there


def verify(store: EvidenceStore, head: Head, receipts: Sequence[Receipt] = ()) -> Whole:
    """The chain, its end as the file beside the database knows it, and a customer's receipts. Raises Damaged."""
    end, texts = NOTHING, 0
    wanted = {one.place: one for one in receipts}
    for piece in store.all():
        end = _next(end, piece)
        if piece.text is not None:
            check_text(piece)
            texts += 1
        if given := wanted.pop(piece.link.place, None):
            _receipt(piece, given)
    head.agree(end)
    if wanted:
        raise Damaged("evidence-receipt-unknown", place=min(wanted))
    return Whole(end, texts)


def _next(end: End, piece: Piece) -> End:
    link = piece.link
    if link.place != end.place + 1:
        raise Damaged("evidence-place-missing", place=end.place + 1)
    try:
        right = link_of(end.link, link.place, link.received_at, link.leaf)
    except ValueError:
        right = ""
    if right != link.link:
        raise Damaged("evidence-link-wrong", place=link.place)
    return End(link.place, link.link)


def check_text(piece: Piece) -> None:
    """Its text is the one that was left. Raises Damaged."""
    text = piece.text
    if text is None:
        return
    try:
        body = json.loads(text.body)
        same = canonical(body) == text.body and leaf_of(text.salt, text.account, body) == piece.link.leaf
    except (ValueError, TypeError):
        same = False
    if not same:
        raise Damaged("evidence-text-changed", place=piece.link.place)


def _receipt(piece: Piece, given: Receipt) -> None:
    link = piece.link
    if (given.id, given.received_at, given.leaf, given.link) != (link.id, link.received_at, link.leaf, link.link):
        raise Damaged("evidence-receipt-differs", place=link.place)
