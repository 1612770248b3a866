"""Which schema does a store have, and how does it get today's?

Numbered SQL files, each in a transaction with its number; a file is never edited after release.
"""

from __future__ import annotations

from functools import cache
from importlib import resources

from client.errors import StoreTooNew
from client.store.database import Database


@cache
def migrations() -> tuple[tuple[int, str], ...]:
    """(number, SQL) of every file in migrations/, in order."""
    files = sorted(resources.files("client.store").joinpath("migrations").iterdir(), key=lambda file: file.name)
    return tuple((int(file.name[:4]), file.read_text("utf-8")) for file in files if file.name.endswith(".sql"))


def version_of(database: Database) -> int:
    """The number of the last migration that this store has seen; 0 for an empty one."""
    row = database.one("PRAGMA user_version")
    return int(row[0]) if row else 0


def check_not_newer(database: Database) -> None:
    """Raises StoreTooNew before anything is written."""
    newest = migrations()[-1][0]
    if version_of(database) > newest:
        raise StoreTooNew("store-too-new", found=version_of(database), known=newest)


def migrate(database: Database) -> None:
    """Bring the store to today's schema. A kill in between leaves it at a whole number."""
    for number, sql in migrations():
        if number <= version_of(database):
            continue
        with database.transaction():
            if number > version_of(database):  # another process may have been faster
                database.script(sql)
                database.run(f"PRAGMA user_version = {number:d}")  # takes no bound parameter
