"""How does the customer context block change? One function for every writer, with one limit and one audit line.

Nothing is cut, nothing is lost unreported: a write is stored whole or refused whole, and lines that it drops come back
to the caller, go to the facts as `replaced` (unless the customer dropped them) and can be undone in that conversation.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from client.errors import Refused
from client.memory import block as rules
from client.memory.fact import Fact
from client.store import audit, facts
from client.store import block as rows
from client.store.block import Line
from client.store.database import Database
from shared.ids import Ids
from shared.text import count

Writer = audit.Writer
Refusal = Literal["block-empty", "block-too-long", "block-service-line"]

_ORIGIN: dict[Writer, rows.Origin] = {
    "model": "asked",
    "customer": "customer",
    "promotion": "promoted",
    "service": "service",
}


@dataclass(frozen=True, slots=True)
class Block:
    """The block exactly as it is sent, and where its lines come from."""

    text: str
    used: int
    limit: int
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Written:
    """Stored. `added` and `dropped` are whole lines."""

    block: Block
    added: tuple[str, ...]
    dropped: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NotWritten:
    """Refused whole; the block is as it was."""

    block: Block
    reason: Refusal
    used: int  # of the text that was refused


@dataclass(frozen=True, slots=True)
class Conflict:
    """The screen's save found another text than the one its edit began with; the draft is the caller's to keep."""

    current: Block


def read_block(database: Database, limit: int) -> Block:
    """The block now."""
    text = rules.clean(rows.read_text(database))
    known = rows.origins(database)
    return Block(
        text=text,
        used=count(text),
        limit=limit,
        lines=tuple(known.get(line, Line(line, "customer")) for line in rules.lines(text)),
    )


def write_block(
    database: Database,
    text: str,
    *,
    writer: Writer,
    now: datetime,
    ids: Ids,
    limit: int,
    conversation: str | None = None,
    turn: str | None = None,
    fact: str | None = None,
) -> Written | NotWritten:
    """Store `text` as the whole block, or refuse it whole. `fact` is what an added line rests on (promotion)."""
    after = rules.clean(text)
    with database.transaction():
        block = read_block(database, limit)
        if not after:
            return NotWritten(block, "block-empty", 0)
        change = rules.compare(block.text, after)
        if count(after) > limit and (change.added or not change.dropped):  # taking lines away is never refused
            return NotWritten(block, "block-too-long", count(after))
        given = {line.text for line in block.lines if line.origin == "service"}
        if writer != "service" and given & set(change.dropped):
            return NotWritten(block, "block-service-line", count(after))
        if after != block.text:
            if conversation is not None:
                rows.keep_undo(database, conversation, rows.Undo(block.text, after, block.lines))
            _store(database, block, after, change, writer=writer, now=now, ids=ids, turn=turn, fact=fact)
        return Written(read_block(database, limit), change.added, change.dropped)


def save_from_screen(
    database: Database, text: str, seen: str, *, overwrite: bool, now: datetime, ids: Ids, limit: int
) -> Written | Conflict:
    """The customer's own save: reread, compare with what the edit began with, then the same write as everybody's.

    Raises Refused (block-empty, block-too-long, block-service-line); the stored block is untouched then.
    """
    with database.transaction():
        current = read_block(database, limit)
        if current.text != rules.clean(seen) and not overwrite:
            return Conflict(current)
        result = write_block(database, text, writer="customer", now=now, ids=ids, limit=limit)
    if isinstance(result, NotWritten):
        raise Refused(result.reason, used=result.used, limit=limit)
    return result


def undo(database: Database, conversation: str, *, now: datetime, ids: Ids, limit: int) -> Block:
    """Back to the text before this conversation's last write, while that write still stands.

    Raises Refused (block-nothing-to-undo, block-changed-since); nothing is changed then.
    """
    with database.transaction():
        last = rows.take_undo(database, conversation)
        if last is None:
            raise Refused("block-nothing-to-undo")
        if rows.read_text(database) != last.after:
            raise Refused("block-changed-since")
        if last.before:
            result = write_block(database, last.before, writer="customer", now=now, ids=ids, limit=limit)
            if isinstance(result, NotWritten):
                raise Refused(result.reason, used=result.used, limit=limit)
            for line in last.lines:
                rows.set_origin(database, line, None)
        else:
            rows.remove(database)
            audit.record(database, now, "customer", "block-undone", {"lines": len(rules.lines(last.after))})
        return read_block(database, limit)


def clear_block(database: Database, now: datetime) -> int:
    """Delete everything: no row stays, no way back, and the audit knows only how many lines went."""
    with database.transaction():
        gone = len(rules.lines(rows.read_text(database)))
        for line in rows.origins(database).values():
            if line.fact is not None:
                facts.set_promotion(database, line.fact, "declined")
        rows.remove(database)
        audit.erase_block_text(database)
        audit.record(database, now, "customer", "block-deleted", {"lines": gone})
    database.truncate_log()
    return gone


def replace_line(text: str, old: str, new: str | None) -> str:
    """The block with one line changed, or without it."""
    return "\n".join(changed for line in text.splitlines() if (changed := new if line == old else line) is not None)


def rewrite_or_remove(
    database: Database,
    make: Callable[[str], str],
    *,
    writer: Writer,
    now: datetime,
    ids: Ids,
    limit: int,
    fact: str | None = None,
) -> Written | NotWritten | None:
    """Apply `make` to the block's text; where nothing is left, the row goes. For lines that a fact stood behind."""
    with database.transaction():
        before = read_block(database, limit)
        after = rules.clean(make(before.text))
        if after:
            return write_block(database, after, writer=writer, now=now, ids=ids, limit=limit, fact=fact)
        if before.text:
            rows.remove(database)
            audit.record(database, now, writer, "block-deleted", {"lines": len(before.lines)})
        return None


def _store(
    database: Database,
    block: Block,
    after: str,
    change: rules.LineChange,
    *,
    writer: Writer,
    now: datetime,
    ids: Ids,
    turn: str | None,
    fact: str | None,
) -> None:
    rows.write_text(database, after, now)
    known = {line.text: line for line in block.lines}
    for line in change.dropped:
        rows.drop_origin(database, line)
        standing = known[line].fact
        if standing is not None:
            facts.set_promotion(database, standing, "declined" if writer == "customer" else None)
            facts.record(database, standing, now, "demoted", {})
        elif writer != "customer":
            _keep_as_replaced(database, line, now, ids)
    for line in change.added:
        rows.set_origin(database, Line(line, _ORIGIN[writer], fact), turn)
    cut = audit.LINE_LENGTH
    audit.record(
        database,
        now,
        writer,
        "block-rewritten",
        {"added": [line[:cut] for line in change.added], "dropped": [line[:cut] for line in change.dropped]},
    )


def _keep_as_replaced(database: Database, line: str, now: datetime, ids: Ids) -> None:
    """A line that another one pushed out stays in the facts' history; a promoted line has its fact there already."""
    fact = Fact(
        id=ids(),
        kind="attribute",
        statement=line,
        day=None,
        stated=True,
        status="replaced",
        first_seen=now,
        last_seen=now,
    )
    facts.insert(database, fact)
    facts.record(database, fact.id, now, "demoted", {})
