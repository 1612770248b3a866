"""New, changed, taken back, said again: the judge in code."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from client.learning.judge import judge
from client.memory.fact import Candidate, Fact, Quote
from client.memory.verdict import Add, Retract, Same, Unclear, Update
from tests.client.learning.talk import turn

AT = datetime(2026, 9, 28, 3, tzinfo=UTC)
DAY = date(2026, 9, 28)


def new(kind, statement, *, said="…", **more):
    return Candidate(kind, statement, (Quote(said, "customer", "t", AT),), **more)


def known(kind, statement, *, id_="f1", **more):
    return Fact(id_, kind, statement, more.pop("day", None), True, more.pop("status", "active"), AT, AT, **more)


ASKED = known("event", "18일 지난 건의 부분 환불을 요청함", day=DAY, topic="refund")


def test_the_same_event_of_another_day_is_another_event():
    assert judge(new("event", ASKED.statement, day=DAY, topic="refund"), [ASKED]) == Same(ASKED)
    assert judge(new("event", ASKED.statement, day=DAY + timedelta(1), topic="refund"), [ASKED]) == Add()


@pytest.mark.parametrize(
    ("once", "again", "said"),
    [
        ("저희 동호회 회원이 12명임", "저희 동호회 회원이 이제 14명임", "저희 동호회 회원이 이제 14명이에요"),
        ("Says: our choir has 12 singers", "Says: our choir now has 14 singers", "our choir now has 14 singers"),
        ("うちの合唱団は12人", "うちの合唱団は今は14人", "うちの合唱団は今は14人です"),
    ],
)
def test_a_state_without_a_name_changes_where_the_words_say_so(once, again, said):
    old = known("attribute", once)
    assert judge(new("attribute", again, said=said), [old]) == Update(old)


def test_another_number_without_a_word_of_change_is_another_state():
    old = known("attribute", "강아지가 2마리 있음")
    assert judge(new("attribute", "강아지가 3마리 있음", said="강아지가 3마리 있어요"), [old]) == Add()


def test_an_event_told_again_on_its_day_in_other_words_is_the_same():
    old = known("event", "택배 상자가 찌그러져서 옴", day=DAY, topic="event/told")
    again = new("event", "택배 상자가 많이 찌그러져서 옴", day=DAY, topic="event/told")
    assert judge(again, [old]) == Same(old)
    assert judge(replace(again, day=DAY + timedelta(1)), [old]) == Add()


def test_another_number_is_another_request():
    other = new("event", "20일 지난 건의 부분 환불을 요청함", day=DAY, topic="refund")
    assert judge(other, [ASKED]) == Add()


def test_an_agreement_changed_on_its_own_day_is_updated_and_on_another_day_added():
    old = known("agreement", "9/28 부분 환불 50%를 예외로 합의함", day=DAY, topic="refund")
    assert judge(new("agreement", "9/28 부분 환불 40%를 예외로 합의함", day=DAY, topic="refund"), [old]) == Update(old)
    later = DAY + timedelta(days=3)
    assert judge(new("agreement", "10/1 부분 환불 40%를 합의함", day=later, topic="refund"), [old]) == Add()


def test_an_event_never_touches_what_lasts():
    tier = known("attribute", "엔터프라이즈 등급", attribute="tier", value="enterprise", topic="tier")
    assert judge(new("event", "엔터프라이즈로 바꿈", day=DAY, topic="tier"), [tier]) == Add()


def test_a_change_told_again_without_its_day_is_the_same_change():
    old = known("event", "9/1 엔터프라이즈로 바꿈", day=date(2026, 9, 1), topic="tier")
    assert judge(new("event", "엔터프라이즈로 바꿈", topic="tier"), [old]) == Same(old)


def test_all_that_a_new_value_contradicts_goes_at_once():
    one = known("attribute", "프로 등급", attribute="tier", value="pro")
    two = replace(one, id="f2", statement="베이직 등급", value="basic")
    verdict = judge(new("attribute", "엔터프라이즈 등급", attribute="tier", value="enterprise"), [one, two])
    assert isinstance(verdict, Update)
    assert {verdict.old.id, *(it.id for it in verdict.also)} == {"f1", "f2"}


def test_what_is_replaced_or_retracted_is_no_peer():
    gone = known("attribute", "프로 등급", attribute="tier", value="pro", status="replaced")
    assert judge(new("attribute", "프로 등급", attribute="tier", value="pro"), [gone]) == Add()


def test_a_channel_that_is_not_wanted_contradicts_only_itself():
    email = known("preference", "연락은 이메일을 원함", attribute="channel", value="email", topic="channel/contact")
    no_phone = new(
        "preference", "전화 연락은 원하지 않음", attribute="channel", value="not:phone", topic="channel/contact"
    )
    assert judge(no_phone, [email]) == Add()
    no_email = replace(no_phone, value="not:email")
    assert judge(no_email, [email]) == Update(email)


def test_notices_and_contact_have_channels_of_their_own():
    notice = known("preference", "알림은 문자를 원함", attribute="channel", value="sms", topic="channel/notice")
    contact = new("preference", "연락은 이메일을 원함", attribute="channel", value="email", topic="channel/contact")
    assert judge(contact, [notice]) == Add()


def test_another_contact_person_is_added_unless_the_customer_speaks_of_a_change():
    kim = known("attribute", "담당자는 김민수", attribute="contact", value="김민수", topic="contact/person/own")
    more = new("attribute", "담당자는 김민석", attribute="contact", value="김민석", topic="contact/person/own")
    assert judge(more, [kim]) == Add()
    changed = new(
        "attribute",
        "담당자는 김민석",
        said="담당자가 김민석으로 바뀌었어요",
        attribute="contact",
        value="김민석",
        topic="contact/person/own",
    )
    assert judge(changed, [kim]) == Update(kim)


def test_two_illnesses_stand_side_by_side():
    one = known("attribute", "우울증 약을 먹음", topic="private/health")
    assert judge(new("attribute", "당뇨 치료를 받음", topic="private/health"), [one]) == Add()
    assert judge(new("attribute", "우울증 약을 먹음", topic="private/health"), [one]) == Same(one)


def test_what_is_taken_back_has_to_be_one_thing():
    back = new("event", "환불 요청을 철회함", topic="refund", retracts=True, said="환불 요청은 취소할게요")
    other = replace(ASKED, id="f2", statement="예외로 환불을 요청함", day=DAY + timedelta(1))
    assert judge(back, []) == Unclear("nothing_to_take_back")
    assert judge(back, [ASKED]) == Retract(ASKED)
    assert judge(back, [ASKED, other]) == Unclear("unclear_which")
    assert judge(replace(back, day=DAY), [ASKED, other]) == Retract(ASKED)
    last = replace(back, quotes=(Quote("지난번 환불 요청은 없던 걸로 해 주세요", "customer", "t", AT),))
    assert judge(last, [ASKED, other]) == Retract(other)


def test_an_agreement_is_not_taken_back_with_a_request():
    agreed = known("agreement", "9/28 환불을 합의함", day=DAY, topic="refund")
    back = new("event", "환불 요청을 철회함", topic="refund", retracts=True)
    assert judge(back, [agreed]) == Unclear("nothing_to_take_back")


VALUES = st.sampled_from(["pro", "basic", "enterprise", "vip"])
WORDS = {"pro": "프로", "basic": "베이직", "enterprise": "엔터프라이즈", "vip": "VIP"}


@pytest.mark.filterwarnings("ignore")
@settings(deadline=None)  # the first one reads the weights
@given(st.lists(VALUES, min_size=1, max_size=8))
def test_no_sequence_of_tiers_leaves_two_in_force_or_none_and_history_keeps_all(values):
    from tests.client.learning.talk import Memory, builtin

    memory = Memory(builtin())
    for number, value in enumerate(values):
        memory.hears(turn(f"저희는 {WORDS[value]} 요금제를 쓰고 있어요", at=f"2026-09-{number + 1:02d}T10:00"))
    assert [it.value for it in memory.active()] == [values[-1]]
    changes = [value for number, value in enumerate(values) if number == 0 or values[number - 1] != value]
    assert [it.value for it in memory.facts.values()] == changes
