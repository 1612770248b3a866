"""Where does a section of a document begin? Heading marks first; without them, what rule books use in their place.

Rule books number their parts (제3조, 第3条, Article 3, "3. Refunds") or set a line in bold. The words of a heading stay
in the text; a heading is only a place to cut.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from client.desk.documents.document import Line

FEWEST: Final = 2  # headings of one kind that make them headings
_MARKED: Final = re.compile(r"(#{1,6})[ \t]+(\S.*?)[ \t]*#*")
_UNDERLINE: Final = re.compile(r"(=+|-{3,})")
_FENCE: Final = re.compile(r"\s{0,3}(```|~~~)")
_ARTICLE: Final = re.compile(
    r"\**\s*((?:제\s?\d+\s?(?P<ko>편|장|절|조)(?:의\s?\d+)?|第\s?[\d一二三四五六七八九十百]+\s?(?P<ja>編|章|節|条)(?:の\d+)?"
    r"|(?P<en>Part|Chapter|Section|Article)\s(?:\d{1,3}|[IVX]{1,6})\b[.:]?)"
    r"(?:\s?[(（【\[][^)）】\]]{1,60}[)）】\]])?)\**(?P<rest>(?:\s.*)?)"
)
_LEVELS: Final = {"편": 1, "編": 1, "Part": 1, "장": 2, "章": 2, "Chapter": 2, "절": 3, "節": 3, "Section": 3} | {
    "조": 4,
    "条": 4,
    "Article": 4,
}
_SHORT: Final = 60  # code points of what may follow a number and still be its title
_NUMBERED: Final = re.compile(r"\**((\d{1,2})[.．]\s+\S.{0,60})")
_BOLD: Final = re.compile(r"\*\*([^*]{1,80})\*\*:?")
_SENTENCE_END: Final = (".", "。", "!", "?", ";", ",", ":")


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading at the line `at`; `rest` is text of the same line, `length` how many lines it takes."""

    at: int
    level: int
    title: str
    rest: str = ""
    length: int = 1


def headings(lines: Sequence[Line]) -> tuple[Heading, ...]:
    """All headings in their order. A document with one mark, its title, may still have numbered parts below it."""
    texts = [line.text for line in lines]
    fenced = _fenced(texts)
    marked = [found for at, _ in enumerate(texts) if not fenced[at] and (found := _mark(texts, at))]
    if len(marked) >= FEWEST:
        return tuple(marked)
    top = marked[0].level if marked else 0
    for kind in (_article, _number, _bold):
        unmarked = [heading for at, _ in enumerate(texts) if not fenced[at] and (heading := kind(texts, at))]
        if len(unmarked) >= FEWEST:
            lower = [Heading(one.at, one.level + top, one.title, one.rest) for one in unmarked]
            return tuple(sorted((*marked, *lower), key=lambda one: one.at))
    return tuple(marked)


def _fenced(texts: Sequence[str]) -> list[bool]:
    inside, found = False, []
    for text in texts:
        mark = bool(_FENCE.match(text))
        found.append(inside or mark)
        inside ^= mark
    return found


def _mark(texts: Sequence[str], at: int) -> Heading | None:
    if mark := _MARKED.fullmatch(texts[at].strip()):
        return Heading(at, len(mark[1]), plain(mark[2]))
    below = texts[at + 1].strip() if at + 1 < len(texts) else ""
    alone = texts[at].strip() and not texts[at].lstrip().startswith(("|", "-", ">", "#")) and not _text(texts, at - 1)
    if alone and _UNDERLINE.fullmatch(below):
        return Heading(at, 1 if below[0] == "=" else 2, plain(texts[at]), length=2)
    return None


def _article(texts: Sequence[str], at: int) -> Heading | None:
    """`제3조(환불 기간) 구매 후 …`: the title ends with the bracket; a short line without a sentence is all title."""
    mark = _ARTICLE.fullmatch(texts[at].strip())
    if mark is None:
        return None
    word = mark["ko"] or mark["ja"] or mark["en"]
    title, rest = mark[1].strip(), mark["rest"].replace("**", "").strip()
    bracket = title.endswith((")", "）", "】", "]"))
    if rest and not bracket:
        if len(rest) > _SHORT or rest.endswith(_SENTENCE_END) or rest[0] in "~∼-–,및":
            return None  # a sentence that speaks of an article
        title, rest = f"{title} {rest}", ""
    return Heading(at, _LEVELS[word], plain(title), rest)


def _number(texts: Sequence[str], at: int) -> Heading | None:
    """`3. Refunds` alone between paragraphs; an entry of a list has neighbours."""
    mark = _NUMBERED.fullmatch(texts[at].strip().removesuffix("**"))
    if mark is None or _text(texts, at - 1) or mark[1].rstrip().endswith(_SENTENCE_END):
        return None
    after = next((text.strip() for text in texts[at + 1 :] if text.strip()), "")
    return None if not after or _NUMBERED.match(after) else Heading(at, 1, plain(mark[1]))


def _bold(texts: Sequence[str], at: int) -> Heading | None:
    mark = _BOLD.fullmatch(texts[at].strip())
    return Heading(at, 1, plain(mark[1])) if mark and not _text(texts, at - 1) else None


def _text(texts: Sequence[str], at: int) -> str:
    return texts[at].strip() if at >= 0 else ""


def plain(text: str) -> str:
    """Words without the marks of Markdown."""
    without = re.sub(r"\*+|`+|(?<![^\W_])_+|_+(?![^\W_])", "", re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text))
    return " ".join(re.sub(r"\\(?=[\\`*_{}\[\]()#+\-.!|>~])", "", without).split())
