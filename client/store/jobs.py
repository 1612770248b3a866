"""Work that survives a kill: one row a conversation to be learned from, gone when its facts are stored."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from client.store.database import Database
from shared.clock import stamp


@dataclass(frozen=True, slots=True)
class Job:
    """A conversation that waits to be learned from."""

    seq: int
    conversation: str
    attempts: int


@dataclass(frozen=True, slots=True)
class Failure:
    """Why jobs failed when they were tried last: the id of a sentence with its values, and how many of them."""

    code: str
    values: Mapping[str, str | int] = field(default_factory=dict)
    times: int = 1


def due(database: Database, now: datetime, farthest: datetime) -> Job | None:
    """The oldest job whose time has come. No wait ends after `farthest`: a clock that was far ahead set it."""
    row = database.one(
        "SELECT seq, conversation, attempts FROM jobs WHERE kind = 'learn' AND (due_at <= ? OR due_at > ?)"
        " ORDER BY seq LIMIT 1",
        (stamp(now), stamp(farthest)),
    )
    return None if row is None else Job(row["seq"], row["conversation"], row["attempts"])


def finish(database: Database, job: Job) -> bool:
    """Done: call it in the transaction that stores what the job made. False where another process has done it."""
    return (
        database.one("DELETE FROM jobs WHERE seq = ? AND conversation = ? RETURNING seq", (job.seq, job.conversation))
        is not None
    )


def waits(database: Database, job: Job) -> bool:
    """The job is still there: nobody has done it, and its conversation was not taken up again."""
    return (
        database.one("SELECT 1 FROM jobs WHERE seq = ? AND conversation = ?", (job.seq, job.conversation)) is not None
    )


def postpone(database: Database, job: Job, now: datetime, due_at: datetime, why: Failure) -> None:
    """It failed this time; try again at `due_at`."""
    database.run(
        "UPDATE jobs SET attempts = attempts + 1, due_at = ?, error = ?, error_values = ?, failed_at = ? WHERE seq = ?",
        (stamp(due_at), why.code, json.dumps(dict(why.values), ensure_ascii=False), stamp(now), job.seq),
    )


def hurry(database: Database, now: datetime) -> None:
    """Whatever was put off is due: somebody asked for it."""
    database.run("UPDATE jobs SET due_at = ? WHERE due_at > ?", (stamp(now), stamp(now)))


def hurry_if_answered(database: Database, now: datetime) -> None:
    """What was put off because the model was away is due as soon as that model has answered a question since."""
    database.run(
        "UPDATE jobs SET due_at = ?1 WHERE due_at > ?1"
        " AND error IN ('model-unreachable', 'model-timeout', 'model-busy', 'model-failed', 'model-cut')"
        " AND failed_at < (SELECT completed_at FROM turns WHERE model_kind = 'service' AND state = 'done'"
        " ORDER BY seq DESC LIMIT 1)",
        (stamp(now),),
    )


def pending(database: Database) -> tuple[int, int]:
    """(waiting, of those failed at least once)."""
    row = database.one("SELECT count(*), coalesce(sum(attempts > 0), 0) FROM jobs")
    return (int(row[0]), int(row[1])) if row else (0, 0)


def failures(database: Database) -> tuple[Failure, ...]:
    """Why the waiting ones failed, the most frequent reason first."""
    rows = database.all(
        "SELECT error, error_values, count(*) AS times FROM jobs WHERE error IS NOT NULL"
        " GROUP BY error, error_values ORDER BY times DESC, error"
    )
    return tuple(Failure(row["error"], json.loads(row["error_values"]), int(row["times"])) for row in rows)
