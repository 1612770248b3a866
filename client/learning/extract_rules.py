"""What did a conversation leave behind, read by rules? No model, no network, the same answer every time.

Reads only the customer's own words, clause by clause. A clause that asks, supposes, jokes, repeats or speaks of others
claims nothing; a request in the customer's own case is an event even as a question. Proposes only: the gate
(`memory/quote.py`) and the judge decide.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from datetime import date

from client.learning import en, ja, ko
from client.learning.agreements import Agreed, agreements
from client.learning.clauses import Language, clauses, language_of
from client.learning.dates import DayFound, find_days
from client.learning.draft import Clause, Draft
from client.learning.leanings import leanings
from client.learning.links import policy_of
from client.learning.stance import JOKE, not_claimed
from client.memory.fact import Candidate, Quote
from client.memory.logged import LoggedTurn
from client.memory.own_words import own_words
from shared.clock import local_day

_RULES: dict[Language, Callable[[Clause], Iterator[Draft]]] = {"ko": ko.read, "en": en.read, "ja": ja.read}
_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


def extract(turns: Sequence[LoggedTurn]) -> tuple[Candidate, ...]:
    """Candidates from the new turns of one conversation, in the order in which they were said."""
    agreed = agreements(turns)
    found: list[Candidate] = []
    for turn in turns:
        own = own_words(turn.question)
        if JOKE.search(own):
            continue
        language = language_of(own)
        pieces = list(clauses(own))
        for at, clause in enumerate(pieces):
            if not_claimed(clause):
                continue
            for draft in _RULES[language](clause):
                if draft.kind == "event" and not draft.retracts and _covered(turn, clause, agreed):
                    continue
                found.append(_candidate(draft, turn, clause, _dating(pieces, at, turn), language))
        found += [_candidate(draft, turn, whole, (), language) for whole, draft in leanings(own, pieces)]
        found += [it.candidate for it in agreed if it.turn == turn.id]
    return tuple(dict.fromkeys(it for it in found if not _said_better(it, found)))


def _said_better(it: Candidate, found: Sequence[Candidate]) -> bool:
    """Reads "전화는 싫어요, 채팅으로만": what is wanted says what is not."""
    return (
        it.attribute == "channel"
        and (it.value or "").startswith("not:")
        and any(
            other.attribute == "channel"
            and other.topic == it.topic
            and other.quotes[0].turn == it.quotes[0].turn
            and not (other.value or "").startswith("not:")
            for other in found
        )
    )


def _covered(turn: LoggedTurn, clause: Clause, agreed: Sequence[Agreed]) -> bool:
    """The request was granted in the same breath: the agreement says it, and says more."""
    return any(it.turn == turn.id and clause.text in it.said for it in agreed)


def _candidate(
    draft: Draft, turn: LoggedTurn, clause: Clause, days: Sequence[DayFound], language: Language
) -> Candidate:
    today = local_day(turn.asked_at, turn.zone)
    day, statement = _dated(draft, days, today, language)
    return Candidate(
        draft.kind,
        statement,
        (Quote(turn.question[clause.start : clause.end], "customer", turn.id, turn.asked_at),),
        day=day,
        attribute=draft.attribute,
        value=draft.value,
        topic=draft.topic,
        retracts=draft.retracts,
        policy=policy_of(turn, draft.topic, today)
        if draft.kind in {"event", "decision"} and not draft.retracts
        else None,
    )


def _dating(pieces: Sequence[Clause], at: int, turn: LoggedTurn) -> tuple[DayFound, ...]:
    """Days of the clause, else of its sentence, else of a fragment after it that is only a day ("9월 21일부터요")."""
    today = local_day(turn.asked_at, turn.zone)
    clause = pieces[at]
    found = find_days(clause.text, today)
    if not found:
        same = [other for other in pieces if other.sentence == clause.sentence]
        found = tuple(day for other in same for day in find_days(other.text, today)) if len(same) > 1 else ()
    if not found and clause.last and at + 1 < len(pieces):
        after = pieces[at + 1]
        days = find_days(after.text, today)
        if (
            days
            and len(re.sub(r"\W|부터|요|이에요|から|です|since|from|on", "", after.text))
            <= days[0].end - days[0].start + 2
        ):
            found = days
    return found


def _dated(draft: Draft, days: Sequence[DayFound], today: date, language: Language) -> tuple[date | None, str]:
    if draft.dating == "never":
        return None, draft.statement
    if draft.dating == "turn" and draft.topic.startswith("fault/") and days and days[0].precision == "day":
        return days[0].day, _with_day(draft.statement, days[0].day, today, language)
    if draft.dating in {"turn", "shown"}:
        return today, draft.statement
    exact = next((found for found in days if found.precision == "day" or found.since), None)
    if exact is not None and not exact.future:
        return exact.day, _with_day(draft.statement, exact.day, today, language)
    return None, draft.statement


def _with_day(statement: str, day: date, today: date, language: Language) -> str:
    return (
        statement if day == today else f"{say_day(day, today, language)}{' ' if language != 'en' else ': '}{statement}"
    )


def say_day(day: date, today: date, language: Language) -> str:
    """A day as it stands in a statement: "9/28", "28 Sep"; with its year where that is not this one."""
    if language == "en":
        return f"{day.day} {_MONTHS[day.month - 1]}" + (f" {day.year}" if day.year != today.year else "")
    return (f"{day.year}/" if day.year != today.year else "") + f"{day.month}/{day.day}"
