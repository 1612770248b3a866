"""A promise to remember, read from the words."""

import pytest

from client.turn.promise import promises, without_promises

PROMISES = [
    "네, 기억할게요.",
    "앞으로 지수 님이라고 부르겠습니다. 기억해 둘게요!",
    "저장했습니다.",
    "말씀하신 내용을 기억하겠습니다.",
    "기억해 두었어요.",
    "메모해 둘게요",
    "I'll remember that.",
    "I've noted your preference.",
    "I have saved it.",
    "I will keep that in mind.",
    "覚えておきます。",
    "かしこまりました。記憶しました。",
    "メモしておきますね。",
    "잊지 않을게요.",
    "잊지 않겠습니다.",
    "기억해 드릴게요.",
    "기억하도록 하겠습니다.",
    "기억하고 있겠습니다.",
    "명심하겠습니다.",
    "메모해 놓았어요.",
    "메모해 놓을게요.",
    "적어 둘게요.",
    "기록해 두었습니다.",
    "기억에 추가했어요.",
    "I won't forget that.",
    "I will make sure to remember this.",
    "I've made a note of it.",
    "I've added that to your profile.",
    "Your preference has been saved.",
    "Got it, noted.",
    "I'm going to keep this in mind.",
    "忘れません。",
    "忘れないようにします。",
    "覚えました。",
    "控えておきます。",
    "記憶いたしました。",
]
OTHERS = [
    "기억하고 계신 날짜를 알려 주세요.",
    "기억하지 못했어요.",
    "파일은 30일 동안 저장됩니다.",
    "환불은 14일입니다.",
    "로그인 기록은 90일 동안 저장했습니다.",
    "환불 요청을 기록했습니다.",
    "I have noted that the plan includes SSO.",
    "解約後、データは90日間保存します。",
    "監査ログを記録します。",
    "기억된 내용 화면에서 보실 수 있어요.",
    "Do you remember the date?",
    "I could not save it.",
    "The file is saved for 30 days.",
    "覚えていらっしゃいますか。",
    "ファイルは30日間保存されます。",
    "그 내용은 이미 기억해 두었어요.",
    "지난번에 말씀하신 호칭을 기억하고 있습니다.",
    "I have already saved your preference.",
    "You noted that the invoice was late.",
    "前回のご希望はすでに覚えました。",
    "約款には「個人情報を記憶します」と書かれています。",
    "등록은 설정에서 하실 수 있습니다.",
    "주문 내역은 5년 동안 저장해 둡니다.",
]


@pytest.mark.parametrize("text", PROMISES)
def test_a_promise_is_seen(text):
    assert promises(text)


@pytest.mark.parametrize("text", OTHERS)
def test_other_words_are_no_promise(text):
    assert not promises(text)


KEPT_FROM_NOW = [
    ("앞으로 저를 지수라고 불러 주세요", "네, 앞으로 지수 님이라고 부를게요."),
    ("저를 지수라고 불러 주세요", "지수 님이라고 불러 드릴게요."),
    ("앞으로 짧게 답해 주세요", "이제부터 짧게 답하겠습니다."),
    ("항상 표로 정리해 줘", "다음부터 표로 정리해 드릴게요!"),
    ("Call me Jisoo", "I'll make sure to call you Jisoo."),
    ("From now on, answer briefly", "Going forward, I'll keep it short."),
    ("Please always use tables", "Sure, I will always use tables."),
    ("今後は敬語でお願いします", "次回から敬語でお答えします。"),
    ("ジスと呼んでください", "ジスさんとお呼びします。"),
]


@pytest.mark.parametrize(("asked", "answer"), KEPT_FROM_NOW)
def test_L9_to_do_it_from_now_on_is_a_promise_where_the_customer_asked_for_it(asked, answer):
    assert promises(answer, asked)
    assert without_promises(answer, asked) == ""


@pytest.mark.parametrize(("asked", "answer"), KEPT_FROM_NOW)
def test_the_same_words_are_none_where_nobody_asked(asked, answer):
    assert not promises(answer, "환불 규정이 뭐예요?")


@pytest.mark.parametrize(
    ("asked", "answer", "block"),
    [
        ("앞으로 저를 지수라고 불러 주세요", "네, 앞으로 지수 님이라고 부를게요.", "호칭: 지수"),
        ("Call me Jisoo", "I'll make sure to call you Jisoo.", "Form of address: Jisoo"),
        ("今後は敬語で", "今後も敬語でお答えします。", "敬語で回答"),
    ],
)
def test_what_the_block_says_already_needs_no_write(asked, answer, block):
    assert not promises(answer, asked, block)
    assert promises(answer, asked, "답변 언어: 프랑스어")


def test_only_the_promising_sentence_goes():
    assert (
        without_promises("환불은 14일입니다. 기억할게요! 더 궁금한 점이 있나요?")
        == "환불은 14일입니다. 더 궁금한 점이 있나요?"
    )
