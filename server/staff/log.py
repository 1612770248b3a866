"""What did the staff do on this server, and when? Names of staff, ids, roles and versions; never a customer's word.

It only grows: nothing here changes or removes a line.
"""

from __future__ import annotations

import json
from datetime import datetime

from sqlalchemy import Connection, Engine, insert, select

from server.db.tables import staff_log
from shared.clock import stamp
from shared.wire.signing import StaffLogLine


class StaffLog:
    """The table of what was done."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def add(self, staff: str, action: str, now: datetime, **detail: str | int) -> None:
        """One line."""
        with self._engine.begin() as connection:
            self.add_in(connection, staff, action, now, **detail)

    def add_in(self, connection: Connection, staff: str, action: str, now: datetime, **detail: str | int) -> None:
        """One line, within the caller's transaction: told if and only if the thing itself is done."""
        written = json.dumps(detail, ensure_ascii=False, sort_keys=True)
        row = {"at": stamp(now), "staff": staff, "action": action, "detail": written}
        connection.execute(insert(staff_log).values(row))

    def newest(self, limit: int) -> tuple[StaffLogLine, ...]:
        """The newest first, at most `limit`."""
        found = select(staff_log).order_by(staff_log.c.seq.desc()).limit(limit)
        with self._engine.connect() as connection:
            rows = connection.execute(found).all()
        return tuple(StaffLogLine(row.at, row.staff, row.action, json.loads(row.detail)) for row in rows)

    def last(self, staff: str, action: str) -> StaffLogLine | None:
        """The newest line of one person and one action."""
        mine = (staff_log.c.staff == staff, staff_log.c.action == action)
        found = select(staff_log).where(*mine).order_by(staff_log.c.seq.desc()).limit(1)
        with self._engine.connect() as connection:
            row = connection.execute(found).one_or_none()
        return StaffLogLine(row.at, row.staff, row.action, json.loads(row.detail)) if row else None
