"""Work that survives a kill: one row a conversation to be learned from, gone when its facts are stored."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from client.store.database import Database
from shared.clock import stamp


@dataclass(frozen=True, slots=True)
class Job:
    """A conversation that waits to be learned from."""

    seq: int
    conversation: str
    attempts: int


def due(database: Database, now: datetime) -> Job | None:
    """The oldest job whose time has come."""
    row = database.one(
        "SELECT seq, conversation, attempts FROM jobs WHERE kind = 'learn' AND due_at <= ? ORDER BY seq LIMIT 1",
        (stamp(now),),
    )
    return None if row is None else Job(row["seq"], row["conversation"], row["attempts"])


def finish(database: Database, job: Job) -> bool:
    """Done: call it in the transaction that stores what the job made. False where another process has done it."""
    return database.one("DELETE FROM jobs WHERE seq = ? RETURNING seq", (job.seq,)) is not None


def waits(database: Database, job: Job) -> bool:
    """The job is still there: nobody has done it, and its conversation was not taken up again."""
    return database.one("SELECT 1 FROM jobs WHERE seq = ?", (job.seq,)) is not None


def reasons(database: Database) -> tuple[str, ...]:
    """Why the jobs that failed did so the last time, each reason once."""
    rows = database.all("SELECT DISTINCT error FROM jobs WHERE error IS NOT NULL ORDER BY error")
    return tuple(str(row["error"]) for row in rows)


def postpone(database: Database, job: Job, due_at: datetime, error: str) -> None:
    """It failed this time; try again at `due_at`."""
    database.run(
        "UPDATE jobs SET attempts = attempts + 1, due_at = ?, error = ? WHERE seq = ?", (stamp(due_at), error, job.seq)
    )


def pending(database: Database) -> tuple[int, int]:
    """(waiting, of those failed at least once)."""
    row = database.one("SELECT count(*), coalesce(sum(attempts > 0), 0) FROM jobs")
    return (int(row[0]), int(row[1])) if row else (0, 0)
