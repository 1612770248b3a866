"""When may a backup's digits be tried, how often, and when is it over? Pure: values in, values out.

A try is counted before it is evaluated, and stays counted unless the tag that only the right digits give comes back for
that very try. So nobody without the digits gets more than `tries` evaluations, whatever the owner does in between.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Final

from server.hsm.port import CREATED_AT_MOST, EVALUATIONS_AT_MOST, FREE_TRIES, TAG_GRACE, Ending, Standing, State, Terms

TRIES_AT_MOST: Final = 10
DAYS_AT_MOST: Final = 14
OWN_ENROLMENTS: Final = 2  # what one phone needs; a third came from somebody who may be guessing ahead
WAITS: Final = (  # before the 4th try, the 5th …; the last one repeats
    timedelta(seconds=30),
    timedelta(minutes=2),
    timedelta(minutes=10),
    timedelta(hours=1),
    timedelta(hours=4),
    timedelta(hours=12),
    timedelta(hours=24),
)
Waits = tuple[timedelta, ...]


@dataclass(frozen=True, slots=True)
class Record:
    """What the vault knows of one backup."""

    backup: str
    account: str
    state: State
    tries: int
    created_at: datetime
    expires_at: datetime
    public_key: bytes = b""
    sealed: bytes = field(default=b"", repr=False)  # the secret key, where no token keeps it
    commitment: bytes = field(default=b"", repr=False)
    tag_hash: bytes = field(default=b"", repr=False)
    counted: int = 0  # tries that were not refunded
    evaluations: int = 0  # in the key's whole life, enrolling included
    tried_at: datetime | None = None  # the latest counted try
    ended_at: datetime | None = None


def clamped(terms: Terms) -> Terms:
    """No more than the product promises, whatever was asked for."""
    return Terms(min(max(terms.tries, 1), TRIES_AT_MOST), min(max(terms.days, 1), DAYS_AT_MOST))


def due(record: Record, now: datetime) -> Ending | None:
    """Why it is over by `now`, if it is."""
    if record.ended_at is not None:
        return None
    if is_last(record) and record.tried_at is not None and now >= record.tried_at + TAG_GRACE:
        return "EXHAUSTED"
    unfinished = record.state == "CREATED" and now >= record.created_at + CREATED_AT_MOST
    return "EXPIRED" if unfinished or now >= record.expires_at else None


def is_last(record: Record) -> bool:
    """The last try is counted: its tag may still come, nothing else."""
    return record.state == "ACTIVE" and record.counted >= record.tries


def left(record: Record) -> int:
    """Tries."""
    return max(0, record.tries - record.counted)


def used_up(record: Record) -> bool:
    """No further try: the next one ends the backup."""
    return is_last(record) or record.evaluations >= EVALUATIONS_AT_MOST


def wait_until(record: Record, waits: Waits) -> datetime | None:
    """No new try before; None where there is nothing to wait for."""
    step = record.counted - FREE_TRIES
    if not waits or record.tried_at is None or record.state != "ACTIVE" or step < 0 or is_last(record):
        return None
    return record.tried_at + waits[min(step, len(waits) - 1)]


def seconds_to_wait(record: Record, waits: Waits, now: datetime) -> int:
    """Whole seconds until the next try is taken; 0 = now."""
    until = wait_until(record, waits)
    return max(0, math.ceil((until - now).total_seconds())) if until else 0


def enrolled(record: Record) -> Record:
    """One evaluation more while CREATED."""
    return replace(record, evaluations=record.evaluations + 1)


def activated(record: Record, commitment: bytes, tag_hash: bytes) -> Record:
    """From now on the digits may be tried. An enrolment more than a phone needs counts as a try."""
    ahead = max(0, record.evaluations - OWN_ENROLMENTS)
    counted = max(record.counted, ahead)
    return replace(record, state="ACTIVE", commitment=commitment, tag_hash=tag_hash, counted=counted)


def tried(record: Record, now: datetime) -> Record:
    """One try more."""
    return replace(record, counted=record.counted + 1, evaluations=record.evaluations + 1, tried_at=now)


def refunded(record: Record, latest: datetime | None) -> Record:
    """One try back; `latest` is the latest of the tries that stay counted, so that the waits are theirs again."""
    counted = max(0, record.counted - 1)
    return replace(record, counted=counted, tried_at=latest or (record.tried_at if counted else None))


def ended(record: Record, why: Ending, now: datetime) -> Record:
    """What is left when it is over: nothing secret, and nobody's name."""
    return Record(record.backup, "", why, record.tries, record.created_at, record.expires_at, ended_at=now)


def standing(record: Record, waits: Waits, now: datetime) -> Standing:
    """Where it stands at `now`; what is due counts as ended already."""
    why = due(record, now)
    if why is not None or record.ended_at is not None:
        return Standing(why or record.state, 0, record.expires_at, None, record.ended_at or now)
    until = wait_until(record, waits)
    return Standing(record.state, left(record), record.expires_at, until if until and until > now else None, None)
