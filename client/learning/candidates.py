"""How does a draft become a candidate: with its day, its quote and its page?"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from itertools import groupby

from client.learning.clauses import Language
from client.learning.dates import DayFound, happened_on
from client.learning.draft import Clause, Draft
from client.learning.links import policy_of
from client.learning.slips import Slip
from client.memory.fact import Candidate, Quote
from client.memory.logged import LoggedTurn
from shared.clock import local_day

_OF_THE_THING = re.compile(
    r"(?:에|날)?\s?[가-힣\s]{0,8}(?:[가-힣][은던]|[간온산된한난낸긴준])\s[가-힣A-Za-z0-9\s]{1,14}(?:을|를|은|는|이|가|도)\s"
    r"|(?:에)?\s?[가-힣\s]{1,10}고\s|に[^、。をはが]{1,10}た[^、。]{1,12}(?:を|は|が|も)、?"
)
_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


def candidate(
    draft: Draft, turn: LoggedTurn, clause: Clause, days: Sequence[DayFound], language: Language
) -> Candidate:
    """What the clause, read as the draft, proposes."""
    today = local_day(turn.asked_at, turn.zone)
    day, statement = _dated(draft, days, today, language)
    return Candidate(
        draft.kind,
        re.sub(r"\s{2,}", "" if language == "ja" else " ", statement),  # where a slip stood
        (Quote(turn.question[clause.start : clause.end], "customer", turn.id, turn.asked_at),),
        day=day,
        attribute=draft.attribute,
        value=draft.value,
        topic=draft.topic or None,
        retracts=draft.retracts,
        policy=policy_of(turn, draft.topic, today)
        if draft.kind in {"event", "decision"} and not draft.retracts
        else None,
    )


def with_slip(clause: Clause, slip: Slip) -> Clause:
    """The words together with the day that was put right."""
    return replace(clause, start=min(clause.start, slip.start), end=max(clause.end, slip.end))


def days_of(pieces: Sequence[Clause], today: date, slips: Mapping[int, Slip]) -> list[tuple[DayFound, ...]]:
    """For each clause its days, else those of its sentence, else of a fragment after it that is only a day."""
    own = [
        (
            *((slips[at].right,) if at in slips else ()),
            *_main_first(clause.text, happened_on(clause.text, today, clause.sentence.partition(clause.text)[0])),
        )
        for at, clause in enumerate(pieces)
    ]
    days: list[tuple[DayFound, ...]] = []
    for _, group in groupby(range(len(pieces)), key=lambda at: id(pieces[at].sentence)):
        places = list(group)
        shared = tuple(day for at in places for day in own[at])
        shared = shared or happened_on(pieces[places[0]].sentence, today)  # "日曜に話し合って、決めました"
        days += [own[at] or shared for at in places]
    for at, clause in enumerate(pieces[:-1]):
        after = own[at + 1]
        if not days[at] and clause.last and after and _only_a_day(pieces[at + 1].text, after[0]):
            days[at] = after
    return days


def _main_first(text: str, days: tuple[DayFound, ...]) -> tuple[DayFound, ...]:
    """Reads "3일에 받은 옷을 8일에 반품했어요": the first day is that of the thing, the second that of the deed."""
    if len(days) == 2 and _OF_THE_THING.fullmatch(text[days[0].end : days[1].start]):
        return days[::-1]
    return days


def _only_a_day(text: str, day: DayFound) -> bool:
    """Reads "9월 21일부터요": nothing but the day."""
    bare = re.sub(r"\W|부터|요|이에요|から|です|since|from|on", "", text)
    return len(bare) <= day.end - day.start + 2


def _dated(draft: Draft, days: Sequence[DayFound], today: date, language: Language) -> tuple[date | None, str]:
    if draft.dating == "never":
        return None, draft.statement
    told = draft.topic.startswith("fault/")
    past = next((it for it in days if not it.future and (it.precision == "day" or it.since)), None)
    if draft.dating == "turn" and told and past is not None:
        return past.day, with_day(draft.statement, past.day, today, language)
    if draft.dating in {"turn", "shown"} and draft.kind != "decision":
        return today, draft.statement
    exact = next((found for found in days if found.precision == "day" or found.since), None)
    if exact is not None and not exact.future:
        return exact.day, with_day(draft.statement, exact.day, today, language)
    return today if draft.kind == "decision" else None, draft.statement


def with_day(statement: str, day: date, today: date, language: Language) -> str:
    """The statement with its day in front; today's needs none."""
    return (
        statement if day == today else f"{say_day(day, today, language)}{' ' if language != 'en' else ': '}{statement}"
    )


def say_day(day: date, today: date, language: Language) -> str:
    """A day as it stands in a statement: "9/28", "28 Sep"; with its year where that is not this one."""
    if language == "en":
        return f"{day.day} {_MONTHS[day.month - 1]}" + (f" {day.year}" if day.year != today.year else "")
    return (f"{day.year}/" if day.year != today.year else "") + f"{day.month}/{day.day}"
