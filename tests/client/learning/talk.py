"""A conversation in one line a turn, and a memory that applies decisions as the store does."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime

from client.learning.extract_model import extract_with
from client.learning.judge_model import judge_with
from client.learning.kinds import no_meaning
from client.learning.pipeline import Learned, Learner, builtin_learner
from client.learning.sense import Sense
from client.memory.fact import Candidate, Fact
from client.memory.logged import LoggedTurn, Source
from client.memory.verdict import Add, Retract, Same, Update
from shared.clock import parse_moment
from shared.formats.config import PROMOTABLE, SENSITIVE

ZONE = "Asia/Seoul"
V3 = (Source("policy", "refund", "환불 정책", 3), Source("knowhow", "refund-over-14-days", "14일 초과 환불", 2))
V4 = (Source("policy", "refund", "환불 정책", 4), Source("knowhow", "refund-over-14-days", "14일 초과 환불", 2))


def turn(question, answer="네.", at="2026-09-28T15:00", *, sources=(), number=1, zone=ZONE) -> LoggedTurn:
    """A completed turn; `at` is local to `zone`."""
    moment: datetime = parse_moment(at, zone)
    return LoggedTurn(
        f"turn-{at}-{number}", "talk", question, moment, zone, "done", answer, moment, sources=tuple(sources)
    )


@dataclass
class Memory:
    """What is known, kept as the store keeps it: replaced and retracted facts stay."""

    learner: Learner
    facts: dict[str, Fact] = field(default_factory=dict)
    refused: list[str] = field(default_factory=list)

    def hears(self, *turns: LoggedTurn) -> Learned:
        """Learn from one conversation and apply what is decided."""
        learned = asyncio.run(self.learner.learn(turns, self.similar))
        self.refused += [refusal.reason for refusal in learned.refusals]
        for decision in learned.decisions:
            self._apply(decision.candidate, decision.verdict)
        return learned

    def similar(self, candidate: Candidate) -> Sequence[Fact]:
        """Everything that is known: the judge has to find its way."""
        return list(self.facts.values())

    def active(self, **wanted) -> list[Fact]:
        """Facts in force, with these values."""
        return [
            fact
            for fact in self.facts.values()
            if fact.status == "active" and all(getattr(fact, key) == value for key, value in wanted.items())
        ]

    def statements(self) -> set[str]:
        """Sentences in force."""
        return {fact.statement for fact in self.active()}

    def _apply(self, candidate: Candidate, verdict) -> None:
        match verdict:
            case Add():
                self._add(candidate)
            case Update(old=old, also=also):
                new = self._add(candidate)
                for gone in (old, *also):
                    self.facts[gone.id] = replace(self.facts[gone.id], status="replaced", replaced_by=new)
            case Same(old=old):
                seen = self.facts[old.id]
                self.facts[old.id] = replace(seen, evidence=(*seen.evidence, *candidate.quotes))
            case Retract(old=old):
                self.facts[old.id] = replace(self.facts[old.id], status="retracted")

    def _add(self, it: Candidate) -> str:
        fact_id = f"fact-{len(self.facts)}"
        at = it.quotes[0].at
        status = "awaiting_consent" if it.sensitive else "active"
        self.facts[fact_id] = Fact(
            fact_id,
            it.kind,
            it.statement,
            it.day,
            it.stated,
            status,
            at,
            at,
            it.quotes,
            it.attribute,
            it.value,
            it.topic,
            it.policy,
            it.knowhow,
            sensitive=it.sensitive,
        )
        return fact_id


def builtin(meaning=no_meaning) -> Learner:
    """Rules and classifier, with the default config; without an embedding model unless one is given."""
    return builtin_learner(sensitive_areas=SENSITIVE, promotable=PROMOTABLE, meaning=meaning)


def with_model(model) -> Learner:
    """The learner that a service model drives, as `learners.py` makes it."""

    async def extract(turns):
        return await extract_with(model, turns)

    async def judge(candidate, similar):
        return await judge_with(model, candidate, similar)

    return Learner(extract, judge, SENSITIVE, PROMOTABLE, Sense())
