"""What follows from the customer's yes or no to a question that waits at a fact?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime

from client.errors import Refused
from client.memory.fact import Fact
from client.memory.logged import CardKind
from client.notebook import facts as changes
from client.notebook import promotion
from client.notebook.questions import waits_for
from client.notebook.traits import opposite_gives_way
from client.store import bundles, facts
from client.store import traits as rows
from client.store.database import Database
from shared.ids import Ids


@dataclass(frozen=True, slots=True)
class Answer:
    """The fact as it is now (or was, where the no deleted it), and what the yes did to the block."""

    fact: Fact
    line: str | None = None  # that went up
    lowered: tuple[str, ...] = ()  # lines that went down to the facts to make room
    no_room: bool = False  # the yes is kept, but nothing could go up
    deleted: bool = False  # the no left nothing of it


def answer(
    database: Database,
    fact: Fact,
    *,
    yes: bool,
    about: CardKind | None,
    page_version: Callable[[str], int | None],
    now: datetime,
    ids: Ids,
    limit: int,
) -> Answer:
    """Carry the answer out, in one transaction.

    Raises Refused (fact-no-question, fact-not-in-force, block-too-long); nothing is changed then.
    """
    open_now = waits_for(database, fact)
    question = about if about in open_now else None if about is not None or not open_now else open_now[0]
    result = Answer(fact)
    with database.transaction():
        match question:
            case "sensitive":
                changes.consent(database, fact, yes=yes, now=now, ids=ids, limit=limit)
            case "trait":
                changes.consent(database, fact, yes=yes, now=now, ids=ids, limit=limit)
                if yes and fact.kind == "trait":
                    result = _trait_holds(database, fact.id, now=now, ids=ids, limit=limit)
            case "promotion" if yes:
                raised = promotion.promote(database, fact, now=now, ids=ids, limit=limit)
                result = Answer(fact, raised.line, raised.lowered)
            case "promotion":
                promotion.decline(database, fact, now)
            case "recheck" if yes:
                changes.confirm_recheck(database, fact, page_version(fact.policy.page) if fact.policy else None, now)
                if fact.kind == "trait":
                    rows.seen(database, fact.id, now)
            case "recheck":
                changes.retract(database, fact.id, now=now, ids=ids, limit=limit, by="customer")
            case _:
                raise Refused("fact-not-in-force" if fact.status in {"replaced", "retracted"} else "fact-no-question")
    left = facts.get(database, fact.id)
    return replace(result, fact=left or fact, deleted=left is None)


def _trait_holds(database: Database, trait_id: str, *, now: datetime, ids: Ids, limit: int) -> Answer:
    """It was no guess: its opposite gives way, and it goes up where the service serves that and there is room."""
    trait = changes.find(database, trait_id)
    opposite_gives_way(database, trait, now=now, ids=ids, limit=limit)
    if "trait" not in bundles.config(database).promotable_kinds:
        return Answer(trait)
    try:
        raised = promotion.promote(database, trait, now=now, ids=ids, limit=limit)
    except Refused:
        return Answer(trait, no_room=True)
    return Answer(trait, raised.line, raised.lowered)
