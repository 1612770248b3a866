"""Which sentences of a page answer the question?

What is asked and rare in the page counts; what is the page's own topic tells little about one of its sentences.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator

from client.models.builtin.ranges import in_range
from client.models.builtin.sentences import WHOLE, Sentence, sentences, shown
from client.models.builtin.terms import Question, Unit, covered, plain

_FIGURE = re.compile(r"\d")
_QUANTITY = re.compile(
    r"며칠|몇|얼마|언제|기간|기한|비용|가격|요금(?!제)|cost|price|how (?:long|many|much|soon)|when"
    r"|\bdays?\b|いつ|何日|何時|いくら|期間|期限"
    r"|どのくらい|何人|何社",
    re.IGNORECASE,
)
_SPAN = re.compile(
    r"(?<!월 )(?<!月)\b\d+\s*(일|개월|년|시간|%|퍼센트|원|days?|months?|years?|hours?|won|日|か月"
    r"|ヶ月|年|時間|円|ウォン)",
    re.IGNORECASE,
)
_DEADLINE = re.compile(r"\d[^.。]{0,14}(?:까지|이내|まで|以内)")
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
    "원": "money",
    "won": "money",
    "円": "money",
    "ウォン": "money",
}
_ASKS_CLOCK = re.compile(r"시간|몇\s?시|언제|\bwhen\b|\bhours?\b|\bopen\b|何時|時間", re.IGNORECASE)
_CLOCK = re.compile(r"\d{1,2}:\d{2}")
_SHORTEST = 16  # code points; what is shorter says too little alone
_FRAGMENT_SHARE = 0.6
_POINTER = re.compile(r"(?:에 있습니다|[을를] (?:봅니다|따릅니다|함께 본다|본다))\.?$")  # says only where it stands
_IN_RANGE_BONUS = 4.0  # the row of a table that the customer's own figure falls into
_LEAD_BONUS = 1.2  # a page says the main thing first
_FIGURE_BONUS = 1.5  # a figure where one is asked for, or of the same kind as the customer's own
_HEADING_SHARE = 0.5  # words in the heading above count half
_TOPIC_SHARE = 0.4  # worth of a word that stands in the page's title
_SECTION_BONUS = 1.3  # in the section that the search found
_WORTH_QUOTING = 0.4  # of the best sentence's score; and a second sentence has to add a word
_FEW = 2
_Scored = tuple[float, Sentence, list[float]]


def relevant(
    asked: Question, body: str, most: int, *, section: str = "", title: str = "", said: str = ""
) -> tuple[Sentence, ...]:
    """Up to `most` sentences that answer the question best, in the page's order; empty where none shares a word.

    `section`: heading of what the search found. `title`: words that it has tell little about a sentence of the page.
    Of two, the page's first sentence is one where it is about a matter of the question; else the second has to say
    what the first does not. `said`: an answer that is not to be repeated; what stands in it is left out.
    """
    listed = tuple(
        sentence
        for sentence in sentences(body)
        if (shown(asked, sentence) if sentence.row else sentence.text) not in said or not said
    )
    table = [[covers(unit, text) for unit in asked.units] for text in (plain(one.text) for one in listed)]
    scored = [
        (score, sentence, shares)
        for score, sentence, shares in zip(
            _scores(asked, listed, table, section, plain(title)), listed, table, strict=True
        )
        if score > 0
    ]
    scored.sort(key=lambda one: (-one[0], one[1].order))
    kept = scored[:most] if most > _FEW else _few(asked, scored, most)
    chosen = [sentence for _, sentence, _ in kept]
    if most == _FEW and chosen and not said:
        chosen = _with_lead(asked, listed, table[0], chosen)
    return tuple(sorted(chosen, key=lambda sentence: sentence.order))


def _with_lead(
    asked: Question, listed: tuple[Sentence, ...], first: list[float], chosen: list[Sentence]
) -> list[Sentence]:
    lead = listed[0]
    if not any(unit.concept and share for unit, share in zip(asked.units, first, strict=True)):
        return chosen
    text = [plain(sentence.text) for sentence in chosen]
    adding = [
        sentence
        for sentence, said in zip(chosen, text, strict=True)
        if (sentence.row and in_range(asked.text, sentence.row[0][1]))
        or any(covers(unit, said) > share for unit, share in zip(asked.units, first, strict=True) if _tells(unit))
    ]
    chosen = [lead, *(sentence for sentence in adding if sentence is not lead)][:_FEW]
    if chosen == [lead]:
        return [lead, *(one for one in listed[1:2] if one.paragraph == lead.paragraph)]
    return chosen


def _tells(unit: Unit) -> bool:
    return unit.weight >= 1 or unit.concept in {"period", "price"}


def _few(asked: Question, scored: list[_Scored], most: int) -> list[_Scored]:
    kept = scored[:1]
    for one in scored[1:]:
        if len(kept) >= most or one[0] < _WORTH_QUOTING * kept[0][0]:
            break
        before = [max(shares) for shares in zip(*(shares for _, _, shares in kept), strict=True)]
        gained = zip(asked.units, before, one[2], strict=True)
        if any(share > said for unit, said, share in gained if _tells(unit)):
            kept.append(one)
    return kept


def _scores(
    asked: Question, listed: tuple[Sentence, ...], table: list[list[float]], section: str, title: str
) -> Iterator[float]:
    rarity = [
        math.log(1 + len(listed) / max(1, sum(share > 0 for share in column))) for column in zip(*table, strict=True)
    ]
    worth = [
        (1.0 if unit.concept == "price" else unit.weight)
        * rare
        * (_TOPIC_SHARE if unit.concept != "price" and covered(unit, title) else 1)
        for unit, rare in zip(asked.units, rarity, strict=False)
    ]
    headings = {
        sentence.heading: [covered(unit, plain(sentence.heading)) for unit in asked.units] for sentence in listed
    }
    asks_clock, wants_figure = bool(_ASKS_CLOCK.search(asked.text)), bool(_QUANTITY.search(asked.text))
    spans = _spans(asked.text) | ({"money"} if "price" in asked.concepts() else set())
    for sentence, shares in zip(listed, table, strict=True):
        text = plain(sentence.text)
        score = sum(
            value * max(share, _HEADING_SHARE * named)
            for value, share, named in zip(worth, shares, headings[sentence.heading], strict=False)
        )
        if (wants_figure and _FIGURE.search(text)) or (spans and spans & _spans(text)):
            score *= _FIGURE_BONUS
        if asks_clock and _CLOCK.search(text):
            score *= _FIGURE_BONUS
        if not sentence.row and (len(text) < _SHORTEST or not WHOLE.search(text)):
            score *= _FRAGMENT_SHARE
        if _POINTER.search(text):
            score *= _FRAGMENT_SHARE
        if sentence.row and in_range(asked.text, sentence.row[0][1]):
            score = (score or 1.0) * _IN_RANGE_BONUS
        if section and sentence.heading == section:
            score *= _SECTION_BONUS
        yield score * _LEAD_BONUS if sentence.order == 0 else score


def covers(unit: Unit, text: str) -> float:
    """How much of a unit a text has, 0 to 1.

    A figure with a unit of time says "how long" as well as the word does, and better; so does an amount a price.
    """
    if unit.concept == "period":
        return 1.0 if _spans(text) - {"share", "money"} or _DEADLINE.search(text) else 0.0
    if unit.concept == "price":
        return 1.0 if "money" in _spans(text) else _HEADING_SHARE * covered(unit, text)
    return covered(unit, text)


def _spans(text: str) -> set[str]:
    return {_SPAN_KIND[unit.lower()] for unit in _SPAN.findall(text)}
