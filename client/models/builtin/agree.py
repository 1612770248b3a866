"""May the assistant agree to what the customer asks, and to how much of it?

Only where a know-how page that a tool returned says `may_agree`, was read whole, and its conditions fit what the
customer said in this conversation, the block or an attribute on record. A past agreement never counts as a condition
met.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from client.models.builtin import sentences, terms
from client.models.builtin.concepts import ACTIONS, PATTERNS, concepts
from client.models.builtin.cue import cue
from client.models.builtin.results import Page
from client.models.builtin.terms import Question

CHECKABLE = (
    "annual",
    "monthly",
    "enterprise",
    "business",
    "team",
    "starter",
)  # what a customer can state about their contract
_CONDITIONS = cue(r"조건|condition|条件|when|대상")
_ALTERNATIVE = cue(r"또는|이거나|거나|\bor\b|または|か、")
_PERCENT = re.compile(r"(\d{1,3})\s*(?:%|퍼센트|프로(?![가-힣])|パーセント|percent)", re.IGNORECASE)
_HALF = cue(r"절반|반액|\bhalf\b|半額|半分")
_AGREES = cue(r"합의|\bagree|合意|협의할 수|진행할 수")
_REQUESTED = cue(r"요청했|요청한다|\brequest(?:ed|s)?\b|依頼|申し出|求めた")
_DENIED = {
    concept: cue(
        rf"(?:\bnot|\bisn't|\bno longer)\s+(?:an?\s+|on\s+an?\s+)?(?:{PATTERNS[concept].pattern})"
        rf"|(?:{PATTERNS[concept].pattern})\s*(?:계약|요금제|contract|契約)?"
        r"(?:\s*(?:이|가|은|는)?\s*(?:아니|아닌|말고|제외)|\s*(?:ではな|じゃな))"
    )
    for concept in CHECKABLE
}
_SAME = 0.6  # share of the request that the sentence which agrees has to cover
_ENOUGH = 0.34  # share of the request that the page has to cover


@dataclass(frozen=True, slots=True)
class Proposal:
    """`percent` for a partial refund, else `quote` says what may be agreed to; `conditions` could not be checked."""

    page: Page
    percent: int | None
    quote: str
    conditions: tuple[str, ...]
    basis: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Beyond:
    """More was asked than the page allows."""

    page: Page
    percent: int
    limit: int


@dataclass(frozen=True, slots=True)
class Unclear:
    """The page could allow it, but whether its conditions hold was not said."""

    page: Page
    conditions: tuple[str, ...]


def judge(
    page: Page, asked: Question, case: str, wanted_percent: int | None, *, explicit: bool
) -> Proposal | Beyond | Unclear | None:
    """Judge one page; None where it is about something else or allows nothing.

    `case` is what the customer stated; `explicit`: an exception, a part or a share was asked for in so many words.
    """
    if (
        not page.may_agree
        or not page.whole
        or terms.coverage(asked, f"{page.title} {page.summary} {page.text}") < _ENOUGH
    ):
        return None
    limit = _limit(page) if "refund" in asked.concepts() else None
    action = _action(page, asked)
    if not (explicit if limit is not None else wanted_percent is None and _asked_for(action, asked)):
        return None
    listed = sentences.sentences(page.text)
    conditions = _items(tuple(s for s in listed if _CONDITIONS.search(s.heading)) or listed[:1])
    needed = {concept for concept in CHECKABLE if any(PATTERNS[concept].search(text) for text in conditions)}
    met = needed & stated(case)
    if needed != met and not (met and any(_ALTERNATIVE.search(text) for text in conditions)):
        return Unclear(page, tuple(text for text in conditions if concepts(text) & needed))
    if limit is not None and wanted_percent is not None and wanted_percent > limit:
        return Beyond(page, wanted_percent, limit)
    unchecked = tuple(text for text in conditions if not concepts(text) & needed and not _REQUESTED.search(text))
    return Proposal(page, None if limit is None else wanted_percent or limit, action, unchecked, tuple(sorted(met)))


def percent_in(text: str) -> int | None:
    """The last share that a text names, in percent; half is 50."""
    named = _PERCENT.findall(text)
    if named:
        return int(named[-1])
    return 50 if _HALF.search(text) else None


def _items(listed: tuple[sentences.Sentence, ...]) -> list[str]:
    grouped: dict[int, list[str]] = {}
    for sentence in listed:
        grouped.setdefault(sentence.paragraph, []).append(sentence.text)
    return [" ".join(parts) for parts in grouped.values()]


def stated(case: str) -> frozenset[str]:
    """What the customer says of the contract; "not annual" is no "annual"."""
    return frozenset(c for c in CHECKABLE if PATTERNS[c].search(_DENIED[c].sub(" ", case)))


def _limit(page: Page) -> int | None:
    shares = [
        int(share)
        for sentence in sentences.sentences(page.text)
        if PATTERNS["refund"].search(sentence.text) or _AGREES.search(sentence.text)
        for share in _PERCENT.findall(sentence.text)
    ]
    return max((share for share in shares if share <= 100), default=None)


def _asked_for(action: str, asked: Question) -> bool:
    """What the page lets one agree to is what was asked, and no other thing is done by it."""
    named = asked.concepts()
    return (
        terms.substantial(asked, action)
        and terms.coverage(asked, action) >= _SAME
        and concepts(action) & ACTIONS <= named
    )


def _action(page: Page, asked: Question) -> str:
    agreeing = [sentence for sentence in sentences.sentences(page.text) if _AGREES.search(sentence.text)]
    best = max(agreeing, key=lambda sentence: terms.coverage(asked, sentence.text), default=None)
    return best.text if best else sentences.joined(sentences.first(page.text, 1))
