"""How does the server reach its database? One engine, whose errors never print the values of a row."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event, text
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from server.errors import CannotStart

FILE = "server.db"
_CAREFUL = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",
)
_FOLD = text("PRAGMA wal_checkpoint(TRUNCATE)")
BUSY_TIMEOUT_MS = 5_000  # longer than any transaction of ours


def make_engine(url: str | None, data: Path) -> Engine:
    """An engine for `url`, or for the SQLite file in `data`. Raises CannotStart where the URL is none."""
    if url is None:
        url = f"sqlite:///{data / FILE}"
    try:
        engine = create_engine(url, hide_parameters=True, pool_pre_ping=True)
    except (ArgumentError, NoSuchModuleError) as error:
        raise CannotStart("database-url-wrong") from error
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _careful)
    return engine


def _careful(connection: Any, _record: Any) -> None:  # noqa: ANN401 - the driver's own connection
    """Acknowledged means on the disk, deleted means overwritten, and a second writer waits."""
    for pragma in _CAREFUL:
        connection.execute(pragma)
    connection.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}")


def fold_log(engine: Engine) -> None:
    """What was deleted stands in no log of the database any more. PostgreSQL does this by itself, in its own time."""
    if engine.dialect.name == "sqlite":
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(_FOLD)  # where somebody reads just now it is done by the next round
