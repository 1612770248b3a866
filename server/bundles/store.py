"""Who published which version of a role, and when?"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from sqlalchemy import Engine, and_, delete, insert, or_

from server.db.tables import publications


class PublicationStore:
    """The table of publications; (role, version) names one."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def record(self, written: Mapping[str, tuple[int, bytes]], *, staff: str, at: str) -> None:
        """One row a role. A version that was cut off before it went live is overwritten by the one that does."""
        rows = [
            {
                "role": role,
                "version": version,
                "sha256": hashlib.sha256(data).hexdigest(),
                "staff": staff,
                "published_at": at,
            }
            for role, (version, data) in written.items()
        ]
        table = publications.c
        same = or_(*(and_(table.role == row["role"], table.version == row["version"]) for row in rows))
        with self._engine.begin() as connection:
            connection.execute(delete(publications).where(same))
            connection.execute(insert(publications), rows)
