"""How is an accepted change of the block carried out? Text, lines' origins, the facts behind them, the audit."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from client.memory import block as rules
from client.memory.fact import Fact
from client.memory.promotion import block_line
from client.store import audit, facts
from client.store import block as rows
from client.store.audit import Writer
from client.store.block import Line
from client.store.database import Database
from shared.ids import Ids

_ORIGIN: dict[Writer, rows.Origin] = {
    "model": "asked",
    "customer": "customer",
    "promotion": "promoted",
    "service": "service",
}


@dataclass(frozen=True, slots=True)
class Writing:
    """Who writes, when, and for what. `fact` is what an added line rests on."""

    writer: Writer
    now: datetime
    ids: Ids
    conversation: str | None = None
    turn: str | None = None
    fact: str | None = None
    takes_back: bool = False  # an undo leaves no trace of what it takes back


def carry_out(database: Database, before: str, lines: tuple[Line, ...], after: str, writing: Writing) -> None:
    """Write `after` in the place of `before`, whose lines are `lines`. An empty `after` leaves no row."""
    change = rules.compare(before, after)
    if writing.conversation is not None:
        _keep_undo(database, before, lines, after, writing)
    if writing.writer == "customer":
        rows.take_out(database, change.dropped)
    if after:
        rows.write_text(database, after, writing.now)
    else:
        rows.remove(database)
    standing = set(rules.lines(after))
    traced = _traced(change, writing)
    heirs = rules.reworded(change) if writing.writer == "model" else {}
    rests: dict[str, str] = {}  # a line that the model worded anew rests on the same fact: it changes and goes with it
    for line in lines:
        if line.fact is not None and line.text in heirs:
            rows.drop_origin(database, line.text)
            rests[heirs[line.text]] = line.fact
            _trace(database, line, writing)
        elif line.text in change.dropped and line.text not in standing:
            _drop(database, line, writing, traced=line.text in traced)
    known = {line.text for line in lines}
    for text in change.added:
        if text not in known:  # the same line once more rests where it did
            rows.set_origin(database, Line(text, _ORIGIN[writing.writer], rests.get(text, writing.fact)), writing.turn)
    cut = audit.LINE_LENGTH
    audit.record(
        database,
        writing.now,
        writing.writer,
        "block-rewritten",
        {"added": [line[:cut] for line in change.added], "dropped": [line[:cut] for line in change.dropped]},
    )


def _keep_undo(database: Database, before: str, lines: tuple[Line, ...], after: str, writing: Writing) -> None:
    last = rows.read_undo(database, writing.conversation or "")
    if last is not None and writing.turn is not None and (last.turn, last.after) == (writing.turn, before):
        before, lines = last.before, last.lines  # the same turn again: undone together
    rows.keep_undo(database, writing.conversation or "", rows.Undo(before, after, lines, writing.turn))


def _traced(change: rules.LineChange, writing: Writing) -> frozenset[str]:
    """The dropped lines that stay in the facts' history: not those that the customer took away."""
    if writing.writer != "customer":
        return frozenset(change.dropped)
    return frozenset() if writing.takes_back else rules.changed(change)


def _drop(database: Database, line: Line, writing: Writing, *, traced: bool) -> None:
    rows.drop_origin(database, line.text)
    if line.fact is not None:
        facts.set_promotion(database, line.fact, "declined" if writing.writer == "customer" else None)
        facts.record(database, line.fact, writing.now, "demoted", {})
    if traced:
        _trace(database, line, writing)


def _trace(database: Database, line: Line, writing: Writing) -> None:
    """The line's words stay in the facts' history; the fact that it rests on may say the very same."""
    fact = None if line.fact is None else facts.get(database, line.fact)
    if fact is None or block_line(fact) != line.text:
        _keep_as_replaced(database, line.text, writing.now, writing.ids)


def _keep_as_replaced(database: Database, line: str, now: datetime, ids: Ids) -> None:
    """A line that another one pushed out stays in the facts' history."""
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
