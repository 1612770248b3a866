"""What happens in the block to the line of a fact that no longer holds?"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from client.memory import block as rules
from client.memory.fact import Fact, Quote
from client.memory.promotion import block_line
from client.notebook.block import Written, replace_line, rewrite_or_remove
from client.store import block, erase, facts
from client.store.database import Database
from shared.ids import Ids


def line_goes(database: Database, fact_id: str, *, now: datetime, ids: Ids, limit: int) -> None:
    """The line that stood on this fact goes out of the block; nothing happens where there is none.

    Nor does an undo bring it back: what is out of force or deleted stays so.
    """
    erase.from_undo(database, erase.undo_lines_of(database, fact_id))
    for line in block.origins(database).values():
        if line.fact == fact_id:
            rewrite_or_remove(
                database,
                lambda text, gone=line.text: replace_line(text, gone, None),  # type: ignore[misc]  # bound in the loop
                writer="promotion",
                now=now,
                ids=ids,
                limit=limit,
            )
            facts.set_promotion(database, fact_id, None)


def line_said_it_first(database: Database, fact_id: str, quotes: Sequence[Quote], heir: str | None = None) -> None:
    """The line on this fact was worded anew in the very turn that ends the fact: it stays, and rests on `heir`."""
    for turn in sorted({quote.turn for quote in quotes}):
        for line in block.written_by(database, [turn]):
            if line.fact == fact_id:
                block.set_origin(database, block.Line(line.text, line.origin, heir), turn)
                facts.set_promotion(database, fact_id, None)
                if heir is not None:
                    facts.set_promotion(database, heir, "promoted")


def line_changes(database: Database, old: str, new: Fact, *, now: datetime, ids: Ids, limit: int) -> bool:
    """The line that stood on `old` says what `new` says, and rests on it; the customer's yes to it goes on.

    False where there is no such line, the new one stands there already, or there is no room: nothing is changed then.
    """
    standing = next((line.text for line in block.origins(database).values() if line.fact == old), None)
    said = block_line(new)
    if standing is None or said in rules.lines(block.read_text(database)):
        return False
    written = rewrite_or_remove(
        database,
        lambda text: replace_line(text, standing, said),
        writer="promotion",
        now=now,
        ids=ids,
        limit=limit,
        fact=new.id,
    )
    if not isinstance(written, Written):
        return False
    erase.from_undo(database, erase.undo_lines_of(database, old))
    facts.set_promotion(database, new.id, "promoted")
    facts.record(database, new.id, now, "promoted", {})
    return True
