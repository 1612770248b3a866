"""Repeated over days, a leaning or a request on the same ground becomes one trait, whoever says it how."""

import asyncio
import json
from dataclasses import replace
from datetime import date

import pytest

from client.learning.jobs import Learning
from client.learning.pipeline import builtin_learner
from client.memory.fact import Candidate, Quote
from client.memory.logged import LoggedTurn
from client.models.embedder import load_embedder
from client.notebook import facts as changes
from client.notebook.notebook import Notebook
from client.notebook.traits import mark_aged
from client.search.facts import find_facts
from client.search.meaning import Meaning
from client.store import conversations, facts, logs
from shared.clock import parse_moment
from shared.formats.config import PROMOTABLE, SENSITIVE
from tests.client.learning.talk import with_model
from tests.support.fakes import ScriptedModel

ZONE = "Asia/Seoul"
FAST_KO = ["가격보다 빨리 되는 게 중요해요", "비싸도 되니 빨리요", "비용은 상관없으니 최대한 빨리 처리해 주세요",
           "돈이 더 들어도 빠른 게 좋아요", "저희는 속도가 제일 중요해요"]  # fmt: skip
FAST_EN = ["Speed matters more than price to us", "I don't mind paying more as long as it's fast",
           "We'd rather pay more and get it quickly", "Please hurry, cost is not important",
           "Getting it done fast is our top priority"]  # fmt: skip
FAST_JA = ["価格より速さを重視しています", "高くてもいいので早くお願いします", "値段は気にしませんので、急いでください",
           "弊社はスピードが一番大事です", "料金よりも早さを優先してください"]  # fmt: skip
CHEAP_KO = ["천천히 해도 되니 싸게 해 주세요", "늦어도 괜찮으니 저렴한 걸로요", "저희는 속도보다 가격이 중요해요"]
GROUND_KO = ["연간 계약인데 예외로 일부라도 환불 받을 수 있을까요?", "연간 계약이라 예외로 부분 환불을 받고 싶어요",
             "지난번처럼 18일 지난 건도 부분 환불 되나요"]  # fmt: skip
GROUND_EN = ["We're on an annual contract, so could you make an exception and refund part of it?",
             "Since we have an annual contract, can you refund 50% as an exception?",
             "Like last time, can you refund my order from 18 days ago?"]  # fmt: skip
GROUND_JA = ["年間契約なので、例外として一部返金してもらえますか？", "年間契約ですが例外で返金していただけますか",
             "前回のように18日過ぎた件も一部返金できますか"]  # fmt: skip


@pytest.fixture
def says(database, clock, ids):
    """One conversation of one day and its learning; returns its id."""
    count = iter(range(1_000))

    def run(at, *questions, zone=ZONE, answer="네.", meaning=None, learner=None):
        name = f"talk{next(count)}"
        clock.now = parse_moment(at, zone)
        logs.begin_conversation(database, name, clock())
        for number, question in enumerate(questions):
            turn = LoggedTurn(f"{name}-{number}", name, question, clock(), zone, "waiting")
            logs.write_question(database, turn, "제목")
            logs.complete(database, replace(turn, state="done", answer=answer, completed_at=clock()))
            clock.move(minutes=1)
        conversations.end(database, name, clock())
        made = learner or builtin_learner(sensitive_areas=SENSITIVE, promotable=PROMOTABLE)
        learning = Learning(database, clock, ids, lambda conversation: made, lambda: 4_000, lambda: meaning)
        assert asyncio.run(learning.run_due()) == 1
        assert learning.pending().waiting == 0, database.one("SELECT error FROM jobs")[0]
        return name

    return run


@pytest.fixture
def notebook(database, clock, ids):
    return Notebook(database, clock, ids, lambda: 4_000, lambda page: None)


def traits(database, *statuses):
    return [one for one in facts.list_facts(database, every=True) if one.kind == "trait"
            and (not statuses or one.status in statuses)]  # fmt: skip


def each_day(says, sentences, month="2026-09", first=1):
    for number, sentence in enumerate(sentences):
        says(f"{month}-{first + number:02}T10:00", sentence)


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


def test_a_yes_to_a_guess_puts_it_into_the_block_as_a_line_that_rests_on_it(says, database, notebook):
    each_day(says, FAST_KO[:3])
    (trait,) = traits(database)
    assert find_facts(database, "처리 속도", 10, None) == [] or trait.id not in {
        hit.key for hit in find_facts(database, "처리 속도", 10, None)
    }
    given = notebook.answer(trait.id, yes=True, about="trait")
    assert (given.fact.status, given.line, given.lowered) == ("active", trait.statement, ())
    assert [(line.text, line.origin, line.fact) for line in notebook.block().lines] == [
        (trait.statement, "promoted", trait.id)
    ]
    assert trait.id in {hit.key for hit in find_facts(database, "처리 속도", 10, None)}


def test_a_no_is_final_for_paraphrases_and_more_repetitions(says, database, notebook):
    each_day(says, FAST_KO[:3])
    (trait,) = traits(database)
    assert notebook.answer(trait.id, yes=False).fact.status == "retracted"
    each_day(says, FAST_KO[3:] + FAST_KO[:3], month="2026-10")
    assert [one.status for one in traits(database)] == ["retracted"]
    assert notebook.block().text == ""


def test_a_trait_that_the_customer_deleted_never_comes_back_from_the_same_words(says, database, notebook):
    each_day(says, FAST_KO[:3])
    notebook.delete(traits(database)[0].id)
    says("2026-09-20T10:00", FAST_KO[3])
    assert traits(database) == []


def test_after_it_does_not_hold_any_more_only_new_signs_count(says, database, notebook):
    each_day(says, FAST_KO[:3])
    notebook.retract(traits(database)[0].id)
    each_day(says, FAST_KO[:2], month="2026-10")
    assert traits(database, "awaiting_confirmation") == []
    says("2026-10-20T10:00", FAST_KO[3])
    (trait,) = traits(database, "awaiting_confirmation")
    assert len(trait.supports) == 3


@pytest.mark.parametrize("how", ["delete", "retract"])
def test_too_few_supports_retract_the_trait_and_its_line(says, database, notebook, how):
    each_day(says, FAST_KO[:3])
    (trait,) = traits(database)
    notebook.confirm(trait.id)
    getattr(notebook, how)(trait.supports[0])
    (gone,) = traits(database)
    assert (gone.status, gone.supports) == ("retracted", trait.supports[1:])
    assert notebook.block().text == ""
    assert trait.id not in {hit.key for hit in find_facts(database, "처리 속도", 10, None)}
    assert FAST_KO[0] not in repr(gone)


def test_a_corrected_fact_takes_its_place_under_the_trait_and_one_about_something_else_does_not(
    says, database, notebook, clock, ids
):
    for at, sentence in zip(("2026-08-12T10:00", "2026-09-28T10:00", "2026-10-20T10:00"), GROUND_KO, strict=True):
        says(at, sentence)
    (trait,) = traits(database)
    notebook.confirm(trait.id)

    def corrected(statement, old):
        words = (Quote("다시 말씀드리면", "customer", "later", clock()),)
        new = Candidate("event", statement, words, day=date(2026, 8, 13), topic="refund")
        return changes.update(database, new, [old], now=clock(), ids=ids, promotable=False, limit=4_000)

    heir = corrected("예외로 40% 환불을 요청함 (이유: 연간 계약)", trait.supports[0])
    after = notebook.fact(trait.id)
    assert (after.status, set(after.supports)) == ("active", {heir.id, *trait.supports[1:]})
    assert notebook.block().text == trait.statement
    corrected("환불을 요청함", heir.id)
    assert notebook.fact(trait.id).status == "retracted"
    assert notebook.block().text == ""


def test_with_the_last_support_the_trait_is_deleted_too(says, database, notebook):
    each_day(says, FAST_KO[:3])
    for support in traits(database)[0].supports:
        notebook.delete(support)
    assert facts.list_facts(database, every=True) == []


def test_a_trait_with_enough_left_stays_and_holds_no_word_of_the_deleted_fact(says, database, notebook):
    said = ["저희는 회의록 정리가 제일 중요해요", "저희는 회의록의 정리가 가장 중요합니다", "저희는 회의록 정리를 중시해요",
            "저희는 코끼리 회의록 정리를 중시해요"]  # fmt: skip
    each_day(says, said)
    (trait,) = traits(database)
    notebook.confirm(trait.id)
    assert len(trait.supports) == 4
    with_elephant = next(one.id for one in notebook.supports(trait) if "코끼리" in one.statement)
    notebook.delete(with_elephant)
    (left,) = traits(database)
    assert (left.status, len(left.supports)) == ("active", 3)
    assert "코끼리" not in repr(left) + notebook.block().text
    assert notebook.block().text == left.statement


def test_then_x_now_y_is_kept_linked_and_the_line_follows(says, database, notebook):
    each_day(says, FAST_KO[:3], month="2026-03")
    (old,) = traits(database)
    notebook.confirm(old.id)
    each_day(says, CHEAP_KO, month="2026-09")
    guess = traits(database, "awaiting_confirmation")[0]
    assert traits(database, "active") == [notebook.fact(old.id)], "a guess does not push out what was confirmed"
    assert notebook.answer(guess.id, yes=True).line == "처리 속도보다 가격을 중시하는 편"
    before = notebook.fact(old.id)
    assert (before.status, before.replaced_by) == ("replaced", guess.id)
    assert notebook.before(guess) == [before]
    assert notebook.block().text == "처리 속도보다 가격을 중시하는 편"
    assert before.supports == old.supports


def test_a_guess_that_nobody_confirmed_gives_way_to_its_opposite_at_once(says, database):
    each_day(says, FAST_KO[:3], month="2026-03")
    each_day(says, CHEAP_KO, month="2026-09")
    assert [(one.status, one.statement) for one in traits(database)] == [
        ("awaiting_confirmation", "처리 속도보다 가격을 중시하는 편"),
        ("replaced", "가격보다 처리 속도를 중시하는 편"),
    ]


def test_one_that_is_seen_again_counts_its_new_fact_and_loses_the_mark_of_age(says, database, notebook, clock):
    each_day(says, FAST_KO[:3], month="2026-01")
    (trait,) = traits(database)
    notebook.confirm(trait.id)
    assert aged(database, "2026-07-01") == 0
    assert aged(database, "2026-07-02") == 1
    assert aged(database, "2026-07-03") == 0, "once"
    marked = notebook.fact(trait.id)
    assert marked.recheck.reason == "age"
    assert trait.id in {hit.key for hit in find_facts(database, "처리 속도", 10, None)}, "still found"
    says("2026-07-10T10:00", FAST_KO[3])
    again = notebook.fact(trait.id)
    assert (again.recheck, len(again.supports)) == (None, 4)


def test_the_mark_of_age_goes_with_the_customers_yes_and_comes_after_the_same_time_again(
    says, database, notebook, clock
):
    each_day(says, FAST_KO[:3], month="2026-01")
    notebook.confirm(traits(database)[0].id)
    aged(database, "2026-07-02")
    clock.now = parse_moment("2026-07-02T12:00", ZONE)
    assert notebook.confirm(traits(database)[0].id).recheck is None
    assert aged(database, "2026-07-03") == 0
    assert aged(database, "2026-12-29") == 1


def aged(database, day):
    now = parse_moment(f"{day}T09:00", ZONE)
    return mark_aged(database, now, date.fromisoformat(day), ZONE)


def test_a_no_to_something_sensitive_holds_for_that_turn_and_for_the_same_words_later(says, database, notebook):
    name = says("2026-09-01T10:00", "우울증 약을 먹어요")
    (private,) = facts.list_facts(database, every=True)
    notebook.confirm(private.id, yes=False)
    other = Candidate(
        "event", "우울증을 앓고 있음", (Quote("우울증", "customer", f"{name}-0", private.first_seen),), sensitive=True
    )
    assert changes.deleted_before(database, other), "a paraphrase of the same turn"
    says("2026-09-05T10:00", "우울증 약을 먹어요")
    assert facts.list_facts(database, every=True) == []
    says("2026-09-06T10:00", "당뇨 진단을 받았어요")
    assert [one.status for one in facts.list_facts(database, every=True)] == ["awaiting_consent"], "another matter"


def test_a_model_that_calls_each_day_the_same_still_leaves_a_fact_a_day(says, database):
    def found(sentence):
        row = {"kind": "preference", "statement": "속도를 중시함", "topic": "speed", "day": None,
               "quotes": [{"turn": 1, "speaker": "customer", "text": sentence}]}  # fmt: skip
        return json.dumps({"facts": [row]})

    for number, sentence in enumerate(FAST_KO, start=1):
        says(f"2026-09-{number:02}T10:00", sentence, learner=with_model(ScriptedModel(found(sentence))))
    (trait,) = traits(database)
    assert len(trait.supports) == 5
