"""Who published which version of a role, and when?"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from datetime import datetime

from sqlalchemy import Engine, and_, delete, insert, or_

from server.db.tables import publications
from server.staff.log import StaffLog
from shared.clock import stamp


class PublicationStore:
    """The table of publications; (role, version) names one."""

    def __init__(self, engine: Engine) -> None:
        self._engine, self._log = engine, StaffLog(engine)

    def record(self, written: Mapping[str, tuple[int, bytes]], *, staff: str, now: datetime) -> None:
        """One row a role, and a line in the log of the staff.

        A version that was cut off before it went live is overwritten by the one that does.
        """
        rows = [
            {
                "role": role,
                "version": version,
                "sha256": hashlib.sha256(data).hexdigest(),
                "staff": staff,
                "published_at": stamp(now),
            }
            for role, (version, data) in written.items()
        ]
        table = publications.c
        same = or_(*(and_(table.role == row["role"], table.version == row["version"]) for row in rows))
        with self._engine.begin() as connection:
            connection.execute(delete(publications).where(same))
            connection.execute(insert(publications), rows)
            self._log.add_in(connection, staff, "published", now, **{role: entry[0] for role, entry in written.items()})
