"""Repeated over days, a leaning or a request on the same ground becomes one trait, whoever says it how."""

import pytest

from client.models.embedder import load_embedder
from client.search.meaning import Meaning
from client.store import facts
from tests.client.learning.trait_talk import FAST_KO, GROUND_KO, each_day, traits

FAST_EN = ["Speed matters more than price to us", "I don't mind paying more as long as it's fast",
           "We'd rather pay more and get it quickly", "Please hurry, cost is not important",
           "Getting it done fast is our top priority"]  # fmt: skip
FAST_JA = ["価格より速さを重視しています", "高くてもいいので早くお願いします", "値段は気にしませんので、急いでください",
           "弊社はスピードが一番大事です", "料金よりも早さを優先してください"]  # fmt: skip
GROUND_EN = ["We're on an annual contract, so could you make an exception and refund part of it?",
             "Since we have an annual contract, can you refund 50% as an exception?",
             "Like last time, can you refund my order from 18 days ago?"]  # fmt: skip
GROUND_JA = ["年間契約なので、例外として一部返金してもらえますか？", "年間契約ですが例外で返金していただけますか",
             "前回のように18日過ぎた件も一部返金できますか"]  # fmt: skip


@pytest.mark.parametrize(
    ("sentences", "statement"),
    [
        (FAST_KO, "가격보다 처리 속도를 중시하는 편"),
        (FAST_EN, "Tends to value speed over price"),
        (FAST_JA, "価格より速さを重視する傾向"),
    ],
)
def test_J15_paraphrases_of_five_days_are_one_trait_with_five_supports(says, database, sentences, statement):
    each_day(says, sentences)
    (trait,) = traits(database)
    assert (trait.statement, trait.status, trait.stated) == (statement, "awaiting_confirmation", False)
    assert len(trait.supports) == 5
    assert len(facts.list_facts(database, every=False)) == 5, "and no sibling beside the five facts"


@pytest.mark.parametrize(
    ("sentences", "statement"),
    [
        (GROUND_KO, "연간 계약을 근거로 예외를 요청하는 편"),
        (GROUND_EN, "Tends to ask for an exception on the ground of an annual contract"),
        (GROUND_JA, "年間契約を根拠に例外を求める傾向"),
    ],
)
def test_requests_on_the_same_ground_are_a_trait_that_is_inferred(says, database, sentences, statement):
    for at, sentence in zip(("2026-08-12T10:00", "2026-09-28T10:00", "2026-10-20T10:00"), sentences, strict=True):
        assert traits(database) == []
        says(at, sentence)
    (trait,) = traits(database)
    assert (trait.statement, trait.status, trait.stated) == (statement, "awaiting_confirmation", False)
    assert len(trait.supports) == 3
    assert facts.proposed(database) == []


def test_paraphrases_in_words_that_no_list_knows_meet_by_keywords(says, database):
    each_day(
        says,
        [
            "저희는 회의록 정리가 제일 중요해요",
            "저희는 회의록의 정리가 가장 중요합니다",
            "저희는 회의록 정리를 중시해요",
        ],
    )
    (trait,) = traits(database)
    assert (len(trait.supports), trait.statement) == (3, "회의록 정리를 중시하는 편")


def test_and_with_an_embedder_by_meaning_too(says, database):
    embedder = load_embedder()
    assert embedder is not None
    said = ["저는 모바일 사용이 가장 중요합니다", "저희는 휴대폰에서 쓰는 게 중요해요", "저희는 모바일 사용을 중시해요"]
    for number, sentence in enumerate(said, start=1):
        says(f"2026-09-{number:02}T10:00", sentence, meaning=Meaning(embedder))
    (trait,) = traits(database)
    assert len(trait.supports) == 3


@pytest.mark.parametrize(
    "mixed",
    [
        ["비싸도 되니 빨리요", "천천히 해도 되니 싸게 해 주세요", "비싸도 되니 빨리요"],
        [
            "Speed matters more than price to us",
            "No rush, just make it cheap for us",
            "Speed matters more than price to us",
        ],
        ["高くてもいいので早くお願いします", "ゆっくりでいいので安くしてください", "高くてもいいので早くお願いします"],
    ],
)
def test_opposite_leanings_never_meet(says, database, mixed):
    each_day(says, mixed)
    assert traits(database) == []
    assert len(facts.list_facts(database, every=False)) == 3


def test_repeats_of_one_day_are_no_trait_and_a_day_is_the_customers_own(says, database):
    says("2026-09-01T08:00", FAST_KO[0], FAST_KO[1], FAST_KO[2])
    assert traits(database) == []
    assert len(facts.list_facts(database, every=False)) == 1, "one fact a day"
    says("2026-09-01T20:00", FAST_KO[3], zone="America/Los_Angeles")  # September 2 in Seoul, still the first over there
    assert len(facts.list_facts(database, every=False)) == 1
    assert traits(database) == []
    says("2026-09-02T00:10", FAST_KO[4])
    (trait,) = traits(database)
    assert len(trait.supports) == 2, "three conversations on two days"


def test_said_three_times_in_one_conversation_it_was_said_once(says, database):
    says("2026-09-01T08:00", *FAST_KO[:3])
    says("2026-09-02T08:00", *FAST_KO[:3])
    assert traits(database) == []


@pytest.mark.parametrize(
    "once", ["이번 답만 표로 주세요", "Just this once, show it as a table please", "今回だけ表でお願いします"]
)
def test_J13_a_wish_for_one_answer_is_no_trait_however_often(says, database, once, notebook):
    for day in range(1, 6):
        says(f"2026-09-0{day}T10:00", once)
    assert facts.list_facts(database, every=True) == []
    assert notebook.block().text == ""


@pytest.mark.parametrize(
    "plain",
    [
        "빨리 환불해 주세요",
        "배송이 늦어서 불만이에요",
        "이번만 비싸도 되니 빨리요",
        "친구가 가격보다 속도가 중요하대요",
    ],
)
def test_a_plain_wish_a_complaint_a_one_off_and_anothers_leaning_are_no_signs(says, database, plain):
    each_day(says, [plain] * 4)
    assert traits(database) == []


def test_a_leaning_said_in_so_many_words_each_time_is_stated_and_asked_about_before_the_block(says, database, notebook):
    said = ["가격보다 빨리 되는 게 중요해요", "저희는 속도가 제일 중요해요", "저희는 가격보다 속도를 우선해요"]
    each_day(says, said)
    (trait,) = traits(database)
    assert (trait.stated, trait.status) == (True, "active")
    assert facts.proposed(database) == [trait.id]
    assert notebook.block().text == ""
    assert notebook.answer(trait.id, yes=True).line == trait.statement
    assert notebook.block().text == trait.statement
