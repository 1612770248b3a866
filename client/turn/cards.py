"""Which questions wait for the customer, and which of them are asked below this answer? Each once in a conversation."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from client.memory.fact import Fact
from client.memory.logged import Card, CardKind, LoggedTurn
from client.memory.secrets import mask
from client.store import instead, logs
from client.store.asked import asked_often
from client.store.database import Database
from client.turn.block_tool import secret_cards

AT_MOST = 2  # questions below one answer
ASKED_IN = 2  # conversations that ask the same; then it waits where the facts are shown


def secret_said(turn: LoggedTurn, say: Callable[..., str]) -> tuple[Card, ...]:
    """A secret stood in the question: the customer is told that it is not remembered, once."""
    told = any(card.kind == "secret" for card in turn.cards)
    return () if told else secret_cards(mask(turn.question).kinds, say)


def asked_in(database: Database, turn: LoggedTurn) -> set[str]:
    """The facts that this turn's conversation has asked about already, but for what the turn takes the place of."""
    before = instead.before(database, turn.id) if turn.instead_of else ()
    return logs.facts_asked_about(database, turn.conversation, [one.id for one in before])


def put_off_before(database: Database, turn: LoggedTurn) -> tuple[Card, ...]:
    """What the customer put off below the answers that this turn takes the place of: it stays put off, here."""
    if turn.instead_of is None:
        return ()
    before = instead.before(database, turn.id)
    return tuple(dict.fromkeys(card for one in before for card in one.cards if card.later))


def waiting_cards(
    database: Database,
    turn: LoggedTurn,
    questions: Sequence[tuple[CardKind, Fact]],
    say: Callable[..., str],
    *,
    traits_go_up: bool,
) -> tuple[Card, ...]:
    """A fact of this answer to be rechecked, then what else waits: what neither this talk nor two others showed.

    Nobody is asked to keep what this very answer asks to forget.
    """
    outdated = [source for source in turn.sources if source.kind == "fact" and source.recheck is not None]
    if not questions and not outdated:
        return ()
    asked = asked_in(database, turn) | {card.fact for card in turn.cards}
    cards = [
        Card("recheck", say(_again(source.recheck.reason), statement=source.title), source.id)
        for source in outdated
        if source.id not in asked and source.recheck is not None
    ][:1]
    often = asked_often(database, ASKED_IN) if questions else set()
    asked |= {card.fact for card in cards}
    fresh = [(kind, fact) for kind, fact in questions if fact.id not in asked and (kind, fact.id) not in often]
    cards += [
        Card(kind, say(_code(kind, fact, up=traits_go_up), statement=fact.statement, count=len(fact.supports)), fact.id)
        for kind, fact in fresh
    ]
    return tuple(cards[:AT_MOST])


def _again(reason: str) -> str:
    return "card-recheck" if reason == "policy" else "card-recheck-age"


def _code(kind: CardKind, fact: Fact, *, up: bool) -> str:
    if kind != "trait":
        return f"card-{kind}"
    if fact.kind != "trait":
        return "card-inferred"
    return "card-trait-up" if up else "card-trait"
