"""What lasts and is told in passing, beside an accident or a question, is kept; what had been planned is not."""

import pytest

from tests.client.learning.talk import Memory, builtin, turn

LASTS = [
    ("그저께 온 샐러드에 새우가 있었어요. 저 갑각류 알레르기 있어서 큰일 날 뻔했습니다.", "갑각류"),
    ("아내가 아니라 제가 한국어가 서툴러요.", "한국어가 서툴"),
    ("乳糖不耐症なんで、カフェラテはいつも豆乳に替えてもらってます。", "豆乳"),
    ("乳糖不耐症なんで、カフェラテはいつも豆乳に替えてもらってます。", "乳糖不耐症"),
    ("当方、客室8室の民宿です。シーツの交換は毎週木曜と決めていまして。", "木曜"),
    ("日本語があまり得意ではありません。", "日本語"),
    ("We run a nine-room guesthouse near Keswick and need our towels delivered on Mondays.", "guesthouse"),
    ("We run a nine-room guesthouse near Keswick and need our towels delivered on Mondays.", "on Mondays"),
    ("I use a wheelchair, so ground-floor rooms only, please, whenever I book with you.", "ground-floor"),
    ("My English isn't great, so please keep it simple from now on.", "English"),
    ("Tom Okafor here, all quotes should go to tom@larkhill.example from here on.", "Tom Okafor"),
    ("My paperwork says Oluwaseun but everyone just calls me Seun.", "Seun"),
    ("本名は長谷川エリカですが、エリーと呼んでもらえたら嬉しいです!", "エリー"),
]
FELL_THROUGH = [
    "다음 주에 이사해서 인터넷 이전하려 했는데 계약이 깨져서 이사 안 가요.",
    "여행 가려고 했는데 비행기가 결항돼서 못 가게 됐어요.",
    "We were going to move next week but the sale fell through, so we're staying.",
    "I was about to switch to Premium but changed my mind.",
    "来週引っ越す予定でしたが、契約が流れて行かないことになりました。",
    "プランを変えようと思っていたのですが、やめました。",
]
TROUBLE = [  # an attempt that failed is no plan that fell through
    "환불받으려 했는데 신청이 취소됐어요",
    "商品が届く予定でしたが、まだ届いていません。",
    "I was going to pay online but the app crashed.",
]


def kept(said):
    memory = Memory(builtin())
    memory.hears(turn(said))
    return [*memory.facts.values()]


@pytest.mark.parametrize(("said", "holds"), LASTS)
def test_a_lasting_fact_is_kept_wherever_it_is_told(said, holds):
    assert [it for it in kept(said) if it.kind in {"attribute", "preference"} and holds in it.statement]


@pytest.mark.parametrize("said", FELL_THROUGH)
def test_a_plan_that_fell_through_leaves_nothing(said):
    assert kept(said) == []


@pytest.mark.parametrize("said", TROUBLE)
def test_an_attempt_that_failed_is_an_event(said):
    assert [it.kind for it in kept(said)] == ["event"]


def test_a_form_of_address_with_a_title_keeps_the_name():
    (fact,) = [it for it in kept("이제 김서윤이니까 서윤 님으로 불러주세요") if it.attribute == "address_form"]
    assert fact.value == "서윤 님"
