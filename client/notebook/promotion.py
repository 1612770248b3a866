"""A fact goes up into the block once the customer says yes; what there is no room for is said, never just dropped."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from client.errors import Refused
from client.memory.fact import Fact
from client.memory.promotion import PromotedLine, Stay, block_line, consider
from client.notebook.block import NotWritten, read_block, write_block
from client.store import facts
from client.store.database import Database
from shared.ids import Ids
from shared.text import count


@dataclass(frozen=True, slots=True)
class Promoted:
    """The line that stands in the block now, and the lines that went down to the facts to make room for it."""

    line: str
    lowered: tuple[str, ...] = ()


def promote(database: Database, fact: Fact, *, now: datetime, ids: Ids, limit: int) -> Promoted:
    """Add the fact's sentence as a line that rests on it; promoted lines seen longest ago make room.

    Raises Refused: block-too-long where only lines that the customer or the service gave are left to go,
    fact-not-lasting, fact-waits-first.
    """
    with database.transaction():
        block = read_block(database, limit)
        promoted = {
            line.text: standing
            for line in block.lines
            if line.origin == "promoted" and line.fact and (standing := facts.get(database, line.fact))
        }
        seen = [PromotedLine(text, standing.last_seen) for text, standing in promoted.items()]
        wanted = {fact.attribute or fact.kind}
        verdict = consider(fact, promotable=wanted, block=block.text, promoted=seen, limit=limit)
        if isinstance(verdict, Stay):
            if verdict.reason == "no_room":
                raise Refused("block-too-long", used=count(f"{block.text}\n{block_line(fact)}"), limit=limit)
            if verdict.reason != "there_already":
                raise Refused("fact-not-lasting" if verdict.reason == "dated" else "fact-waits-first")
            facts.set_promotion(database, fact.id, "promoted")
            return Promoted(block_line(fact))
        down = {line.text for line in verdict.down}
        kept = [line for line in block.text.splitlines() if line not in down]
        after = "\n".join([*kept, verdict.line])
        written = write_block(database, after, writer="promotion", now=now, ids=ids, limit=limit, fact=fact.id)
        if isinstance(written, NotWritten):
            raise Refused(written.reason, used=written.used, limit=limit)
        facts.set_promotion(database, fact.id, "promoted")
        facts.record(database, fact.id, now, "promoted", {})
        return Promoted(verdict.line, tuple(line.text for line in verdict.down))


def decline(database: Database, fact: Fact, now: datetime) -> None:
    """The customer said no: the fact stays a fact, and is not proposed again."""
    with database.transaction():
        facts.set_promotion(database, fact.id, "declined")
        facts.record(database, fact.id, now, "declined", {"about": "promotion"})
