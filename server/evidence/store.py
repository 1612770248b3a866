"""Where is evidence kept? The chain, which only grows; beside it the texts, which go; and who read them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime

from sqlalchemy import Engine, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from server.db.engine import fold_log
from server.db.tables import accounts, evidence, evidence_reads, evidence_texts
from server.errors import Unavailable
from server.evidence.head import NOTHING, End
from server.staff.log import StaffLog
from shared.clock import stamp

READS_SHOWN = 200  # the newest


@dataclass(frozen=True, slots=True)
class Link:
    """One row of the chain."""

    place: int
    id: str
    received_at: str
    leaf: str
    link: str


@dataclass(frozen=True, slots=True)
class Text:
    """What stands beside a link until it is erased."""

    account: str
    salt: str = field(repr=False)
    body: str = field(repr=False)
    keep_until: str


@dataclass(frozen=True, slots=True)
class Piece:
    """A link, and its text where that is still there."""

    link: Link
    text: Text | None


@dataclass(frozen=True, slots=True)
class Read:
    """Somebody of the staff looked."""

    staff: str
    reason: str = field(repr=False)
    at: str


_PIECES = select(evidence, evidence_texts).join(
    evidence_texts, evidence_texts.c.place == evidence.c.place, isouter=True
)


class EvidenceStore:
    """The tables of evidence."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def end(self) -> End:
        """The last link."""
        with self._engine.connect() as connection:
            row = connection.execute(select(evidence).order_by(evidence.c.place.desc()).limit(1)).one_or_none()
        return End(row.place, row.link) if row else NOTHING

    def append(self, link: Link, text: Text) -> None:
        """One more, with its text, in one transaction that begins by writing: two can not take the same place.

        Raises Unavailable where another server took it; nothing is written then.
        """
        row = {"place": link.place, "id": link.id, "received_at": link.received_at, "leaf": link.leaf}
        beside = {"place": link.place, "account": text.account, "salt": text.salt, "body": text.body}
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(evidence).values(row | {"link": link.link}))
                connection.execute(insert(evidence_texts).values(beside | {"keep_until": text.keep_until}))
        except IntegrityError as error:
            raise Unavailable("server-busy") from error

    def find(self, evidence_id: str) -> Piece | None:
        """The piece with this id, whosever it is."""
        with self._engine.connect() as connection:
            row = connection.execute(_PIECES.where(evidence.c.id == evidence_id)).one_or_none()
        return None if row is None else _piece(tuple(row))

    def count(self, account: str) -> int:
        """How many pieces of the account still have their text."""
        mine = select(func.count()).where(evidence_texts.c.account == account)
        with self._engine.connect() as connection:
            return int(connection.execute(mine).scalar_one())

    def of_account(self, account: str) -> tuple[Piece, ...]:
        """All of them, the oldest first."""
        mine = _PIECES.where(evidence_texts.c.account == account).order_by(evidence.c.place)
        with self._engine.connect() as connection:
            return tuple(_piece(tuple(row)) for row in connection.execute(mine))

    def reads_of(self, account: str) -> tuple[Read, ...]:
        """Who looked, the newest first."""
        mine = select(evidence_reads).where(evidence_reads.c.account == account)
        newest = mine.order_by(evidence_reads.c.seq.desc()).limit(READS_SHOWN)
        with self._engine.connect() as connection:
            return tuple(Read(row.staff, row.reason, row.at) for row in connection.execute(newest))

    def read_by(self, staff: str, email: str, reason: str, now: datetime) -> tuple[str | None, tuple[Piece, ...]]:
        """The pieces of the account behind an address; written down, for the customer and for the staff, before told.

        The account is None where nobody has the address: that somebody asked is in the staff's log all the same.
        """
        with self._engine.begin() as connection:
            account = connection.execute(select(accounts.c.id).where(accounts.c.email == email)).scalar_one_or_none()
            if account is not None:
                row = {"account": account, "staff": staff, "reason": reason, "at": stamp(now)}
                connection.execute(insert(evidence_reads).values(row))
            mine = _PIECES.where(evidence_texts.c.account == account).order_by(evidence.c.place)
            found = tuple(_piece(tuple(row)) for row in connection.execute(mine)) if account else ()
            StaffLog(self._engine).add_in(connection, staff, "evidence-read", now, pieces=len(found))
        return account, found

    def erase(self, evidence_id: str, account: str) -> bool:
        """Text, salt and whose it was go; the link stays. False = the account has no such piece."""
        mine = select(evidence.c.place).where(evidence.c.id == evidence_id).scalar_subquery()
        gone = delete(evidence_texts).where(evidence_texts.c.place == mine, evidence_texts.c.account == account)
        with self._engine.begin() as connection:
            was_there = bool(connection.execute(gone).rowcount)
        fold_log(self._engine)
        return was_there

    def erase_for(self, staff: str, evidence_id: str, now: datetime) -> bool:
        """The same for somebody whose account is gone; it stands in the staff's log."""
        mine = select(evidence.c.place).where(evidence.c.id == evidence_id).scalar_subquery()
        with self._engine.begin() as connection:
            gone = connection.execute(delete(evidence_texts).where(evidence_texts.c.place == mine)).rowcount
            if gone:
                StaffLog(self._engine).add_in(connection, staff, "evidence-erased", now, evidence=evidence_id)
        fold_log(self._engine)
        return bool(gone)

    def sweep(self, now: datetime, reads_before: datetime) -> int:
        """Texts whose time is over go, and reads that are older; returns how many texts."""
        with self._engine.begin() as connection:
            connection.execute(delete(evidence_reads).where(evidence_reads.c.at <= stamp(reads_before)))
            old = delete(evidence_texts).where(evidence_texts.c.keep_until <= stamp(now))
            return connection.execute(old).rowcount

    def links(self, after: int, limit: int) -> tuple[Link, ...]:
        """A page of the chain."""
        page = select(evidence).where(evidence.c.place > after).order_by(evidence.c.place).limit(limit)
        with self._engine.connect() as connection:
            return tuple(
                Link(row.place, row.id, row.received_at, row.leaf, row.link) for row in connection.execute(page)
            )

    def all(self) -> Iterator[Piece]:
        """The whole chain with its texts, in order, as it is read."""
        with self._engine.connect().execution_options(yield_per=500) as connection:
            for row in connection.execute(_PIECES.order_by(evidence.c.place)):
                yield _piece(tuple(row))


def _piece(row: tuple[object, ...]) -> Piece:
    place, evidence_id, received_at, leaf, link, beside, *text = row
    known = Link(int(str(place)), str(evidence_id), str(received_at), str(leaf), str(link))
    return Piece(known, None if beside is None else Text(*map(str, text)))
