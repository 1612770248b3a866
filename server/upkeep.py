"""What does the server do by itself while it runs? It signs again what is due, and sweeps away what is over."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from fastapi.concurrency import run_in_threadpool
from sqlalchemy import Engine

from server.accounts.sweep import sweep as sweep_accounts
from server.attributes.store import AttributeStore
from server.backups.room import Room
from server.bundles.publish import Press
from server.db.engine import fold_log
from server.errors import GieokError
from server.evidence.store import EvidenceStore
from server.mail.outbox import Outbox
from server.mail.port import Mailer
from server.proposals.store import ProposalStore
from server.signing.store import RequestStore
from shared.clock import Clock
from shared.formats.month import oldest_month

RENEW_AT_MOST: Final = 600.0  # seconds between two looks: the first publication and another process may come in between
SWEEP_EVERY: Final = 60.0  # seconds
log = logging.getLogger("gieok.server")


@dataclass(frozen=True, slots=True)
class Broom:
    """Everything that is swept, in one round."""

    engine: Engine
    room: Room
    mailer: Mailer
    clock: Clock
    evidence_days: int

    def sweep(self) -> int:
        """One round; returns how many backups it found over. Safe at any time and as often as one likes.

        Raises Unavailable("clock-jumped") before anything is done; Unavailable, Damaged where a part does not answer.
        """
        over = self.room.sweeper.run()
        now = self.clock()
        sweep_accounts(self.engine, now, self.room.keeper.drop_account)
        AttributeStore(self.engine).sweep(now)
        RequestStore(self.engine).sweep(now)
        ProposalStore(self.engine).sweep(now.astimezone(UTC).date(), oldest_month(now))
        EvidenceStore(self.engine).sweep(now, now - timedelta(days=self.evidence_days))
        fold_log(self.engine)
        if isinstance(self.mailer, Outbox):
            self.mailer.sweep(now)
        return over


@asynccontextmanager
async def upkeep(press: Press, broom: Broom) -> AsyncIterator[None]:
    """Both go on for as long as the body runs."""
    tasks = [asyncio.create_task(_keep_fresh(press)), asyncio.create_task(_keep_swept(broom.sweep))]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task


async def _keep_fresh(press: Press) -> None:
    """Sign snapshot and timestamp again when they are due."""
    while True:
        due = None
        try:
            due = await run_in_threadpool(press.renew)
        except Exception:  # a full disk must not end the task: the next round tries again
            log.exception("snapshot and timestamp could not be signed again; trying again later")
        await asyncio.sleep(_pause(due, press.clock()))


async def _keep_swept(sweep: Callable[[], int]) -> None:
    """A round a minute."""
    while True:
        try:
            await run_in_threadpool(sweep)
        except GieokError as error:  # a clock that jumped is told every minute: nothing ends by time until it is right
            log.error("the sweep did not run: %s", error)
        except Exception:  # a database that is away must not end the task
            log.exception("the sweep broke off; trying again later")
        await asyncio.sleep(SWEEP_EVERY)


def _pause(due: datetime | None, now: datetime) -> float:
    """Seconds until the next look."""
    left = RENEW_AT_MOST if due is None else (due - now).total_seconds()
    return min(max(left, 1.0), RENEW_AT_MOST)
