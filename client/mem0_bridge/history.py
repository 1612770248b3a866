"""mem0's history and last messages in the account's encrypted file, not in a plain one of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from client.store import mem0_rows
from client.store.database import Database
from shared.clock import Clock
from shared.ids import Ids

_NAMES = {"memory": "memory_id", "actor": "actor_id"}


class AccountHistory:
    """What mem0 calls its `db`."""

    def __init__(self, database: Database, clock: Clock, ids: Ids) -> None:
        self._database, self._clock, self._ids = database, clock, ids

    def add_history(
        self,
        memory_id: str,
        old_memory: str | None,
        new_memory: str | None,
        event: str,
        *,
        created_at: str | None = None,
        updated_at: str | None = None,
        is_deleted: int = 0,
        actor_id: str | None = None,
        role: str | None = None,
    ) -> None:
        """One event."""
        record = {
            "id": self._ids(),
            "memory": memory_id,
            "old_memory": old_memory,
            "new_memory": new_memory,
            "event": event,
            "created_at": created_at,
            "updated_at": updated_at,
            "is_deleted": is_deleted,
            "actor": actor_id,
            "role": role,
        }
        mem0_rows.add_history(self._database, record)
        if is_deleted:
            self._database.truncate_log()

    def batch_add_history(self, records: Sequence[Mapping[str, str | None]]) -> None:
        """Several memories that are new, all or none."""
        with self._database.transaction():
            for record in records:
                self.add_history(
                    record["memory_id"] or "", None, record["new_memory"], "ADD", created_at=record.get("created_at")
                )

    def get_history(self, memory_id: str) -> list[dict[str, object]]:
        """Every event of a memory, oldest first, with the names that mem0 gives them."""
        return [
            {**{_NAMES.get(key, key): value for key, value in row.items()}, "is_deleted": bool(row["is_deleted"])}
            for row in mem0_rows.history(self._database, memory_id)
        ]

    def save_messages(self, messages: Sequence[Mapping[str, object]], session_scope: str) -> None:
        """What was said, the last few."""
        with self._database.transaction():
            for message in messages:
                mem0_rows.add_message(self._database, self._ids(), session_scope, message, self._clock())

    def get_last_messages(self, session_scope: str, limit: int = 10) -> list[dict[str, object]]:
        """The newest, oldest first."""
        return [dict(row) for row in mem0_rows.last_messages(self._database, session_scope, limit)]

    def reset(self) -> None:
        """Nothing of it stays."""
        mem0_rows.forget_everything(self._database)
        self._database.truncate_log()

    def close(self) -> None:
        """The file stays open: it is the account's."""
