"""What goes to the service as evidence of an agreement, and what of it? Pure.

Only what the service is a party to: an agreement or a decision that rests on its words too. What the customer alone
tells of an agreement may be one with somebody else. Only the sentence, the quotes, the day and the pages that were in
force; secrets are masked once more on the way out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from client.memory.fact import Fact, PageRef, Quote
from client.memory.secrets import mask
from shared.clock import stamp
from shared.wire.evidence import QUOTES_AT_MOST, STATEMENT_AT_MOST, TEXT_AT_MOST, EvidenceBody, EvidenceQuote

CUT = "…"


def with_service(fact: Fact) -> bool:
    """Is it in force, and is the service a party to it?"""
    sides = {quote.speaker for quote in fact.evidence}
    return fact.status == "active" and fact.kind in {"agreement", "decision"} and sides >= {"customer", "service"}


def evidence_of(fact: Fact, policy: PageRef | None, knowhow: PageRef | None) -> EvidenceBody:
    """What goes; `policy` and `knowhow` as they were in force when it was agreed.

    Quotes that are more than the service takes are left out, the first of each side last; a longer text is cut.
    """
    statement = _cut(mask(fact.statement).text, STATEMENT_AT_MOST)
    return EvidenceBody(
        statement=statement,
        quotes=list(_quotes(_chosen(fact.evidence), TEXT_AT_MOST - len(statement))),
        day=fact.day.isoformat() if fact.day else None,
        page=policy.page if policy else None,
        version=policy.version if policy else None,
        knowhow=knowhow.page if knowhow else None,
        knowhow_version=knowhow.version if knowhow else None,
    )


def _chosen(quotes: Sequence[Quote]) -> list[Quote]:
    """The first words of each side, then the others as they were said."""
    first = {quote.speaker: quote for quote in reversed(quotes)}
    return sorted(quotes, key=lambda quote: quote is not first[quote.speaker])[:QUOTES_AT_MOST]


def _quotes(quotes: Sequence[Quote], room: int) -> Iterator[EvidenceQuote]:
    """As many as there is room for, in two halves for the two sides where the first ones are long."""
    for at, quote in enumerate(quotes):
        text = _cut(mask(quote.text).text, room // 2 if at == 0 and len(quotes) > 1 else room)
        if text.strip(CUT).strip():
            room -= len(text)
            yield EvidenceQuote(quote.speaker, text, stamp(quote.at))


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else text[: max(most - len(CUT), 0)] + CUT[:most]
