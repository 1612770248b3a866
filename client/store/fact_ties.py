"""What hangs on what: which facts a fact replaced, and which words no longer speak for one."""

from __future__ import annotations

from collections.abc import Sequence

from client.memory.fact import Quote
from client.store.database import Database


def replaced_by(database: Database, fact: str) -> list[str]:
    """What a fact replaced, and what that had replaced before, the newest first."""
    rows = database.all(
        "WITH RECURSIVE older (id, depth) AS (SELECT id, 1 FROM facts WHERE replaced_by = ?1 UNION"
        " SELECT f.id, o.depth + 1 FROM facts f JOIN older o ON f.replaced_by = o.id WHERE o.depth < 1000)"
        " SELECT id FROM older ORDER BY depth, id",
        (fact,),
    )
    return [row["id"] for row in rows]


def remove_evidence(database: Database, fact: str, quotes: Sequence[Quote]) -> None:
    """These words no longer speak for the fact."""
    database.run_many(
        "DELETE FROM fact_evidence WHERE fact = ? AND turn = ? AND speaker = ? AND quote = ?",
        [(fact, quote.turn, quote.speaker, quote.text) for quote in quotes],
    )


def drop_words_of_nothing(database: Database) -> None:
    """A trait's words are those of the facts under it: what none of them rests on speaks for it no longer."""
    database.run(
        "DELETE FROM fact_evidence WHERE fact IN (SELECT trait FROM fact_supports) AND NOT EXISTS"
        " (SELECT 1 FROM fact_supports s JOIN fact_evidence e ON e.fact = s.support WHERE s.trait = fact_evidence.fact"
        " AND (e.turn, e.speaker, e.quote) = (fact_evidence.turn, fact_evidence.speaker, fact_evidence.quote))"
    )


def pushed_out(database: Database, line: str) -> list[str]:
    """The facts that only keep a line of the block which was pushed out of it: they rest on no words."""
    rows = database.all(
        "SELECT id FROM facts AS f WHERE statement = ? AND status = 'replaced'"
        " AND NOT EXISTS (SELECT 1 FROM fact_evidence AS e WHERE e.fact = f.id) ORDER BY seq",
        (line,),
    )
    return [row["id"] for row in rows]
