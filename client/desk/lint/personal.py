"""Does a know-how page hold something of a person? It comes from customers' cases, and goes to all customers.

Names are found by their form of address: without one, a name is not told from a word. A service number (1588-…) is
nobody's; numbers with a checksum are in identity.py. What is reported is the kind of thing, not the thing.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final, Literal

from client.desk.lint.identity import numbers_of_people

Personal = Literal[
    "phone",
    "email",
    "resident-number",
    "card",
    "account",
    "passport",
    "birthday",
    "address",
    "plate",
    "messenger",
    "name",
    "company",
]

_SURNAMES: Final = (
    "김이박최정강조윤장임한오서신권황안송류홍전고문양손배백허유남심노하곽성차주우구민진"
    "나지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금"
)
_PLATE_LETTERS: Final = "가나다라마거너더러머버서어저고노도로모보소오조구누두루무부수우주아바사자하허호배"
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
    ("phone", re.compile(r"(?<!\d)\(?0(?:2|[3-6]\d|70|50\d)\)?[- .]\d{3,4}[- .]\d{4}(?!\d)")),
    ("phone", re.compile(r"(?<!\d)0\d{1,4}-\d{1,4}-\d{4}(?!\d)")),
    (
        "birthday",
        re.compile(r"(?:19|20)\d\d\s?[년年.-]\s?\d{1,2}\s?[월月.-]\s?\d{1,2}\s?[일日]?\s?(?:생(?![산성])|生まれ)"),
    ),
    ("birthday", re.compile(r"(?:생년월일|生年月日|date of birth|born on)\W{0,5}(?:\d|[A-Z][a-z]+ \d)", re.IGNORECASE)),
    ("plate", re.compile(rf"(?<!\d)\d{{2,3}}[{_PLATE_LETTERS}]\s?\d{{4}}(?!\d|\s?[원명건회개점%])")),
    ("plate", re.compile(r"[一-龥]{2,3}\s?\d{2,3}\s?[ぁ-ん]\s?\d{2}-\d{2}")),
    (
        "address",
        re.compile(
            r"[가-힣]{1,4}(?:시|도|군|구)\s[가-힣\d]{1,10}(?:대로|로|길|동|읍|면"
            r"|리)\s?(?:\d+번길\s?)?\d{1,4}(?:-\d+)?(?![\d시일월분%])"
        ),
    ),
    (
        "address",
        re.compile(
            r"(?<!\d)\d{1,4}동\s?\d{1,4}호(?!선)|〒\s?\d{3}-\d{4}"
            r"|[都道府県][一-龥]{1,6}[市区町村][一-龥ぁ-んァ-ヶ]{0,8}\d"
        ),
    ),
    (
        "address",
        re.compile(
            r"\b\d{1,5} (?:[A-Z][a-z]+ ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Boulevard|Blvd|Court)\b"
        ),
    ),
    (
        "messenger",
        re.compile(
            (
                r"(?:카톡|카카오톡|라인|텔레그램|인스타(?:그램)?|LINE|Instagram|Telegram|WhatsApp)\s?(?:아이디|ID|계정"
                r"|account)\W{0,4}[A-Za-z][\w.-]{3,}"
            ),
            re.IGNORECASE,
        ),
    ),
    ("email", re.compile(r"[\w.+-]+@[\w-]+\.[\w.-]*\w")),
    ("name", re.compile(r"\b(?:Mr|Ms|Mrs|Dr)\.? [A-Z][a-z]+")),
    ("name", re.compile(r"\b(?:customer|client|user|[Nn]ame:) [A-Z][a-z]+ [A-Z][a-z]+\b")),
    ("name", re.compile(rf"(?:이름|성명|고객명|예금주|신청인)\s?[:：은는]\s?[{_SURNAMES}][가-힣]{{1,2}}(?![가-힣])")),
    ("name", re.compile(r"(?<![一-龥お])(?!皆|各|同|神|貴)[一-龥]{1,4}(?<![客社方主員])様")),
    ("name", re.compile(r"(?<![一-龥])[一-龥]{2,3}(?<![者員客店社方])(?:さん|氏)")),
    ("company", re.compile(r"주식회사\s?[가-힣A-Za-z]|[가-힣A-Za-z]\s?주식회사|\(주\)|株式会社|\b(?:Inc|Ltd|Corp)\b")),
)
_KOREAN_NAME: Final = re.compile(rf"(?<![가-힣])([{_SURNAMES}][가-힣]{{2}})\s?(?:{_TITLES}){_AFTER}")


def personal(text: str) -> tuple[Personal, ...]:
    """Which kinds of personal data stand in `text`, without repeats."""
    found: dict[Personal, None] = {}
    for line in unicodedata.normalize("NFKC", text).splitlines():
        found |= dict.fromkeys(kind for kind, form in _FORMS if form.search(line))
        found |= dict.fromkeys(numbers_of_people(line))
        if any(name not in _NOT_NAMES and name[-1] not in _PARTICLES for name in _KOREAN_NAME.findall(line)):
            found["name"] = None
    return tuple(found)
