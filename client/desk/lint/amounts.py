"""Which amounts stand in a sentence? Number, unit and side ("within", "after", "at least" …), in three languages.

Days, sections, versions and places in a list are numbers too, and no amounts of a rule: they are taken out before.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

Side = Literal["limit", "before", "after", "least", "below", "every", "none"]

_NO_AMOUNT: Final = re.compile(
    r"\d{4}\s?[년年]\s?\d{1,2}\s?[월月](?:\s?\d{1,2}\s?[일日])?|\d{1,2}\s?[월月]\s?\d{1,2}\s?[일日]"
    r"|(?:19|20)\d\d\s?[년年](?!\s?(?:간|동안|이내))|(?:19|20)\d\d[-./]\d{1,2}(?:[-./]\d{1,2})?"
    r"|[제第]\s?\d+\s?[조항호판장절회차条項号版章節回次]|\bv\d+\b|(?:버전|version|バージョン|sections?|article)\s?\d+"
    r"|\d+\s?(?:일째|번째|차례째|日目|番目|년차|年目)|\b\d+(?:st|nd|rd|th)\b|\b\d{2,4}-\d{3,4}-\d{4}\b"
    r"|^\s*(?:\d+[.)]|\(\d+\))\s|\b(?:19|20)\d\d\b(?!\s?[가-힣ぁ-ん一-龥%a-z])"
)
_WORD_NUMBERS: Final = {
    **dict(zip(["한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열"], range(1, 11), strict=True)),
    **dict(zip("一二三四五六七八九十", range(1, 11), strict=True)),
    **dict(
        zip(
            [
                "one",
                "two",
                "three",
                "four",
                "five",
                "six",
                "seven",
                "eight",
                "nine",
                "ten",
                "eleven",
                "twelve",
                "thirteen",
                "fourteen",
                "fifteen",
                "sixteen",
            ],
            range(1, 17),
            strict=True,
        )
    ),
    **dict(
        zip(
            ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"],
            range(20, 100, 10),
            strict=True,
        )
    ),
    "twenty-one": 21,
    "twenty-eight": 28,
}
_WHOLE: Final = {"하루": 1, "이틀": 2, "사흘": 3, "나흘": 4, "닷새": 5, "일주일": 7, "열흘": 10, "보름": 15}  # days
_TENS: Final = {"만": 10_000, "万": 10_000, "천": 1_000, "千": 1_000, "억": 10**8, "億": 10**8, "백만": 10**6}
_DAY: Final = 24 * 60  # minutes
_UNITS: Final[tuple[tuple[str, str, float], ...]] = (  # a pattern, the dimension, how many of its smallest
    (r"영업\s?시간|business hours?|営業時間", "workhours", 1),
    (r"(?:영업일|근무일|営業日)|(?:business|working|work)[ -]days?", "workdays", 1),
    (r"시간|hours?(?![a-z])|hrs?(?![a-z])|時間", "time", 60),
    (r"분(?!의|할|당|기|류|석|실|쟁|리)|minutes?(?![a-z])|mins?(?![a-z])|分(?!の|割)", "time", 1),
    (r"초(?!과|기|대)|seconds?(?![a-z])|秒", "time", 1 / 60),
    (r"주일?(?!문|소|년|말|식|기|간지|차)|weeks?(?![a-z])|週", "time", 7 * _DAY),
    (r"개월|달(?!러|성|라)|months?(?![a-z])|[かヶカヵケ箇]月", "time", 30 * _DAY),
    (r"년|years?(?![a-z])|年", "time", 365 * _DAY),
    (r"일(?!반|부|괄|할|치|정|시|째|본)|days?(?![a-z])|日", "time", _DAY),
    (r"%p?|퍼센트|percent(?![a-z])|パーセント", "percent", 1),
    (r"원(?!격|본|칙|인|래|활|하)|won(?![a-z])|krw(?![a-z])", "won", 1),
    (r"달러|dollars?(?![a-z])|usd(?![a-z])|ドル", "dollars", 1),
    (r"엔(?!터|진|드)|yen(?![a-z])|jpy(?![a-z])|円", "yen", 1),
    (r"[kｋ]b(?![a-z])", "bytes", 1),
    (r"mb(?![a-z])", "bytes", 1e3),
    (r"gb(?![a-z])", "bytes", 1e6),
    (r"tb(?![a-z])", "bytes", 1e9),
    (
        (
            r"회(?!사|원|의|계|수|복|신|선|차)|번(?!호|째|역)|차례|times?(?![a-z])|(?:failed |wrong )?(?:log-?ins?"
            r"|attempts?|tries)(?![a-z])|回(?!答|線)"
        ),
        "times",
        1,
    ),
    (
        (
            r"명(?!의|시|세|확)|인(?!당|증|터|원|상)|people(?![a-z])|persons?(?![a-z])|users?(?![a-z])"
            r"|members?(?![a-z])"
            r"|guests?(?![a-z])|名|人"
        ),
        "people",
        1,
    ),
    (r"석(?!식)|좌석|seats?(?![a-z])|席", "seats", 1),
    (r"건(?!당)|cases?(?![a-z])|件", "cases", 1),
    (r"개(?!월|인|정|발|시)|items?(?![a-z])|個", "items", 1),
    (r"글자|자(?!리|격|료|동|산|신|금|본|사|국|기|유|체|세|주)|characters?(?![a-z])|文字", "characters", 1),
    (r"포인트|points?(?![a-z])|ポイント", "points", 1),
)
_NUMBER: Final = (
    r"\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?"
    "|" + "|".join(rf"(?<![가-힣a-z一-龥]){word}(?=[ -]?\D)" for word in sorted(_WORD_NUMBERS, key=len, reverse=True))
)
_UNIT: Final = "|".join(f"(?P<u{number}>{pattern})" for number, (pattern, _, _) in enumerate(_UNITS))
_ONE: Final = rf"(?:영업일\s?(?P<work>))?(?P<n>{_NUMBER})\s?(?P<tens>백만|[만万천千억億])?[ -]?(?:{_UNIT})"
_AMOUNT: Final = re.compile(_ONE)
_SIGNS: Final = {"$": "dollars", "₩": "won", "¥": "yen"}
_SIGNED: Final = re.compile(r"([$₩¥])\s?(\d[\d,]*(?:\.\d+)?)")
_CLOCK: Final = re.compile(
    r"(?:(오전|오후|午前|午後)\s?)?(\d{1,2})(?::(\d\d)|\s?[시時](?!간|間)(?:\s?(\d{1,2})\s?[분分])?)"
)
_APIECE: Final = re.compile(
    r"^\s?(?:당(?![일사])|에\s|마다|あたり|につき)"
)  # "1개당": a measure of the amount that follows
_LIST: Final = re.compile(r"^\s?(?:전|뒤|후|前|後|before|after)?\s?(?:[,·、~〜–-]|[과와및と]|(?:and|or)(?![a-z]))\s?$")
_AFTER_IT: Final[tuple[tuple[Side, re.Pattern[str]], ...]] = (
    ("before", re.compile(r"^\s?(?:전(?!체|액)|前|(?:before|prior|in advance|ahead)\b)")),
    (
        "limit",
        re.compile(
            r"^\s?(?:이내|안(?:에|으로)|내(?:에|로)?(?![가-힣])|까지|동안|간(?![가-힣])|간의|이하|以内|以下|内|まで"
            r"|間|in total|or less|at most)"
        ),
    ),
    (
        "after",
        re.compile(
            r"^(?:이|을|를|が|を)?\s?(?:뒤|후|지[나난날]|경과|넘|초과|後|経過|過ぎ|を?超|(?:after|later|from)\b)"
        ),
    ),
    ("least", re.compile(r"^\s?(?:이상|以上|or (?:more|longer|over)\b)")),
    ("below", re.compile(r"^\s?(?:미만|未満)")),
    ("every", re.compile(r"^\s?(?:마다|간격|ごと|毎)")),
)
_BEFORE_IT: Final[tuple[tuple[Side, re.Pattern[str]], ...]] = (
    (
        "limit",
        re.compile(
            r"(?:within|up to|no later than|not later than|at most|no more than|maximum(?: of)?|for|during|in|under"
            r"|last|lasts|최대|最大|최장|最長)\s(?:the (?:first|next) |a |an )?$|(?:최대|最大|최장|最長)\s?$"
        ),
    ),
    ("least", re.compile(r"(?:at least|minimum(?: of)?|not less than|최소|最低|最小)\s?$")),
    ("after", re.compile(r"(?:after|more than|over|older than|past)\s$")),
    ("below", re.compile(r"(?:less than|fewer than|below)\s$")),
    ("every", re.compile(r"(?:every|each|매)\s?$")),
)


@dataclass(frozen=True, slots=True)
class Amount:
    """An amount at its place in the sentence; `values` are in the dimension's smallest unit, several for a range."""

    dimension: str
    values: tuple[float, ...]
    side: Side
    start: int
    end: int


def without_days(sentence: str) -> str:
    """The sentence with everything blanked out that is a number and no amount; places stay where they are."""
    return _NO_AMOUNT.sub(lambda found: " " * len(found[0]), sentence)


def amounts(sentence: str) -> list[Amount]:
    """The amounts of a sentence (folded, `without_days`), in order. A list or range of one unit is one amount."""
    found = sorted(
        (*_signed(sentence), *_plain(sentence), *_clocks(sentence), *_days_in_words(sentence)), key=lambda it: it.start
    )
    joined: list[Amount] = []
    for one in found:
        last = joined[-1] if joined else None
        if last and one.start < last.end:
            continue
        if last and last.dimension == one.dimension and _LIST.match(sentence[last.end : one.start]):
            joined[-1] = Amount(last.dimension, (*last.values, *one.values), one.side, last.start, one.end)
        else:
            joined.append(one)
    return joined


def same_values(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    """Equal, a month being 28 to 31 days and a year 360 to 366."""
    return len(one) == len(other) and all(
        abs(a - b) <= 0.04 * max(a, b) if min(a, b) >= 28 * _DAY else a == b for a, b in zip(one, other, strict=True)
    )


def _plain(sentence: str) -> Iterator[Amount]:
    for match in _AMOUNT.finditer(sentence):
        unit = next(number for number in range(len(_UNITS)) if match[f"u{number}"] is not None)
        _, dimension, factor = _UNITS[unit]
        if match["work"] is not None and dimension == "time":
            dimension, factor = "workdays", 1
        value = _number(match["n"]) * _TENS.get(match["tens"] or "", 1) * factor
        low = re.search(r"(\d+(?:\.\d+)?)\s?[~〜–-]\s?$", sentence[: match.start()])
        values = (float(low[1]) * factor, value) if low else (value,)
        end = match.end()
        if value == 1 and _APIECE.match(sentence[end:]):
            continue
        if dimension == "time" and sentence[end : end + 1] == "間":
            end += 1
        yield Amount(dimension, values, _side(sentence, match.start(), end), low.start() if low else match.start(), end)


def _clocks(sentence: str) -> Iterator[Amount]:
    for match in _CLOCK.finditer(sentence):
        hour = int(match[2]) + (12 if match[1] in {"오후", "午後"} and int(match[2]) < 12 else 0)
        value = float(hour * 60 + int(match[3] or match[4] or 0))
        yield Amount("clock", (value,), "none", match.start(), match.end())


def _signed(sentence: str) -> Iterator[Amount]:
    for match in _SIGNED.finditer(sentence):
        side = _side(sentence, match.start(), match.end())
        yield Amount(_SIGNS[match[1]], (_number(match[2]),), side, match.start(), match.end())


def _days_in_words(sentence: str) -> Iterator[Amount]:
    for match in re.finditer(rf"(?<![가-힣])(?:{'|'.join(_WHOLE)})(?!에)", sentence):
        yield Amount(
            ("time"),
            (_WHOLE[match[0]] * _DAY,),
            _side(sentence, match.start(), match.end()),
            match.start(),
            match.end(),
        )


def _number(text: str) -> float:
    return float(_WORD_NUMBERS[text]) if text in _WORD_NUMBERS else float(text.replace(",", ""))


def _side(sentence: str, start: int, end: int) -> Side:
    before, after = sentence[:start], sentence[end:]
    ahead = next((side for side, pattern in _BEFORE_IT if pattern.search(before)), None)
    behind = next((side for side, pattern in _AFTER_IT if pattern.search(after)), None)
    return ahead or behind or "none"
