"""How is a document cut into pages: is every word kept, and where does a page begin?"""

import re
import unicodedata
from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from client.desk.documents.days import effective_day
from client.desk.documents.document import Document, Line
from client.desk.documents.headings import headings, plain
from client.desk.documents.naming import page_id, slug, spoken
from client.desk.documents.parts import PAGE_TARGET, parts
from client.desk.documents.summary import summary
from client.desk.documents.tongue import tongue
from shared.formats.fields import Fields
from tests.support.service import DEMO

WORDS = some.sampled_from(["환불", "14일", "refund", "返金", "30%", "제3조", "이내", "a_b", "C++", "10,000원"])
LINES = some.one_of(
    some.builds(lambda level, words: "#" * level + " " + " ".join(words), some.integers(1, 4), some.lists(WORDS, min_size=1, max_size=4)),
    some.builds(" ".join, some.lists(WORDS, max_size=12)),
    some.builds(lambda words: "- " + " ".join(words), some.lists(WORDS, min_size=1, max_size=5)),
    some.just(""),
    some.builds(lambda words, times: (" ".join(words) + ". ") * times, some.lists(WORDS, min_size=1, max_size=8), some.integers(1, 400)),
    some.sampled_from(["제1조(목적) 이 규정은 환불을 정한다.", "제2조 (정의)", "1. 환불", "**환불**", "```", "| a | b |", "---", "Article 3 Refunds"]),
)  # fmt: skip


def document(*texts, name="rules.md"):
    return Document(name, "0" * 64, "markdown", tuple(Line(text) for text in texts))


def spoken_words(text):
    """The words as a reader hears them: no marks of headings."""
    return re.sub(r"[\s#*`_]+|^[=-]+$", "", unicodedata.normalize("NFC", plain_marks(text)), flags=re.MULTILINE)


def plain_marks(text):
    return "\n".join(plain(line) for line in text.splitlines())


@settings(max_examples=150, deadline=None)
@given(some.lists(LINES, min_size=1, max_size=30).filter(lambda lines: any(line.strip() for line in lines)))
def test_no_word_is_lost_and_none_is_added(lines):
    """Headings without a text of their own stand in the places of the pages below them."""
    lines = [
        f"{line} {number}번째" if line and line not in {"```", "---"} else line for number, line in enumerate(lines)
    ]
    made = parts(document(*lines))
    said = "".join(spoken_words(part.text) for part in made)
    whole = "".join(spoken_words(line) for line in lines)
    position = 0
    told = []  # the whole in order, where what is missing may only be a heading above the page that follows
    for part in made:
        words = spoken_words(part.text)
        found = whole.find(words, position)
        assert found >= 0, "added or moved"
        told.append((whole[position:found], part))
        position = found + len(words)
    for gap, part in told:
        left = gap
        for heading in [spoken_words(segment) for segment in part.path[:-1]] + [spoken_words(part.title)]:
            left = left.replace(heading, "", 1)
        assert left == "", "lost"
    assert whole[position:] in {"", *(spoken_words(heading.title) for heading in headings(document(*lines).lines))}
    assert len(said) <= len(whole)


@given(some.lists(LINES, min_size=1, max_size=20))
def test_every_place_is_another_and_every_page_is_of_a_sensible_size(lines):
    made = parts(document(*lines))
    assert len({part.place for part in made}) == len(made)
    assert all(len(part.text) <= PAGE_TARGET + 400 and len(part.place) <= 200 for part in made)


def titles(*texts):
    return [part.place for part in parts(document(*texts))]


def test_the_sections_below_the_title_become_pages():
    assert titles("# 규정", "## 환불", "a", "### 기간", "b", "## 배송", "c") == ["규정 > 환불", "규정 > 배송"]
    assert titles("# 환불", "a", "# 배송", "b") == ["환불", "배송"]
    assert titles("# 규정", "서문", "## 환불", "a", "## 배송", "c") == ["규정", "규정 > 환불", "규정 > 배송"]
    assert titles("# 환불 규정", "14일 이내", "## 기간", "b") == ["환불 규정", "환불 규정 > 기간"]
    assert titles("# 규정", "## 환불", "a", "### 기간", "b", "### 방법", "c") == ["규정 > 환불"]
    assert titles("# 환불 규정", "14일 이내") == ["환불 규정"]
    assert titles("글만 있는 문서") == ["rules"]


def test_a_section_that_is_too_long_is_cut_at_its_own_headings_and_then_between_paragraphs():
    long = ["긴 문장입니다. " * 500, "", "다음 문단입니다. " * 300]
    assert titles("# 규정", "## 환불", "### 기간", *long, "### 수수료", "b", "## 배송", "c") == [
        "규정 > 환불 > 기간",
        "규정 > 환불 > 기간 (2)",
        "규정 > 환불 > 수수료",
        "규정 > 배송",
    ]


def test_two_sections_of_one_name_have_two_places():
    assert titles("# 규정", "## 기타", "a", "## 기타", "b") == ["규정 > 기타", "규정 > 기타 (2)"]


@pytest.mark.parametrize(
    ("texts", "found"),
    [
        (["제1조(목적) 이 규정은", "제2조 (정의)", "제1조에 따라 정한다."], ["제1조(목적)", "제2조 (정의)"]),
        (["第1条(目的)", "第2条 返金", "第1条の規定により、返金する。"], ["第1条(目的)", "第2条 返金"]),
        (["Article 1. Refunds", "text", "Article 2. Fees", "Article 1 applies here."], ["Article 1. Refunds", "Article 2. Fees"]),
        (["1. Refunds", "", "text", "", "2. Fees", "", "text"], ["1. Refunds", "2. Fees"]),
        (["text", "1. first", "2. second"], []),
        (["**환불**", "a", "", "**배송**", "b"], ["환불", "배송"]),
        (["환불", "===", "a", "", "배송", "---", "b"], ["환불", "배송"]),
        (["```", "# no", "```", "# yes", "# too"], ["yes", "too"]),
    ],
    ids=["korean", "japanese", "english", "numbered", "a-list", "bold", "underlined", "fenced"],
)  # fmt: skip
def test_headings_are_found_as_rule_books_write_them(texts, found):
    assert [heading.title for heading in headings(document(*texts).lines)] == found


@pytest.mark.parametrize(
    ("heading", "name", "title"),
    [
        ("제3조(환불 기간)", "환불-기간", "환불 기간"),
        ("제12조의2 (환불 기간)", "환불-기간", "환불 기간"),
        ("3. Refund period & fees", "refund-period-fees", "Refund period & fees"),
        ("第3条(返金)", "返金", "返金"),
        ("2026 Pricing", "2026-pricing", "2026 Pricing"),
        ("../../etc/passwd", "etc-passwd", "../../etc/passwd"),
        ("제3조", "제3조", "제3조"),
        ("가" * 90, "가" * 40, "가" * 90),
    ],
)
def test_a_heading_names_its_page_whatever_its_number(heading, name, title):
    assert (slug(heading), spoken(heading)) == (name, title)
    assert Fields({"id": name}, "x").id("id") == name


def test_an_id_that_is_taken_gets_the_documents_name_and_then_a_number():
    taken = {"refund"}
    assert page_id("Refund", "rules 2026", taken.__contains__) == "rules-2026-refund"
    taken.add("rules-2026-refund")
    assert page_id("Refund", "rules 2026", taken.__contains__) == "refund-2"
    assert page_id("Contents", "rules", taken.__contains__) == "rules-contents"
    assert page_id("※", "※", taken.__contains__) == "page"
    assert page_id("CON", "rules", taken.__contains__) == "rules-con"


@pytest.mark.parametrize(
    "text",
    [
        "시행일 2026년 10월 1일",
        "이 규정은 2026. 10. 1.부터 시행한다.",
        "2024년 1월 1일 제정, 2026년 10월 1일 개정 시행 (2025년 3월 1일 시행 규정을 대신함)",
        "| 시행일 | 2026-10-01 |",
        "effective October 1, 2026",
        "This policy takes effect on 1 October 2026.",
        "施行日:2026年10月1日",
        "令和8年10月1日から施行する",
    ],
    ids=["label", "from", "several", "table", "english", "english-day-first", "japanese", "reiwa"],
)
def test_the_day_of_effect_is_the_latest_that_the_document_states(text):
    assert effective_day(text) == date(2026, 10, 1)


@pytest.mark.parametrize(
    "text", ["2026년 10월 1일 공지", "공포한 날부터 시행한다", "2026년 13월 1일 시행", "June 2026"]
)
def test_a_day_that_is_not_of_effect_is_none(text):
    assert effective_day(text) is None


def test_the_language_is_told_by_the_letters():
    assert tongue("API token을 revoke하면 바로 효력이 사라집니다.") == "ko"
    assert tongue("返金は14日以内に行います。APIトークンも同じです。") == "ja"
    assert tongue("Refunds are made within 14 days.") == "en"
    assert tongue("SLA", "ja") == "ja"


def test_the_summary_is_the_first_sentence():
    assert (
        summary("# 환불\n\n| a |\n\n1. 구매 후 14일 이내에 환불합니다. 그 뒤는 일할입니다.", "환불")
        == "구매 후 14일 이내에 환불합니다."
    )
    assert summary("# 환불", "환불") == "환불"
    assert summary("가동률은 99.95%입니다. 다음", "x") == "가동률은 99.95%입니다."
    assert len(summary("긴 문장 " * 100, "x")) <= 120


def test_the_demos_documents_keep_their_sections():
    from client.desk.documents.reading import read_document

    made = parts(read_document(DEMO / "documents" / "refund-rules-v3.md"))
    assert [part.title for part in made][:3] == ["환불 규정 (제3판)", "제1조 (정의)", "제2조 (전액 환불)"]
