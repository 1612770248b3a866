"""Where are the staff kept, and who holds this token?"""

from __future__ import annotations

from typing import cast

from sqlalchemy import Engine, Row, delete, insert, select
from sqlalchemy.exc import IntegrityError

from server.db.tables import staff
from server.errors import Refused
from server.staff.rules import Staff, StaffRole


class StaffStore:
    """The table of staff."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def add(self, person: Staff, token_hash: str) -> None:
        """A new member. Raises Refused where the name is taken."""
        row = {"name": person.name, "role": person.role, "token_hash": token_hash, "added_at": person.added_at}
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(staff).values(row))
        except IntegrityError as error:
            raise Refused("staff-name-taken") from error

    def holder(self, token_hash: str) -> Staff | None:
        """Who holds the token with this hash; None = nobody, or nobody any more."""
        with self._engine.connect() as connection:
            row = connection.execute(select(staff).where(staff.c.token_hash == token_hash)).one_or_none()
        return _person(row) if row else None

    def all(self) -> tuple[Staff, ...]:
        """Everybody, by name."""
        with self._engine.connect() as connection:
            return tuple(_person(row) for row in connection.execute(select(staff).order_by(staff.c.name)))

    def remove(self, name: str) -> None:
        """Their token is worth nothing from now on. Raises Refused where nobody has the name."""
        with self._engine.begin() as connection:
            if not connection.execute(delete(staff).where(staff.c.name == name)).rowcount:
                raise Refused("staff-name-unknown")


def _person(row: Row[tuple[str, ...]]) -> Staff:
    return Staff(row.name, cast(StaffRole, row.role), row.added_at)
