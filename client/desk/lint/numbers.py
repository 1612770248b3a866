"""Do two pages give different numbers for one rule?

Two claims are about one rule where their clauses speak of the same things, on the same side ("within", "after", "at
least" …), for the same customers and under the same conditions. Only then is another number a fault; where one of the
two says a little more than the other, it is a doubt that a person settles.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, Literal

from client.desk.content import Content
from client.desk.lint.amounts import same_values
from client.desk.lint.claims import Claim, claims
from client.desk.lint.finding import Finding, Rule
from shared.formats.page import PAGE_KINDS, Page, PageKind

Likeness = Literal["same", "nearly", "other"]
SHOWN: Final = 60  # code points of each side in the sentence
EXTRA: Final = 1  # words that one side may say more, and be nearly the same rule
_WEAK: Final = frozenset(
    {"<support>", "<pay>", ("<contract>"), "<file>", "<member>", "<owner>", "<login>"}
)  # go without saying
_ALIKE: Final = frozenset({"limit", "none"})  # "보관 45일" and "45일 동안 보관" say the same
_ENDING: Final = frozenset({*_ALIKE, "after"})
_MONEY: Final = frozenset({"won", "dollars", "yen"})


def conflicts(content: Content) -> Iterator[Finding]:
    """A finding on both pages for each pair of pages that number a rule differently: the clearest one."""
    stated = [(kind, page, claims(page)) for kind in PAGE_KINDS for page in content.pages[kind].values()]
    for one, other in _neighbours([mine for _, _, mine in stated]):
        (kind, page, mine), (other_kind, other_page, theirs) = stated[one], stated[other]
        found = worst(mine, theirs)
        if found is not None:
            rule, here, there = found
            yield _finding(kind, page, rule, here, there)
            yield _finding(other_kind, other_page, rule, there, here)


def _neighbours(stated: Sequence[Sequence[Claim]]) -> list[tuple[int, int]]:
    """The pairs of pages that have an amount of one dimension beside a word of one meaning, in order."""
    where: dict[tuple[str, str], dict[int, None]] = defaultdict(dict)
    for place, mine in enumerate(stated):
        for claim in mine:
            for word in claim.about:
                where[claim.amount.dimension, word][place] = None
    return sorted({pair for places in where.values() for pair in combinations(places, 2)})


def worst(mine: Sequence[Claim], theirs: Sequence[Claim]) -> tuple[Rule, Claim, Claim] | None:
    """The clearest pair of claims that can not both hold; None where the two pages agree."""
    doubt: tuple[Rule, Claim, Claim] | None = None
    for here in mine:
        for there in theirs:
            if here.amount.dimension != there.amount.dimension or not here.about & there.about:
                continue
            if same_values(here.amount.values, there.amount.values):
                continue
            likeness = alike(here, there)
            if likeness == "other" or _knows_both(here, theirs) or _knows_both(there, mine):
                continue
            if likeness == "same":
                return "number-conflict", here, there
            doubt = doubt or ("number-doubt", here, there)
    return doubt


def alike(one: Claim, other: Claim) -> Likeness:
    """Are the two about one rule, whatever their numbers?"""
    ends = "<expire>" in one.about & other.about  # "valid for 7 days" and "expires after 7 days" say the same
    same_side = {one.amount.side, other.amount.side} <= (
        _ENDING if ends else _ALIKE
    ) or one.amount.side == other.amount.side
    if one.amount.dimension != other.amount.dimension or not same_side or one.negative != other.negative:
        return "other"
    if len(one.amount.values) != len(other.amount.values):
        return "other"  # a range or two days in a row are another kind of statement
    if one.conditions != other.conditions or not _same_limits(one, other):
        return "other"
    shared = one.about & other.about
    more, less = one.about - shared - other.around, other.about - shared - one.around
    if not shared or (more and less):
        return "other"
    implied = _WEAK | ({"<price>", "<order>"} if one.amount.dimension in _MONEY else set())
    extra = len((more | less) - implied)
    told = len(shared) + len(one.limits)
    if len(shared) > 1 and not extra:
        return "same"
    enough = told > 1 or (not extra and any(word.startswith("<") for word in shared))
    return "nearly" if enough and extra <= EXTRA else "other"


def _knows_both(claim: Claim, others: Sequence[Claim]) -> bool:
    """The other page states this number for this rule too: it tells two cases apart."""
    return any(same_values(claim.amount.values, it.amount.values) and alike(claim, it) != "other" for it in others)


def _same_limits(one: Claim, other: Claim) -> bool:
    mine, theirs = dict(one.limits), dict(other.limits)
    if mine.keys() != theirs.keys():
        return False
    return all(mine[dimension] & theirs[dimension] for dimension in mine)


def _finding(kind: PageKind, page: Page, rule: Rule, here: Claim, there: Claim) -> Finding:
    said = f"“{here.words[:SHOWN]}” ↔ {there.page}: “{there.words[:SHOWN]}”"
    return Finding(kind, page.id, rule, said)
