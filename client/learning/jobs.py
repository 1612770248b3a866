"""After a conversation: a durable job that reads its new turns once and stores what they leave.

Facts, the marks of the turns that were read, and the end of the job are one transaction: a kill at any point means that
nothing or all of it happened. A model that is away postpones the job; the turns stay unread.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from client.errors import GieokError
from client.learning.pipeline import Decision, Learned, Learner
from client.memory.fact import Candidate, Fact
from client.memory.logged import LoggedTurn
from client.memory.verdict import Add, Retract, Same, Update
from client.notebook import facts as changes
from client.search.facts import find_facts
from client.store import block, facts, jobs, logs
from client.store.database import Database
from client.store.jobs import Job
from shared.clock import Clock
from shared.ids import Ids

FIRST_WAIT = timedelta(seconds=30)
LONGEST_WAIT = timedelta(hours=1)
SIMILAR = 8  # facts that a candidate is judged against


@dataclass(frozen=True, slots=True)
class Pending:
    """Conversations that wait to be tidied, and how many of them failed at least once."""

    waiting: int
    failed: int
    reasons: tuple[str, ...] = ()  # why they failed the last time: codes, no customer's words


@dataclass(frozen=True, slots=True)
class Learning:
    """The queue of one account. One job at a time: `run_due` is called from one place of a process."""

    database: Database
    clock: Clock
    ids: Ids
    learner: Callable[[str], Learner]  # for a conversation: extractor and judge of today's model
    limit: Callable[[], int]

    def pending(self) -> Pending:
        """What waits."""
        return Pending(*jobs.pending(self.database), jobs.reasons(self.database))

    async def run_due(self) -> int:
        """Work the queue until nothing is due; returns how many conversations were learned from."""
        done = 0
        while (job := jobs.due(self.database, self.clock())) is not None:
            try:
                done += await self._run(job)
            except GieokError as error:
                self._postpone(job, error.code)
            except Exception as error:  # noqa: BLE001  a job that breaks is recorded and tried again, never lost
                self._postpone(job, f"job-broke-{type(error).__name__}")
        return done

    async def _run(self, job: Job) -> bool:
        turns = await asyncio.to_thread(logs.unlearned_turns, self.database, job.conversation)
        learned = await self.learner(job.conversation).learn(turns, self._similar) if turns else Learned((), ())
        await asyncio.to_thread(self._store, job, turns, learned)
        return not learned.unjudged

    def _similar(self, candidate: Candidate) -> Sequence[Fact]:
        found = {hit.key for hit in find_facts(self.database, candidate.statement, SIMILAR, None)}
        near = facts.get_many(self.database, sorted(found))
        if candidate.attribute is not None:
            near += [fact for fact in facts.with_attribute(self.database, candidate.attribute) if fact.id not in found]
        if candidate.topic is not None:
            near += facts.with_topic(self.database, candidate.topic)
        told = facts.resting_on(self.database, [quote.turn for quote in candidate.quotes])
        near += facts.get_many(self.database, told)
        near += facts.awaiting(self.database)
        return list({fact.id: fact for fact in near}.values())

    def _store(self, job: Job, turns: Sequence[LoggedTurn], learned: Learned) -> None:
        now = self.clock()
        with self.database.transaction():
            if not jobs.finish(self.database, job) if not learned.unjudged else not jobs.waits(self.database, job):
                return  # another process was faster, or the customer writes on: it is read whole when it ends
            for decision in learned.decisions:
                self._apply(decision, now)
            if learned.unjudged:  # what is clear is kept; the turns stay unread for the rest
                error = learned.unjudged[-1]
                self._postpone(job, f"{error.code} {error.params.get('id', '')}".strip())
                return
            for reason, times in Counter(refusal.reason for refusal in learned.refusals).items():
                facts.refuse(self.database, reason, times)
            logs.mark_learned(self.database, [turn.id for turn in turns], now)

    def _apply(self, decision: Decision, now: datetime) -> None:
        candidate = decision.candidate
        if changes.deleted_before(self.database, candidate):
            facts.refuse(self.database, "deleted", 1)
            return
        promotable = decision.promotable and not block.written_in(self.database, {q.turn for q in candidate.quotes})
        match decision.verdict:
            case Add():
                changes.add(self.database, candidate, now=now, ids=self.ids, promotable=promotable)
            case Update(old=old, also=also):
                replaced = [old.id, *(fact.id for fact in also)]
                changes.update(
                    self.database, candidate, replaced, now=now, ids=self.ids, promotable=promotable, limit=self.limit()
                )
            case Retract(old=old):
                facts.add_evidence(self.database, old.id, candidate.quotes)
                changes.retract(self.database, old.id, now=now, ids=self.ids, limit=self.limit(), by="conversation")
            case Same(old=old):
                changes.seen_again(self.database, candidate, old.id, now=now)

    def _postpone(self, job: Job, code: str) -> None:
        wait = min(FIRST_WAIT * 2**job.attempts, LONGEST_WAIT) if job.attempts < 10 else LONGEST_WAIT
        jobs.postpone(self.database, job, self.clock() + wait, code)
