"""What stands side by side: today's rule, the know-how that fits the case, what was agreed before, and what to do next.

Where they differ none is chosen. Each thing is said once; a question for the rule gets the rule.
"""

from __future__ import annotations

from client.models.builtin import cite, compose_exception, condition, memories, recalling
from client.models.builtin.agree import Beyond, Proposal, Unclear
from client.models.builtin.condition import Condition
from client.models.builtin.found import Found
from client.models.builtin.intent import Reading
from client.models.builtin.records import FactHit
from client.models.builtin.results import Page
from client.models.builtin.situation import Situation
from client.models.builtin.telling import Teller

Verdict = Proposal | Beyond | Unclear | None


def side_by_side(situation: Situation, reading: Reading, found: Found, teller: Teller, where: str) -> list[str]:
    """The paragraphs; `where`: contact and hours of the service's people."""
    words = teller.words
    verdict = compose_exception.judged(situation, reading, found)
    if reading.pending == "exception" and reading.reply == "yes" and isinstance(verdict, Proposal):
        rule = next(iter(teller.telling(found.policies)), None)
        return compose_exception.agreed(situation, verdict, rule, teller)
    if reading.recalls and found.facts:
        return _recalled(found, teller)
    unsure = found.surety == "unsure"
    facts = memories.facts_told(found.facts, aside=reading.aside())
    told = [(page, holds) for page, holds in _fitting(situation, reading, found, verdict)]
    said = [words.unsure] if unsure and not found.nothing() else []
    outdated = {fact.policy for fact in facts if _outdated(fact)} if not reading.aside() else set()
    for page in teller.telling(found.policies)[: 1 if unsure else None]:
        said += _rule(page, teller, compares=reading.changed or page.id in outdated)
    said += [_knowhow(page, holds, teller) for page, holds in told]
    said += [recalling.fact(fact, teller, quoted=not reading.aside()) for fact in facts]
    said += [recalling.turn(turn, teller) for turn in memories.turns_told(found.asked, found.turns, found.known, facts)]
    return [*said, *_closing(reading, found, teller, where, verdict=verdict, facts=facts, told=told)]


def _recalled(found: Found, teller: Teller) -> list[str]:
    """What is on record; beside an exception also the rule as it is today."""
    facts = memories.facts_told(found.facts, aside=False)
    said = [recalling.fact(fact, teller) for fact in facts]
    if any(fact.kind in memories.AGREED for fact in facts):
        said += [teller.page(page) for page in found.policies[:1]]
    return said + [
        recalling.turn(turn, teller) for turn in memories.turns_told(found.asked, found.turns, found.known, facts)
    ]


def _closing(
    reading: Reading,
    found: Found,
    teller: Teller,
    where: str,
    *,
    verdict: Verdict,
    facts: tuple[FactHit, ...],
    told: list[tuple[Page, Condition]],
) -> list[str]:
    words = teller.words
    excepted = bool(found.policies) and any(fact.kind in memories.AGREED for fact in facts) and not reading.aside()
    if isinstance(verdict, Proposal):
        return [*([words.both] if excepted else []), *compose_exception.offered(verdict, teller)]
    beyond = compose_exception.offered(verdict, teller) if isinstance(verdict, Beyond) else []
    if excepted:
        return [*beyond, f"{words.both} {words.both_open.format(where=where)}"]
    by_talks = any(teller.leaves_open(page) for page, _ in told)
    by_rule = reading.acts and any(teller.leaves_open(page) for page in found.policies[:1])
    if by_talks or by_rule or (reading.acts and verdict):
        return [*beyond, words.negotiate.format(where=where)]
    return [words.staff.format(where=where)] if found.surety == "unsure" or reading.acts else []


def _fitting(situation: Situation, reading: Reading, found: Found, verdict: Verdict) -> list[tuple[Page, Condition]]:
    """In a case the know-how that fits it, first of all what was offered; to a question for the rule none."""
    if found.policies and not reading.case:
        return []
    judged = [(page, condition.condition(page, situation.case(), found.known)) for page in found.knowhow]
    fits = [one for one in judged if one[1].holds != "no"]
    fits.sort(key=lambda one: one[1].holds != "yes")
    if isinstance(verdict, Proposal | Beyond):
        fits.sort(key=lambda one: one[0].id != verdict.page.id)
    return fits[:1]


def _rule(page: Page, teller: Teller, *, compares: bool) -> list[str]:
    now = " ".join(part for part in (teller.page(page), teller.compared(page)) if part)
    before = teller.before(page) if compares else None
    return [part for part in (now, before, teller.upcoming(page)) if part]


def _knowhow(page: Page, holds: Condition, teller: Teller) -> str:
    words, told = teller.words, teller.page(page)
    if holds.fact:
        return f"{told} {words.fits_by.format(statement=holds.fact.statement)} {cite.fact_marker(holds.fact.id)}"
    if holds.wanted:
        return f"{told} {words.only_for.format(who=words.contracts[holds.wanted])}"
    return told


def _outdated(fact: FactHit) -> bool:
    return fact.recheck is not None and fact.recheck.reason != "age"
