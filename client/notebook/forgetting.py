"""What else holds the words of a fact or of a conversation, and what goes together when the customer says so?

A fact and the conversation that it came from are two memories: deleting one asks about the other. What is older than a
deleted fact stays `replaced`, is not found, and goes only when the customer says so too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from client.errors import Refused, Unavailable
from client.memory.fact import Fact, Quote
from client.notebook import facts as changes
from client.notebook import graves
from client.notebook.agreements import Copy, copies
from client.notebook.block import read_block, replace_line, rewrite_or_remove
from client.search.chats import drop_conversation
from client.search.facts import index_fact
from client.store import audit, block, conversations, erase, fact_ties, facts
from client.store.database import Database
from shared.ids import Ids
from shared.text import fold


@dataclass(frozen=True, slots=True)
class Beside:
    """What stays when one fact goes: offered to the customer, named by id."""

    conversations: tuple[str, ...]  # that it came from
    shown_in: tuple[str, ...]  # other conversations in which an answer named it
    related: tuple[Fact, ...]  # what it replaced, and facts drawn from the very same words
    lines: tuple[str, ...]  # of the block, written in the same turns or with its value, and not resting on it
    copies: tuple[Copy, ...] = ()  # of it and of what is related, with the service: they stay there


def beside(database: Database, fact: Fact) -> Beside:
    """Look around a fact before it is deleted."""
    turns = {quote.turn for quote in fact.evidence}
    came_from = conversations.of_turns(database, sorted(turns))
    shown = [other for other in conversations.naming(database, fact.id) if other not in came_from]
    earlier = facts.get_many(database, fact_ties.replaced_by(database, fact.id))
    same = facts.get_many(database, [other for other in facts.resting_on(database, sorted(turns)) if other != fact.id])
    siblings = [other for other in same if _same_words(other.evidence, fact.evidence)]
    written = {line.text for line in block.written_by(database, sorted(turns))}
    lines = [
        line.text
        for line in block.origins(database).values()
        if line.fact != fact.id
        and line.origin != "service"
        and (line.text in written or any(value in line.text for value in graves.own_value(fact)))
    ]
    related = {other.id: other for other in (*earlier, *siblings)}
    kept = copies(database, [fact.id, *related])
    return Beside(tuple(came_from), tuple(shown), tuple(related.values()), tuple(lines), kept)


def delete_fact(
    database: Database,
    fact: Fact,
    *,
    now: datetime,
    ids: Ids,
    limit: int,
    conversation: bool = False,
    related: bool = False,
) -> Beside:
    """Delete a fact, and what the customer wants gone with it; returns what stood beside it.

    Raises Unavailable (fact-not-gone) where reading back still finds it: nothing is said to be gone that is not.
    """
    with database.transaction():
        around = beside(database, fact)
        gone = [fact, *(around.related if related else ())]
        changes.delete_all(database, [each.id for each in gone], now=now, ids=ids, limit=limit)
        if related:
            for line in around.lines:
                forget_line(database, line, now=now, ids=ids, limit=limit)
        for source in around.conversations if conversation else ():
            delete_conversation(database, source, now)
    database.truncate_log()
    if facts.get_many(database, [each.id for each in gone]):
        raise Unavailable("fact-not-gone")
    return around


def drawn_from(database: Database, conversation: str) -> list[Fact]:
    """The facts that rest on what was said in a conversation."""
    turns = conversations.turn_ids(database, conversation)
    return facts.get_many(database, facts.resting_on(database, turns))


def delete_conversation(database: Database, conversation: str, now: datetime) -> list[str]:
    """Gone from lists and search, with what was sent for it, in one step; returns the facts that were drawn from it.

    They keep their quotes. Answers of other conversations that named a turn of it keep the number, not its words.
    """
    with database.transaction():
        turns = conversations.turn_ids(database, conversation)
        drawn = facts.resting_on(database, turns)
        conversations.hide(database, conversation, now)
        drop_conversation(database, conversation)
        graves.bury_conversation(database, conversation, now)
        conversations.purge(database, conversation)
        erase.titles_of_turns(database, turns)
    database.truncate_log()
    return drawn


def delete_conversation_with_facts(
    database: Database, conversation: str, *, now: datetime, ids: Ids, limit: int
) -> list[str]:
    """The conversation and what was drawn from it; a fact that rests on other talks too loses only these quotes."""
    with database.transaction():
        turns = set(conversations.turn_ids(database, conversation))
        drawn, gone = drawn_from(database, conversation), []
        for fact in drawn:
            lost = [quote for quote in fact.evidence if quote.turn in turns]
            kept = [quote for quote in fact.evidence if quote.turn not in turns and quote.speaker == "customer"]
            if kept:
                _lose_quotes(database, fact, lost, now)
            else:
                gone.append(fact.id)
        if gone:
            changes.delete_all(database, gone, now=now, ids=ids, limit=limit)
        delete_conversation(database, conversation, now)
    database.truncate_log()
    return [fact.id for fact in drawn]


def _lose_quotes(database: Database, fact: Fact, lost: Sequence[Quote], now: datetime) -> None:
    graves.bury(database, fact.kind, lost, fact.statement, now)
    fact_ties.remove_evidence(database, fact.id, lost)
    facts.record(database, fact.id, now, "evidence", {"removed": len(lost)})
    left = facts.get(database, fact.id)
    if left is not None and left.status == "active":
        index_fact(database, left.id, changes.search_text(left))


def forget_line(database: Database, line: str, *, now: datetime, ids: Ids, limit: int) -> None:
    """A line of the block goes without a trace: also where it was dropped before and stands in history, undo or log.

    Raises Refused (block-service-line) for a line that the service gave.
    """
    with database.transaction():
        standing = {known.text: known for known in read_block(database, limit).lines}
        if line in standing and standing[line].origin == "service":
            raise Refused("block-service-line", used=0, limit=limit)
        if line in standing:
            rewrite_or_remove(
                database, lambda text: replace_line(text, line, None), writer="customer", now=now, ids=ids, limit=limit
            )
        pushed_out = fact_ties.pushed_out(database, line)
        if pushed_out:
            changes.delete_all(database, pushed_out, now=now, ids=ids, limit=limit)
        erase.from_log(database, facts=(), words=[line], lines={line})
        erase.from_undo(database, {line})
        erase.from_audit(database, {line})
        audit.record(database, now, "customer", "line-forgotten", {"lines": 1})
    database.truncate_log()


def _same_words(some: Sequence[Quote], others: Sequence[Quote]) -> bool:
    """A quote of the one stands in a quote of the other, in the same turn."""
    return any(
        one.turn == other.turn and one.speaker == other.speaker and (a in b or b in a)
        for one in some
        for other in others
        if (a := fold(one.text)) and (b := fold(other.text))
    )
