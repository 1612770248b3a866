"""Where do proposals, what staff decided of them, and the counts of evaluations lie?"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import Any, cast

from sqlalchemy import Connection, Engine, Row, delete, insert, select, text
from sqlalchemy.exc import IntegrityError

from server.db.proposal_tables import candidate_decisions, contributor_key, proposals, tag_quota
from server.proposals.rules import Contributed, Decided, Situation, situation_of
from shared.wire.candidates import Verdict
from shared.wire.proposal import Proposal, ProposalKind

_TAKE = text(  # one statement, so that nobody comes between looking and counting
    "INSERT INTO tag_quota (account, day, evaluations) VALUES (:account, :day, 1)"
    " ON CONFLICT (account, day) DO UPDATE SET evaluations = tag_quota.evaluations + 1"
    " WHERE tag_quota.evaluations < :most"
)
_PUT = text(
    "INSERT INTO proposals (tag, situation, kind, topic, conditions, decision, page, version, month)"
    " VALUES (:tag, :situation, :kind, :topic, :conditions, :decision, :page, :version, :month)"
    " ON CONFLICT (tag, situation) DO UPDATE SET"
    " decision = excluded.decision, page = excluded.page, version = excluded.version, month = excluded.month"
)
_DECIDE = text(
    "INSERT INTO candidate_decisions (situation, kind, topic, conditions, decision, customers, everybody, state, page,"
    " version, reason, staff, decided_at) VALUES (:situation, :kind, :topic, :conditions, :decision, :customers,"
    " :everybody, :state, :page, :version, :reason, :staff, :decided_at)"
    " ON CONFLICT (situation) DO UPDATE SET decision = excluded.decision, customers = excluded.customers,"
    " everybody = excluded.everybody, state = excluded.state, page = excluded.page, version = excluded.version,"
    " reason = excluded.reason, staff = excluded.staff, decided_at = excluded.decided_at"
)


class ProposalStore:
    """The tables of this room."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def public_key(self) -> str | None:
        """The key that tags are made with; None = none was made yet."""
        with self._engine.connect() as connection:
            return cast("str | None", connection.scalar(select(contributor_key.c.public_key)))

    def keep_public_key(self, public_key: str) -> None:
        """Once, for good."""
        with self._engine.begin() as connection:
            connection.execute(insert(contributor_key).values(public_key=public_key))

    def begin_anew(self) -> int:
        """Without the key, its tags mean nothing any more; returns how many proposals there were."""
        with self._engine.begin() as connection:
            connection.execute(delete(contributor_key))
            return connection.execute(delete(proposals)).rowcount

    def take(self, account: str, day: date, most: int) -> bool:
        """Count one evaluation; False = the account has had `most` on that day, or is gone."""
        row = {"account": account, "day": day.isoformat(), "most": most}
        try:
            with self._engine.begin() as connection:
                return connection.execute(_TAKE, row).rowcount > 0
        except IntegrityError:  # deleted since the session was looked at
            return False

    def put(self, it: Contributed) -> None:
        """A contribution; the same contributor's of the same situation is replaced."""
        told, situation = it.proposal, situation_of(it.proposal)
        row = {
            "tag": it.tag,
            "situation": situation.id,
            "kind": told.kind,
            "topic": told.topic,
            "conditions": _joined(told.conditions),
            "decision": told.decision,
            "page": told.page,
            "version": told.version,
            "month": told.month,
        }
        with self._engine.begin() as connection:
            connection.execute(_PUT, row)

    def take_back(self, tag: str, situation: str) -> None:
        """Nothing happens where there is none."""
        mine = (proposals.c.tag == tag, proposals.c.situation == situation)
        with self._engine.begin() as connection:
            connection.execute(delete(proposals).where(*mine))

    def sweep(self, today: date, oldest_month: str) -> None:
        """Drop the counts of days that are over, and proposals of months before."""
        with self._engine.begin() as connection:
            connection.execute(delete(tag_quota).where(tag_quota.c.day < today.isoformat()))
            connection.execute(delete(proposals).where(proposals.c.month < oldest_month))


def contributed(connection: Connection) -> list[Contributed]:
    """All that there is, in no order that tells anything."""
    return [_contributed(row) for row in connection.execute(select(proposals).order_by(proposals.c.tag))]


def decided(connection: Connection) -> dict[str, Decided]:
    """What staff decided, by situation."""
    return {row.situation: _decided(row) for row in connection.execute(select(candidate_decisions))}


def decide(connection: Connection, it: Decided) -> None:
    """Write it down, in place of what was decided of the same candidate before."""
    row = {
        "situation": it.situation.id,
        "kind": it.situation.kind,
        "topic": it.situation.topic,
        "conditions": _joined(it.situation.conditions),
        "decision": it.decision,
        "customers": it.customers,
        "everybody": it.everybody,
        "state": it.state,
        "page": it.page,
        "version": it.version,
        "reason": it.reason,
        "staff": it.staff,
        "decided_at": it.at,
    }
    connection.execute(_DECIDE, row)


def _contributed(row: Row[Any]) -> Contributed:
    kind, conditions = cast(ProposalKind, row.kind), _split(row.conditions)
    return Contributed(row.tag, Proposal(kind, row.topic, conditions, row.decision, row.page, row.version, row.month))


def _decided(row: Row[Any]) -> Decided:
    return Decided(
        situation=Situation(cast(ProposalKind, row.kind), row.topic, _split(row.conditions)),
        decision=row.decision,
        customers=row.customers,
        everybody=row.everybody,
        state=cast(Verdict, row.state),
        page=row.page,
        version=row.version,
        reason=row.reason,
        staff=row.staff,
        at=row.decided_at,
    )


def _joined(conditions: Iterable[str]) -> str:
    return ",".join(conditions)


def _split(written: str) -> tuple[str, ...]:
    return tuple(written.split(",")) if written else ()
