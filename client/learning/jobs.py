"""After a conversation: a durable job that reads its new turns once and stores what they leave.

Facts, the marks of the turns that were read, and the end of the job are one transaction: a kill at any point means that
nothing or all of it happened. A model that is away postpones the jobs; the turns stay unread. One job of an account
runs at a time, whichever process runs it: the window and the command line may be open at once.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from client.errors import GieokError
from client.memory.fact import Candidate, Fact
from client.memory.logged import LoggedTurn
from client.memory.verdict import Add, Retract, Same, Update
from client.notebook import agreements
from client.notebook import facts as changes
from client.notebook.correcting import put_right
from client.search.facts import find_facts
from client.search.meaning import Meaning
from client.store import block, facts, jobs, logs, refusals
from client.store.database import Database
from client.store.jobs import Failure, Job
from client.store.turn_taking import turn_of
from shared.clock import Clock
from shared.ids import Ids

if TYPE_CHECKING:  # some hundred patterns stand behind these: they are compiled with the first job, not at the start
    from client.learning.pipeline import Decision, Learned, Learner
    from client.learning.traits import Around

FIRST_WAIT = timedelta(seconds=30)
LONGEST_WAIT = timedelta(hours=1)
AWAY = frozenset({"model-unreachable", "model-timeout", "model-busy", "model-failed", "model-cut"})
SIMILAR = 8  # facts that a candidate is judged against
LOCK_NAME = ".learning"
PATIENCE_SECONDS = 60.0  # for another process to end its job; after that it has the rest


@dataclass(frozen=True, slots=True)
class Pending:
    """Conversations that wait to be tidied, how many of them failed at least once, and why they did."""

    waiting: int
    failed: int
    why: tuple[Failure, ...] = ()


@dataclass(frozen=True, slots=True)
class Learning:
    """The queue of one account."""

    database: Database
    clock: Clock
    ids: Ids
    learner: Callable[[str], Learner]  # for a conversation: extractor and judge of today's model
    limit: Callable[[], int]
    meaning: Callable[[], Meaning | None] = lambda: None

    def pending(self) -> Pending:
        """What waits."""
        return Pending(*jobs.pending(self.database), jobs.failures(self.database))

    async def run_now(self) -> int:
        """The customer asked for it: also what was put off, and after another process that is at it."""
        await asyncio.to_thread(self.hurry)
        return await self.run_due(patience=PATIENCE_SECONDS)

    def hurry(self) -> None:
        """What was put off need not wait any longer: what kept it may have passed."""
        jobs.hurry(self.database, self.clock())

    async def run_due(self, *, patience: float = 0.0) -> int:
        """Work the queue until nothing is due; returns how many conversations were learned from.

        Where another process is at it for `patience` seconds, it is left to that one.
        """
        await asyncio.to_thread(jobs.hurry_if_answered, self.database, self.clock())
        done = 0
        while self._due() is not None:
            async with turn_of(self.database.path.with_name(LOCK_NAME), patience) as ours:
                if not ours:
                    return done
                job = self._due()
                done += await self._try(job) if job is not None else 0
        return done

    def is_due(self) -> bool:
        """Something waits to be learned from now."""
        return self._due() is not None

    def _due(self) -> Job | None:
        now = self.clock()
        return jobs.due(self.database, now, now + LONGEST_WAIT)

    async def _try(self, job: Job) -> int:
        try:
            return int(await self._run(job))
        except GieokError as error:
            self._postpone(job, Failure(error.code, error.params))
        except Exception as error:  # noqa: BLE001  a job that breaks is recorded and tried again, never lost
            self._postpone(job, Failure("job-broke", {"kind": type(error).__name__}))
        return 0

    async def _run(self, job: Job) -> bool:
        turns, learner = await asyncio.to_thread(self._begin, job)
        from client.learning.pipeline import Learned

        learned = await learner.learn(turns, self._similar) if learner else Learned((), ())
        around = await asyncio.to_thread(self._around, learned)
        await asyncio.to_thread(self._store, job, turns, learned, around)
        return not learned.unjudged

    def _begin(self, job: Job) -> tuple[Sequence[LoggedTurn], Learner | None]:
        turns = logs.unlearned_turns(self.database, job.conversation)
        return turns, self.learner(job.conversation) if turns else None

    def _around(self, learned: Learned) -> Around:
        from client.learning.traits import look_around

        return look_around(self.database, [decision.candidate for decision in learned.decisions], self.meaning)

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
        return list({fact.id: fact for fact in near if fact.kind != "trait"}.values())  # made by rules, never judged

    def _store(self, job: Job, turns: Sequence[LoggedTurn], learned: Learned, around: Around) -> None:
        from client.learning.traits import follow

        now = self.clock()
        with self.database.transaction():
            if not jobs.finish(self.database, job) if not learned.unjudged else not jobs.waits(self.database, job):
                return  # another process was faster, or the customer writes on: it is read whole when it ends
            out = block.taken_out(self.database, [turn.id for turn in turns])
            fresh = [
                it
                for it in learned.decisions
                if not changes.deleted_before(self.database, it.candidate)
                and not put_right(self.database, it.candidate)
                and not _taken_out(it, out)
            ]
            touched = [fact for decision in fresh if (fact := self._apply(decision, now)) is not None]
            agreements.queue(self.database, touched, now=now, ids=self.ids)
            follow(self.database, touched, around, now=now, ids=self.ids, limit=self.limit())
            if learned.unjudged:  # what is clear is kept; the turns stay unread for the rest
                error = learned.unjudged[-1]
                self._postpone(job, Failure(error.code, error.params))
                return
            refused = Counter(refusal.reason for refusal in learned.refusals)
            refused["deleted"] += len(learned.decisions) - len(fresh)
            for reason, times in (+refused).items():
                refusals.refuse(self.database, reason, times)
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
                changes.retract(
                    self.database, old.id, now=now, ids=self.ids, limit=self.limit(), by="conversation",
                    said=candidate.quotes,
                )  # fmt: skip
                return None
            case Same(old=old):
                changes.seen_again(self.database, candidate, old.id, now=now)
                return old.id

    def _postpone(self, job: Job, why: Failure) -> None:
        """Where the model is away, the others that are due need not find that out one after another."""
        now = self.clock()
        with self.database.transaction():
            self._put_off(job, now, why)
            while why.code in AWAY and (other := self._due()) is not None:
                self._put_off(other, now, why)

    def _put_off(self, job: Job, now: datetime, why: Failure) -> None:
        wait = min(FIRST_WAIT * 2**job.attempts, LONGEST_WAIT) if job.attempts < 10 else LONGEST_WAIT
        jobs.postpone(self.database, job, now, now + wait, why)


def _taken_out(decision: Decision, turns: Collection[str]) -> bool:
    """A wish, or what would go up, of turns whose line the customer took out of the block: it is not to come back."""
    of_block = decision.promotable or decision.candidate.kind == "preference"
    return of_block and all(quote.turn in turns for quote in decision.candidate.quotes if quote.speaker == "customer")
