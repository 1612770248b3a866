"""How do customer facts change? Every change keeps history, index and the block in step, in one transaction.

What is in force is found by search; what is replaced or retracted stands only in history. A deleted fact leaves nothing
but a mark in `graves.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from client.errors import Refused
from client.memory.fact import Candidate, Fact, Quote, Status
from client.notebook import graves, traits
from client.notebook.promoted_lines import line_changes, line_said_it_first
from client.notebook.promoted_lines import line_goes as _line_goes
from client.search.facts import drop_fact, index_fact
from client.store import audit, block, erase, fact_ties, facts, rechecks
from client.store import traits as trait_rows
from client.store.database import Database
from shared.ids import Ids

prepare = graves.prepare


def find(database: Database, typed: str) -> Fact:
    """The fact that a person means by an id or its beginning. Raises Refused (fact-unknown, fact-ambiguous)."""
    ids = facts.with_prefix(database, typed) if typed else []
    if len(ids) > 1 and typed not in ids:
        raise Refused("fact-ambiguous", count=len(ids))
    fact = facts.get(database, typed if typed in ids else ids[0]) if ids else None
    if fact is None:
        raise Refused("fact-unknown")
    return fact


def add(database: Database, candidate: Candidate, *, now: datetime, ids: Ids, promotable: bool) -> Fact | None:
    """A new fact, or None where the customer had deleted just this before."""
    fact = _from_candidate(candidate, ids(), now)
    with database.transaction():
        if deleted_before(database, candidate):
            return None
        facts.insert(database, fact, "proposed" if promotable else None)
        facts.record(database, fact.id, now, "added", {})
        if fact.status == "active":
            index_fact(database, fact.id, search_text(fact))
    return fact


def update(
    database: Database,
    candidate: Candidate,
    replaced: Sequence[str],
    *,
    now: datetime,
    ids: Ids,
    promotable: bool,
    limit: int,
) -> Fact | None:
    """A new fact in the place of old ones; they stay, `replaced`.

    A line that rested on one of them says the new one's sentence where that may stand in the block, and goes otherwise.
    """
    with database.transaction():
        fact = add(database, candidate, now=now, ids=ids, promotable=promotable)
        if fact is None:
            return None
        for old in replaced:
            facts.set_status(database, old, "replaced", fact.id)
            facts.record(database, old, now, "replaced", {"by": fact.id})
            drop_fact(database, old)
            line_said_it_first(database, old, candidate.quotes, fact.id)
            stays = promotable and fact.status == "active"
            if not stays or not line_changes(database, old, fact, now=now, ids=ids, limit=limit):
                _line_goes(database, old, now=now, ids=ids, limit=limit)
            traits.support_gone(database, old, now=now, ids=ids, limit=limit, heir=fact.id)
    return fact


def retract(
    database: Database, fact_id: str, *, now: datetime, ids: Ids, limit: int, by: str, said: Sequence[Quote] = ()
) -> None:
    """The customer took it back, in the words `said`: out of force, in history."""
    with database.transaction():
        line_said_it_first(database, fact_id, said)
        stood = {"line": True} if facts.promotion_of(database, fact_id) == "promoted" else {}
        under = [trait.id for trait in trait_rows.resting_on(database, [fact_id])]
        facts.set_status(database, fact_id, "retracted")
        detail = {"by": by} | stood | ({"traits": under} if under else {})  # what a restoring brings back with it
        facts.record(database, fact_id, now, "retracted", detail)
        drop_fact(database, fact_id)
        _line_goes(database, fact_id, now=now, ids=ids, limit=limit)
        traits.support_gone(database, fact_id, now=now, ids=ids, limit=limit)


def seen_again(database: Database, candidate: Candidate, fact_id: str, *, now: datetime) -> None:
    """The same thing said again: evidence, last seen, today's page version; history keeps the old link."""
    with database.transaction():
        old = find(database, fact_id)
        facts.add_evidence(database, fact_id, candidate.quotes)
        facts.seen_again(
            database, fact_id, max((quote.at for quote in candidate.quotes), default=now), candidate.policy
        )
        now_known = find(database, fact_id)
        moved = old.policy is not None and old.policy != now_known.policy
        link = {"page": old.policy.page, "from": old.policy.version} if moved and old.policy else {}
        facts.record(database, fact_id, now, "evidence", {"quotes": len(candidate.quotes), **link})
        if now_known.status == "awaiting_confirmation" and candidate.stated:  # the customer's own words are the yes
            facts.set_status(database, fact_id, "active")
            facts.record(database, fact_id, now, "confirmed", {"by": "conversation"})
            now_known = find(database, fact_id)
        if now_known.status == "active":
            index_fact(database, fact_id, search_text(now_known))


def delete(database: Database, fact_id: str, *, now: datetime, ids: Ids, limit: int) -> None:
    """Gone with its evidence, its history, its line and its place in the index; what stays has no text."""
    delete_all(database, [fact_id], now=now, ids=ids, limit=limit)


def delete_all(database: Database, fact_ids: Sequence[str], *, now: datetime, ids: Ids, limit: int) -> None:
    """The same for several at once: the log is looked through once. Raises Refused (fact-unknown)."""
    with database.transaction():
        for fact_id in (*traits.resting_only_on(database, fact_ids), *fact_ids):
            fact = find(database, fact_id)
            graves.bury(database, fact.kind, fact.evidence, fact.statement, now)
        take_away(database, fact_ids, now=now, ids=ids, limit=limit)
        audit.record(database, now, "customer", "fact-deleted", {"facts": len(fact_ids)})
    database.truncate_log()


def take_away(database: Database, fact_ids: Sequence[str], *, now: datetime, ids: Ids, limit: int) -> None:
    """What a deletion does, without its mark: for facts that were deleted before and came along in a file."""
    words: list[str] = []
    lines: set[str] = set()
    with database.transaction():
        for fact_id in (*traits.resting_only_on(database, fact_ids), *fact_ids):
            fact = find(database, fact_id)
            drop_fact(database, fact.id)
            lines |= {fact.statement, *erase.undo_lines_of(database, fact.id)}
            lines |= {line.text for line in block.origins(database).values() if line.fact == fact.id}
            _line_goes(database, fact.id, now=now, ids=ids, limit=limit)
            traits.support_gone(database, fact.id, now=now, ids=ids, limit=limit)
            facts.delete(database, fact.id)
            words += [fact.statement, *graves.own_value(fact), *(quote.text for quote in fact.evidence)]
        for other in [kept for line in lines for kept in fact_ties.pushed_out(database, line)]:
            facts.delete(database, other)  # what keeps such a line in history keeps the deleted words
        erase.from_log(database, facts=fact_ids, words=words, lines=lines)
        erase.from_undo(database, lines)
        erase.from_audit(database, lines)


def confirm_recheck(database: Database, fact: Fact, version: int | None, now: datetime) -> None:
    """It still holds: linked to today's version of the page; history keeps the old link."""
    with database.transaction():
        rechecks.clear(database, fact.id, version)
        detail = {"page": fact.policy.page, "from": fact.policy.version, "to": version} if fact.policy else {}
        facts.record(database, fact.id, now, "confirmed", detail)


def consent(database: Database, fact: Fact, *, yes: bool, now: datetime, ids: Ids, limit: int) -> None:
    """The answer to a question about a sensitive or an inferred fact. A no to a sensitive one leaves nothing."""
    if not yes and fact.status == "awaiting_consent":
        graves.refuse(database, fact.evidence, fact.statement, now)
        delete(database, fact.id, now=now, ids=ids, limit=limit)
        return
    with database.transaction():
        facts.set_status(database, fact.id, "active" if yes else "retracted")
        facts.record(database, fact.id, now, "confirmed" if yes else "declined", {})
        if yes:
            index_fact(database, fact.id, search_text(fact))
            one_value(database, fact, now=now, ids=ids, limit=limit)


def other_values(database: Database, fact: Fact) -> list[Fact]:
    """Facts in force that give another value to the same matter."""
    if fact.attribute is None or fact.value is None or (fact.topic or "").startswith("contact/person"):
        return []
    return [
        other
        for other in facts.with_attribute(database, fact.attribute)
        if other.id != fact.id and other.topic == fact.topic and other.value not in {None, fact.value}
        and not any((one.value or "").startswith("not:") for one in (fact, other))
    ]  # fmt: skip


def one_value(database: Database, fact: Fact, *, now: datetime, ids: Ids, limit: int) -> None:
    """A yes to what came from elsewhere, or was put right: of two values the one that was said last is in force."""
    others = other_values(database, fact)
    newest = max([*others, fact], key=lambda one: one.last_seen)
    for old in [one for one in (*others, fact) if one.id != newest.id]:
        facts.set_status(database, old.id, "replaced", newest.id)
        facts.record(database, old.id, now, "replaced", {"by": newest.id})
        drop_fact(database, old.id)
        _line_goes(database, old.id, now=now, ids=ids, limit=limit)
        traits.support_gone(database, old.id, now=now, ids=ids, limit=limit, heir=newest.id)


def deleted_before(database: Database, candidate: Candidate) -> bool:
    """Whether the customer deleted a fact of this kind that rested on these very words of this very turn."""
    if candidate.sensitive and graves.is_refused(database, candidate.quotes, candidate.statement):
        return True
    return graves.is_buried(database, candidate.kind, candidate.quotes, candidate.statement)


def find_again(database: Database, fact: Fact) -> None:
    """Put a fact into the index as it stands now. Inside a transaction of the caller."""
    index_fact(database, fact.id, search_text(fact))


def search_text(fact: Fact) -> str:
    """What a fact is found by: its sentence and the customer's own words."""
    return "\n".join([fact.statement, *(quote.text for quote in fact.evidence if quote.speaker == "customer")])


def _from_candidate(candidate: Candidate, fact_id: str, now: datetime) -> Fact:
    said = [quote.at for quote in candidate.quotes] or [now]
    status: Status = (
        "awaiting_consent" if candidate.sensitive else "active" if candidate.stated else "awaiting_confirmation"
    )
    return Fact(
        id=fact_id,
        kind=candidate.kind,
        statement=candidate.statement,
        day=candidate.day,
        stated=candidate.stated,
        status=status,
        first_seen=min(said),
        last_seen=max(said),
        evidence=candidate.quotes,
        attribute=candidate.attribute,
        value=candidate.value,
        topic=candidate.topic,
        policy=candidate.policy,
        knowhow=candidate.knowhow,
        sensitive=candidate.sensitive,
    )
