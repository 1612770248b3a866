"""Has what a page says come to its end, or is it about to?

The end is the page's `until`, or a day that its own words name ("2026년 9월 30일까지", "until 30 September 2026",
"2026年9月30日まで"). Words about what was, and about those who came before a day ("… 까지 접수한 요청"), end nothing.
"""

from __future__ import annotations

import calendar
import re
import unicodedata
from collections.abc import Iterator
from datetime import date, timedelta
from typing import Final

from client.desk.lint.finding import Finding
from shared.formats.page import Page, PageKind

SOON: Final = timedelta(days=30)
_MONTHS: Final = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_NAMES: Final = rf"(?P<name>{'|'.join(_MONTHS)})[a-z]*\.?"
_YMD: Final = (
    r"(?P<year>20\d\d)(?:\s?[년年]\s?|[-./]\s?)"
    r"(?:(?P<month>\d{1,2})(?:\s?[월月](?:\s?(?:(?P<day>\d{1,2})\s?[일日]|말|末))?|[-./]\s?(?P<day2>\d{1,2})\.?))?"
)
_UNTIL: Final = r"(?:until|till|through|valid to|ends? on|expires? on|expiring on)\s(?:the end of\s)?"
_YEAR: Final = r"(?P<year>20\d\d)"
_TH: Final = r"(?:st|nd|rd|th)?"
_ENDS: Final = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        _YMD
        + r"\s?(?:\([^()]{1,6}\)\s?)?(?:까지|자로\s?(?:종료|만료)|에\s?(?:종료|만료|끝)|まで|に(?:終了|失効)|をもって)",
        r"(?<=[\d일日월月년年)])\s?[~〜–-]\s?(?=\d{4}\D{1,2}\d)" + _YMD + r"(?!\d)",
        _UNTIL + _YMD + r"(?!\d)",
        rf"{_UNTIL}(?:(?P<day>\d{{1,2}}){_TH}\s(?:of\s)?)?{_NAMES}\s?(?:(?P<day2>\d{{1,2}}){_TH})?,?\s" + _YEAR,
    )
)
_OVER: Final = re.compile(  # it tells of what was
    r"[했였었았]습니다|[했였었았]다[.\s]*$|[했였었았]던|ました|(?:した|だった)[。\s]*$"
    r"|\b(?:was|were|used to|had been)\b",
    re.IGNORECASE,
)
_EARLIER_ONES: Final = re.compile(  # and this of those who came before that day
    r"^\s?(?:에\s?)?\S{0,12}(?:[가-힣]한|된|받은|산|낸|맺은|[었았했]던|들어온)\s\S"
    r"|^(?:に)?[^、。]{0,12}(?:した|された|った|んだ|けた|いた)(?=[一-龥ァ-ヶおご])"
)
_MADE: Final = re.compile(
    r"\b(?:made|received|bought|purchased|submitted|placed|signed|created|opened|filed|ordered|joined)\s$",
    re.IGNORECASE,
)


def expiry(kind: PageKind, page: Page, today: date) -> Iterator[Finding]:
    """The page's earliest end, where it has passed or is near."""
    if page.until is not None and page.until < page.effective:
        yield Finding(kind, page.id, "until-before", page.until.isoformat())
        return
    ends = [page.until] if page.until is not None else [*named_ends(f"{page.title}\n{page.summary}\n{page.body}")]
    passed = [end for end in ends if end < today]
    near = [end for end in ends if today <= end <= today + SOON]
    if passed:
        yield Finding(kind, page.id, "expired", min(passed).isoformat())
    elif near:
        yield Finding(kind, page.id, "expires-soon", min(near).isoformat(), (min(near) - today).days)


def named_ends(text: str) -> Iterator[date]:
    """The days on which something ends by the words of `text`."""
    for line in re.split(r"\n|(?<=[.!?])\s(?=[A-Z가-힣])|(?<=[。！？])", unicodedata.normalize("NFKC", text)):
        if _OVER.search(line):
            continue
        for pattern in _ENDS:
            for found in pattern.finditer(line):
                end = _day(found.groupdict())
                after, before = line[found.end() :], line[: found.start()]
                if end is not None and not _EARLIER_ONES.match(after) and not _MADE.search(before):
                    yield end


def _day(found: dict[str, str | None]) -> date | None:
    """A month without a day ends with its last one, a year with its last month."""
    year = int(found["year"] or 0)
    name = found.get("name")
    month = _MONTHS.index(name.lower()) + 1 if name else int(found.get("month") or 12)
    if not 1 <= month <= len(_MONTHS):
        return None
    last = calendar.monthrange(year, month)[1]
    day = int(found.get("day") or found.get("day2") or last)
    return date(year, month, day) if 1 <= day <= last else None
