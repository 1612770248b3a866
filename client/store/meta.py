"""Small values of one account that are neither memory nor log: settings, high-water marks, the store's own secret."""

from __future__ import annotations

import json
from collections.abc import Iterable

from client.store.database import Database


def read(database: Database, key: str) -> str | None:
    """The value, or None."""
    row = database.one("SELECT value FROM meta WHERE key = ?", (key,))
    return None if row is None else str(row["value"])


def starting_with(database: Database, prefix: str) -> dict[str, str]:
    """Every value whose key begins so."""
    rows = database.all("SELECT key, value FROM meta WHERE substr(key, 1, length(?1)) = ?1 ORDER BY key", (prefix,))
    return {row["key"]: row["value"] for row in rows}


def remove(database: Database, key: str) -> None:
    """No value any more."""
    database.run("DELETE FROM meta WHERE key = ?", (key,))


def read_all(database: Database, keys: Iterable[str]) -> dict[str, str]:
    """Those of `keys` that have a value, in one go."""
    rows = database.all(
        "SELECT key, value FROM meta WHERE key IN (SELECT value FROM json_each(?))", (json.dumps(list(keys)),)
    )
    return {row["key"]: str(row["value"]) for row in rows}


def write(database: Database, key: str, value: str) -> None:
    """Set the value."""
    database.run(
        "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        (key, value),
    )
