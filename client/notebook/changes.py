"""How did the block change, and which change can still be taken back? Read from the audit: changed lines only, cut."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import datetime

from client.store import audit
from client.store.database import Database, Row
from shared.clock import read_stamp

SHOWN = 20  # changes, the newest first


@dataclass(frozen=True, slots=True)
class BlockChange:
    """One change of the block. Of a delete-all only how many lines went is known."""

    at: datetime
    writer: audit.Writer
    added: tuple[str, ...] = ()
    dropped: tuple[str, ...] = ()
    deleted: int = 0


def block_changes(database: Database) -> list[BlockChange]:
    """The newest changes of which something is still known."""
    found = [_change(row) for row in audit.block_entries(database, SHOWN)]
    return [change for change in found if change.added or change.dropped or change.deleted]


def _change(row: Row) -> BlockChange:
    detail = json.loads(row["detail"])
    return BlockChange(
        read_stamp(row["at"]),
        row["writer"],
        tuple(detail.get("added", ())),
        tuple(detail.get("dropped", ())),
        int(detail.get("lines", 0)),
    )
