"""How does the customer context block change? One function for every writer, with one limit and one audit line.

Nothing is cut, nothing is lost unreported: a write is stored whole or refused whole, secrets are masked and named, and
lines that it drops come back to the caller, go to the facts as `replaced` (unless the customer dropped them) and can be
undone in that conversation.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from client.errors import Refused
from client.memory import block as rules
from client.memory.heard import Heard, ModelRefusal, why_refused
from client.memory.secrets import Secret, mask
from client.notebook.block_change import Writing, carry_out
from client.store import audit, erase, facts
from client.store import block as rows
from client.store.block import Line
from client.store.database import Database
from shared.ids import Ids
from shared.text import count

Writer = audit.Writer
Refusal = Literal["block-empty", "block-too-long", "block-service-line"] | ModelRefusal

_NOTHING_HEARD = Heard()


@dataclass(frozen=True, slots=True)
class Block:
    """The block exactly as it is sent, and where its lines come from."""

    text: str
    used: int
    limit: int
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Written:
    """Stored. `added` and `dropped` are whole lines; `masked` are the kinds of secrets that were not stored."""

    block: Block
    added: tuple[str, ...]
    dropped: tuple[str, ...]
    masked: frozenset[Secret] = frozenset()


@dataclass(frozen=True, slots=True)
class NotWritten:
    """Refused whole; the block is as it was. `line` is the one that a model may not write."""

    block: Block
    reason: Refusal
    used: int  # of the text that was refused
    line: str = ""


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
    heard: Heard = _NOTHING_HEARD,
) -> Written | NotWritten:
    """Store `text` as the whole block, or refuse it whole. `fact` is what an added line rests on (promotion).

    `heard` is what a model's new lines are judged against.
    """
    masked = mask(rules.clean(text))
    after = rules.clean(masked.text)
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
        if writer == "model":
            for line in change.added:
                if reason := why_refused(line, heard):
                    return NotWritten(block, reason, count(after), line)
        if after != block.text:
            carry_out(database, block.text, block.lines, after, Writing(writer, now, ids, conversation, turn, fact))
        return Written(read_block(database, limit), change.added, change.dropped, masked.kinds)


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

    Raises Refused (block-nothing-to-undo, block-changed-since); nothing is changed then. What went back had its place
    before, so it is never too long.
    """
    with database.transaction():
        last = rows.read_undo(database, conversation)
        if last is None:
            raise Refused("block-nothing-to-undo")
        if rows.read_text(database) != last.after:
            raise Refused("block-changed-since")
        rows.drop_undo(database, conversation)
        before = read_block(database, limit)
        carry_out(database, before.text, before.lines, last.before, Writing("customer", now, ids, takes_back=True))
        for line in last.lines:
            rows.set_origin(database, line, None)
            if line.fact is not None:
                facts.set_promotion(database, line.fact, "promoted")
        return read_block(database, limit)


def clear_block(database: Database, now: datetime) -> int:
    """Delete everything: no row stays, no way back, and the audit knows only how many lines went."""
    with database.transaction():
        gone = len(rules.lines(rows.read_text(database)))
        for line in rows.origins(database).values():
            if line.fact is not None:
                facts.set_promotion(database, line.fact, "declined")
        rows.take_out(database, rows.origins(database))
        rows.remove(database)
        audit.erase_block_text(database)
        erase.block_from_log(database)
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
            carry_out(database, before.text, before.lines, "", Writing(writer, now, ids))
        return None
