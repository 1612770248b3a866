"""Who bargains: one side's words agree to nothing; a yes to what was offered does, and the request stays an event."""

import pytest

from tests.client.learning.talk import Memory, builtin, turn

ONE_SIDED = [  # a deed is named, and nothing is asked for that the answer could grant
    ("見積書は今後FAXではなくhonda@sakura.exampleにお願いします。", "承知いたしました、本田様。"),
    ("シーツの交換は毎週木曜と決めていまして。リース料金の一覧をいただけますか。", "資料をお送りします。"),
    ("견적서는 앞으로 팩스 말고 메일로 부탁드려요.", "네, 그렇게 하겠습니다."),
    ("저희는 시트 교환을 매주 목요일로 정해 놓고 있어요. 가격표 있나요?", "가격표를 보내 드렸습니다."),
    ("Please send quotes by email from now on, not fax.", "Noted, we'll do that."),
    ("Our linen exchange is every Thursday.", "Done, I'll send our price list."),
]
OFFERED = [  # question, offer, yes, answer, words that the agreement holds
    (
        "앱 오류로 타임세일을 놓쳤어요. 세일가로 맞춰 주시면 안 될까요?",
        "오류 기록이 있어 세일가 89,000원에 맞춰 드릴 수 있어요. 주문해 두신 건에 적용할까요?",
        "네! 89,000원으로 적용해 주세요.",
        "적용했습니다.",
        "89,000원",
    ),
    (
        "연체료 3,200원 나왔던데 자동이체 오류 때문이니까 빼주세요.",
        "자동이체 오류가 확인되어 연체료 3,200원을 면제하겠습니다. 괜찮으실까요?",
        "네 좋아요, 면제해 주시는 걸로 알고 있을게요",
        "네, 연체료 면제로 처리했습니다.",
        "3,200원",
    ),
    (
        "숙박비 절반만이라도 환불해 주세요.",
        "숙박비의 50%를 환불해 드리겠습니다.",
        "네 그럼 50% 환불로 받을게요.",
        "네, 50% 환불로 확정했습니다.",
        "50%",
    ),
    (
        "I'd like the $45 no-show fee dropped, I was in hospital.",
        "I'm sorry to hear it. We can drop the fee this time. Shall I?",
        "Yes, please drop it. Thank you so much.",
        "It's been removed.",
        "drop the fee",
    ),
    (
        "Please let me out of the plan without the exit fee.",
        "No reminder went out, so we'll end it with no exit fee. Is that all right with you?",
        "That's all right, no exit fee and we part as friends.",
        "Agreed, it's closed without a fee.",
        "no exit fee",
    ),
    (
        "当日キャンセル料の3,000円なんですが、電車が止まって行けなかったので何とかなりませんか。",
        "運休が確認できましたので、3,000円は頂かないことにできます。よろしいですか?",
        "ぜひそうしてください、3,000円なしで。ありがとうございます!",
        "キャンセル料を取り消しました。",
        "3,000円",
    ),
]


def kinds(*turns):
    memory = Memory(builtin())
    memory.hears(*turns)
    return [*memory.facts.values()]


@pytest.mark.parametrize(("said", "answer"), ONE_SIDED)
def test_a_habit_or_a_standing_wish_is_granted_nothing(said, answer):
    assert "agreement" not in [it.kind for it in kinds(turn(said, answer))]


@pytest.mark.parametrize(("asked", "offer", "yes", "answer", "holds"), OFFERED)
def test_a_yes_to_the_offer_is_the_agreement_and_the_request_an_event(asked, offer, yes, answer, holds):
    found = kinds(turn(asked, offer, number=1), turn(yes, answer, number=2))
    agreed = [it for it in found if it.kind == "agreement"]
    assert len(agreed) == 1
    assert holds in agreed[0].statement
    assert {quote.turn[-1] for quote in agreed[0].evidence if quote.speaker == "service"} == {"1", "2"}
    assert sum(it.kind == "event" and it.day == agreed[0].day for it in found) == 1


@pytest.mark.parametrize(("asked", "offer", "yes", "answer", "holds"), OFFERED)
def test_an_offer_without_a_yes_agrees_to_nothing(asked, offer, yes, answer, holds):
    if offer.endswith("?"):
        found = kinds(turn(asked, offer, number=1), turn("Hmm", "…", number=2))
        assert "agreement" not in [it.kind for it in found]


def test_a_fee_for_cancelling_is_no_cancelling():
    asked, offer, yes, answer, _ = OFFERED[-1]
    found = kinds(turn(asked, offer, number=1), turn(yes, answer, number=2))
    assert not any("キャンセル3,000円" in it.statement for it in found)


def test_an_offer_that_adds_something_says_what():
    found = kinds(
        turn("The armchair is six weeks late.", "I could add a footstool at no cost. Would you be?", number=1),
        turn("Go on then, I'll wait if the footstool is free.", "It's been added to your order.", number=2),
    )
    assert ["footstool" in it.statement for it in found if it.kind == "agreement"] == [True]


def test_something_in_place_of_what_was_asked_is_agreed_in_the_services_words():
    found = kinds(
        turn("Could you waive the late fee?", "I can halve it to $10. Would that work?", number=1),
        turn("Half is fine, $10 it is.", "Done, the fee is now $10.", number=2),
    )
    assert ["halve it to $10" in it.statement for it in found if it.kind == "agreement"] == [True]


def test_a_question_is_no_statement_of_what_was_agreed():
    found = kinds(
        turn("예약 변경하고 싶어요", "금요일로 변경해 드릴까요?", number=1),
        turn("네", "금요일로 변경했습니다.", number=2),
    )
    (agreed,) = [it for it in found if it.kind == "agreement"]
    assert "금요일로 변경했습니다" in agreed.statement
    assert "드릴까요" not in agreed.statement
