"""What do people say that has nothing to do with a service? Sentences to measure nearness in meaning against.

An absolute cosine tells little: it depends on language and tone. A hit that is no nearer to the question than everyday
talk is, is no hit. The sentences are embedded once for each store, in the background, like everything else.
"""

from __future__ import annotations

from client.store import index
from client.store.database import Database
from client.store.index import Columns, Piece

SENTENCES = (
    "오늘 날씨가 어때요? 비가 올까요?",
    "점심으로 뭘 먹을지 고민이에요.",
    "주말에 볼 만한 영화가 있을까요?",
    "요즘 너무 우울하고 힘들어요.",
    "남자친구와 헤어졌어요.",
    "안녕하세요, 반갑습니다.",
    "고마워요. 수고하세요.",
    "내일 아침 일곱 시에 깨워 줘.",
    "거실 불 좀 꺼 줘.",
    "에어컨 온도를 낮춰 줘.",
    "이 노래 제목이 뭐야?",
    "어제 축구 경기 누가 이겼어?",
    "우리나라에서 가장 높은 산은 뭐야?",
    "임진왜란은 몇 년에 일어났어?",
    "감기에 걸렸을 때 먹으면 좋은 음식은?",
    "부산까지 기차로 얼마나 걸려?",
    "친구 생일 선물로 뭐가 좋을까?",
    "살을 빼고 싶은데 어떻게 해야 할까?",
    "강아지가 밥을 안 먹어요.",
    "농담 하나 해 줘.",
    "이번 주 회의는 언제야?",
    "엄마한테 메일 보내 줘.",
    "너는 누구야? 이름이 뭐니?",
    "설거지는 미루지 말고 바로 하자.",
    "시험 공부가 너무 하기 싫어.",
    "좋아하는 사람에게 고백하고 싶어.",
    "여행 가고 싶다. 제주도 어때?",
    "운전면허 시험에 또 떨어졌어.",
    "What's the weather like today?",
    "What should I have for lunch?",
    "Can you recommend a good movie?",
    "I feel lonely and sad these days.",
    "Hello, nice to meet you.",
    "Thanks, have a good day.",
    "Wake me up at seven tomorrow.",
    "Turn off the lights in the living room.",
    "Who won the football game yesterday?",
    "What is the capital of Australia?",
    "When did the Second World War end?",
    "Who wrote this book?",
    "How do I get rid of a cold?",
    "How long does the train to London take?",
    "What's a good birthday present for a friend?",
    "Tell me a joke.",
    "My dog won't eat.",
    "How many people live in China?",
    "Which river is the longest in the world?",
    "What does the president do?",
    "今日の天気はどうですか?",
    "お昼は何を食べようかな。",
    "おすすめの映画はありますか?",
    "最近とても寂しいです。",
    "こんにちは、はじめまして。",
    "ありがとう。お疲れさま。",
    "明日の朝七時に起こして。",
    "リビングの電気を消して。",
    "昨日のサッカーはどちらが勝った?",
    "日本で一番高い山は何ですか?",
    "第二次世界大戦はいつ終わりましたか?",
    "この本を書いた人は誰ですか?",
    "風邪をひいたときは何を食べればいい?",
    "京都まで電車でどのくらいかかる?",
    "友達の誕生日に何をあげたらいい?",
    "冗談を言って。",
    "犬がご飯を食べません。",
    "世界で一番長い川は何という?",
    "その曲が発売されたのは何年か。",
    "江戸時代に幕府を開いたのは誰か。",
)


def keep_smalltalk(database: Database) -> None:
    """Let the sentences wait for their vectors, where this store does not have them yet."""
    if index.count(database, "smalltalk") == 0:
        with database.transaction():
            for number, sentence in enumerate(SENTENCES):
                index.add(database, "smalltalk", Piece("smalltalk", sentence, Columns("", ""), part=number))
