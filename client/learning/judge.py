"""New, changed, taken back or said again? The judgement of a candidate beside similar facts, in code.

What lasts has a slot (tier, language, the e-mail address …): one value in force. What happened has a day: an event
never takes the place of one of another day, nor of something that lasts. Where it is unclear, nothing is touched.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date

from client.memory.fact import Candidate, Fact
from client.memory.likeness import likeness, numbers
from client.memory.verdict import Add, Retract, Same, Unclear, Update, Verdict

ALIKE = 0.75  # likeness of two sentences that say the same; tuned on tests/client/learning/dialogues.jsonl
RELATED = 0.5  # and of two that are about the same thing
RETOLD = 0.6  # of two on one day about the same matter
NEAR = 3  # days between the day that is taken back and that of the fact
LASTING = frozenset({"attribute", "preference", "trait"})
_IN_FORCE = frozenset({"active", "awaiting_consent", "awaiting_confirmation"})
_SEVERAL = frozenset({"contact", "seats", "channel", "accessibility"})  # attributes of which one may have more than one
_SWITCHED = re.compile(
    r"바뀌|바꿨|변경|이제|새로|더\s?이상|\bnow\b|\bnew\b|\bchanged?\b|\binstead\b|\bno longer\b|変わ|変更|新しい|今は"
    r"|今後",
    re.IGNORECASE,
)
_THE_LAST = re.compile(
    r"지난번|저번|방금|아까|마지막|\blast\b|\bearlier\b|\bjust now\b|前回|さっき|先ほど", re.IGNORECASE
)
_REQUEST = re.compile(r"요청|\basked\b|\brequest|依頼", re.IGNORECASE)
_RETOLD_UNDATED = frozenset(
    {"tier", "contract", "residence"}
)  # changes that are the same one when told again without a day


def judge(candidate: Candidate, similar: Sequence[Fact]) -> Verdict:
    """What happens to the candidate. `similar` may hold facts of any status and kind, in any order."""
    known = [fact for fact in similar if fact.status in _IN_FORCE]
    if candidate.retracts:
        return _taken_back(candidate, known)
    if candidate.kind in LASTING:
        return _lasting(candidate, [fact for fact in known if fact.kind in LASTING])
    return _dated(candidate, [fact for fact in known if fact.kind == candidate.kind])


def slot(it: Candidate | Fact) -> str | None:
    """The place in which only one value is in force; None where several stand side by side."""
    topic = it.topic or ""
    if it.attribute is None:
        unique = topic and not topic.startswith(("private/", "leaning/"))
        return topic if unique else None
    if it.attribute == "accessibility":
        return None
    if it.attribute not in _SEVERAL:
        return it.attribute
    if topic.startswith(f"{it.attribute}/") or topic == it.attribute:
        return topic
    if it.attribute == "contact":
        value = it.value or ""
        return (
            "contact/email" if "@" in value else "contact/phone" if re.search(r"\d{4}", value) else "contact/person/own"
        )
    return "channel/contact" if it.attribute == "channel" else it.attribute


def _lasting(candidate: Candidate, known: Sequence[Fact]) -> Verdict:
    place = slot(candidate)
    if place == "seats":
        return _bare_number(candidate, known)
    peers = [fact for fact in known if place is not None and slot(fact) == place]
    if place is None or place.startswith("wish/"):
        return _by_words(candidate, peers if place else [fact for fact in known if fact.topic == candidate.topic])
    same = [fact for fact in peers if _value(fact) == _value(candidate)]
    against = [fact for fact in peers if _contradict(candidate, fact)]
    if same and not against:
        return Same(same[0])
    if not against or (place.startswith("contact/person") and not _says(candidate, _SWITCHED)):
        return Add()
    newest = max(against, key=lambda fact: (fact.last_seen, fact.id))
    return Update(newest, tuple(fact for fact in [*against, *same] if fact.id != newest.id))


def _bare_number(candidate: Candidate, known: Sequence[Fact]) -> Verdict:
    """Reads "이제 6명이에요": of whom, only the facts can tell, and only where there is one of them."""
    peers = [fact for fact in known if fact.attribute == "seats"]
    if len(peers) != 1:
        return Unclear("unclear_which")
    return Same(peers[0]) if _value(peers[0]) == _value(candidate) else Update(peers[0])


def _by_words(candidate: Candidate, peers: Sequence[Fact]) -> Verdict:
    if (
        candidate.kind == "preference" and candidate.day is not None
    ):  # a leaning: each day it shows is a fact of its own
        peers = [fact for fact in peers if fact.day == candidate.day]
        return Same(peers[0]) if peers else Add()
    near = max(peers, key=lambda fact: likeness(fact.statement, candidate.statement), default=None)
    if near is None:
        return Add()
    alike = likeness(near.statement, candidate.statement)
    old, new = numbers(near.statement), numbers(candidate.statement)
    if alike >= ALIKE and old == new:
        return Same(near)
    if alike >= ALIKE and old and new and _says(candidate, _SWITCHED):
        return Update(near)  # "our team is now 14 people"
    return Update(near) if alike >= RELATED and slot(candidate) is not None else Add()


def _contradict(candidate: Candidate, fact: Fact) -> bool:
    new, old = _value(candidate), _value(fact)
    if candidate.attribute == "channel":
        if new.startswith("not:"):
            return old == new.removeprefix("not:")
        return old != new and (not old.startswith("not:") or old == f"not:{new}")
    return old != new


def _value(it: Candidate | Fact) -> str:
    return " ".join((it.value or it.statement).casefold().split())


def _dated(candidate: Candidate, known: Sequence[Fact]) -> Verdict:
    if candidate.instead_of is not None:
        return _other_day(candidate, candidate.instead_of, _told(candidate, known))
    for fact in sorted(known, key=lambda fact: -likeness(fact.statement, candidate.statement)):
        alike = likeness(fact.statement, candidate.statement)
        agree = numbers(fact.statement) == numbers(candidate.statement)
        retold = fact.day is not None and fact.day == candidate.day and fact.topic == candidate.topic
        if candidate.kind == "agreement" and fact.topic == candidate.topic and fact.day == candidate.day:
            return Same(fact) if agree else Update(fact)
        if alike < (RETOLD if retold else ALIKE) or not agree:
            continue
        if fact.day == candidate.day or candidate.kind == "decision":  # a decision told again is no second one
            return Same(fact)
        if candidate.day is None and candidate.topic == fact.topic and candidate.topic in _RETOLD_UNDATED:
            return Same(fact)
    return Add()


def _told(candidate: Candidate, known: Sequence[Fact]) -> list[Fact]:
    """What the customer told of the same thing, requests apart."""
    return [
        fact
        for fact in known
        if fact.kind == candidate.kind == "event"
        and not _REQUEST.search(fact.statement)
        and numbers(candidate.statement) <= numbers(fact.statement)
        and (fact.topic == candidate.topic or likeness(fact.statement, candidate.statement) >= RELATED)
    ]


def _other_day(candidate: Candidate, wrong: date, told: Sequence[Fact]) -> Verdict:
    """The day of something told is put right: it is the same thing on another day."""
    fitting = [fact for fact in told if fact.day == wrong]
    near = [fact for fact in told if fact.day is None or abs((fact.day - wrong).days) <= NEAR]
    if not fitting and len(near) == 1:
        fitting = near  # "yesterday" was said on another day
    if not fitting:
        return Add()
    old = max(fitting, key=lambda fact: (fact.last_seen, fact.id))
    return Same(old) if old.day == candidate.day else Update(old)


def _taken_back(candidate: Candidate, known: Sequence[Fact]) -> Verdict:
    if candidate.kind in LASTING:
        place = slot(candidate)
        fitting = [
            fact
            for fact in known
            if fact.kind in LASTING
            and place
            and slot(fact) == place
            and (candidate.value is None or _value(fact) == _value(candidate))
        ]
    else:
        fitting = [
            fact
            for fact in known
            if fact.kind == candidate.kind
            and fact.topic == candidate.topic
            and (candidate.kind != "event" or _REQUEST.search(fact.statement))
        ]
        if candidate.kind == "event" and not _REQUEST.search(candidate.statement):
            fitting = _told(candidate, known) or fitting
        if candidate.day is not None:
            fitting = [fact for fact in fitting if fact.day == candidate.day]
    if not fitting:
        return Unclear("nothing_to_take_back")
    if len(fitting) > 1 and not _says(candidate, _THE_LAST):
        return Unclear("unclear_which")
    return Retract(max(fitting, key=lambda fact: (fact.day.isoformat() if fact.day else "", fact.last_seen, fact.id)))


def _says(candidate: Candidate, words: re.Pattern[str]) -> bool:
    return any(words.search(quote.text) for quote in candidate.quotes if quote.speaker == "customer")
