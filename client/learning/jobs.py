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
from client.learning.traits import Around, follow, look_around
from client.memory.fact import Candidate, Fact
from client.memory.logged import LoggedTurn
from client.memory.verdict import Add, Retract, Same, Update
from client.notebook import facts as changes
from client.search.facts import find_facts
from client.search.meaning import Meaning
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


@dataclass(frozen=True, slots=True)
class Learning:
    """The queue of one account. One job at a time: `run_due` is called from one place of a process."""

    database: Database
    clock: Clock
    ids: Ids
    learner: Callable[[str], Learner]  # for a conversation: extractor and judge of today's model
    limit: Callable[[], int]
    meaning: Callable[[], Meaning | None] = lambda: None

    def pending(self) -> Pending:
        """What waits."""
        return Pending(*jobs.pending(self.database))

    async def run_due(self) -> int:
        """Work the queue until nothing is due; returns how many conversations were learned from."""
        done = 0
        while (job := jobs.due(self.database, self.clock())) is not None:
            try:
                await self._run(job)
                done += 1
            except GieokError as error:
                self._postpone(job, error.code)
            except Exception as error:  # noqa: BLE001  a job that breaks is recorded and tried again, never lost
                self._postpone(job, f"job-broke-{type(error).__name__}")
        return done

    async def _run(self, job: Job) -> None:
        turns = await asyncio.to_thread(logs.unlearned_turns, self.database, job.conversation)
        learned = await self.learner(job.conversation).learn(turns, self._similar) if turns else Learned((), ())
        around = await asyncio.to_thread(self._around, learned)
        await asyncio.to_thread(self._store, job, turns, learned, around)

    def _around(self, learned: Learned) -> Around:
        return look_around(self.database, [decision.candidate for decision in learned.decisions], self.meaning)

    def _similar(self, candidate: Candidate) -> Sequence[Fact]:
        found = {hit.key for hit in find_facts(self.database, candidate.statement, SIMILAR, None)}
        near = facts.get_many(self.database, sorted(found))
        if candidate.attribute is not None:
            near += [fact for fact in facts.with_attribute(self.database, candidate.attribute) if fact.id not in found]
        if candidate.topic is not None:
            near += facts.with_topic(self.database, candidate.topic)
        near += facts.awaiting(self.database)
        return list({fact.id: fact for fact in near if fact.kind != "trait"}.values())  # made by rules, never judged

    def _store(self, job: Job, turns: Sequence[LoggedTurn], learned: Learned, around: Around) -> None:
        now = self.clock()
        with self.database.transaction():
            if not jobs.finish(self.database, job):
                return  # another process was faster, or the customer writes on: it is read whole when it ends
            touched = [fact for decision in learned.decisions if (fact := self._apply(decision, now)) is not None]
            follow(self.database, touched, around, now=now, ids=self.ids, limit=self.limit())
            for reason, times in Counter(refusal.reason for refusal in learned.refusals).items():
                facts.refuse(self.database, reason, times)
            logs.mark_learned(self.database, [turn.id for turn in turns], now)

    def _apply(self, decision: Decision, now: datetime) -> str | None:
        """Carry it out; the id of the fact that now says it."""
        candidate = decision.candidate
        promotable = decision.promotable and not block.written_in(self.database, {q.turn for q in candidate.quotes})
        match decision.verdict:
            case Add():
                added = changes.add(self.database, candidate, now=now, ids=self.ids, promotable=promotable)
                return added.id if added else None
            case Update(old=old, also=also):
                replaced = [old.id, *(fact.id for fact in also)]
                updated = changes.update(
                    self.database, candidate, replaced, now=now, ids=self.ids, promotable=promotable, limit=self.limit()
                )
                return updated.id if updated else None
            case Retract(old=old):
                facts.add_evidence(self.database, old.id, candidate.quotes)
                changes.retract(self.database, old.id, now=now, ids=self.ids, limit=self.limit(), by="conversation")
                return None
            case Same(old=old):
                changes.seen_again(self.database, candidate, old.id, now=now)
                return old.id

    def _postpone(self, job: Job, code: str) -> None:
        wait = min(FIRST_WAIT * 2**job.attempts, LONGEST_WAIT) if job.attempts < 10 else LONGEST_WAIT
        jobs.postpone(self.database, job, self.clock() + wait, code)
