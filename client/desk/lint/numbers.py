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
    pages = [(kind, page) for kind in PAGE_KINDS for page in content.pages[kind].values()]
    stated = [claims(page) for _, page in pages]
    worst: dict[tuple[int, int], tuple[Rule, Claim, Claim]] = {}
    for one, here, other, there in _comparable(stated):
        if worst.get((one, other), ("number-doubt",))[0] == "number-conflict":
            continue
        likeness = alike(here, there)
        if likeness == "other" or _knows_both(here, stated[other]) or _knows_both(there, stated[one]):
            continue
        if likeness == "same":
            worst[one, other] = ("number-conflict", here, there)
        else:
            worst.setdefault((one, other), ("number-doubt", here, there))
    for (one, other), (rule, here, there) in sorted(worst.items(), key=lambda it: it[0]):
        yield _finding(*pages[one], rule, here, there)
        yield _finding(*pages[other], rule, there, here)


def _comparable(stated: Sequence[Sequence[Claim]]) -> Iterator[tuple[int, Claim, int, Claim]]:
    """Claims of two pages that share a word and everything that has to be equal, with other numbers, in order.

    A wiki of thousands of pages has millions of pairs; the few that can matter are found by what they share.
    """
    alike_in: dict[tuple[object, ...], list[tuple[int, Claim]]] = defaultdict(list)
    for place, mine in enumerate(stated):
        for claim in mine:
            limited = tuple(dimension for dimension, _ in claim.limits)
            must = (claim.amount.dimension, len(claim.amount.values), claim.negative, claim.conditions, limited)
            for word in claim.about:
                alike_in[*must, word].append((place, claim))
    seen: set[tuple[int, int]] = set()
    for group in alike_in.values():
        for (one, here), (other, there) in combinations(group, 2):
            if one == other or (id(here), id(there)) in seen:
                continue
            if not same_values(here.amount.values, there.amount.values):
                seen.add((id(here), id(there)))
                yield one, here, other, there


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
    enough = told > 1 or not extra
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
