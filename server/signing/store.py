"""Where do publications wait for signatures, and when are they over?

A request that does not wait any more keeps its row for a while, and nothing of what it carried.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

from sqlalchemy import Connection, Engine, Update, delete, func, insert, select, update

from server.db.tables import signing_requests
from server.errors import Conflict, Gone, NotFound
from server.signing.rules import Waiting, check_goes_on, read_request, went_live
from server.staff.log import StaffLog
from shared.clock import stamp
from shared.crypto.chain import Chain
from shared.wire.signing import RequestLine

WAITING_AT_MOST = 20  # a desk has a handful; each may be as large as a publication
KEPT = timedelta(days=30)  # since it was changed last
_TABLE = signing_requests.c
_LINE = (_TABLE.id, _TABLE.staff, _TABLE.made_at, _TABLE.changed_at, _TABLE.state, _TABLE.roles)


class RequestStore:
    """The table of signing requests."""

    def __init__(self, engine: Engine) -> None:
        self._engine, self._log = engine, StaffLog(engine)

    def put(self, request: Waiting, staff: str, now: datetime) -> None:
        """A new one, or one that waits with more signatures. Raises Conflict, Gone."""
        roles = ",".join(request.metadata)
        with self._engine.begin() as connection:
            if _hold(connection, request.id, now):
                body = connection.execute(select(_TABLE.body).where(_TABLE.id == request.id)).scalar_one()
                check_goes_on(read_request(body, request.id), request)
                connection.execute(_one(request.id).values(body=request.body))
                self._log.add_in(connection, staff, "request-signed", now, request=request.id, roles=roles)
                return
            _check_new(connection, request.id)
            row = {"id": request.id, "staff": staff, "made_at": stamp(now), "changed_at": stamp(now)}
            row |= {"state": "waiting", "roles": roles}
            connection.execute(insert(signing_requests).values(row | {"body": request.body}))
            self._log.add_in(connection, staff, "request-left", now, request=request.id, roles=roles)

    def waiting(self) -> tuple[RequestLine, ...]:
        """All that wait, the oldest first, without what they carry."""
        found = select(*_LINE).where(_TABLE.state == "waiting").order_by(_TABLE.made_at, _TABLE.id)
        with self._engine.connect() as connection:
            rows = connection.execute(found).all()
        return tuple(
            RequestLine(row.id, row.staff, row.made_at, row.changed_at, row.state, row.roles.split(",")) for row in rows
        )

    def body(self, request_id: str) -> bytes:
        """The whole of one that waits. Raises NotFound, Gone."""
        found = select(_TABLE.state, _TABLE.body).where(_TABLE.id == request_id)
        with self._engine.connect() as connection:
            row = connection.execute(found).one_or_none()
        if row is None:
            raise NotFound("signing-request-unknown")
        if row.state != "waiting":
            raise Gone("signing-request-over", state=row.state)
        return bytes(row.body)

    def withdraw(self, request_id: str, staff: str, now: datetime) -> None:
        """It waits no more; twice is as once. Raises NotFound, Gone where it went live."""
        with self._engine.begin() as connection:
            if not _hold(connection, request_id, now):
                state = connection.execute(select(_TABLE.state).where(_TABLE.id == request_id)).scalar_one_or_none()
                if state is None:
                    raise NotFound("signing-request-unknown")
                if state != "withdrawn":
                    raise Gone("signing-request-over", state=state)
                return
            connection.execute(_one(request_id).values(state="withdrawn", body=b""))
            self._log.add_in(connection, staff, "request-withdrawn", now, request=request_id)

    def settle(self, live: Chain, served: Callable[[str], bytes | None], now: datetime, by: str | None = None) -> None:
        """What went live waits no more. `by`: who published; None = found afterwards, because a kill came between."""
        for line in self.waiting():
            with self._engine.begin() as connection:
                if not _hold(connection, line.id, now):
                    continue
                body = connection.execute(select(_TABLE.body).where(_TABLE.id == line.id)).scalar_one()
                if not went_live(read_request(bytes(body), line.id), live, served):
                    connection.rollback()
                    continue
                connection.execute(_one(line.id).values(state="done", body=b""))
                self._log.add_in(connection, by or line.staff, "request-done", now, request=line.id)

    def sweep(self, now: datetime) -> int:
        """Forget what nobody touched for thirty days; returns how many."""
        with self._engine.begin() as connection:
            old = delete(signing_requests).where(_TABLE.changed_at <= stamp(now - KEPT))
            return connection.execute(old).rowcount


def _hold(connection: Connection, request_id: str, now: datetime) -> bool:
    """Does it wait? Writes first, so that whoever comes at the same time waits until this is done."""
    mine = update(signing_requests).where(_TABLE.id == request_id, _TABLE.state == "waiting")
    return connection.execute(mine.values(changed_at=stamp(now))).rowcount > 0


def _one(request_id: str) -> Update:
    return update(signing_requests).where(_TABLE.id == request_id)


def _check_new(connection: Connection, request_id: str) -> None:
    state = connection.execute(select(_TABLE.state).where(_TABLE.id == request_id)).scalar_one_or_none()
    if state is not None:
        raise Gone("signing-request-over", state=state)
    waiting = select(func.count()).select_from(signing_requests).where(_TABLE.state == "waiting")
    if connection.execute(waiting).scalar_one() >= WAITING_AT_MOST:
        raise Conflict("signing-requests-full", most=WAITING_AT_MOST)
