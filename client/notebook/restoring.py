"""How does a fact that was taken back come into force again, and what in force speaks against it?

At the customer's word alone. What speaks against it is named first, and gives way only when the customer says so. A
fact that was deleted for good is not there any more. A line of the block that went with it comes back where there is
room.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from client.errors import Refused
from client.memory import trait as rules
from client.memory.fact import Fact
from client.memory.logged import CardKind
from client.notebook import promotion, traits
from client.notebook.facts import find, find_again, other_values
from client.notebook.promoted_lines import line_changes, line_goes
from client.search.facts import drop_fact
from client.store import audit, fact_list, facts
from client.store import traits as trait_rows
from client.store.database import Database
from client.store.facts import Change
from shared.ids import Ids

_IN_FORCE = frozenset({"active", "awaiting_consent", "awaiting_confirmation"})
_PAST = frozenset({"replaced", "retracted"})
_MOST_STEPS = 100  # of a chain of replacements


@dataclass(frozen=True, slots=True)
class Restored:
    """The fact in force, what gave way to it, and what became of the line of the block that had stood on it."""

    fact: Fact
    gave_way: tuple[Fact, ...] = ()
    line: str | None = None  # stands in the block again
    lowered: tuple[str, ...] = ()  # lines that made room for it
    no_room: bool = False


def against(database: Database, fact: Fact) -> list[Fact]:
    """What holds now and can not hold beside it. Raises Refused where it can not come back at all.

    fact-in-force, fact-restore-there (the same is known already), fact-restore-line (only a line of the block that was
    pushed out), fact-restore-supports (a trait with too little left under it).
    """
    if fact.status not in _PAST:
        raise Refused("fact-in-force")
    history = facts.history(database, fact.id)
    if not fact.evidence and fact.kind != "trait" and history and history[0].change == "demoted":
        raise Refused("fact-restore-line")
    ended = _ended(history)
    if fact.kind == "trait" and (not fact.supports or (ended is not None and ended.detail.get("by") == "supports")):
        raise Refused("fact-restore-supports")
    if fact_list.saying(database, fact.statement):
        raise Refused("fact-restore-there")
    found = [*_successors(database, fact), *other_values(database, fact), *_opposites(database, fact)]
    return list({other.id: other for other in found if other.id != fact.id}.values())


def restore(database: Database, fact_id: str, *, replace: bool, now: datetime, ids: Ids, limit: int) -> Restored:
    """Into force again. Raises Refused as `against` does, and fact-restore-against where `replace` was not said."""
    with database.transaction():
        fact = find(database, fact_id)
        others = against(database, fact)
        if others and not replace:
            raise Refused("fact-restore-against", statement=others[0].statement, count=len(others))
        ended = _ended(facts.history(database, fact.id))
        facts.set_status(database, fact.id, "active")
        facts.record(database, fact.id, now, "restored", {})
        back = find(database, fact.id)
        find_again(database, back)
        line = None
        for other in others:
            facts.set_status(database, other.id, "replaced", fact.id)
            facts.record(database, other.id, now, "replaced", {"by": fact.id})
            drop_fact(database, other.id)
            if line_changes(database, other.id, back, now=now, ids=ids, limit=limit):
                line = back.statement
            else:
                line_goes(database, other.id, now=now, ids=ids, limit=limit)
            traits.support_gone(database, other.id, now=now, ids=ids, limit=limit, heir=fact.id)
        detail = ended.detail if ended is not None else {}
        under = detail.get("traits")
        traits.support_back(database, fact.id, under if isinstance(under, list) else [], now)
        audit.record(database, now, "customer", "fact-restored", {"facts": 1})
        if line is not None or not detail.get("line"):
            return Restored(find(database, fact.id), tuple(others), line)
        try:
            raised = promotion.promote(database, back, now=now, ids=ids, limit=limit)
        except Refused:
            return Restored(find(database, fact.id), tuple(others), no_room=True)
        return Restored(find(database, fact.id), tuple(others), raised.line, raised.lowered)


def take_back_no(database: Database, fact_id: str, about: CardKind, *, now: datetime, ids: Ids, limit: int) -> None:
    """The customer's no was a slip: the question waits again, and nothing tells that it was answered.

    Raises Refused (fact-no-question) where something has changed since.
    """
    with database.transaction():
        fact = find(database, fact_id)
        match about:
            case "promotion" if facts.promotion_of(database, fact.id) == "declined" and fact.status == "active":
                facts.set_promotion(database, fact.id, "proposed")
                facts.drop_last(database, fact.id, "declined")
            case "trait" if fact.status == "retracted" and facts.drop_last(database, fact.id, "declined"):
                facts.set_status(database, fact.id, "awaiting_confirmation")
            case "recheck" if fact.status == "retracted":
                restore(database, fact.id, replace=False, now=now, ids=ids, limit=limit)
            case _:
                raise Refused("fact-no-question")


def _ended(history: list[Change]) -> Change | None:
    """What put it out of force last."""
    return next((change for change in reversed(history) if change.change in {*_PAST, "declined"}), None)


def _successors(database: Database, fact: Fact) -> list[Fact]:
    """What stands at the end of the chain of replacements, where that holds."""
    for _ in range(_MOST_STEPS):
        following = facts.get(database, fact.replaced_by) if fact.replaced_by is not None else None
        if following is None:
            return []
        if following.status in _IN_FORCE:
            return [following]
        fact = following
    return []


def _opposites(database: Database, fact: Fact) -> list[Fact]:
    if fact.kind != "trait":
        return []
    ours = traits.signs(database, [fact])
    return [
        other
        for other in trait_rows.in_force(database)
        if any(rules.opposed(one, its) for one in ours for its in traits.signs(database, [other]))
    ]
