"""What happens in the block to the line of a fact that no longer holds?"""

from __future__ import annotations

from datetime import datetime

from client.notebook.block import replace_line, rewrite_or_remove
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
