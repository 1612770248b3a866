"""What becomes of a trait: a yes, a no, a support that goes, the opposite, age?"""

import json
from datetime import date

import pytest

from client.memory.fact import Candidate, Quote
from client.notebook import facts as changes
from client.notebook.traits import mark_aged
from client.search.facts import find_facts
from client.store import facts
from shared.clock import parse_moment
from tests.client.learning.talk import with_model
from tests.client.learning.trait_talk import FAST_KO, GROUND_KO, ZONE, each_day, traits
from tests.support.fakes import ScriptedModel

CHEAP_KO = ["천천히 해도 되니 싸게 해 주세요", "늦어도 괜찮으니 저렴한 걸로요", "저희는 속도보다 가격이 중요해요"]


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
