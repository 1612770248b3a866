"""What does one conversation change in what is known? Extract, verify, mask, judge; values in, values out.

No store here: `find_similar` asks it, and whoever calls applies the decisions in one transaction. Secrets are masked
before anything else reads the turns, so that no candidate can hold one. A model that is away raises out of `learn`, and
nothing is decided.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from client.errors import ModelUnavailable
from client.learning.judge import LASTING, judge
from client.learning.kinds import Meaning, no_meaning
from client.learning.leanings import as_leaning, is_leaning, with_ground
from client.learning.sense import Sense
from client.learning.support import days, unsupported
from client.memory.fact import Candidate, Fact
from client.memory.likeness import undated
from client.memory.logged import LoggedTurn
from client.memory.placement import place, traits_of
from client.memory.promotion import needed_always
from client.memory.quote import Refusal, check
from client.memory.secrets import mask
from client.memory.sensitive import sensitive_area
from client.memory.verdict import Add, Retract, Same, Unclear, Update, Verdict

NO_SENSE = frozenset({"judge-unknown-fact", "model-malformed"})
FindSimilar = Callable[[Candidate], Sequence[Fact]]
Extractor = Callable[[Sequence[LoggedTurn]], Awaitable[Sequence[Candidate]]]
Judge = Callable[[Candidate, Sequence[Fact]], Awaitable[Verdict]]


@dataclass(frozen=True, slots=True)
class Decision:
    """A verified candidate and what happens to it; `promotable` = the customer may be asked to have it in the block."""

    candidate: Candidate
    verdict: Add | Update | Retract | Same
    promotable: bool = False


@dataclass(frozen=True, slots=True)
class Learned:
    """All that one conversation changes, in the order in which it was said, and what was refused."""

    decisions: tuple[Decision, ...]
    refusals: tuple[Refusal, ...]
    unjudged: tuple[ModelUnavailable, ...] = ()  # a candidate each, whose judgement made no sense: to be tried again


@dataclass(frozen=True, slots=True)
class Learner:
    """An extractor and a judge, with what the signed config says.

    Raises what these raise, and decides nothing then; only a judgement that makes no sense holds up its own candidate
    alone (`unjudged`).
    """

    extract: Extractor
    judge: Judge
    sensitive_areas: Collection[str]
    promotable: Collection[str]
    sense: Sense

    async def learn(self, turns: Sequence[LoggedTurn], find_similar: FindSimilar) -> Learned:
        """Decisions over the new turns of one conversation; `find_similar` gives facts of any status."""
        masked = [_masked(turn) for turn in turns]
        by_id = {turn.id: turn for turn in masked}
        batch = _Batch()
        for proposed in await self.extract(masked):
            checked = check(proposed, masked, days)
            if isinstance(checked, Refusal):
                batch.refusals.append(checked)
                continue
            checked = as_leaning(checked, by_id)
            if reason := await asyncio.to_thread(unsupported, checked, by_id, self.sense):
                batch.refusals.append(Refusal(checked, reason))
            else:
                batch.take(self._marked(with_ground(checked, by_id)))
        return await self._judged(batch, find_similar)

    def _marked(self, candidate: Candidate) -> Candidate:
        said = " ".join(
            [candidate.statement, *(quote.text for quote in candidate.quotes if quote.speaker == "customer")]
        )
        return replace(candidate, sensitive=sensitive_area(said, self.sensitive_areas) is not None)

    def _goes_up(self, candidate: Candidate) -> bool:
        belongs = place(traits_of(candidate, frozenset(self.promotable)))
        return belongs == "customer_context" and needed_always(candidate, self.promotable)

    async def _judged(self, batch: _Batch, find_similar: FindSimilar) -> Learned:
        decisions: list[Decision] = []
        unjudged: list[ModelUnavailable] = []
        gone: set[str] = set()  # an old fact gets one verdict a conversation
        for at, candidate in enumerate(batch.taken):
            found = find_similar(candidate)
            if any(_holds(fact, candidate) for fact in found):
                continue  # stored by an earlier try, from these very words
            said = max(quote.at for quote in candidate.quotes)
            similar = [fact for fact in found if fact.id not in gone and _comes_before(fact, candidate, said)]
            try:
                verdict = judge(candidate, similar) if is_leaning(candidate) else await self.judge(candidate, similar)
            except ModelUnavailable as error:
                if error.code not in NO_SENSE:
                    raise
                unjudged.append(error)
                continue
            match verdict:
                case Unclear(reason=reason):
                    batch.refusals.append(Refusal(candidate, reason))
                    continue
                case Update(old=old) if candidate.kind in LASTING and old.last_seen > said:
                    batch.refusals.append(Refusal(candidate, "older"))  # a conversation left open, read after a newer
                    continue
                case Update(old=old) if _said_anew(_of_the_same(candidate, old), candidate, batch.taken[at + 1 :]):
                    batch.refusals.append(Refusal(candidate, "corrected"))
                    continue
                case Update(old=old, also=also):
                    gone |= {old.id, *(fact.id for fact in also)}
                    candidate = _of_the_same(candidate, old)  # noqa: PLW2901  whose number it is
                case Retract(old=old):
                    gone.add(old.id)
                case Add() | Same():
                    pass
            decisions.append(
                Decision(candidate, verdict, isinstance(verdict, Add | Update) and self._goes_up(candidate))
            )
        return Learned(tuple(decisions), tuple(batch.refusals), tuple(unjudged))


class _Batch:
    """Candidates of one conversation, put in order among themselves: what was put right in it never was."""

    def __init__(self) -> None:
        self.taken: list[Candidate] = []
        self.refusals: list[Refusal] = []

    def take(self, new: Candidate) -> None:
        """Add it, or join, replace or drop one of before."""
        before = {f"new:{at}": _as_fact(candidate, f"new:{at}") for at, candidate in enumerate(self.taken)}
        verdict = judge(new, list(before.values()))
        match verdict:
            case Same(old=old):
                at = int(old.id.removeprefix("new:"))
                kept = self.taken[at]
                self.taken[at] = replace(kept, quotes=tuple(dict.fromkeys([*kept.quotes, *new.quotes])))
            case Update(old=old, also=also):
                self._drop([old, *also])
                self.taken.append(_of_the_same(new, old))
            case Retract(old=old):
                self._drop([old])
            case Add() | Unclear():
                self.taken.append(new)

    def _drop(self, facts: Sequence[Fact]) -> None:
        gone = {int(fact.id.removeprefix("new:")) for fact in facts}
        self.refusals += [Refusal(self.taken[at], "corrected") for at in sorted(gone)]
        self.taken = [candidate for at, candidate in enumerate(self.taken) if at not in gone]


def builtin_learner(
    *, sensitive_areas: Collection[str], promotable: Collection[str], meaning: Meaning = no_meaning
) -> Learner:
    """Rules and the classifier: no network, the same result every time."""
    sense = Sense(meaning)

    async def extract(turns: Sequence[LoggedTurn]) -> Sequence[Candidate]:
        return await asyncio.to_thread(_extract, turns, sense)  # an embedding takes a while; nobody has to wait for it

    return Learner(extract, _in_code, sensitive_areas, promotable, sense)


def _extract(turns: Sequence[LoggedTurn], sense: Sense) -> Sequence[Candidate]:
    from client.learning.extract_rules import extract  # compiles some hundred patterns: not while the window opens

    return extract(turns, sense)


async def _in_code(candidate: Candidate, similar: Sequence[Fact]) -> Verdict:
    return judge(candidate, similar)


def _masked(turn: LoggedTurn) -> LoggedTurn:
    return replace(
        turn, question=mask(turn.question).text, answer=None if turn.answer is None else mask(turn.answer).text
    )


def _of_the_same(candidate: Candidate, old: Fact) -> Candidate:
    """A bare number ("이제 6명이에요") is the new value of what it replaces; another day is all that a slip changes."""
    if candidate.instead_of is not None:
        day = candidate.statement.removesuffix(undated(candidate.statement))
        return replace(candidate, statement=day + undated(old.statement), topic=old.topic)
    if candidate.topic != "seats" or old.topic in {None, "seats"} or not old.value or not candidate.value:
        return candidate
    return replace(candidate, topic=old.topic, statement=old.statement.replace(old.value, candidate.value, 1))


def _said_anew(owned: Candidate, candidate: Candidate, later: Sequence[Candidate]) -> bool:
    """Reads "이제 6명이에요", then "직원이 5명이에요": whose number it is turned out, and was said anew since."""
    return owned.topic != candidate.topic and any(
        (it.attribute, it.topic) == (owned.attribute, owned.topic) for it in later
    )


def _comes_before(fact: Fact, candidate: Candidate, said: datetime) -> bool:
    """Nobody takes back what was said later."""
    return not candidate.retracts or fact.first_seen <= said


def _holds(fact: Fact, candidate: Candidate) -> bool:
    quotes = {(quote.turn, quote.text) for quote in fact.evidence}
    same = fact.statement == candidate.statement or (
        candidate.attribute is not None and (fact.attribute, fact.value) == (candidate.attribute, candidate.value)
    )
    return fact.kind == candidate.kind and same and {(quote.turn, quote.text) for quote in candidate.quotes} <= quotes


def _as_fact(candidate: Candidate, fact_id: str) -> Fact:
    at = candidate.quotes[0].at
    return Fact(
        fact_id,
        candidate.kind,
        candidate.statement,
        candidate.day,
        candidate.stated,
        "active",
        at,
        at,
        candidate.quotes,
        candidate.attribute,
        candidate.value,
        candidate.topic,
        candidate.policy,
        candidate.knowhow,
    )
