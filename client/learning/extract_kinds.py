"""What do sentences leave in which the rules know no word? The classifier says of which kind each is, and no more.

A sentence of several clauses may hold a happening and a request: neighbours of one kind are one fact.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from client.learning.clauses import Language
from client.learning.dates import DayFound
from client.learning.draft import Clause, Draft
from client.learning.drafting import CHOOSES, TIED, as_told, drafts, group_of, only_a_day, said_as, went_on
from client.learning.instead import TOPIC as INSTEAD
from client.learning.lexicon import ACTIONS
from client.learning.sayings import say
from client.learning.sense import Sense
from client.learning.stance import LAUGHTER, ONCE, not_claimed, only_manners
from client.memory.secrets import MASK

ASKED = 0.93  # a request in the form of a question: it may be one for information
LAUGHED = 0.96  # said with a laugh: it takes more
DISCLAIMED = 0.985  # its words look supposed, planned, or somebody else's
ALONE = 0.95  # a clause counts for itself beside the rest of its sentence
DOUBTFUL = 0.4


_TODAY_ONLY = re.compile(
    r"하루만|오늘만|今日だけ|今日のみ|\b(?:just|only) (?:for )?today\b|\btoday only\b", re.IGNORECASE
)


_ONLY_WHEN = re.compile(  # names the case for which the rest of the sentence is said
    r"(?:면|때(?:는|엔|에는)?|경우(?:에는?|엔)?)[\s,]*$|(?:とき|時|場合)(?:に?は)?[、,\s]*$|(?:たら|なら|れば)[、,\s]*$"
    r"|^(?:when(?:ever)?|if|unless)\b",
    re.IGNORECASE,
)


def units(pieces: Sequence[Clause]) -> Iterator[list[int]]:
    """Places of the clauses of each sentence."""
    unit: list[int] = []
    for at, clause in enumerate(pieces):
        if unit and pieces[unit[-1]].sentence is not clause.sentence:
            yield unit
            unit = []
        unit.append(at)
        if clause.last:
            yield unit
            unit = []
    if unit:
        yield unit


@dataclass(frozen=True, slots=True)
class Message:
    """What a customer wrote, as the rules read it: own words, clauses, the days of each clause."""

    own: str
    pieces: Sequence[Clause]
    days: Sequence[Sequence[DayFound]]
    language: Language


def told_in(
    message: Message, ruled: Mapping[int, Sequence[Draft]], sense: Sense
) -> Iterator[tuple[Clause, int, Draft]]:
    """Each fact with its words and the place of the clause that dates it: first the rules' (`ruled`, by clause)."""
    own, pieces = message.own, message.pieces
    for unit in units(pieces):
        secret = MASK in own[pieces[unit[0]].start : pieces[unit[-1]].end]
        runs = [] if secret else [*_facts(own, pieces, unit, sense, message.language)]
        by_rules = [
            (at, draft)
            for at in unit
            for draft in ruled.get(at, ())
            if MASK not in pieces[at].text or draft.attribute is not None or draft.retracts
        ]
        if any(group_of(draft) == "lasting" and draft.attribute for _, draft in by_rules):
            by_rules = [it for it in by_rules if not it[1].topic.startswith("wish/")]  # a value says it better
        deciding = {at for at, draft in by_rules if draft.kind == "decision"}
        deciding |= {at for places, kind in runs if kind == "decision" for at in places}
        by_rules = [it for it in by_rules if not _chosen(*it, message, deciding)]
        known = {group_of(draft) for _, draft in by_rules}
        yield from _of_rules(message, unit, by_rules, runs)
        if not known & {"told", "decision", "request"} and (since := _since(message, by_rules, runs)):
            known.add("told")
            yield since
            runs = [(places, "state" if kind == "change" else kind) for places, kind in runs]
        settled = {at for at, draft in by_rules if draft.kind == "decision" or draft.topic == INSTEAD}
        yield from _of_runs(message, [run for run in runs if not settled & set(run[0])], known)


def _chosen(at: int, draft: Draft, message: Message, deciding: Collection[int]) -> bool:
    """Reads "we chose the red one over the blue": the decision says it, and it is no event besides."""
    told = draft.kind == "event" and draft.topic.startswith("event/") and not draft.retracts
    return told and at in deciding and CHOOSES.search(message.pieces[at].text) is not None


def _of_rules(
    message: Message, unit: Sequence[int], by_rules: Sequence[tuple[int, Draft]], runs: Sequence[tuple[list[int], str]]
) -> Iterator[tuple[Clause, int, Draft]]:
    own, pieces, days = message.own, message.pieces, message.days
    told_at = [at for at, draft in by_rules if group_of(draft) == "told"]
    one = _one_happening(by_rules, days)  # a happening in two clauses is one fact
    for at, draft in (it for it in by_rules if it not in one[1:]):
        told = group_of(draft) == "told"
        places = _around(at, draft, runs, days)
        if told and one:
            places, draft = [*range(told_at[0], told_at[-1] + 1)], replace(draft, dating="named")  # noqa: PLW2901
        elif told and len(told_at) > 1:
            places = [at]
        if told and not one and draft.attribute is None and draft.topic not in TIED and places == [at]:
            places = _from_the_start(at, unit, by_rules, runs, pieces)
        if len(places) == 1:
            yield pieces[at], at, draft
            continue
        span = joined(own, pieces, places)
        if told and MASK in span.text:
            continue
        yield span, at, replace(draft, statement=say("happening", span.text, message.language)) if told else draft


def _of_runs(
    message: Message, runs: Sequence[tuple[list[int], str]], known: set[str]
) -> Iterator[tuple[Clause, int, Draft]]:
    """What the classifier found beside them, of groups that are not `known` yet."""
    for places, found in runs:
        if said_as(found) in known or (found == "change" and known & {"lasting", "request"}):
            continue
        span = joined(message.own, message.pieces, places)
        if only_a_day(span.text):
            continue
        kind = as_told(found, span.text, message.language, dated=any(message.days[at] for at in places))
        if said_as(kind) not in known:
            known.add(said_as(kind))
            yield from ((span, places[-1], draft) for draft in drafts(kind, span.text, message.language))


def _since(
    message: Message, by_rules: Sequence[tuple[int, Draft]], runs: Sequence[tuple[list[int], str]]
) -> tuple[Clause, int, Draft] | None:
    """Reads "어제부터 30석으로 쓰고 있어요": what lasts began on that day, and that is an event."""
    lasting = [
        ([at], it.topic)
        for at, it in by_rules
        if it.kind == "attribute" and not it.retracts and it.attribute != "contact"
    ]
    lasting += [(places, "") for places, kind in runs if kind in {"state", "change"}]
    for places, topic in lasting:
        begun = any(
            day.since and (day.precision == "day" or topic == INSTEAD) and not day.future
            for at in places
            for day in message.days[at]
        )
        turned = topic.startswith(("holds/", "residence")) and went_on(message.pieces[places[0]].text)
        if begun or turned:
            span = joined(message.own, message.pieces, places)
            said = say("happening", span.text, message.language)
            return span, places[-1], Draft("event", said, "event/since", "named")
    return None


def _from_the_start(
    at: int,
    unit: Sequence[int],
    by_rules: Sequence[tuple[int, Draft]],
    runs: Sequence[tuple[list[int], str]],
    pieces: Sequence[Clause],
) -> list[int]:
    """The clauses of its sentence before it that claim nothing of their own: "お弁当、4つ頼んだのに1つ足りなかった"."""
    taken = {place for place, _ in by_rules if place != at} | {
        place for places, _ in runs for place in places if at not in places
    }
    first = at
    while first - 1 in unit and first - 1 not in taken and not not_claimed(pieces[first - 1]):
        first -= 1
    lead = pieces[first].text if first < at else ""
    return [*range(first, at + 1)] if lead and not only_manners(pieces[first]) else [at]


def _one_happening(
    by_rules: Sequence[tuple[int, Draft]], days: Sequence[Sequence[DayFound]]
) -> list[tuple[int, Draft]]:
    """What the rules found to have happened in one sentence, where it tells of one day at most; the fault first."""
    told = [it for it in by_rules if group_of(it[1]) == "told"]
    named = {day.day for at, _ in told for day in days[at]}
    apart = any(it.attribute is not None or it.retracts or it.topic in TIED for _, it in told)
    deeds = {it.topic for _, it in told}
    apart = apart or (len(deeds) == len(told) and deeds <= set(ACTIONS))  # "moved the visit and cancelled the extra"
    if len(told) < 2 or len(named) > 1 or apart:
        return []
    return sorted(told, key=lambda it: not it[1].topic.startswith("fault/"))


def _around(
    at: int, draft: Draft, runs: Sequence[tuple[list[int], str]], days: Sequence[Sequence[DayFound]]
) -> list[int]:
    """The clauses that say the same thing as the rule's, where the rule found no value of its own."""
    if draft.attribute is None and not draft.retracts and draft.topic not in TIED:
        for places, kind in runs:
            named = {days[place][0].day for place in places if days[place]}
            if at in places and said_as(kind) == group_of(draft) and len(named) < 2:
                return places
    return [at]


def joined(own: str, pieces: Sequence[Clause], places: Sequence[int]) -> Clause:
    """Neighbouring clauses as one."""
    first, last = pieces[places[0]], pieces[places[-1]]
    return replace(last, text=own[first.start : last.end], start=first.start)


def _facts(
    own: str, pieces: Sequence[Clause], unit: Sequence[int], sense: Sense, language: Language
) -> Iterator[tuple[list[int], str]]:
    whole = joined(own, pieces, unit)
    of_whole = sense.read(whole.text, language)
    asks = whole.asked and of_whole.fact_kind == "request"
    least = max(sense.least(whole.text, language), LAUGHED if LAUGHTER.search(own) else 0, ASKED if asks else 0)
    if any(not_claimed(pieces[at]) for at in unit):
        least = max(least, DISCLAIMED)
    runs: list[tuple[list[int], str, float]] = []
    for at in unit if len(unit) > 1 else ():
        read = sense.read(pieces[at].text, language)
        if not re.search(r"[^\W\d]", pieces[at].text):
            continue  # "August 31, 2026" has two parts
        if read.fact < least or (at != unit[-1] and _ONLY_WHEN.search(pieces[at].text)):
            continue
        if runs and said_as(runs[-1][1]) == said_as(read.fact_kind):
            places, kind, likely = runs[-1]
            runs[-1] = ([*places, *range(places[-1] + 1, at + 1)], kind, max(likely, read.fact))
        else:
            runs.append(([at], read.fact_kind, read.fact))
    sure = [run for run in runs if run[2] >= ALONE]
    if ONCE.search(whole.text) and (said_as(of_whole.fact_kind) == "lasting" or _TODAY_ONLY.search(whole.text)):
        return
    if of_whole.fact < least:
        yield from ((places, kind) for places, kind, _ in sure if places[-1] != unit[-1] or of_whole.fact >= DOUBTFUL)
    elif len(sure) > 1:
        yield from ((places, kind) for places, kind, _ in sure)
    else:
        yield list(unit), of_whole.fact_kind
