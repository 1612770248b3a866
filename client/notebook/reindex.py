"""Facts that came in a file are made findable in the background, some at a time."""

from __future__ import annotations

from client.notebook.facts import search_text
from client.search.facts import index_fact
from client.store import facts, meta, remains
from client.store.database import Database

_WAITING = "facts_to_index"
AT_ONCE = 100


def ask_for_indexing(database: Database) -> None:
    """There are facts that search does not know. Inside the transaction that brings them."""
    meta.write(database, _WAITING, "1")


def index_imported(database: Database) -> int:
    """Index the next ones; 0 = nothing waits."""
    if meta.read(database, _WAITING) is None:
        return 0
    with database.transaction():
        waiting = facts.get_many(database, remains.unindexed_facts(database, AT_ONCE))
        for fact in waiting:
            index_fact(database, fact.id, search_text(fact))
        if not waiting:
            meta.remove(database, _WAITING)
    return len(waiting)
