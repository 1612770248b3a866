"""What a customer asks or wishes and calls off again leaves nothing, in the same message or in the next one."""

import pytest

from tests.client.learning.talk import Memory, builtin, turn

IN_THE_NEXT = [
    ("보험 해지해 주세요.", "죄송해요 다른 보험사랑 헷갈렸어요."),
    ("주문 취소해 주세요.", "아 됐어요"),
    ("Please close my account.", "Sorry, wrong chat! I didn't mean you, keep my account as it is."),
    ("Could you extend my trial by two weeks?", "Fair enough, forget I asked."),
    ("口座を解約したいのですが。", "間違えました、別の銀行の話でした。"),
    ("返品をお願いします。", "やっぱりいいです。"),
]
IN_THE_SAME = [
    ("예약 알림 문자로 주세요. 아니다, 앞으로는 카톡으로 주세요.", {"kakao"}),
    ("Please text me about appointments from now on. No wait, use WhatsApp from now on.", {"whatsapp"}),
    ("これからはメールで連絡してください。やっぱり、これからはチャットで連絡してください。", {"chat"}),
]


def heard(*said):
    memory = Memory(builtin())
    memory.hears(*[turn(text, number=number) for number, text in enumerate(said)])
    return memory


@pytest.mark.parametrize(("asked", "then"), IN_THE_NEXT)
def test_a_request_that_the_next_message_calls_off_leaves_nothing(asked, then):
    assert len(heard(asked).active()) == 1
    assert heard(asked, then).active() == []


@pytest.mark.parametrize(("text", "channels"), IN_THE_SAME)
def test_of_a_wish_and_the_one_that_takes_its_place_only_the_second_stays(text, channels):
    assert {fact.value for fact in heard(text).active()} == channels


@pytest.mark.parametrize(
    "text",
    [
        "환불해 주세요. 아니다, 됐어요.",
        "Can you refund the blender? Hm, no, forget the refund.",
        "返金してください。やっぱりいいです。",
    ],
)
def test_what_is_called_off_in_the_same_message_is_not_taken_back_from_what_was_known(text):
    memory = Memory(builtin())
    memory.hears(turn({"환": "환불해 주세요", "C": "Please refund my order", "返": "返金してください"}[text[0]]))
    memory.hears(turn(text, at="2026-09-29T10:00"))
    assert len(memory.active()) == 1
