"""Which questions wait for the customer, and which of them are asked below this answer? Each once in a conversation."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from client.memory.fact import Fact
from client.memory.logged import Card, LoggedTurn
from client.memory.secrets import mask
from client.store import logs
from client.store.database import Database
from client.turn.block_tool import secret_cards

AT_MOST = 2  # questions below one answer


def secret_said(turn: LoggedTurn, say: Callable[..., str]) -> tuple[Card, ...]:
    """A secret stood in the question: the customer is told that it is not remembered, once."""
    told = any(card.kind == "secret" for card in turn.cards)
    return () if told else secret_cards(mask(turn.question).kinds, say)


def waiting_cards(
    database: Database, turn: LoggedTurn, questions: Sequence[Fact], say: Callable[..., str]
) -> tuple[Card, ...]:
    """Promotion questions, and the facts of this answer to be rechecked, that this conversation has not shown yet."""
    outdated = [source for source in turn.sources if source.kind == "fact" and source.recheck is not None]
    if not questions and not outdated:
        return ()
    asked = logs.facts_asked_about(database, turn.conversation)
    fresh = [fact for fact in questions if fact.id not in asked][:AT_MOST]
    cards = [Card("promotion", say("card-promotion", statement=fact.statement), fact.id) for fact in fresh]
    again = [source for source in outdated if source.id not in asked][:1]
    cards += [Card("recheck", say("card-recheck", statement=source.title), source.id) for source in again]
    return tuple(cards)
