"""Who changed the memory, when, and what: one line a write, changed lines only, cut; of a delete only the count."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import datetime
from typing import Literal

from client.store.database import Database, Row
from shared.clock import stamp

Writer = Literal["model", "customer", "promotion", "service"]

LINE_LENGTH = 80  # code points of a changed line that the audit keeps


def record(database: Database, now: datetime, writer: Writer, action: str, detail: Mapping[str, object]) -> None:
    """Append one line."""
    database.run(
        "INSERT INTO audit (at, writer, action, detail) VALUES (?, ?, ?, ?)",
        (stamp(now), writer, action, json.dumps(detail, ensure_ascii=False)),
    )


def entries(database: Database) -> list[Row]:
    """Everything, oldest first: at, writer, action, detail (JSON)."""
    return database.all("SELECT at, writer, action, detail FROM audit ORDER BY seq")


def block_entries(database: Database, most: int) -> list[Row]:
    """The newest changes of the block, the newest first: at, writer, detail (JSON)."""
    return database.all(
        "SELECT at, writer, detail FROM audit WHERE action IN ('block-rewritten', 'block-deleted')"
        " ORDER BY seq DESC LIMIT ?",
        (most,),
    )


def erase_block_text(database: Database) -> None:
    """After a delete-all the audit must not tell what was deleted."""
    database.run("UPDATE audit SET detail = '{}' WHERE action = 'block-rewritten'")
