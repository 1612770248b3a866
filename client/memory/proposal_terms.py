"""Which terms of the vocabulary does a text name, and does it mean them? "전액 환불은 안 되고 50%" decides on one.

A word that is part of a longer one counts for the longer ("연장" in "연장 불가"). One that the text turns down, or
names in place of another, counts for nothing: rather nothing is recognised than the contrary of what was said.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from shared.formats.vocabulary import Term
from shared.text import fold

_NEAR: Final = 24  # code points before and after a word in which it can be turned down
_INSTEAD_AFTER: Final = r"(?:이|가|은|는)? ?(?:아니|아닌|말고|대신)|(?:では|じゃ)な[くい]|の代わり|,? instead of that"
_INSTEAD_BEFORE: Final = re.compile(r"(?:\bnot|\binstead of|\brather than) (?:an? |the )?$")
_TURNED_DOWN: Final = re.compile(
    rf"(?:{_INSTEAD_AFTER}"
    r"|[^.!?,。、\n]{0,6}?(?:지 ?(?:않|말|못)|(?<![가-힣])[안못] |불가|거절|거부|어렵|없[이다]|취소"
    r"|しない|せず|しません|できない|できません|不可|拒否|断[らりる]|なし"
    r"|\bnot\b|n't\b|\brefus|\bdeclin|\bdenied|\brejected|\bruled out))"
)
_INSTEAD: Final = re.compile(_INSTEAD_AFTER)
_TURNED_DOWN_BEFORE: Final = re.compile(
    r"(?:\bnot|\bno|\bwithout|\binstead of|\brather than|\brefus\w+|\bdeclin\w+|\bdenied|\brejected) (?:an? |the )?$"
)


def decided_on(terms: Sequence[Term], text: str) -> Term | None:
    """The one that the text decides on; None where it names none, or more than one."""
    meant = {at for at, start, end in _spans(terms, text) if not _turned_down(text, start, end)}
    return terms[meant.pop()] if len(meant) == 1 else None


def names_any(terms: Sequence[Term], text: str) -> bool:
    """Whether it names one at all, meant or not."""
    return next(iter(_spans(terms, text)), None) is not None


def named(terms: Sequence[Term], text: str) -> list[Term]:
    """All that hold: not those that the text names only to say that something else does."""
    held = {at for at, start, end in _spans(terms, text) if not _replaced(text, start, end)}
    return [term for at, term in enumerate(terms) if at in held]


def places(word: str, text: str) -> Iterable[tuple[int, int]]:
    """Latin words and numbers whole ("late" is not in "template", 50% not in 150%); others wherever they stand."""
    if word not in text:  # nearly always, and many times quicker to know
        return ()
    before = r"(?<![a-z0-9])" if re.match(r"[a-z0-9]", word) else ""
    after = r"(?![a-z])" if re.search(r"[a-z]$", word) else ""
    return [found.span() for found in re.finditer(before + re.escape(word) + after, text)]


def _spans(terms: Sequence[Term], text: str) -> list[tuple[int, int, int]]:
    """Which term, from where to where; without what lies inside a longer word."""
    found = [
        (at, *place)
        for at, term in enumerate(terms)
        for word in term.words
        for place in places(fold(word).casefold(), text)
    ]
    return [one for one in found if not any(_inside(one, other) for other in found)]


def _inside(one: tuple[int, int, int], other: tuple[int, int, int]) -> bool:
    return other[1:] != one[1:] and other[1] <= one[1] and one[2] <= other[2]


def _turned_down(text: str, start: int, end: int) -> bool:
    before, after = text[max(0, start - _NEAR) : start], text[end : end + _NEAR]
    return _TURNED_DOWN.match(after) is not None or _TURNED_DOWN_BEFORE.search(before) is not None


def _replaced(text: str, start: int, end: int) -> bool:
    before, after = text[max(0, start - _NEAR) : start], text[end : end + _NEAR]
    return _INSTEAD.match(after) is not None or _INSTEAD_BEFORE.search(before) is not None
