"""What the classifier finds where the rules know no word: said in one sentence, dated, and put right by the next turn."""

import pytest

from client.learning.sayings import say
from tests.client.learning.talk import Memory, builtin, turn


@pytest.fixture
def memory():
    return Memory(builtin())


@pytest.mark.parametrize(
    ("kind", "language", "said", "statement"),
    [
        ("request", "ko", "레이트 체크아웃 좀 부탁드려도 될까요?", "레이트 체크아웃 요청함"),
        ("request", "ko", "유아용 의자도 하나 놓아 주실 수 있나요?", "유아용 의자도 하나 놓아 달라고 요청함"),
        ("request", "ko", "이거 새걸로 교환 되죠?", "이거 새걸로 교환 요청함"),
        ("happening", "ko", "택배 상자가 찌그러져서 왔어요ㅠㅠ", "택배 상자가 찌그러져서 옴"),
        ("state", "ko", "저는 왼손잡이예요", "왼손잡이임"),
        ("leaning", "ko", "저는 조용한 방을 좋아합니다", "조용한 방을 좋아함"),
        ("wish", "ko", "벨 누르지 말고 문 앞에 놔주세요", "벨 누르지 말고 문 앞에 놔 주기를 바람"),
        ("decision", "ko", "그럼 월간으로 결정할게요", "월간으로 결정하기로 함"),
        ("request", "en", "Could you send me the missing leg, please?", "Asked to send the missing leg"),
        ("request", "en", "I'd like some compensation for that.", "Asked for some compensation for that"),
        ("request", "en", "Would it be possible to get my deposit back?", "Asked to get the deposit back"),
        ("happening", "en", "so my heater broke down yesterday lol", "The heater broke down"),
        ("wish", "en", "message me on WhatsApp only 🙏", "Standing request: message me on WhatsApp only"),
        ("request", "ja", "ベビーベッドを入れてもらえますか", "ベビーベッドを入れてほしいと依頼"),
        ("request", "ja", "チケット代の払い戻しを申請します。", "チケット代の払い戻しを依頼"),
        ("state", "ja", "私、左利きなんですけど", "左利き"),
        ("happening", "ja", "財布を部屋に忘れてしまいました", "財布を部屋に忘れてしまいました"),
    ],
)
def test_a_clause_is_said_in_one_plain_sentence(kind, language, said, statement):
    assert say(kind, said, language) == statement


@pytest.mark.parametrize(
    ("said", "kind", "day"),
    [
        ("어제 세탁소에서 찾은 코트 단추가 떨어져 있었어요", "event", "2026-09-27"),
        ("방을 좀 조용한 쪽으로 옮겨 주실 수 있나요?", "event", "2026-09-28"),
        ("Yesterday the dog groomer nicked my puppy's ear", "event", "2026-09-27"),
        ("昨日、美容院で頼んだ色と違う色に染められました", "event", "2026-09-27"),
    ],
)
def test_what_no_rule_has_a_word_for_is_remembered_with_its_day(memory, said, kind, day):
    memory.hears(turn(said, "확인해 보겠습니다."))
    (fact,) = memory.active()
    assert (fact.kind, fact.day.isoformat()) == (kind, day)


@pytest.mark.parametrize(
    "said",
    [
        "체크아웃은 몇 시까지예요?",
        "옆집은 무료로 바꿔 줬대요",
        "만약에 제가 중간에 그만두면 어떻게 되나요?",
        "What's the parking like at your branch?",
        "Thanks a million, that clears it up!",
        "朝食は何時からですか",
        "友達は全額返してもらったらしいです",
        "농담인데요, 어제 우주선을 잃어버렸어요",
        "When I was a kid we had one of these boilers.",
        "Her next door had her router swapped for nothing on Tuesday.",
        "Hang on, let me find my reading glasses.",
        "Could you walk me through the return steps?",
        "最終利用から1年、と。なるほど",
        "家でゆっくり考えます",
        "상품 후기 좀 추천해 주세요",
        "제 비밀번호가 haneul!8842 인데 이 정도면 안전한가요?",
    ],
)
def test_questions_others_jokes_and_secrets_leave_nothing(memory, said):
    memory.hears(turn(said, "네."))
    assert memory.active() == []


@pytest.mark.parametrize(
    "said",
    [
        "어제 아이템 하나 샀는데 결제가 두 번 됐어요",
        "I paid yesterday but the receipt never arrived",
        "昨日ベッドを注文したのですが、配送日が三回も延期されました",
    ],
)
def test_a_happening_told_in_two_clauses_is_one_fact_with_the_day_it_names(memory, said):
    memory.hears(turn(said, "확인해 보겠습니다."))
    (fact,) = memory.active()
    assert fact.day.isoformat() == "2026-09-27"
    assert fact.evidence[0].text.rstrip(".") == said


@pytest.mark.parametrize(
    ("said", "value"), [("부산으로 이사했어요", "부산"), ("10월 30일에 지금 집으로 이사 왔습니다", None)]
)
def test_where_somebody_lives_is_a_place_with_a_name(memory, said, value):
    memory.hears(turn(said, "네."))
    assert [fact.value for fact in memory.active() if fact.topic == "residence"] == ([value] if value else [])


def test_a_corrected_number_takes_the_place_of_the_one_before(memory):
    memory.hears(
        turn("우리 팀 계정 쓰는 사람 7명이에요", "네.", number=1), turn("아 잘못 셌네요 8명입니다", "네.", number=2)
    )
    assert [fact.value for fact in memory.active(attribute="seats")] == ["8"]


def test_a_corrected_request_is_one_request_in_both_wordings(memory):
    memory.hears(
        turn("진료 예약 목요일 오전으로 옮겨주세요", "확인해 보겠습니다.", number=1),
        turn("아 죄송해요 목요일 말고 금요일이요!", "네.", number=2),
    )
    (fact,) = memory.active()
    assert fact.statement.endswith("(정정: 아 죄송해요 목요일 말고 금요일이요)")
    assert len(fact.evidence) == 2


@pytest.mark.parametrize(
    ("asks", "offer", "accepts", "binds"),
    [
        ("점검 받고 싶은데요", "수요일 오후 3시에 입고 가능합니다. 괜찮으신가요?", "네 수요일 3시로 할게요", "네, 수요일 오후 3시로 예약을 확정했습니다."),
        ("I need a technician for my router.", "We have Thursday between 9 and 11. Shall I book that?", "Thursday 9 to 11 works, book it", "Confirmed: a technician will come on Thursday between 9 and 11."),
        ("せめて朝食券をつけていただけませんか", "朝食券を2枚おつけするということでいかがでしょうか。", "はい、朝食券2枚でお願いします", "承知しました。朝食券を2枚ご用意いたします。"),
    ],
)  # fmt: skip
def test_an_offer_a_yes_and_an_answer_that_binds_are_an_agreement(memory, asks, offer, accepts, binds):
    memory.hears(turn(asks, offer, number=1), turn(accepts, binds, number=2))
    (fact,) = memory.active(kind="agreement")
    assert {quote.speaker for quote in fact.evidence} == {"customer", "service"}


@pytest.mark.parametrize(
    "answer", ["접수했습니다.", "네, 전달하겠습니다.", "확인해 보겠습니다.", "죄송하지만 어렵습니다."]
)
def test_an_answer_that_only_takes_note_binds_nobody(memory, answer):
    memory.hears(turn("방을 조용한 쪽으로 옮겨 주실 수 있나요?", answer))
    assert memory.active(kind="agreement") == []
