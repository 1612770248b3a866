"""Does a know-how page hold something of a person? It comes from customers' cases, and goes to all customers.

Names are found by their form of address: without one, a name is not told from a word. A service number (1588-…) is
nobody's. What is reported is the kind of thing, not the thing.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final, Literal

Personal = Literal["phone", "email", "resident-number", "card", "name", "company"]

_SURNAMES: Final = (
    "김이박최정강조윤장임한오서신권황안송류홍전고문양손배백허유남심노하곽성차주우구민진"
    "나지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금"
)
_TITLES: Final = "님|씨|팀장|과장|차장|대리|부장|사원|주임|실장|본부장|대표|이사|매니저|선생님"
_AFTER: Final = "(?=[^가-힣]|$|은|는|이|가|을|를|에|께|과|와|의|도|님|로|한테)"  # an end, or a particle
_PARTICLES: Final = frozenset("는가을를에와과의도로이")  # the end of a word, not of a name
_NOT_NAMES: Final = frozenset(
    {
        "고객사",
        "고객님",
        "이용자",
        "신청자",
        "소유자",
        "구매자",
        "주문자",
        "방문자",
        "문의자",
        "구독자",
        "지원팀",
        "정산팀",
        "보안팀",
        "전담팀",
        "기관장",
        "운영자",
    }
)
_FORMS: Final[tuple[tuple[Personal, re.Pattern[str]], ...]] = (
    ("resident-number", re.compile(r"(?<!\d)\d{6}\s?-\s?[1-8]\d{6}(?!\d)")),
    ("card", re.compile(r"(?<!\d)\d{4}[- ]\d{4}[- ]\d{4}[- ]\d{4}(?!\d)")),
    ("phone", re.compile(r"(?<!\d)(?:\+82[- ]?|0)1[016789][- .]?\d{3,4}[- .]?\d{4}(?!\d)")),
    ("phone", re.compile(r"(?<!\d)0(?:2|[3-6]\d)[- )]\d{3,4}-\d{4}(?!\d)")),
    ("phone", re.compile(r"(?<!\d)(?:\+81[- ]?|0)[789]0-\d{4}-\d{4}(?!\d)|\+1[- ]\d{3}[- ]\d{3}[- ]\d{4}")),
    ("email", re.compile(r"[\w.+-]+@[\w-]+\.[\w.-]*\w")),
    ("name", re.compile(r"\b(?:Mr|Ms|Mrs|Dr)\.? [A-Z][a-z]+")),
    ("name", re.compile(r"(?<![一-龥])[一-龥]{2,3}(?<![者員客店社方])(?:さん|氏)")),
    ("company", re.compile(r"주식회사\s?[가-힣A-Za-z]|[가-힣A-Za-z]\s?주식회사|\(주\)|株式会社|\b(?:Inc|Ltd|Corp)\b")),
)
_KOREAN_NAME: Final = re.compile(rf"(?<![가-힣])([{_SURNAMES}][가-힣]{{2}})\s?(?:{_TITLES}){_AFTER}")


def personal(text: str) -> tuple[Personal, ...]:
    """Which kinds of personal data stand in `text`, without repeats."""
    found: dict[Personal, None] = {}
    for line in unicodedata.normalize("NFKC", text).splitlines():
        for kind, form in _FORMS:
            if form.search(line):
                found[kind] = None
        if any(name not in _NOT_NAMES and name[-1] not in _PARTICLES for name in _KOREAN_NAME.findall(line)):
            found["name"] = None
    return tuple(found)
