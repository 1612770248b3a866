"""The reported faults again, in other words and other languages: the kind has to be gone, not the example."""

import json
import unicodedata

import pytest

from client.errors import ModelUnavailable
from client.learning.extract_model import prompt
from tests.client.learning.model_replies import fact, scripted
from tests.client.learning.talk import Memory, builtin, turn, with_model


@pytest.mark.parametrize(
    "said",
    [
        "I'm on the Pro plan",
        "連絡はメールでお願いします",
        "We decided not to renew",
        "우리 팀은 보안을 제일 중시합니다",
    ],
)
def test_J1_said_twice_on_one_day_is_one_fact_with_two_quotes(memory, said):
    memory.hears(turn(said, at="2026-09-28T10:00"))
    memory.hears(turn(said, at="2026-09-28T18:00"))
    (kept,) = memory.facts.values()
    assert (kept.status, len(kept.evidence)) == ("active", 2)


@pytest.mark.parametrize(
    ("first", "then", "attribute", "values"),
    [
        ("Text messages are best for me", "Don't text me, email works best for me", "channel", ("sms", "email")),
        ("連絡は電話でお願いします", "電話は苦手です、連絡はメールでお願いします", "channel", ("phone", "email")),
        ("앞으로 영어로 답해 주세요", "앞으로 한국어로 답해 주세요", "language", ("en", "ko")),
        ("Please call me Sam", "Please call me Dr. Reed", "address_form", ("Sam", "Dr. Reed")),
    ],
)
def test_J2_J3_the_old_value_is_history_and_the_new_one_alone_is_in_force(memory, first, then, attribute, values):
    memory.hears(turn(first, at="2026-09-28T10:00"))
    memory.hears(turn(then, at="2026-09-29T10:00"))
    old, new = memory.facts.values()
    assert (old.value, new.value) == values
    assert (old.status, old.replaced_by, new.status) == ("replaced", new.id, "active")
    assert [it.value for it in memory.active(attribute=attribute)] == [values[1]]


@pytest.mark.parametrize(
    ("known", "said"),
    [
        ("Our account manager is Lena Fox", "Lena Fox's report was delivered late"),
        ("担当は鈴木さんです", "鈴木さんへの荷物が届きません"),
        ("저희는 엔터프라이즈 요금제를 쓰고 있어요", "엔터프라이즈 청구서가 두 번 왔어요"),
    ],
)
def test_J6_an_event_that_names_what_is_known_leaves_it_alone(memory, known, said):
    memory.hears(turn(known, at="2026-09-28T10:00"))
    before = dict(memory.facts)
    memory.hears(turn(said, at="2026-09-29T10:00"))
    assert all(memory.facts[key].status == "active" for key in before)


@pytest.mark.parametrize(
    ("first", "then", "values"),
    [
        ("We have 5 employees", "We now have 6 employees", ["5", "6"]),
        ("社員は5名です", "今は6名です", ["5", "6"]),
        ("라이선스 30개 쓰고 있어요", "라이선스는 40개로 늘렸어요", ["30", "40"]),
    ],
)
def test_J8_another_number_is_an_update(memory, first, then, values):
    memory.hears(turn(first, at="2026-09-28T10:00"))
    memory.hears(turn(then, at="2026-09-29T10:00"))
    seats = [it for it in memory.facts.values() if it.attribute == "seats"]
    assert [(it.value, it.status) for it in seats] == [(values[0], "replaced"), (values[1], "active")]


@pytest.mark.parametrize(
    ("old", "new"),
    [("Prefers contact by phone", "phone"), ("전화를 원함", "phone")],
)
def test_J8_a_model_can_not_call_the_opposite_the_same(old, new):
    said = "전화로 연락 주세요"
    memory = Memory(builtin())
    memory.hears(turn(said, at="2026-09-28T10:00"))
    against = fact(
        "전화 연락을 원하지 않음", "전화는 싫어요", kind="preference", attribute="channel", value="not:phone"
    )
    same = {"verdict": "same", "fact": 0}
    model = Memory(with_model(scripted(against, same, same)), memory.facts)
    assert model.hears(turn("전화는 싫어요", at="2026-09-29T10:00")).unjudged
    assert [it.value for it in model.active()] == [new]
    assert old


@pytest.mark.parametrize(
    "said", ["네, 감사합니다!", "Thanks, that's all", "ありがとうございました", "오늘 날씨 좋네요"]
)
def test_J10_examples_do_not_leak_into_any_conversation(said):
    example = json.loads(prompt("extract").rsplit("\n{", 1)[1].join(["{", ""]))
    memory = Memory(with_model(scripted(example)))
    memory.hears(turn(said))
    assert (memory.facts, memory.refused) == ({}, ["not_said"])


@pytest.mark.parametrize(
    ("asked", "answered"),
    [
        ("What is the refund period?", "As a Gold member you get 60 days."),
        ("返金のルールは何ですか", "お客様はプレミアム会員なので30日以内です。"),
        ("해지하면 어떻게 되나요?", "고객님은 연간 계약이라 위약금이 있어요."),
    ],
)
def test_J11_what_the_answer_claims_about_the_customer_is_no_fact(memory, asked, answered):
    memory.hears(turn(asked, answered))
    assert not memory.facts
    lying = Memory(with_model(scripted(fact(answered, answered))))
    lying.hears(turn(asked, answered))
    assert (lying.facts, lying.refused) == ({}, ["not_said"])


@pytest.mark.parametrize(
    "said",
    [
        "Just this once, answer in a table",
        "今回だけ英語で答えてください",
        "오늘은 그냥 짧게 답해줘",
        "이 답변만 반말로 해줘",
    ],
)
def test_J13_one_answer_is_one_answer(memory, said):
    memory.hears(turn(said))
    assert not memory.facts
    for kind in ("preference", "event"):
        eager = Memory(with_model(scripted(fact(said, said, kind=kind))))
        eager.hears(turn(said))
        assert (eager.facts, eager.refused) == ({}, ["claim"])


@pytest.mark.parametrize(
    ("said", "statement"),
    [
        ("I got a coupon a while ago", "Got a coupon"),
        ("先日クーポンをもらいました", "クーポンをもらいました"),
        ("엊그제 쿠폰 받았어요", "쿠폰 받음"),
    ],
)
def test_T3_a_vague_time_gets_no_invented_day(said, statement):
    memory = Memory(with_model(scripted(fact(statement, said, kind="event", day="2023-10-04"))))
    memory.hears(turn(said, at="2026-10-01T09:00"))
    assert [it.day for it in memory.active()] == [None]


@pytest.mark.parametrize(
    "reply",
    [
        {"facts": [{"kind": "trait", "statement": "성급함", "quotes": []}]},
        {"facts": [{"kind": "secret", "statement": "x", "quotes": []}]},
        {"facts": [{"kind": "event", "statement": "x" * 301, "quotes": []}]},
        {"facts": [{"kind": "event", "statement": ["x"], "quotes": []}]},
        {"facts": [{"kind": "event", "statement": "x", "quotes": "어제"}]},
        {"facts": [{"kind": "event", "statement": "x", "day": "yesterday", "quotes": []}]},
        {"facts": [{"kind": "event", "statement": f"사실 {number}", "quotes": []} for number in range(1_000)]},
        {"facts": "none"},
        [],
    ],
)
def test_a_reply_out_of_form_decides_nothing_and_waits(reply):
    memory = Memory(with_model(scripted(reply, reply)))
    with pytest.raises(ModelUnavailable) as raised:
        memory.hears(turn("어제 결제했어요"))
    assert raised.value.code == "model-malformed"
    assert not memory.facts


SAID = "어제 프로 요금제로 바꿨어요. 그리고 직원이 5명이에요."


@pytest.mark.parametrize(
    ("quote", "reason"),
    [
        (unicodedata.normalize("NFD", "직원이 5명이에요"), None),
        ("직원이\n 5명이에요", None),
        ("직원이 6명이에요", "not_said"),
        ("프로 요금제로 직원이 5명이에요", "not_said"),  # stitched
        ("직원이 5명", None),
        ("5", "too_short"),
    ],
)
def test_a_quote_stands_in_the_message_or_there_is_no_fact(quote, reason):
    memory = Memory(with_model(scripted(fact("직원 5명", quote, attribute="seats", value="5", topic="seats/staff"))))
    memory.hears(turn(SAID, "네, 직원이 6명이에요."))
    assert memory.refused == ([reason] if reason else [])
    assert len(memory.facts) == (0 if reason else 1)


RUNGS = {
    "ko": {
        "policy": "환불 정책에 14일 이내라고 적혀 있어요",
        "fact": "어제 결제했어요",
        "leaning": "저희는 가격보다 속도가 중요해요",
        "service_context": "모든 고객에게 존댓말로 답하는 게 원칙이죠?",
        "customer_context": "앞으로 영어로 답해 주세요",
        "knowhow": "14일이 지난 환불이면 담당자와 협의하나요?",
        "log": "오늘 날씨 좋네요",
    },
    "en": {
        "policy": "According to your policy, refunds take 14 days",
        "fact": "I paid yesterday",
        "leaning": "Speed matters more than price for us",
        "service_context": "Do you always answer politely to all customers?",
        "customer_context": "From now on, please answer in Japanese",
        "knowhow": "If a refund is over 14 days, do you ask a manager?",
        "log": "Hope you have a nice day",
    },
    "ja": {
        "policy": "規約に14日以内と書いてありました",
        "fact": "昨日支払いました",
        "leaning": "価格より品質を重視しています",
        "service_context": "すべてのお客様に敬語で答えますか",
        "customer_context": "これからは英語でお願いします",
        "knowhow": "14日を過ぎた場合は担当者と相談しますか",
        "log": "今日は暑いですね",
    },
}


@pytest.mark.parametrize("language", RUNGS)
@pytest.mark.parametrize("rung", ["policy", "fact", "leaning", "service_context", "customer_context", "knowhow", "log"])
def test_J19_a_sentence_of_each_rung_lands_in_its_memory(memory, language, rung):
    learned = memory.hears(turn(RUNGS[language][rung], "네."))
    landed = [it.promotable for it in learned.decisions]
    assert landed == {"fact": [False], "leaning": [False], "customer_context": [True]}.get(rung, [])
