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
]


@pytest.mark.parametrize("text", PROMISES)
def test_a_promise_is_seen(text):
    assert promises(text)


@pytest.mark.parametrize("text", OTHERS)
def test_other_words_are_no_promise(text):
    assert not promises(text)


def test_only_the_promising_sentence_goes():
    assert (
        without_promises("환불은 14일입니다. 기억할게요! 더 궁금한 점이 있나요?")
        == "환불은 14일입니다. 더 궁금한 점이 있나요?"
    )
