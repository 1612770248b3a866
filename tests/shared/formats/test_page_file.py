"""A page as a Markdown file: what is read, what is written back, what is refused."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given, settings

from shared.errors import Refused
from shared.formats.page import Page, PageHistory, Source
from shared.formats.page_file import parse_page, write_page
from tests.shared.formats.page_files import HASH, pages

FILE = f"""---
id: refund
title: 환불 정책
version: 4
effective: 2026-10-15
language: ko
summary: 전액 환불은 14일까지
revision: 30일에서 14일로 줄임
sources:
- document: 환불규정.pdf
  sha256: {HASH}
  place: 3쪽
links: [delivery, 부분-환불]
aliases: [환불, refund, 返金]
may_agree: false
customers: 3
history:
- version: 3
  effective: 2026-07-01
  body: |
    전액 환불은 30일까지
---

# 환불 정책

전액 환불은 14일까지예요.
"""


def front(line, *, instead_of="version: 4"):
    return FILE.replace(instead_of, line)


def refusal(text):
    with pytest.raises(Refused) as caught:
        parse_page(text, "refund.md")
    return caught.value


def test_every_key_of_the_front_matter_is_read():
    assert parse_page(FILE, "refund.md") == Page(
        id="refund",
        title="환불 정책",
        version=4,
        effective=date(2026, 10, 15),
        language="ko",
        summary="전액 환불은 14일까지",
        body="# 환불 정책\n\n전액 환불은 14일까지예요.",
        revision="30일에서 14일로 줄임",
        sources=(Source("환불규정.pdf", HASH, "3쪽"),),
        links=("delivery", "부분-환불"),
        aliases=("환불", "refund", "返金"),
        may_agree=False,
        customers=3,
        history=(PageHistory(3, date(2026, 7, 1), body="전액 환불은 30일까지"),),
    )


def test_windows_line_ends_and_a_byte_order_mark_change_nothing():
    assert parse_page("\ufeff" + FILE.replace("\n", "\r\n"), "x") == parse_page(FILE, "x")


def test_every_kind_of_line_end_becomes_one():
    text = FILE.replace("전액 환불은 14일까지예요.", "첫째\u2028둘째\x85셋째")
    assert parse_page(text, "x").body.endswith("첫째\n둘째\n셋째")


def test_a_decomposed_hangul_id_is_the_same_id():
    import unicodedata

    text = front("id: 환불", instead_of="id: refund")
    assert parse_page(unicodedata.normalize("NFD", text), "x").id == "환불"


@pytest.mark.parametrize(
    ("line", "field", "rule"),
    [
        ('version: "4"', "version", "number"),
        ("version: 0", "version", "number"),
        ("version: true", "version", "number"),
        ("version:", "version", "missing"),
        ("version: 4\nverison: 5", "verison", "unknown"),
        ("version: 4\nversion: 5", "version", "twice"),
        ("version: 2", "history", "order"),
    ],
)
def test_a_wrong_version_is_named(line, field, rule):
    error = refusal(front(line))
    assert (error.code, error.params["field"], error.params["rule"]) == ("content-field-wrong", field, rule)


@pytest.mark.parametrize(
    ("old", "new", "field", "rule"),
    [
        ("id: refund", "id: contents", "id", "id"),
        ("id: refund", "id: ../refund", "id", "id"),
        ("id: refund", "id: 12", "id", "text"),
        ("title: 환불 정책", "title: ' '", "title", "empty"),
        ("title: 환불 정책", "title: " + "가" * 201, "title", "long"),
        ("summary: 전액 환불은 14일까지", 'summary: "한 줄\\n두 줄"', "summary", "line"),
        ("title: 환불 정책", 'title: "\\0"', "title", "text"),
        ("effective: 2026-10-15", "effective: 2026-02-30", "effective", "day"),
        ("effective: 2026-10-15", "effective: 2026-10-15T00:00:00", "effective", "day"),
        ("effective: 2026-10-15", "effective: soon", "effective", "day"),
        ("language: ko", "language: fr", "language", "language"),
        (HASH, "abc", "sha256", "hash"),
        ("links: [delivery, 부분-환불]", "links: delivery", "links", "list"),
        ("links: [delivery, 부분-환불]", "links: [a b]", "links", "id"),
        ("may_agree: false", "may_agree: 'no'", "may_agree", "flag"),
        ("customers: 3", "customers: -1", "customers", "number"),
        ("- version: 3", "- version: 4", "history", "order"),
    ],
)
def test_a_wrong_value_is_named(old, new, field, rule):
    error = refusal(front(new, instead_of=old))
    assert (error.params["field"], error.params["rule"]) == (field, rule)


def test_a_file_without_front_matter_says_so():
    assert refusal("# 환불 정책\n").code == "page-no-front-matter"
    assert refusal("---\nid: refund\n").code == "page-no-front-matter"
    assert refusal("").code == "page-no-front-matter"


def test_broken_yaml_names_its_line():
    error = refusal("---\nid: refund\ntitle: [\n---\ntext\n")
    assert (error.code, error.params["file"]) == ("page-front-matter-broken", "refund.md")
    assert error.params["line"] in (3, 4)


def test_a_list_in_place_of_the_front_matter_is_refused():
    assert refusal("---\n- a\n---\ntext\n").params["rule"] == "table"


def test_a_page_without_text_is_refused():
    assert refusal(FILE.partition("---\n\n")[0] + "---\n\n").params == {
        "place": "refund.md/refund",
        "field": "body",
        "rule": "empty",
        "limit": 0,
    }


def test_yaml_that_would_make_objects_is_refused():
    assert refusal(front("version: !!python/object/apply:os.system [ls]")).code == "page-front-matter-broken"


@settings(deadline=None)
@given(pages)
def test_what_is_written_is_read_back_the_same(page):
    assert parse_page(write_page(page), "x") == page


def test_texts_of_several_lines_are_written_for_people():
    page = parse_page(FILE, "x")
    written = write_page(page)
    assert "effective: 2026-10-15\n" in written
    assert "- version: 3\n  effective: 2026-07-01\n" in written
    assert "body: 전액 환불은 30일까지\n" in written
    assert "null" not in written
