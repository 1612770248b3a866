"""Which sentences of a page answer the question? Words stay as they stand in the page; only markup goes."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from functools import lru_cache

from client.models.builtin.terms import Question, Unit, covered, plain

_MARKUP = re.compile(r"\*\*|__|`|^[ \t]*(?:[-*+]|\d{1,2}[.)])[ \t]+|^>[ \t]?", re.MULTILINE)
_LINK = re.compile(r"!?\[([^\]]*)\]\([^)]*\)|\[\[(?:[^\]|]*\|)?([^\]|]*)\]\]")
_SENTENCE_END = re.compile(r"(?<=[.!?])\s+|(?<=[。！？])\s*")
_TABLE_RULE = re.compile(r"^[\s|:\-]+$")
_ITEM = re.compile(r"[ \t]*(?:[-*+]|\d{1,2}[.)]|>)[ \t]+")
_UNSPACED = re.compile("[\u3000-\u30ff\u3400-\u9fff\uff01-\uff60]")  # Japanese is wrapped without a space
_FIGURE = re.compile(r"\d")
QUANTITY = re.compile(
    r"며칠|몇|얼마|언제|기간|기한|how (?:long|many|much|soon)|when|\bdays?\b|いつ|何日|何時|いくら|期間|期限"
    r"|どのくらい|何人|何社",
    re.IGNORECASE,
)
_SPAN = re.compile(r"\d+\s*(일|개월|년|시간|%|퍼센트|days?|months?|years?|hours?|日|か月|ヶ月|年|時間)", re.IGNORECASE)
_SPAN_KIND = {
    "일": "day",
    "day": "day",
    "days": "day",
    "日": "day",
    "%": "share",
    "퍼센트": "share",
    "년": "year",
    "year": "year",
    "years": "year",
    "年": "year",
    "개월": "month",
    "month": "month",
    "months": "month",
    "か月": "month",
    "ヶ月": "month",
    "시간": "hour",
    "hour": "hour",
    "hours": "hour",
    "時間": "hour",
}
_ASKS_CLOCK = re.compile(r"시간|몇\s?시|언제|\bwhen\b|\bhours?\b|\bopen\b|何時|時間", re.IGNORECASE)
_CLOCK = re.compile(r"\d{1,2}:\d{2}")
_LEAD_BONUS = 1.2  # a page says the main thing first
_FIGURE_BONUS = 1.5  # a figure where one is asked for, or of the same kind as the customer's own
_HEADING_SHARE = 0.5  # words in the heading above count half
_WORTH_QUOTING = 0.6  # share of the best sentence's score, where few are wanted
_FEW = 2
_LONGEST = 300  # code points of one quotation


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence, list item or table row of a page, and the heading above it."""

    text: str
    heading: str
    order: int
    paragraph: int  # sentences of one list item or paragraph share it


@lru_cache(maxsize=64)  # pages are the same for everybody; nothing of a customer's goes in here
def sentences(body: str) -> tuple[Sentence, ...]:
    """The page's sentences in order; lines of one paragraph are joined. A table row reads `head: cell · head: cell`."""
    found: list[Sentence] = []
    heading, head = "", list[str]()
    for paragraph, line in enumerate(_paragraphs(body)):
        if line.startswith("#"):
            heading, head = _bare(line.lstrip("# ")), []
        elif not line.startswith("|"):
            head = []
            found += [
                Sentence(piece.strip(), heading, len(found) + i, paragraph) for i, piece in enumerate(_pieces(line))
            ]
        elif not _TABLE_RULE.match(line):
            cells = [_bare(cell) for cell in line.strip("|").split("|")]
            if head:
                found.append(Sentence(_row(head, cells), heading, len(found), paragraph))
            head = head or cells
    return tuple(found)


def _paragraphs(body: str) -> list[str]:
    """Headings, table rows, list items and paragraphs, each as one line."""
    found: list[str] = []
    goes_on = False
    for line in body.splitlines():
        text = line.strip()
        own = text.startswith(("#", "|")) or bool(_ITEM.match(line))
        if text and goes_on and not own:
            found[-1] += ("" if _UNSPACED.match(text) and _UNSPACED.match(found[-1][-1]) else " ") + text
        elif text:
            found.append(text)
        goes_on = bool(text) and not text.startswith(("#", "|"))
    return found


def _pieces(paragraph: str) -> list[str]:
    return [piece for piece in _SENTENCE_END.split(_bare(paragraph)) if piece.strip()]


def relevant(asked: Question, body: str, most: int) -> tuple[Sentence, ...]:
    """Up to `most` sentences that answer the question best, in the page's order; empty where none shares a word."""
    listed = sentences(body)
    texts = [plain(sentence.text) for sentence in listed]
    covers = [[_covers(unit, text) for unit in asked.units] for text in texts]
    rarity = [
        math.log(1 + len(listed) / max(1, sum(share > 0 for share in column))) for column in zip(*covers, strict=True)
    ]
    worth = [unit.weight * rare for unit, rare in zip(asked.units, rarity, strict=False)]
    headings = {
        sentence.heading: [covered(unit, plain(sentence.heading)) for unit in asked.units] for sentence in listed
    }
    asks_clock = bool(_ASKS_CLOCK.search(asked.text))
    wants_figure, spans = bool(QUANTITY.search(asked.text)), _spans(asked.text)
    scored: list[tuple[float, Sentence]] = []
    for sentence, text, shares in zip(listed, texts, covers, strict=True):
        above = headings[sentence.heading]
        score = sum(
            value * max(share, _HEADING_SHARE * named)
            for value, share, named in zip(worth, shares, above, strict=False)
        )
        if (wants_figure and _FIGURE.search(text)) or (spans and spans & _spans(text)):
            score *= _FIGURE_BONUS
        if asks_clock and _CLOCK.search(text):
            score *= _FIGURE_BONUS
        if sentence.order == 0:
            score *= _LEAD_BONUS
        scored.append((score, sentence))
    best = max((score for score, _ in scored), default=0.0)
    floor = _WORTH_QUOTING * best if most <= _FEW else 0.0
    kept = sorted(
        (pair for pair in scored if pair[0] > 0 and pair[0] >= floor), key=lambda pair: (-pair[0], pair[1].order)
    )
    return tuple(sorted((sentence for _, sentence in kept[:most]), key=lambda sentence: sentence.order))


def _covers(unit: Unit, text: str) -> float:
    """A figure with a unit of time says "how long" as well as the word does, and better."""
    return (1.0 if _spans(text) - {"share"} else 0.0) if unit.concept == "period" else covered(unit, text)


def _spans(text: str) -> set[str]:
    return {_SPAN_KIND[unit.lower()] for unit in _SPAN.findall(text)}


def first(body: str, most: int) -> tuple[Sentence, ...]:
    """The page's first sentences, where no other is known to be better."""
    return sentences(body)[:most]


def quoted(chosen: tuple[Sentence, ...]) -> str:
    """The sentences as one quotation; what was left out between two of them shows as an ellipsis."""
    text = ""
    for before, sentence in zip((None, *chosen), chosen, strict=False):
        if before is not None:
            text += (" " if text[-1] in ".!?。！？" else " / ") if sentence.order == before.order + 1 else " … "
        text += sentence.text if len(sentence.text) <= _LONGEST else sentence.text[:_LONGEST].rstrip() + "…"
    return text


def _bare(text: str) -> str:
    return _MARKUP.sub("", _LINK.sub(lambda match: match.group(1) or match.group(2) or "", text)).strip()


def _row(head: list[str], cells: list[str]) -> str:
    pairs = [f"{name}: {cell}" if name else cell for name, cell in zip(head, cells, strict=False) if cell]
    return " · ".join(pairs)
