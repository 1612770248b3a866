"""Are the demo service's pages whole: sources, links, versions, and the same numbers as the documents?"""

import hashlib
import re
from datetime import date
from pathlib import Path

import pytest
import yaml

from shared.formats.bundle import PageBundle, decode, encode
from shared.formats.page_file import parse_page
from shared.formats.versions import standing, versions
from shared.text import visible

DEMO = Path(__file__).parents[2] / "config" / "demo"
POLICY = sorted((DEMO / "policy").glob("*.md"))
KNOWHOW = sorted((DEMO / "knowhow").glob("*.md"))
NEXT = sorted((DEMO / "next").glob("*.md"))
PAGES = [*POLICY, *KNOWHOW, *NEXT]
DOCUMENTS = sorted((DEMO / "documents").glob("*.md"))

KEYS = {
    "id",
    "title",
    "version",
    "effective",
    "language",
    "summary",
    "revision",
    "sources",
    "links",
    "aliases",
    "history",
}
LINK = re.compile(r"\]\(([^)]+)\)")
SCRIPTS = {
    "Korean": re.compile("[가-힣]"),
    "English": re.compile("[A-Za-z]"),
    "Japanese": re.compile("[ぁ-んァ-ヶ一-龯]"),
}
QUANTITY = re.compile(r"\d[\d,.:]*(?:영업시간|시간|개월|[일분원%석개회명년초배주]|GB|TB)")


def front_and_body(path):
    lines = path.read_text(encoding="utf-8").split("\n")
    assert lines[0] == "---", path.name
    closing = lines.index("---", 1)
    return yaml.safe_load("\n".join(lines[1:closing])), "\n".join(lines[closing + 1 :])


def page(path):
    return parse_page(path.read_text(encoding="utf-8"), path.name)


def each(paths):
    return pytest.mark.parametrize("path", paths, ids=lambda path: f"{path.parent.name}/{path.stem}")


def test_there_are_enough_pages_and_documents():
    assert len(POLICY) >= 14
    assert len(KNOWHOW) == 6
    assert [path.stem for path in NEXT] == ["refund"]
    assert len(DOCUMENTS) >= 7


@each(PAGES)
def test_a_page_has_every_key_of_its_kind_and_no_other(path):
    front, _ = front_and_body(path)
    assert set(front) == (KEYS | {"may_agree", "customers"} if path in KNOWHOW else KEYS)


@each(PAGES)
def test_a_page_is_one_that_the_product_reads_and_is_named_like_its_file(path):
    read = page(path)
    assert read.id == path.stem
    assert read.language == "ko"
    assert read.revision
    assert read.body.startswith(f"# {read.title}\n")


@each(PAGES)
def test_a_page_is_short_enough_to_read(path):
    _, body = front_and_body(path)
    assert 15 <= len(body.strip().split("\n")) <= 60


@each(PAGES)
def test_the_front_matter_holds_no_second_fence(path):
    text = path.read_text(encoding="utf-8")
    assert "---" not in text.split("\n---\n")[0].removeprefix("---")


@each(PAGES)
def test_the_sources_are_the_documents_that_lie_beside_the_pages(path):
    sources = page(path).sources
    assert sources
    for source in sources:
        document = DEMO / "documents" / source.document
        assert hashlib.sha256(document.read_bytes()).hexdigest() == source.sha256
        title = document.read_text(encoding="utf-8").split("\n")[0].removeprefix("# ").split(" (")[0]
        assert source.place.replace("(제3판)", "").startswith(title.removeprefix("가온클라우드 "))


@each(PAGES)
def test_a_source_names_articles_that_the_document_has(path):
    for source in page(path).sources:
        text = (DEMO / "documents" / source.document).read_text(encoding="utf-8")
        for article in re.findall(r"제\d+조", source.place):
            assert f"# {article} (" in text
        for number in re.findall(r"(\d+)(?=[·~]|$)", source.place):
            assert re.search(rf"^## (?:기록 )?{number}\. ", text, re.MULTILINE)


@each([*POLICY, *NEXT])
def test_a_policy_page_has_no_number_that_its_documents_do_not_have(path):
    read = page(path)
    official = " ".join((DEMO / "documents" / source.document).read_text(encoding="utf-8") for source in read.sources)
    stated = set(QUANTITY.findall(f"{read.summary}\n{read.body}"))
    assert stated - set(QUANTITY.findall(official)) == set()


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.stem)
def test_every_document_feeds_a_page(path):
    assert any(path.name == source.document for file in PAGES for source in page(file).sources)


@each(PAGES)
def test_the_listed_links_are_those_of_the_text_and_all_lead_somewhere(path):
    read = page(path)
    assert set(read.links) == set(LINK.findall(read.body))
    assert set(read.links) <= {file.stem for file in PAGES} - {read.id}


@each([*POLICY, *KNOWHOW])
def test_no_page_is_an_orphan_among_its_own_kind(path):
    siblings = POLICY if path in POLICY else KNOWHOW
    assert any(path.stem in page(other).links for other in siblings if other != path)


@each(POLICY)
def test_a_policy_page_in_force_needs_no_know_how_to_be_understood(path):
    assert set(page(path).links) <= {file.stem for file in POLICY}


@each(PAGES)
def test_versions_are_whole_and_only_the_one_before_carries_its_text(path):
    read = page(path)
    assert [entry.version for entry in versions(read)] == list(range(1, read.version + 1))
    days = [entry.effective for entry in versions(read)]
    assert days == sorted(set(days))
    assert [entry.version for entry in read.history if entry.body] == list(range(1, read.version))[-1:]
    assert all(entry.revision and entry.title and entry.summary for entry in read.history)


@each(PAGES)
def test_customers_words_for_a_page_come_in_three_languages(path):
    aliases = " ".join(page(path).aliases)
    assert [name for name, script in SCRIPTS.items() if not script.search(aliases)] == []


@each(PAGES)
def test_nothing_in_a_page_is_invisible(path):
    text = path.read_text(encoding="utf-8")
    assert visible(text) == text


def test_page_ids_and_titles_are_unique():
    live = [page(path) for path in (*POLICY, *KNOWHOW)]
    assert len({read.id for read in live}) == len({read.title for read in live}) == len(live)


def test_the_refund_rule_in_force_says_30_days():
    read = page(DEMO / "policy" / "refund.md")
    assert read.version == 3
    assert "구매 후 30일 이내" in read.summary
    assert "구매 후 30일 이내" in read.body
    assert "14일" not in read.body
    assert "중도 해지 환불 대상이 아니" in read.body


def test_the_next_refund_rule_says_14_days_from_october():
    read = page(DEMO / "next" / "refund.md")
    assert (read.version, read.effective) == (4, date(2026, 10, 1))
    assert "구매 후 14일 이내" in read.summary
    assert "구매 후 14일 이내" in read.body
    assert "30일" not in read.body
    assert "중도 해지 환불 대상이 아니" in read.body


def test_the_next_refund_rule_carries_the_one_in_force_word_for_word():
    live, following = page(DEMO / "policy" / "refund.md"), page(DEMO / "next" / "refund.md")
    assert following.history[-1].body == live.body
    known = versions(following)
    assert standing(known, date(2026, 9, 30)).current.version == 3
    assert standing(known, date(2026, 10, 1)).current.version == 4
    assert standing(known, date(2026, 10, 1)).previous.version == 3


def test_only_the_refund_page_states_the_refund_period():
    others = [path for path in POLICY if path.stem != "refund"]
    assert [path.stem for path in others if re.search(r"\d+일 이내.{0,30}환불", page(path).body)] == []


def test_the_enterprise_page_rests_on_two_customers_and_leaves_the_amount_to_people():
    read = page(DEMO / "knowhow" / "partial-refund-over-14-days.md")
    assert (read.may_agree, read.customers) == (False, 2)
    assert "구매 후 14일이 지난 환불 요청이고 엔터프라이즈 고객이면 부분 환불을 협의한다" in read.body
    assert "규정이 먼저다" in read.body


def test_the_annual_page_lets_the_assistant_agree_to_half():
    read = page(DEMO / "knowhow" / "annual-exception-refund.md")
    assert (read.may_agree, read.customers) == (True, 3)
    assert "연간 계약 고객이 예외 환불을 요청할 때 부분 환불 50%까지 예외로 합의할 수 있다" in read.body


@each(KNOWHOW)
def test_a_know_how_page_says_on_how_many_customers_it_rests(path):
    read = page(path)
    assert f"고객 {read.customers}곳" in read.summary
    assert f"고객 {read.customers}곳" in read.body
    number = read.sources[0].place.split()[-1]
    record = (DEMO / "documents" / "knowhow-approvals.md").read_text(encoding="utf-8").split(f"## 기록 {number}.")[1]
    assert f"고객 {read.customers}곳" in record.split("## ")[0]


@pytest.mark.parametrize(("kind", "paths"), [("policy", POLICY), ("knowhow", KNOWHOW)])
def test_the_pages_fit_into_a_bundle(kind, paths):
    bundle = PageBundle(kind, "# 차례", tuple(page(path) for path in paths))
    assert decode(encode(bundle), kind) == bundle
