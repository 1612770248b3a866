"""Can a person be found in the demo service's know-how?"""

import re
from pathlib import Path

import pytest

KNOWHOW = sorted((Path(__file__).parents[2] / "config" / "demo" / "knowhow").glob("*.md"))

SURNAMES = (
    "김이박최정강조윤장임한오서신권황안송류홍전고문손배백허유남심노하곽성차주우구민나지엄채원천방공현함변염여추도소석선"
)
TITLES = "님|씨|군|양|팀장|대표|과장|부장|차장|대리|사원|매니저|이사|실장|고객"
PERSONAL = {
    "an e-mail address": re.compile(r"[\w.+-]+@[\w-]+\.\w+"),
    "a phone number": re.compile(r"(?<!\d)(?:\+\d{1,3}[- .]?)?\(?0?\d{1,3}\)?[- .]?\d{3,4}[- .]\d{4}(?!\d)"),
    "a resident number": re.compile(r"\d{6}-[1-4]\d{6}"),
    "a Korean name": re.compile(rf"(?<![가-힣])[{SURNAMES}][가-힣]{{2}} ?(?:{TITLES})"),
    "a name with a courtesy title": re.compile(r"\b(?:Mr|Ms|Mrs|Dr)\.? [A-Z][a-z]+|[一-龯]{2,4}(?:さん|様)"),
}


def personal_data_in(text):
    return [(what, found.group()) for what, pattern in PERSONAL.items() if (found := pattern.search(text))]


@pytest.mark.parametrize("path", KNOWHOW, ids=lambda path: path.stem)
def test_no_person_can_be_found_in_know_how(path):
    assert personal_data_in(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "text",
    [
        "문의는 sales@example.com 으로",
        "전화 010-1234-5678",
        "02-345-6789로 연락",
        "+82 10-1234-5678",
        "900101-1234567",
        "김지수 팀장과 합의",
        "김지수 팀장에게 넘김",
        "박서연님이 요청",
        "Ms. Tanaka asked",
        "田中さんと合意",
    ],
)
def test_the_search_for_persons_finds_one(text):
    assert personal_data_in(text)
