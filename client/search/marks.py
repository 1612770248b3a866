"""Where in a text do the words of a question stand? For a result whose words are shown to whoever typed them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from client.search import terms
from client.search.english import root

BEFORE: Final = 40  # code points of a passage in front of its first mark
LONGEST: Final = 180  # code points of a passage: three lines of a list on a phone

_LATIN: Final = re.compile(r"[a-z]+")
_BLANK: Final = re.compile(r"(?:\s|\||:?-{3,}:?)+")  # and the lines of a table

Span = tuple[int, int]  # first character, and the one behind the last


@dataclass(frozen=True, slots=True)
class Passage:
    """A piece of a text in one line, and where the words that were looked for stand in it."""

    text: str
    marks: tuple[Span, ...]


def marks(text: str, query: str) -> tuple[Span, ...]:
    """The places of the query's words, in order, none inside another."""
    folded, places = _folded(text)
    found = [False] * (len(text) + 1)
    for start, stop in _places(folded, _looked_for(query)):
        for at in range(places[start], places[stop - 1] + 1):
            found[at] = True
    edges = [at for at in range(len(text) + 1) if found[at] != (at > 0 and found[at - 1])]
    return tuple(zip(edges[::2], edges[1::2], strict=True))


def passage(text: str, query: str) -> Passage:
    """The part of a text around the first of the query's words; its beginning where none stands in it."""
    text = _BLANK.sub(" ", text).strip()
    found = marks(text, query)
    start = _word_after(text, found[0][0] - BEFORE) if found and found[0][0] > BEFORE else 0
    stop = min(len(text), start + LONGEST)
    lead, tail = "… " if start else "", " …" if stop < len(text) else ""
    shift = len(lead) - start
    inside = tuple((first + shift, min(last, stop) + shift) for first, last in found if start <= first < stop)
    return Passage(lead + text[start:stop] + tail, inside)


def _word_after(text: str, at: int) -> int:
    blank = text.find(" ", at, at + BEFORE)
    return at if blank < 0 else blank + 1


def _folded(text: str) -> tuple[str, list[int]]:
    """The text as it is compared, and for each of its characters the place where it came from."""
    folded: list[str] = []
    places: list[int] = []
    for at, char in enumerate(text):
        normal = terms.normal(char)
        folded.append(normal)
        places.extend([at] * len(normal))
    return "".join(folded), places


def _looked_for(query: str) -> tuple[str, ...]:
    stems = dict.fromkeys(stem for word in terms.query(query) for stem in word.stems if stem)
    longer = [stem for stem in stems if len(stem) > 1]
    return tuple(sorted(longer or stems, key=len, reverse=True))


def _places(folded: str, stems: tuple[str, ...]) -> list[Span]:
    found: list[Span] = []
    for stem in stems:
        if _LATIN.fullmatch(stem):
            same = root(stem)
            found += [word.span() for word in _LATIN.finditer(folded) if root(word[0]) == same or word[0] == stem]
        else:
            found += [(at.start(), at.end()) for at in re.finditer(re.escape(stem), folded)]
    return found
