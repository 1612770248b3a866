"""Which page of the draft tells which place of a document? By the sources that the pages name.

A place is known again when its article has another number, when the document's title changed, or when only the page
number in print moved; and a section under a new heading, when most of its words are the ones that a page was made from.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Final

from client.desk.content import Content
from client.desk.documents.naming import without_number
from client.desk.documents.parts import JOINT, Part
from client.desk.documents.remembered import Memory, Remembered
from shared.formats.page import PAGE_KINDS, Page, PageKind, Source

ALIKE: Final = 0.75  # of the letters: the same section under another heading
LOOKED_AT: Final = 2_000  # letters of each that are compared
_PRINTED: Final = re.compile(r"\s*\(p\. \d+(?:-\d+)?\)$")
_LABEL: Final = re.compile(
    r"(?:제\s?\d+\s?조(?:의\s?\d+)?|第\s?\d+\s?条(?:の\d+)?|\barticle\s\d+\b|\bsection\s\d+\b)", re.IGNORECASE
)
_NOT_WORD: Final = re.compile(r"[\W_]+")
_Key = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Known:
    """A page of the draft that names this document; `places` are its sources in it, `made` what the desk remembers."""

    kind: PageKind
    page: Page
    places: tuple[Source, ...]
    made: Remembered | None

    @property
    def wordings(self) -> Mapping[str, str]:
        """The document's words by place as this page was made from them; by hand written pages stand for themselves."""
        if self.made:
            return self.made.wording
        return {self.places[0].place: self.page.body} if len(self.page.sources) == 1 else {}


@dataclass(frozen=True, slots=True)
class Matched:
    """The parts of a document, and who tells them.

    `told`: by the index of a part, the page and the place of its sources. `lost`: places that no part is any more.
    """

    parts: Sequence[Part]
    told: Mapping[int, tuple[Known, str]]
    lost: tuple[tuple[Known, str], ...]


def known_pages(document: str, draft: Content, memory: Memory) -> tuple[Known, ...]:
    """All pages of the draft that name the document as a source."""
    found = []
    for kind in PAGE_KINDS:
        for page in draft.pages[kind].values():
            places = tuple(source for source in page.sources if source.document == document)
            if places:
                found.append(Known(kind, page, places, memory.of(kind, page.id, document)))
    return tuple(found)


def match(parts: Sequence[Part], known: Sequence[Known]) -> Matched:
    """Surest signs first; each part and each place is matched once."""
    open_parts = dict(enumerate(parts))
    open_places = [(page, source.place) for page in known for source in page.places]
    told: dict[int, tuple[Known, str]] = {}
    for signs_of_part, signs_of_place in _SIGNS:
        numbers: dict[_Key, list[int]] = {}
        for number, part in open_parts.items():
            numbers.setdefault(signs_of_part(part), []).append(number)
        left = []
        for page, place in open_places:
            signs = signs_of_place(place)
            fits = numbers.get(signs, []) if signs else []
            if len(fits) == 1:
                told[fits[0]] = (page, place)
                del open_parts[fits.pop()]
            else:
                left.append((page, place))
        open_places = left
    for number, part in list(open_parts.items()):
        found = _alike(part, open_places)
        if found:
            told[number] = found
            open_places.remove(found)
    return Matched(parts, told, tuple(open_places))


def place_signs(place: str) -> tuple[str, ...]:
    """What stays of a place when articles get other numbers or pages in print move."""
    return _numberless(place)


def squeezed(text: str) -> str:
    """Only the words, without marks and white space: how two wordings are compared."""
    return _NOT_WORD.sub("", unicodedata.normalize("NFKC", text)).casefold()


def same_wording(one: str, other: str) -> bool:
    """Is nothing different but white space and where lines end?"""
    return "".join(unicodedata.normalize("NFC", one).split()) == "".join(unicodedata.normalize("NFC", other).split())


def _alike(part: Part, places: Sequence[tuple[Known, str]]) -> tuple[Known, str] | None:
    best: tuple[float, tuple[Known, str]] | None = None
    for page, place in places:
        before = page.made.wording.get(place, "") if page.made else ""
        matcher = SequenceMatcher(None, squeezed(before)[:LOOKED_AT], squeezed(part.text)[:LOOKED_AT], autojunk=False)
        if not before or matcher.real_quick_ratio() < ALIKE or matcher.quick_ratio() < ALIKE:
            continue
        alike = matcher.ratio()
        if alike >= ALIKE and (best is None or alike > best[0]):
            best = (alike, (page, place))
    return best[1] if best else None


def _exact(place: str) -> _Key:
    return (_PRINTED.sub("", unicodedata.normalize("NFKC", place)),)


def _numberless(place: str) -> _Key:
    return tuple(_words(segment) for segment in _segments(place))


def _untitled(place: str) -> _Key:
    return tuple(_words(segment) for segment in _segments(place)[1:])


def _whole(place: str) -> _Key:
    segments = _segments(place)
    return (_words(segments[-1]),) if len(segments) == 1 else ()


def _last(part: Part) -> _Key:
    return (_words(_segments(part.place)[-1]),)


def _label(place: str) -> _Key:
    """The one article that a place names; none where it names several."""
    found = {_NOT_WORD.sub("", label).casefold() for label in _LABEL.findall(unicodedata.normalize("NFKC", place))}
    return tuple(found) if len(found) == 1 else ()


def _label_of(part: Part) -> _Key:
    return _label(_segments(part.place)[-1])


def _single_label(place: str) -> _Key:
    return () if re.search(r"[~∼〜,·]|부터|から|\bto\b|\d-\d", place) else _label(place)


def _segments(place: str) -> list[str]:
    return _PRINTED.sub("", unicodedata.normalize("NFKC", place)).split(JOINT)


def _words(segment: str) -> str:
    return _NOT_WORD.sub("", without_number(segment)).casefold()


def _of(signs: Callable[[str], _Key]) -> tuple[Callable[[Part], _Key], Callable[[str], _Key]]:
    return (lambda part: signs(part.place)), signs


_SIGNS: Final = (_of(_exact), _of(_numberless), _of(_untitled), (_last, _whole), (_label_of, _single_label))
