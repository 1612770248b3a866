"""What draft does a candidate become, and which one can not become any?"""

from dataclasses import replace
from datetime import date

import pytest

from client.desk.candidates import accepted, empty_page, merged, said, source_of
from client.desk.content import Content, config_values, read_config_file
from client.desk.lint.check import errors, lint
from client.errors import Refused
from shared.formats.config import read_config
from shared.formats.page_file import parse_page, write_page
from shared.wire.candidates import CandidateLine, DecisionCount
from tests.support.server_process import ROOT
from tests.support.signing import page

TODAY = date(2026, 9, 20)
VOCABULARY = read_config(config_values(read_config_file(ROOT / "config" / "demo" / "config.toml"))).proposals
READY = CandidateLine(
    id="0123456789abcdef",
    state="ready",
    customers=3,
    needed=3,
    kind="decision",
    topic="refund-exception",
    conditions=("over-14-days", "tier-enterprise"),
    decisions=(DecisionCount("partial-refund-up-to-50", 3),),
    page="refund",
    version=4,
    months=("2026-07", "2026-09"),
)
QUESTION = replace(READY, id="fedcba9876543210", kind="question", decisions=(DecisionCount(None, 4),), customers=4)
TORN = replace(
    READY,
    state="conflicting",
    decisions=(DecisionCount("partial-refund-up-to-50", 3), DecisionCount("no-refund", 1)),
)


def taken(line=READY, before=None, version=1, language="ko"):
    return accepted(
        line, VOCABULARY, before or empty_page("late-refund", language, TODAY), version=version, today=TODAY
    )


def findings(draft):
    content = Content({"policy": {"refund": page("refund", 4)}, "knowhow": {draft.id: draft}})
    return {it.rule for it in errors(lint(content, {"policy": {}, "knowhow": {}}, TODAY)) if it.place == draft.id}


def test_a_decision_becomes_a_page_in_the_words_of_the_vocabulary():
    made = taken()
    assert made.title == "규정 밖의 환불: 구매 후 14일이 지남, 엔터프라이즈 고객"
    assert made.summary.endswith("→ 50%까지 부분 환불 (근거 고객 3곳)")
    assert "1. 구매 후 14일이 지남\n2. 엔터프라이즈 고객" in made.body
    assert "- 50%까지 부분 환불" in made.body
    assert (made.version, made.effective, made.customers, made.may_agree) == (1, TODAY, 3, False)
    assert made.links == ("refund",)
    assert findings(made) == set()
    assert parse_page(write_page(made), "late-refund.md") == made


@pytest.mark.parametrize(
    ("language", "title"),
    [("en", "Refund outside the rule"), ("ja", "規定外の返金")],
    ids=["en", "ja"],
)
def test_the_page_is_written_in_its_language(language, title):
    made = taken(language=language)
    assert made.title.startswith(title)
    assert made.language == language
    assert findings(made) == set()


def test_its_source_is_the_candidate():
    (source,) = taken().sources
    assert (source.document, source.place) == ("candidate 0123456789abcdef", "2026-07~2026-09")
    assert source == source_of(replace(READY, decided_by="minsu", reason="because", since=2))
    assert source.sha256 != source_of(replace(READY, months=("2026-09", "2026-09"))).sha256


def test_a_question_becomes_a_page_whose_answer_a_person_has_to_write():
    made = taken(QUESTION)
    assert findings(made) == {"no-answer"}
    assert findings(replace(made, body=made.body + "\n\n…\n\n<!-- 여기에 적기 -->\n\n## 근거\n\n- 질문")) == {
        "no-answer"
    }
    assert findings(replace(made, body=made.body + "\n\n요청을 접수한 시각으로 센다.")) == set()


@pytest.mark.parametrize("language", ["ko", "en", "ja"])
def test_an_answer_is_missed_in_every_language(language):
    assert findings(taken(QUESTION, language=language)) == {"no-answer"}


def test_a_conflicting_one_is_refused_with_both_sides():
    for step in (lambda: taken(TORN), lambda: merged(TORN, VOCABULARY, taken(), version=2, today=TODAY)):
        with pytest.raises(Refused) as refused:
            step()
        assert refused.value.code == "desk-candidate-conflicting"
        assert refused.value.params == {
            "one": "50%까지 부분 환불",
            "customers": 3,
            "other": "환불하지 않음",
            "against": 1,
        }


def test_one_that_was_accepted_and_is_contradicted_since_is_refused_too():
    with pytest.raises(Refused):
        taken(replace(TORN, state="accepted"))


def test_a_topic_that_the_config_lacks_makes_no_page():
    with pytest.raises(Refused, match="desk-candidate-topic-unknown"):
        taken(replace(READY, topic="gone"))


def test_a_page_that_is_there_keeps_its_text_and_gets_a_section():
    before = page("late-refund", 2, body="# 늦은 환불\n\n사람이 쓴 글", may_agree=True, customers=2)
    made = taken(before=before, version=3)
    assert made.body.startswith("# 늦은 환불\n\n사람이 쓴 글\n\n---\n")
    assert (made.title, made.summary, made.customers, made.version) == (before.title, before.summary, 3, 3)
    assert made.may_agree is False
    assert made.sources[0] == before.sources[0]
    assert taken(before=replace(before, customers=9), version=3).customers == 9


def test_the_same_candidate_once_more_changes_nothing():
    once = taken()
    assert taken(before=once) == once


def test_merging_keeps_the_text_and_raises_the_customers():
    before = page("late-refund", 2, body="# 늦은 환불\n\n사람이 쓴 글", may_agree=True, customers=2)
    made = merged(READY, VOCABULARY, before, version=3, today=TODAY)
    assert (made.body, made.may_agree, made.customers, made.version) == (before.body, True, 3, 3)
    assert made.sources == (*before.sources, source_of(READY))
    more = merged(replace(READY, customers=5), VOCABULARY, made, version=4, today=TODAY)
    assert (more.customers, len(more.sources)) == (5, 2)
    assert merged(READY, VOCABULARY, replace(before, customers=9), version=3, today=TODAY).customers == 9


def test_the_count_in_the_text_follows_where_people_left_that_sentence():
    more = replace(READY, customers=5, months=("2026-07", "2026-10"))
    made = merged(more, VOCABULARY, taken(), version=2, today=TODAY)
    assert "서로 다른 고객 5곳, 반대 사례 없음 (2026-07 ~ 2026-10)" in made.body
    assert made.summary.endswith("(근거 고객 5곳)")
    edited = replace(taken(), body="# 사람이 고친 글")
    assert merged(replace(READY, customers=5), VOCABULARY, edited, version=2, today=TODAY).body == edited.body


def test_an_accepted_page_that_people_edited_gets_no_second_section():
    edited = replace(taken(), body=taken().body + "\n\n사람이 더한 글")
    assert taken(replace(READY, customers=4), edited, version=2).body == edited.body


def test_an_id_without_a_label_stands_for_itself():
    told = said(replace(READY, conditions=("gone",)), VOCABULARY, "ko")
    assert told.conditions == ("gone",)
