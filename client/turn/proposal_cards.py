"""Is the customer asked, below this answer, whether something may go to the service? Off until they say yes, each time.

Asked in a later conversation than the one it came of, once in a conversation and in two at most; then it waits on its
own screen. Asked only of who is signed in, for nothing goes without a tag; and never where the customer said "never".
"""

from __future__ import annotations

from client.memory.logged import Card, LoggedTurn
from client.notebook.contributions import Contribution, Contributions
from client.store import traits
from client.store.asked import asked_often
from client.store.database import Database
from client.turn.cards import ASKED_IN, asked_in


def proposal_cards(
    database: Database, turn: LoggedTurn, contributions: Contributions, language: str, most: int
) -> tuple[Card, ...]:
    """At most `most` of them; what is asked about is kept as it is shown."""
    if most <= 0 or contributions.signed_in() is None:
        return ()
    possible = contributions.possible(language, turn.conversation)
    if not possible:
        return ()
    asked = asked_in(database, turn) | {card.fact for card in turn.cards}
    often = asked_often(database, ASKED_IN)
    fresh = [
        one
        for one in possible
        if one.key not in asked and ("proposal", one.key) not in often and not _came_of(database, one, turn)
    ][:most]
    for one in fresh:
        contributions.ask(one)
    return tuple(Card("proposal", contributions.question(one, language), one.key) for one in fresh)


def _came_of(database: Database, contribution: Contribution, turn: LoggedTurn) -> bool:
    fact = contribution.fact
    return fact is not None and turn.conversation in traits.conversations(database, fact)
