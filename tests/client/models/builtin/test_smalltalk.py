"""Small talk is answered at once, in the customer's language, without a search."""

import pytest

from client.models.builtin.words import WORDS
from tests.client.models.builtin.reading import understood
from tests.client.models.builtin.talk import Talk

SMALL = {
    "greeting": [
        "안녕",
        "안녕하세요!",
        "좋은 아침이에요",
        "Hello",
        "hi there",
        "Good morning!",
        "こんにちは",
        "おはようございます",
        "はじめまして",
    ],
    "thanks": [
        "감사합니다",
        "고마워요 ㅎㅎ",
        "알려 주셔서 고맙습니다",
        "기억해 줘서 고마워요",
        "Thanks a lot!",
        "thank you",
        "ありがとうございます",
        "助かりました",
    ],
    "bye": [
        "안녕히 계세요",
        "다음에 또 만나자",
        "수고하세요",
        "bye",
        "See you later!",
        "good night",
        "さようなら",
        "では失礼します",
        "おやすみなさい",
    ],
    "identity": [
        "너 누구야?",
        "사람이에요?",
        "혹시 AI예요?",
        "이름이 뭐야?",
        "Who are you?",
        "Are you a human?",
        "what's your name",
        "あなたは誰ですか",
        "人間ですか？",
    ],
    "capability": [
        "뭐 할 수 있어?",
        "무엇을 도와줄 수 있나요?",
        "도와줘",
        "What can you do?",
        "help",
        "何ができますか？",
        "使い方",
    ],
    "laugh": ["ㅋㅋㅋ", "ㅎㅎ", "하하하", "haha", "lol", "www", "笑"],
    "emoji": ["😀", "👍👍", "🎉"],
    "empty": ["...", "?", "!!"],
    "praise": ["최고야", "잘했어요", "You're great", "good job", "すごいですね"],
    "insult": ["바보야", "진짜 멍청하네", "You are useless", "役立たず"],
    "apology": ["미안해요", "죄송합니다", "sorry", "ごめんなさい"],
    "ack": ["네", "알겠습니다", "오케이", "ok", "I see", "はい", "わかりました", "なるほど"],
    "refusal": ["아니요", "괜찮아요", "No thanks", "結構です"],
    "love_you": ["사랑해", "I love you", "大好きです"],
    "bored": ["심심해", "놀아줘", "I'm bored", "tell me a joke", "暇です"],
    "how": ["잘 지냈어?", "오늘 기분 어때?", "How are you?", "お元気ですか"],
    "date": ["오늘 며칠이에요?", "What's the date today?", "今日は何日ですか"],
    "test": ["테스트", "test", "テスト"],
    "sad": ["너무 외로워", "마음이 허해", "I feel so lonely", "とても悲しい"],
    "tired": ["너무 피곤하다", "I'm exhausted", "疲れた"],
    "happy": ["오늘 정말 행복해", "I'm so happy", "とても嬉しい"],
    "romance": ["남친이랑 싸웠어", "I have a crush on someone", "好きな人ができた"],
    "crisis": ["죽고 싶어", "I want to die", "死にたい"],
}
NOT_SMALL = [
    "안녕하세요, 환불 규정이 궁금해요",
    "감사합니다. 그런데 환불은 언제 되나요?",
    "사람이 몇 명까지 초대돼요?",
    "도와주세요, 결제가 안 돼요",
    "Thanks, but how do I cancel?",
    "Hello, how long is the trial?",
    "Are you open on weekends?",
    "Can you help me cancel my plan?",
    "こんにちは、返金について教えてください",
    "ありがとうございます。解約したいのですが",
    "何日以内に返金できますか",
    "今日は営業していますか",
    "오늘 환불 신청하면 며칠 걸려요?",
    "이름을 바꾸려면 어떻게 하나요?",
    "행복 요금제가 있나요?",
    "사랑의 매장 환불 되나요?",
]


@pytest.mark.parametrize(
    ("kind", "said"), [(kind, said) for kind, all_of_them in SMALL.items() for said in all_of_them]
)
def test_small_talk_is_known_and_answered_without_a_tool(kind, said):
    reading = understood(said)
    assert reading.small == kind
    assert not reading.searches()
    talk = Talk("호칭: 지수")
    assert talk.ask(said).strip()
    assert talk.calls == []


@pytest.mark.parametrize("said", NOT_SMALL)
def test_a_question_beside_small_talk_is_looked_up(said):
    assert understood(said).searches()


def test_the_greeting_uses_the_name_and_no_other_answer_does():
    talk = Talk("호칭: 지수")
    assert "지수 님" in talk.ask("안녕하세요")
    assert "지수" not in talk.ask("감사합니다")


def test_the_assistant_never_claims_to_be_a_person():
    for said, words in [
        ("너 사람이야?", "사람이 아니라"),
        ("Are you human?", "I'm not a person"),
        ("人間ですか", "人間ではなく"),
    ]:
        assert words in Talk().ask(said)


def test_the_date_comes_from_the_prompt():
    assert Talk(today="2026-09-28").ask("오늘 며칠이에요?") == "오늘은 2026년 9월 28일이에요."


@pytest.mark.parametrize(
    "said", ["당구 치고 옴", "너무 추워서 시베리아 같아", "Nice weather we're having", "コーヒーが飲みたい"]
)
def test_a_remark_about_something_else_gets_a_short_kind_answer(said):
    answer = Talk().ask(said)
    assert answer.count("\n") == 0
    assert "help@gaon.example" not in answer


def test_each_language_has_every_kind():
    kinds = {frozenset(words.small) for words in WORDS.values()}
    assert len(kinds) == 1
    assert all(sentences and all(sentences) for words in WORDS.values() for sentences in words.small.values())
