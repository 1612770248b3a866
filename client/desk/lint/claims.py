"""Which rules with a number does a page state? Each amount with the words that say what it is about and for whom.

Examples, earlier versions, questions and what others do are no rules of this page and are left out.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from client.desk.lint.amounts import Amount, amounts, without_days
from client.desk.lint.concepts import vocabulary
from client.desk.lint.prose import Line, lines
from shared.formats.page import Page

ENOUGH: Final = 2  # words that tell a rule apart; with fewer a clause takes its neighbours' and its heading's
_CLAUSE: Final = re.compile(r",(?!\d)|[;、，]|(?<=[가-힣]고)\s|(?<=[가-힣]며)\s|(?<=지만)\s|\s(?:but|while|whereas)\s")
_NOT: Final = re.compile(
    r"않|없(?!이)|불가|제외|못\s?[하합]|안\s?됩|\b(?:not(?! later| more| less)|no(?! later| more| less)|never"
    r"|cannot|can't"
    r"|non-\w+|excluded|unless)\b|ません|ない(?!し)|不可|対象外|除"
)
_WORD: Final = re.compile(r"[가-힣]+|[a-z][a-z'-]*[a-z]|[一-龥々]+|[ァ-ヶー]{2,}")
_VERB: Final = re.compile(
    r".*(?:니다|세요|어요|아요|해요|돼요|예요|에요|다|면|며|고|서|도록|려면|거나|하는|되는|있는|없는|해야|된|할|한"
    r"|됨|함|지|하기|되기|해|돼|해야|꿔야|야|줄|여|어|아)$"
)
_PARTICLE: Final = re.compile(
    r"(?:으로부터|에서는|에게는|으로는|에서|에게|까지|부터|으로|이나|보다|처럼|마다|에는|과는|와는|은|는|이|가|을|를"
    r"|에|의|로|와|과|도|만|나)$"
)
_SUFFIX: Final = re.compile(r"(?:以内|後|前|時|日|内|中|者|等)$")
_ENGLISH: Final = re.compile(r"(?:'s|ing|ed|es|s|e)$")

Limits = tuple[tuple[str, frozenset[str]], ...]


@dataclass(frozen=True, slots=True)
class Claim:
    """One amount. `about`: the words of its clause; `around`: those of its sentence, heading and title too."""

    page: str
    words: str  # as they are shown to a person
    amount: Amount
    about: frozenset[str]
    around: frozenset[str]
    limits: Limits
    conditions: frozenset[tuple[str, tuple[float, ...], str]]  # the other amounts of its clause
    negative: bool


@lru_cache(maxsize=8_192)  # a draft is checked again at every change of one page
def claims(page: Page) -> tuple[Claim, ...]:
    """All of a page's, in order, without exact repeats."""
    found: dict[tuple[object, ...], Claim] = {}
    title = fold(page.title)
    for line in (Line(page.summary, ()), *lines(page.body)):
        for claim in _of_line(page.id, line, title):
            found.setdefault((claim.amount.dimension, claim.amount.values, claim.about, claim.limits), claim)
    return tuple(found.values())


def fold(text: str) -> str:
    """Width, case and white space do not tell words apart."""
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())


def _of_line(page_id: str, line: Line, title: str) -> Iterator[Claim]:
    sentence = without_days(fold(line.text))
    headings = [title, *(fold(heading) for heading in line.headings)]
    clauses = [clause for clause in _CLAUSE.split(sentence) if clause.strip()]
    measured = [(clause, amounts(clause)) for clause in clauses]
    if not any(found for _, found in measured):
        return
    around = _about([*headings, *clauses])
    for place, (clause, found) in enumerate(measured):
        if not found:
            continue
        said = _with_neighbours(measured, place)
        about = _about([said])
        if len(about) < ENOUGH:
            about |= _about(headings[-1:]) or _about(headings[:1])
        limits = _limits(said, headings)
        for one in found:
            others = frozenset((it.dimension, it.values, it.side) for it in found if it is not one)
            yield Claim(page_id, line.text.strip(), one, about, around, limits, others, bool(_NOT.search(clause)))


def _with_neighbours(measured: list[tuple[str, list[Amount]]], place: int) -> str:
    """The clause with its amounts taken out, what leads up to it, and what follows where it says little itself."""
    clause, found = measured[place]
    said = _blank(clause, found)
    before: list[str] = []
    for earlier, amounts_there in reversed(measured[:place]):
        if amounts_there:
            break
        before.insert(0, earlier)
    said = " , ".join([*before, said])
    if len(_about([said])) < ENOUGH and place + 1 < len(measured) and not measured[place + 1][1]:
        said = f"{said} , {measured[place + 1][0]}"
    if len(_about([said])) < ENOUGH and place and not before:
        said = f"{_blank(*measured[place - 1])} , {said}"
    return said


def _blank(clause: str, found: Iterable[Amount]) -> str:
    for one in found:
        clause = clause[: one.start] + " " * (one.end - one.start) + clause[one.end :]
    return clause


def _limits(said: str, headings: list[str]) -> Limits:
    """For whom or when it holds: by its own words, else by the nearest heading that says so."""
    found: dict[str, frozenset[str]] = {}
    for text in (said, *reversed(headings)):
        found = dict(_limits_of(text)) | found
    return tuple(sorted(found.items()))


@lru_cache(maxsize=4_096)
def _limits_of(text: str) -> Limits:
    known = vocabulary()
    if not known.any_limit.search(text):
        return ()
    named = (
        (dimension, frozenset(value for value, pattern in values.items() if pattern.search(text)))
        for dimension, values in known.limits.items()
    )
    return tuple((dimension, values) for dimension, values in named if values)


def _about(texts: Iterable[str]) -> frozenset[str]:
    """Concepts by their names in angle brackets, and the other words that tell something."""
    return frozenset().union(*(_words_of(text) for text in texts))


@lru_cache(maxsize=4_096)  # headings and titles come again with every sentence below them
def _words_of(text: str) -> frozenset[str]:
    known = vocabulary()
    found: set[str] = set()
    rest = known.any_limit.sub(lambda it: " " * len(it[0]), text)
    if known.any_concept.search(text):
        for name, pattern in known.concepts.items():
            if pattern.search(text):
                found.add(f"<{name}>")
                rest = pattern.sub(lambda it: " " * len(it[0]), rest)
    found |= {word for token in _WORD.findall(rest) if (word := _stem(token)) and word not in known.light}
    return frozenset(found)


def _stem(token: str) -> str:
    """The word without its particle or ending; "" for verbs and single letters."""
    if "가" <= token[0] <= "힣":
        bare = _PARTICLE.sub("", _PARTICLE.sub("", token))
        if token in vocabulary().light or bare in vocabulary().light or len(bare) < 2 or _VERB.fullmatch(token):
            return ""
        return bare
    if token[0].isascii():
        return "" if token in vocabulary().light else _ENGLISH.sub("", token) if len(token) > 4 else token
    bare = _SUFFIX.sub("", token)
    return bare if len(bare) > 1 and bare not in vocabulary().light else ""
