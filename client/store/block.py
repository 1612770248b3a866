"""The row of the customer context block, where its lines come from, and the text before a conversation's last write."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from client.store.database import Database
from client.store.instead import with_same_words
from shared.clock import stamp

Origin = Literal["asked", "promoted", "service", "customer"]


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the block with its source; `fact` for promoted lines, also where a model worded one anew since."""

    text: str
    origin: Origin
    fact: str | None = None


def read_text(database: Database) -> str:
    """The block as it is stored; empty where there is no row."""
    row = database.one("SELECT text FROM block WHERE only = 1")
    return "" if row is None else str(row["text"])


def write_text(database: Database, text: str, now: datetime) -> None:
    """Replace the whole block."""
    database.run(
        "INSERT INTO block (only, text, updated_at) VALUES (1, ?1, ?2)"
        " ON CONFLICT (only) DO UPDATE SET text = ?1, updated_at = ?2",
        (text, stamp(now)),
    )


def remove(database: Database) -> None:
    """No block: no row, no origins, no way back."""
    with database.transaction():
        database.run("DELETE FROM block")
        database.run("DELETE FROM block_lines")
        database.run("DELETE FROM block_undo")


def origins(database: Database) -> dict[str, Line]:
    """Line text → line, for lines whose origin is known."""
    return {
        row["line"]: Line(row["line"], row["origin"], row["fact"])
        for row in database.all("SELECT line, origin, fact FROM block_lines")
    }


def set_origin(database: Database, line: Line, turn: str | None) -> None:
    """Remember where a line comes from."""
    database.run(
        "INSERT INTO block_lines (line, origin, fact, turn) VALUES (?1, ?2, ?3, ?4)"
        " ON CONFLICT (line) DO UPDATE SET origin = ?2, fact = ?3, turn = ?4",
        (line.text, line.origin, line.fact, turn),
    )


def written_in(database: Database, turns: Iterable[str]) -> bool:
    """Whether a line that still stands was written in one of these turns: what they say is in the block already."""
    said = json.dumps(list(with_same_words(database, turns)))
    row = database.one("SELECT 1 FROM json_each(?) j JOIN block_lines b ON b.turn = j.value LIMIT 1", (said,))
    return row is not None


def written_by(database: Database, turns: list[str]) -> list[Line]:
    """Lines that still stand and were written in one of these turns."""
    rows = database.all(
        "SELECT line, origin, fact FROM block_lines WHERE turn IN (SELECT value FROM json_each(?))",
        (json.dumps(turns),),
    )
    return [Line(row["line"], row["origin"], row["fact"]) for row in rows]


def take_out(database: Database, lines: Iterable[str]) -> None:
    """The customer wants these lines no more: what the turns that wrote them wished for is not to be learned again."""
    database.run(
        "UPDATE turns SET taken_out = 1 WHERE id IN (SELECT b.turn FROM json_each(?) j JOIN block_lines b"
        " ON b.line = j.value)",
        (json.dumps(list(lines)),),
    )


def taken_out(database: Database, turns: Iterable[str]) -> set[str]:
    """Those of the turns whose line in the block the customer took out again."""
    said = with_same_words(database, turns)
    rows = database.all(
        "SELECT id FROM turns WHERE taken_out = 1 AND id IN (SELECT value FROM json_each(?))", (json.dumps(list(said)),)
    )
    return {said[row["id"]] for row in rows}


def drop_origin(database: Database, line: str) -> None:
    """The line is gone."""
    database.run("DELETE FROM block_lines WHERE line = ?", (line,))


@dataclass(frozen=True, slots=True)
class Undo:
    """What a conversation changed last: the texts before and after, where the lines before came from, in which turn."""

    before: str
    after: str
    lines: tuple[Line, ...]
    turn: str | None = None


def keep_undo(database: Database, conversation: str, undo: Undo) -> None:
    """Remember a conversation's last change."""
    lines = json.dumps([[line.text, line.origin, line.fact] for line in undo.lines], ensure_ascii=False)
    database.run(
        "INSERT INTO block_undo (conversation, before, after, lines, turn) VALUES (?1, ?2, ?3, ?4, ?5)"
        " ON CONFLICT (conversation) DO UPDATE SET before = ?2, after = ?3, lines = ?4, turn = ?5",
        (conversation, undo.before, undo.after, lines, undo.turn),
    )


def read_undo(database: Database, conversation: str) -> Undo | None:
    """A conversation's last change; None where there is nothing to undo."""
    row = database.one("SELECT before, after, lines, turn FROM block_undo WHERE conversation = ?", (conversation,))
    if row is None:
        return None
    lines = tuple(Line(text, origin, fact) for text, origin, fact in json.loads(row["lines"]))
    return Undo(row["before"], row["after"], lines, row["turn"])


def drop_undo(database: Database, conversation: str) -> None:
    """It was undone, or came to nothing."""
    database.run("DELETE FROM block_undo WHERE conversation = ?", (conversation,))


def undoable(database: Database) -> str | None:
    """The conversation whose last change of the block still stands, if any."""
    row = database.one("SELECT u.conversation FROM block_undo u JOIN block b ON b.text = u.after LIMIT 1")
    return None if row is None else str(row["conversation"])
