"""Which sentences of a page say how it is? Table cells become sentences; examples and what once was are left out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

_HEADING: Final = re.compile(r"^(#{1,6})\s+(.+?)\s*#*$")
_ROW: Final = re.compile(r"^\s*\|(.+)\|\s*$")
_RULER: Final = re.compile(r"^[\s|:-]+$")
_BULLET: Final = re.compile(r"^\s*(?:[-*+]|\d+[.)])\s+")
_LINK: Final = re.compile(r"!?\[([^\]]*)\]\([^)]*\)|\[\[([^\]|]+)[^\]]*\]\]")
_MARKS: Final = re.compile(r"[*_`]{1,3}|~~")
_SENTENCE: Final = re.compile(r"(?<=[.!?])\s+|(?<=[。！？])|(?<=다)\.\s*|(?<=요)\.\s*")
_ASIDE: Final = re.compile(r"[(（][^()（）]*[)）]")
_ASIDE_HEADING: Final = re.compile(
    r"예$|예시|사례|보기$|이전|지난|과거|변경|이력|연혁|개정|example|case stud|history|changelog|earlier|previous|old"
    r"|例$|事例|履歴|旧|以前|改定|変更",
    re.IGNORECASE,
)
_NO_RULE: Final = re.compile(
    "|".join(
        (
            # an example
            r"예[:)]|예를\s?들|예시|예컨대|가령|\be\.?g\.|\bfor (?:example|instance)\b|\bsuppose\b|\bsay,",
            r"例えば|たとえば|例[:：)]",
            # what was, or is no longer
            r"이전에|이전\s?(?:규정|버전|판|정책|약관)|종전|과거|예전|옛\s|구\s?(?:규정|버전|약관)|개정\s?전|변경\s?전",
            r"바뀌기\s?전|당시|[했였었았]습니다|[했였었았]다(?:\.|$)|[했였었았]던|제\s?\d+\s?판|\bv\d+\b|버전\s?\d",
            r"까지는|년까지|에서\s?\S{0,14}\s?(?:으로|로)\s?(?:늘|줄|바꾸|바꿨|바뀌|변경|올|낮추|조정)",
            r"\b(?:previously|formerly|earlier|used to|was|were|had been|originally|prior version)\b",
            r"\bold (?:rule|policy|version)\b|\b(?:version|edition) \d|\buntil (?:\w+ )?20\d\d",
            r"\b(?:changed|extended|reduced|raised|lowered|increased|cut) from\b",
            r"以前[のはに]|旧|従来|かつて|改定前|変更前|第\s?\d+\s?版|バージョン\s?\d|でした|ました|していた|だった",
            r"から.{1,14}(?:に|へ)(?:変更|延長|短縮|引き)",
            # what others do, or somebody asks
            r"타사|다른\s?(?:회사|업체|서비스)|경쟁사|competitors?|other (?:companies|vendors|providers)|他社|競合",
            r"[?？]\s*$|인가요|나요\b|ですか|ますか",
        )
    ),
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence, and the headings that it stands under, the outermost first."""

    text: str
    headings: tuple[str, ...]


def lines(body: str) -> Iterator[Line]:
    """The sentences of a body that state a rule."""
    headings: dict[int, str] = {}
    table: list[list[str]] = []
    fenced = False
    for raw in [*body.split("\n"), ""]:
        if raw.lstrip().startswith("```"):
            fenced = not fenced
        row = _ROW.match(raw)
        if row and not fenced:
            if not _RULER.match(raw):
                table.append([_plain(cell) for cell in row[1].split("|")])
            continue
        under = tuple(headings[level] for level in sorted(headings))
        if table:
            yield from _rules(_cells(table), under)
            table = []
        if fenced or raw.lstrip().startswith(("```", ">")):
            continue  # code, and what is quoted
        if heading := _HEADING.match(raw):
            level = len(heading[1])
            headings = {n: text for n, text in headings.items() if n < level} | {level: _plain(heading[2])}
        else:
            yield from _rules(_sentences(raw), under)


def _rules(sentences: Iterator[str], under: tuple[str, ...]) -> Iterator[Line]:
    if any(_ASIDE_HEADING.search(heading) for heading in under[1:]):
        return
    for sentence in sentences:
        if sentence.strip() and not _NO_RULE.search(sentence):
            yield Line(sentence, under)


def _sentences(raw: str) -> Iterator[str]:
    text = _plain(_BULLET.sub("", raw))
    asides = [aside[1:-1] for aside in _ASIDE.findall(text)]
    bare = " ".join(_ASIDE.sub(" ", text).split()).replace(" .", ".")
    sentences = [sentence for sentence in _SENTENCE.split(bare) if sentence]
    yield from sentences
    if len(asides) == len(sentences) == 1 and not re.search(r"\d", bare):
        yield f"{bare} {asides[0]}"


def _cells(table: list[list[str]]) -> Iterator[str]:
    """Each cell as "row, column: cell"; a table of two columns has no column worth naming."""
    head, *rows = table
    if not rows:
        yield from (" ".join(row) for row in table)
    for row in rows:
        if len(row) == 1:
            yield row[0]
        for column, cell in zip(head[1:], row[1:], strict=False):
            named = column if len(head) > 2 else ""
            yield " ".join(part for part in (row[0], named, cell) if part)
        if len(head) > 1 and head[0] and re.search(r"\d", row[0]):
            yield f"{head[0]} {row[0]}"


def _plain(text: str) -> str:
    return _MARKS.sub("", _LINK.sub(lambda it: it[1] or it[2] or "", text)).strip()
