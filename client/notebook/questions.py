"""Which questions wait for the customer, and which of them may be asked in this conversation?"""

from __future__ import annotations

from client.memory.fact import Fact
from client.memory.logged import CardKind
from client.store import facts
from client.store import traits as rows
from client.store.database import Database


def waits_for(database: Database, fact: Fact) -> tuple[CardKind, ...]:
    """The questions that wait at a fact, the one that is answered first where none is named first."""
    match fact.status:
        case "awaiting_consent":
            return ("sensitive",)
        case "awaiting_confirmation":
            return ("trait",)
        case "active":
            found: list[CardKind] = ["recheck"] if fact.recheck is not None else []
            return (*found, "promotion") if facts.promotion_of(database, fact.id) == "proposed" else tuple(found)
        case _:
            return ()


def waiting(database: Database, conversation: str) -> list[tuple[CardKind, Fact]]:
    """Consent first, then what was guessed, then what may go up into the block; oldest first.

    What was made of this very conversation is asked about in the next one. What came in a file is asked about in no
    conversation: it may be hundreds, and nobody said it here; it waits where the facts are shown.
    """
    asked: list[tuple[CardKind, Fact]] = []
    for fact in facts.awaiting(database, imported=False):
        if fact.status == "awaiting_consent":
            asked.append(("sensitive", fact))
        elif conversation not in rows.conversations(database, fact.id):
            asked.append(("trait", fact))
    asked.sort(key=lambda one: one[0] != "sensitive")  # stable
    proposed = facts.get_many(database, facts.proposed(database))
    elsewhere = [it for it in proposed if it.kind != "trait" or conversation not in rows.conversations(database, it.id)]
    return [*asked, *(("promotion", fact) for fact in elsewhere)]
