"""What does a document change in the draft, the first time and when it comes again?"""

from dataclasses import replace
from datetime import date

import pytest

from client.errors import Refused
from shared.formats.page import Source
from tests.support.desk_table import TODAY, DeskTable
from tests.support.documents import REFUND, REFUND_CHANGED, SUPPORT, SUPPORT_CHANGED, docx, pdf
from tests.support.signing import page

RULES = "# 환불 규정\n\n시행일 2026년 10월 1일\n\n## 제1조(기간)\n\n구매 후 30일 이내입니다.\n\n## 제2조(수수료)\n\n수수료는 10%입니다.\n"


@pytest.fixture
def table(tmp_path):
    return DeskTable(tmp_path / "desk")


@pytest.fixture
def rules(tmp_path):
    """Write the rules as they are today."""

    def write(text=RULES, name="rules.md"):
        (tmp_path / name).write_text(text, encoding="utf-8")
        return tmp_path / name

    return write


def changed(*changes):
    text = RULES
    for before, after in changes:
        assert before in text
        text = text.replace(before, after)
    return text


def test_a_document_becomes_several_pages_each_with_its_source(table, tmp_path):
    file = docx(tmp_path / "refund.docx", REFUND)
    taken = table.take(file).documents[0]
    made = table.draft.pages["policy"]
    assert {fate.outcome for fate in taken.fates} == {"new"}
    assert set(made) == {"환불-규정", "전액-환불", "부분-환불", "처리-기간"}
    found = made["부분-환불"]
    assert (found.title, found.version, found.language) == ("부분 환불", 1, "ko")
    assert found.effective == date(2026, 10, 1)
    assert found.summary == "구매 후 30일이 지나면 남은 기간을 일할로 계산하여 환불합니다."
    assert found.sources == (Source("refund.docx", taken.document.sha256, "환불 규정 > 제2조(부분 환불)"),)
    assert found.body.startswith("# 제2조(부분 환불)\n\n구매 후 30일이")
    assert found.revision == "refund.docx에서 옮김"


def test_a_changed_document_touches_just_the_pages_that_changed_and_says_which_lines(table, tmp_path):
    table.take(docx(tmp_path / "refund.docx", REFUND))
    table.publish()
    before = table.draft.pages["policy"]
    fates = table.fates(docx(tmp_path / "refund.docx", REFUND_CHANGED))
    assert {page: fate.outcome for page, fate in fates.items()} == {
        "환불-규정": "changed",
        "전액-환불": "changed",
        "부분-환불": "changed",
        "처리-기간": "unchanged",
    }
    assert fates["부분-환불"].lines == (
        "-구매 후 30일이 지나면 남은 기간을 일할로 계산하여 환불합니다.",
        "+구매 후 14일이 지나면 남은 기간을 일할로 계산하여 환불합니다.",
    )
    after = table.draft.pages["policy"]
    assert after["처리-기간"] == before["처리-기간"], "neither a new version nor another hash"
    assert (after["부분-환불"].version, after["부분-환불"].effective) == (2, date(2026, 11, 1))
    assert after["부분-환불"].summary.startswith("구매 후 14일이")
    assert after["부분-환불"].sources[0].sha256 != before["부분-환불"].sources[0].sha256
    assert after["부분-환불"].revision == "refund.docx의 개정에 맞춤(1줄)"


def test_a_changed_pdf_touches_just_the_pages_that_changed(table, tmp_path):
    table.take(pdf(tmp_path / "support.pdf", SUPPORT))
    table.publish()
    file = pdf(tmp_path / "support.pdf", SUPPORT_CHANGED, break_before=(2,))  # what moves in print is no change
    assert table.outcomes(file) == {"고객지원-운영-시간": "unchanged", "운영-시간": "unchanged", "첫-답변": "changed"}


def test_the_same_document_again_changes_nothing(table, rules):
    table.take(rules())
    files = table.files()
    assert table.take(rules()).changed == ()
    assert table.files() == files


def test_a_draft_that_was_never_published_stays_at_its_version(table, rules):
    table.take(rules())
    table.take(rules(changed(("30일", "14일"))))
    assert table.page("기간").version == 1


def test_an_article_that_moved_keeps_its_page(table, rules):
    table.take(rules())
    moved = changed(
        ("## 제1조", "## 제1조(정의)\n\n구매는 첫 결제입니다.\n\n## 제2조"), ("## 제2조(수수료)", "## 제3조(수수료)")
    )
    assert table.outcomes(rules(moved)) == {
        "환불-규정": "unchanged",
        "정의": "new",
        "기간": "changed",
        "수수료": "changed",
    }


def test_a_section_under_another_heading_keeps_its_page(table, rules):
    long = "구매 후 30일 이내에 요청하면 이용 여부와 관계없이 전액을 환불합니다. 소유자가 신청합니다."
    table.take(rules(changed(("구매 후 30일 이내입니다.", long), ("제1조(기간)", "기간"))))
    again = table.fates(rules(changed(("구매 후 30일 이내입니다.", long), ("제1조(기간)", "환불 가능 기한"))))
    assert again["기간"].outcome == "changed"
    assert table.page("기간").title == "환불 가능 기한"


def test_a_section_that_is_gone_is_told_and_its_page_is_left(table, rules):
    table.take(rules())
    fates = table.fates(rules(RULES.split("## 제2조", maxsplit=1)[0]))
    assert (fates["수수료"].outcome, fates["기간"].outcome) == ("gone", "unchanged")
    assert table.page("수수료").body


def test_a_page_that_was_taken_out_of_the_draft_stays_out(table, rules):
    table.take(rules())
    table.remove("수수료")
    assert table.outcomes(rules(changed(("10%", "20%"))))["수수료"] == "left-out"
    assert table.outcomes(rules(changed(("10%", "20%"))), replace=True)["수수료"] == "new"


@pytest.mark.parametrize("published", [False, True])
def test_a_page_that_was_changed_by_hand_is_not_written_over(table, rules, published):
    table.take(rules())
    mine = replace(table.page("기간"), summary="한 달 안이면 돌려받아요", version=1)
    table.put(mine)
    if published:
        table.publish()
    fates = table.fates(rules(changed(("30일", "14일"))))
    assert (fates["기간"].outcome, len(fates["기간"].lines)) == ("by-hand", 2)
    assert table.page("기간") == mine
    assert table.outcomes(rules(changed(("30일", "14일"))), replace=True)["기간"] == "changed"
    assert "14일" in table.page("기간").body
    assert table.page("기간").summary == "한 달 안이면 돌려받아요", "what people wrote above the text stays"


def test_hand_work_in_an_unchanged_section_is_no_matter(table, rules):
    table.take(rules())
    mine = replace(table.page("기간"), body="# 기간\n\n30일입니다.")
    table.put(mine)
    assert table.outcomes(rules(changed(("10%", "20%")))) == {
        "환불-규정": "unchanged",
        "기간": "unchanged",
        "수수료": "changed",
    }
    assert table.page("기간") == mine


def test_a_person_who_adopted_the_change_is_believed(table, rules):
    table.take(rules())
    file = rules(changed(("30일", "14일")))
    new_hash = table.take(file, dry_run=True).documents[0].document.sha256
    mine = table.page("기간")
    table.put(replace(mine, body="# 기간\n\n14일입니다.", sources=(replace(mine.sources[0], sha256=new_hash),)))
    assert table.outcomes(file)["기간"] == "unchanged"


@pytest.mark.parametrize(
    "place", ["환불 규정 > 제1조(기간)", "환불 규정 제1조", "제9조(기간)"], ids=["place", "article", "name"]
)
def test_a_hand_written_page_that_names_the_place_is_the_one_that_changes(table, rules, place):
    source = Source("rules.md", "0" * 64, place)
    table.put(page("refund", 3, sources=(source,), aliases=("환급",), links=("trial",)))
    table.publish()
    assert table.outcomes(rules())["refund"] == "changed"
    found = table.page("refund")
    assert (found.version, found.aliases, found.links) == (4, ("환급",), ("trial",))
    assert found.body.startswith("# 제1조(기간)")
    assert "기간" not in table.draft.pages["policy"]


def test_a_hand_written_page_of_several_places_is_left_for_a_person_to_look_at(table, rules):
    sources = tuple(Source("rules.md", "0" * 64, place) for place in ("제1조(기간)", "제2조(수수료)"))
    mine = page("refund", 3, sources=sources)
    table.put(mine)
    table.publish()
    assert table.outcomes(rules()) == {"환불-규정": "new", "refund": "look"}
    assert table.page("refund") == mine


def test_a_hand_written_draft_that_nobody_published_is_not_lost(table, rules):
    table.put(page("refund", 3, sources=(Source("rules.md", "0" * 64, "제1조(기간)"),)))
    assert table.outcomes(rules())["refund"] == "by-hand"


def test_a_dry_run_writes_nothing(table, rules):
    taken = table.take(rules(), dry_run=True)
    assert (len(taken.changed), taken.written, table.files()) == (3, False, {})


def test_new_pages_go_to_the_wiki_that_is_named(table, rules):
    table.take(rules(), kind="knowhow")
    assert set(table.draft.pages["knowhow"]) == {"환불-규정", "기간", "수수료"}


def test_the_day_of_effect_is_the_one_given_then_stated_then_today(table, rules):
    silent = rules(RULES.replace("시행일 2026년 10월 1일", "모든 고객에게"), "silent.md")
    assert table.take(silent, dry_run=True).documents[0].effective.day == TODAY
    assert table.take(rules(), dry_run=True).documents[0].effective.origin == "document"
    taken = table.take(rules(), effective=date(2027, 1, 1))
    assert (taken.documents[0].effective.origin, table.page("기간").effective) == ("option", date(2027, 1, 1))


def test_two_documents_with_one_heading_make_two_pages(table, rules):
    table.take(rules(), rules(name="delivery.md"))
    assert {"기간", "delivery-기간"} <= set(table.draft.pages["policy"])


def test_a_document_under_another_file_name_can_be_named_as_the_pages_know_it(table, rules):
    table.take(rules())
    newer = rules(changed(("30일", "14일")), "rules-v4.md")
    assert table.outcomes(newer, known_as="rules.md") == {
        "환불-규정": "unchanged",
        "기간": "changed",
        "수수료": "unchanged",
    }
    assert table.page("기간").sources[0].document == "rules.md"
    with pytest.raises(Refused, match=r"^document-as-one"):
        table.take(newer, rules(), known_as="rules.md")
