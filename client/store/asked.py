"""Which questions stood below answers of how many conversations?"""

from __future__ import annotations

from client.store.database import Database


def asked_often(database: Database, times: int) -> set[tuple[str, str]]:
    """The questions (kind of card, fact) that stood in at least so many conversations."""
    rows = database.all(
        "SELECT json_extract(c.value, '$.kind') AS kind, json_extract(c.value, '$.fact') AS fact"
        " FROM turns AS t JOIN json_each(t.cards) AS c WHERE t.cards <> '[]' AND fact IS NOT NULL"
        " GROUP BY 1, 2 HAVING count(DISTINCT t.conversation) >= ?",
        (times,),
    )
    return {(row["kind"], row["fact"]) for row in rows}
