"""Cases that users of other memory systems reported, by their ids."""

import asyncio
import json
from datetime import date

import pytest

from client.errors import ModelUnavailable
from client.learning.extract_model import prompt
from tests.client.learning.model_replies import fact, scripted
from tests.client.learning.talk import Memory, builtin, turn, with_model


def test_J1_saying_the_same_twice_keeps_one_fact_with_two_quotes(memory):
    memory.hears(turn("환불은 국민은행 계좌로 받을게요", at="2026-09-28T10:00"))
    memory.hears(turn("환불은 국민은행 계좌로 받을게요", at="2026-09-29T10:00"))
    (kept,) = memory.facts.values()
    assert kept.status == "active"
    assert len(kept.evidence) == 2


def test_J2_a_contradiction_replaces_and_never_leaves_zero(memory):
    memory.hears(turn("전화 상담이 편해요", at="2026-09-28T10:00"))
    memory.hears(turn("전화는 싫어요, 채팅으로만 해 주세요", at="2026-09-29T10:00"))
    old, new = memory.facts.values()
    assert (old.value, old.status, old.replaced_by) == ("phone", "replaced", new.id)
    assert (new.value, new.status) == ("chat", "active")


def test_J3_only_the_newest_way_of_contact_is_in_force(memory):
    memory.hears(turn("연락은 문자로", at="2026-09-28T10:00"))
    memory.hears(turn("이제 문자 말고 이메일로", at="2026-09-29T10:00"))
    assert [it.value for it in memory.active(attribute="channel")] == ["email"]
    assert [it.value for it in memory.facts.values() if it.status == "replaced"] == ["sms"]


@pytest.mark.parametrize("bad", ["12", "-1", -1, "", "0b6c4a1e-7d52-4d8e-9a55-1f2e3d4c5b6a", None, 3.5, True])
def test_J5_a_number_that_is_not_on_the_list_touches_no_row_and_names_the_id(memory, bad):
    memory.hears(turn("직원이 5명이에요"))
    before = dict(memory.facts)
    verdict = {"verdict": "update", "fact": bad}
    found = fact("직원 6명", "이제 직원이 6명이에요", attribute="seats", value="6")
    model = Memory(with_model(scripted(found, verdict, verdict)), memory.facts)
    (error,) = model.hears(turn("이제 직원이 6명이에요", at="2026-09-29T10:00")).unjudged
    assert error.code == "judge-unknown-fact"
    assert str(error.params["id"]).strip("-") in str(bad).replace(".", "")
    assert model.facts == before


def test_J6_a_new_event_that_names_a_person_leaves_the_fact_about_that_person(memory):
    memory.hears(turn("A사 담당자는 김민수예요", at="2026-09-28T10:00"))
    found = fact(
        "김민수 님이 보안 점검 자료를 요청함", "김민수 님이 보안 점검 자료를 요청했어요", kind="event", day="2026-09-29"
    )
    model = Memory(with_model(scripted(found, {"verdict": "update", "fact": 0})), memory.facts)
    model.hears(turn("김민수 님이 보안 점검 자료를 요청했어요", at="2026-09-29T10:00"))
    assert model.statements() == {"A사 담당자는 김민수", "김민수 님이 보안 점검 자료를 요청함"}


def test_J6_what_lasts_never_takes_the_place_of_an_event(memory):
    memory.hears(turn("어제 프로 요금제로 바꿨어요", at="2026-09-20T10:00"))
    event = memory.active(kind="event")[0]
    found = fact("프로 등급", "저희는 프로 요금제예요", attribute="tier", value="pro")
    number = list(memory.facts).index(event.id)
    model = Memory(with_model(scripted(found, {"verdict": "update", "fact": number})), memory.facts)
    model.hears(turn("저희는 프로 요금제예요"))
    assert memory.facts[event.id].status == "active"


def test_J8_a_changed_number_is_an_update_and_history_keeps_the_old_one(memory):
    memory.hears(turn("직원이 5명이에요", at="2026-09-28T10:00"))
    memory.hears(turn("이제 6명이에요", at="2026-09-29T10:00"))
    assert memory.statements() == {"직원 6명"}
    assert [it.statement for it in memory.facts.values() if it.status == "replaced"] == ["직원 5명"]


def test_J8_a_bare_number_with_nothing_to_belong_to_changes_nothing(memory):
    memory.hears(turn("이제 6명이에요"))
    assert not memory.facts
    assert memory.refused == ["unclear_which"]


def test_J8_a_model_can_not_call_another_number_the_same(memory):
    memory.hears(turn("직원이 5명이에요"))
    found = fact("직원 6명", "이제 직원이 6명이에요", attribute="seats", value="6")
    same = {"verdict": "same", "fact": 0}
    model = Memory(with_model(scripted(found, same, same)), memory.facts)
    assert model.hears(turn("이제 직원이 6명이에요")).unjudged
    assert model.statements() == {"직원 5명"}


def test_J10_the_example_of_the_prompt_never_becomes_a_fact():
    example = json.loads(prompt("extract").rsplit("\n{", 1)[1].join(["{", ""]))
    memory = Memory(with_model(scripted(example)))
    memory.hears(turn("네 알겠습니다 감사합니다"))
    assert not memory.facts
    assert memory.refused == ["not_said"]


@pytest.mark.parametrize("quote", ["프리미엄 고객은 30일까지 가능합니다", "환불 규정이 어떻게 되나요?"])
def test_J11_what_the_assistant_said_is_no_fact_about_the_customer(quote):
    found = fact("고객은 프리미엄 등급", quote, attribute="tier", value="premium")
    memory = Memory(with_model(scripted(found)))
    memory.hears(turn("환불 규정이 어떻게 되나요?", "프리미엄 고객은 30일까지 가능합니다"))
    assert not memory.facts
    by_rules = Memory(builtin())
    by_rules.hears(turn("환불 규정이 어떻게 되나요?", "프리미엄 고객은 30일까지 가능합니다"))
    assert not by_rules.facts


def test_J13_a_wish_for_one_answer_is_no_preference(memory):
    memory.hears(turn("이번 답만 표로 주세요"))
    found = fact("답은 표로 받기를 원함", "이번 답만 표로 주세요", kind="preference")
    model = Memory(with_model(scripted(found)))
    model.hears(turn("이번 답만 표로 주세요"))
    assert not memory.facts
    assert not model.facts
    assert model.refused == ["claim"]


def test_J15_each_day_that_a_leaning_shows_is_a_fact_for_the_trait_to_come(memory):
    for day in range(1, 6):
        memory.hears(turn("가격보다 빨리 되는 게 중요해요", at=f"2026-09-0{day}T10:00"))
    assert [it.day for it in memory.active()] == [date(2026, 9, day) for day in range(1, 6)]


def test_J17_a_model_that_is_away_decides_nothing():
    memory = Memory(with_model(scripted(ModelUnavailable("model-timeout", host="x"))))
    with pytest.raises(ModelUnavailable):
        memory.hears(turn("직원이 5명이에요"))
    assert not memory.facts


def test_T1_yesterday_is_reckoned_from_the_turn_and_in_its_zone(memory):
    memory.hears(turn("어제 결제했어요", at="2026-09-28T23:50"))
    (paid,) = memory.active()
    assert (paid.day, paid.statement) == (date(2026, 9, 27), "9/27 결제함")


def test_T3_a_day_that_nobody_said_is_dropped_and_one_in_the_sentence_is_refused():
    said = "예전에 쿠폰 받았어요"
    for day in ("2023-10-04", "2026-10-01"):
        memory = Memory(with_model(scripted(fact("쿠폰을 받음", said, kind="event", day=day))))
        memory.hears(turn(said, at="2026-10-01T09:00"))
        assert [it.day for it in memory.active()] == [None]
    memory = Memory(with_model(scripted(fact("2023-10-04 쿠폰을 받음", said, kind="event", day="2023-10-04"))))
    memory.hears(turn(said, at="2026-10-01T09:00"))
    assert memory.refused == ["number"]


@pytest.mark.parametrize(
    ("said", "secret"),
    [
        ("카드 비밀번호 1234 기억해 주세요", "1234"),
        ("주민번호 900101-1234567로 세금계산서 발행해 주세요", "900101"),
        ("국민은행 110-234-567890 계좌로 환불해 주세요", "567890"),
        ("My password is hunter22, please cancel my subscription", "hunter22"),
        ("暗証番号は4321です。注文をキャンセルしてください", "4321"),
    ],
)
def test_W5_a_secret_stands_in_no_fact_no_quote_and_no_request_to_a_model(memory, said, secret):
    learned = memory.hears(turn(said, f"네, {said}"))
    assert secret not in repr(learned)
    model = scripted({"facts": []})
    Memory(with_model(model)).hears(turn(said, f"네, {said}"))
    assert secret not in repr(model.requests)


def test_W5_a_model_that_quotes_the_secret_is_refused():
    said = "카드 비밀번호 1234 기억해 주세요"
    memory = Memory(with_model(scripted(fact("카드 비밀번호는 1234", said))))
    memory.hears(turn(said))
    assert not memory.facts
    assert memory.refused == ["not_said"]


@pytest.mark.parametrize("said", ["우울증 약을 먹어요", "I take medication for depression", "うつ病の薬を飲んでいます"])
def test_W6_health_waits_for_consent(memory, said):
    memory.hears(turn(said))
    assert not memory.active()
    assert [it.status for it in memory.facts.values()] == ["awaiting_consent"]


def test_W6_an_area_that_the_service_does_not_serve_is_not_asked_about():
    from client.learning.pipeline import builtin_learner

    learner = builtin_learner(sensitive_areas=(), promotable=())
    learned = asyncio.run(learner.learn([turn("우울증 약을 먹어요")], lambda candidate: ()))
    assert [it.candidate.sensitive for it in learned.decisions] == [False]


def test_D10_two_people_stay_two(memory):
    memory.hears(turn("김민수 번호는 010-1234-5678이에요", at="2026-09-28T10:00"))
    memory.hears(turn("김민석 번호는 010-8765-4321이에요", at="2026-09-29T10:00"))
    assert memory.statements() == {"김민수 전화번호는 010-1234-5678", "김민석 전화번호는 010-8765-4321"}
