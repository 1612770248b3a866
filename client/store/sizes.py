"""How much room does each kind of content take in an account's file? Texts and vectors, without the file's own order.

Counted when somebody looks: each column is read once.
"""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

from client.store.database import Database

_KINDS = {
    "conversations": (
        (
            "SELECT coalesce(sum(length(CAST(question AS BLOB)) + coalesce(length(CAST(answer AS BLOB)), 0)"
            " + length(CAST(tools AS BLOB)) + length(CAST(sources AS BLOB)) + length(CAST(cards AS BLOB))), 0)"
            " FROM turns"
        ),
    ),
    "facts": (
        (
            "SELECT coalesce(sum(length(CAST(statement AS BLOB)) + coalesce(length(CAST(value AS BLOB)), 0)), 0)"
            " FROM facts"
        ),
        "SELECT coalesce(sum(length(CAST(quote AS BLOB))), 0) FROM fact_evidence",
        "SELECT coalesce(sum(length(CAST(detail AS BLOB))), 0) FROM fact_history",
        "SELECT coalesce(sum(length(CAST(text AS BLOB))), 0) FROM block",
    ),
    "search": (
        (
            "SELECT coalesce(sum(length(CAST(text AS BLOB)) + length(CAST(lead AS BLOB)) + length(words)), 0)"
            " FROM search_item"
        ),
        "SELECT coalesce(sum(length(vectors) + length(items) + length(scales)), 0) FROM search_block",
        "SELECT coalesce(sum(length(CAST(term AS BLOB))), 0) FROM search_term",
        "SELECT coalesce(sum(length(block)), 0) FROM search_facts_data",
        "SELECT coalesce(sum(length(block)), 0) FROM search_pages_data",
        "SELECT coalesce(sum(length(block)), 0) FROM search_chats_data",
    ),
    "pages": (
        (
            "SELECT coalesce(sum(coalesce(length(CAST(body AS BLOB)), 0)"
            " + coalesce(length(CAST(summary AS BLOB)), 0)), 0) FROM page_versions"
        ),
        "SELECT coalesce(sum(length(CAST(text AS BLOB))), 0) FROM bundles",
    ),
    "sent": ("SELECT coalesce(sum(coalesce(length(CAST(content AS BLOB)), 0)), 0) FROM egress",),
}


@dataclass(frozen=True, slots=True)
class Sizes:
    """Bytes by kind (conversations, facts, search, pages, sent), of the whole file with its log, and free on disk."""

    kinds: dict[str, int]
    file: int
    free: int


def sizes(database: Database) -> Sizes:
    """Counted now."""
    kinds = {name: sum(_bytes(database, one) for one in statements) for name, statements in _KINDS.items()}
    parts = (database.path, Path(f"{database.path}-wal"), Path(f"{database.path}-shm"))
    file = sum(part.stat().st_size for part in parts if part.exists())
    return Sizes(kinds, file, shutil.disk_usage(database.path.parent).free)


def _bytes(database: Database, statement: str) -> int:
    row = database.one(statement)
    return 0 if row is None else int(row[0])
