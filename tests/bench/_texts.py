"""What would customers have said? Facts, turns and questions in Korean, English and Japanese, drawn from a seed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

FIRST_DAY = datetime(2024, 1, 2, 1, tzinfo=UTC)
SPAN_MINUTES = 900 * 24 * 60


def _cut(words: str) -> tuple[str, ...]:
    return tuple(words.split("|"))


NAMES = {
    "ko": [
        family + given
        for family in "김이박최정강조윤장임한오서신권황안송류홍"
        for given in _cut("민준|서연|도윤|하은|지호|수아|준서|지유|은우|채원")
    ],
    "en": [
        f"{given} {family}"
        for given in _cut("Alice|Brian|Chloe|David|Emma|Felix|Grace|Hugo|Irene|Jonas")
        for family in _cut("Abbott|Bennett|Clarke|Dawson|Ellis|Foster|Gibson|Hayes|Ingram|Jarvis")
    ],
    "ja": [
        family + given
        for family in _cut("佐藤|鈴木|高橋|田中|伊藤|渡辺|山本|中村|小林|加藤")
        for given in _cut("健太|美咲|大輔|陽菜|翔|結衣|拓也|葵|直樹|さくら")
    ],
}
THINGS = {
    "ko": _cut(
        "환불|요금제|좌석|연간계약|세금계산서|백업|내보내기|권한|결제카드|로그인|보안|알림|대시보드|보고서|API|"
        "한도|계정이전|무료체험|해지|지원시간|장애|복구|감사로그|초대|도메인|저장공간|통합|웹훅|템플릿|번역|접근성"
    ),
    "en": _cut(
        "refund|pricing plan|seats|annual contract|tax invoice|backup|data export|permissions|payment card|"
        "single sign-on|security review|notifications|dashboard|weekly report|API limit|account transfer|"
        "free trial|cancellation|support hours|outage|restore|audit log|invitation|custom domain|storage|"
        "integration|webhook|template|translation|accessibility"
    ),
    "ja": _cut(
        "返金|料金プラン|席数|年間契約|請求書|バックアップ|エクスポート|権限|支払いカード|ログイン|セキュリティ|通知|"
        "ダッシュボード|レポート|API上限|アカウント移行|無料体験|解約|サポート時間|障害|復元|監査ログ|招待|ドメイン|"
        "ストレージ|連携|ウェブフック|テンプレート|翻訳|アクセシビリティ"
    ),
}
PLACES = {
    "ko": _cut("서울|부산|대전|광주|판교|제주|인천|수원|대구|세종"),
    "en": _cut("Seoul|London|Berlin|Singapore|Toronto|Sydney|Dublin|Austin|Oslo|Lisbon"),
    "ja": _cut("東京|大阪|京都|福岡|札幌|名古屋|仙台|横浜|神戸|広島"),
}
STATEMENTS = {
    "ko": (
        "{day}에 {name} 님이 {thing} 건으로 {number}만 원을 요청했다.",
        "{place} 지사는 {thing} 담당자로 {name} 님을 지정했다.",
        "고객은 {thing} 관련 안내를 {number}분 안에 받기를 원한다.",
        "{project} 프로젝트는 {thing} 때문에 {day}까지 미뤄졌다.",
        "주문 {order}의 {thing} 문제를 {name} 님과 합의해 마무리했다.",
        "{project} 팀은 좌석 {number}개를 쓰고 {thing} 설정을 바꿨다.",
    ),
    "en": (
        "On {day} {name} asked for {number} dollars because of the {thing}.",
        "The {place} office named {name} as the contact for {thing}.",
        "The customer wants to hear about {thing} within {number} minutes.",
        "Project {project} was postponed to {day} because of {thing}.",
        "Order {order}: the {thing} problem was settled with {name}.",
        "Team {project} uses {number} seats and changed its {thing} settings.",
    ),
    "ja": (
        "{day}に{name}さんが{thing}の件で{number}万円を求めた。",
        "{place}支社は{thing}の担当に{name}さんを選んだ。",
        "お客様は{thing}の案内を{number}分以内に受け取りたい。",
        "{project}プロジェクトは{thing}のため{day}まで延期された。",
        "注文{order}の{thing}の問題は{name}さんと合意して解決した。",
        "{project}チームは{number}席を使い、{thing}の設定を変えた。",
    ),
}
SAID = {
    "ko": (
        "제가 {name}인데요, {thing} 때문에 연락드렸어요.",
        "{project} 쪽 {thing} 말인데 {number}개로 해 주세요.",
        "{order} 주문이고 {place}에서 쓰고 있어요.",
    ),
    "en": (
        "This is {name}, I'm writing about the {thing}.",
        "For {project} please make the {thing} {number}.",
        "It is order {order}, we use it in {place}.",
    ),
    "ja": (
        "{name}です。{thing}のことで連絡しました。",
        "{project}の{thing}は{number}にしてください。",
        "注文{order}で、{place}で使っています。",
    ),
}
QUESTIONS = {
    "ko": (
        "{name} 님이랑 {thing} 어떻게 하기로 했죠?",
        "{project} {thing} 언제까지예요?",
        "{order} 주문 {thing} 어떻게 됐나요?",
        "{place}에서 {thing} 신청하려면 어떻게 해요?",
        "{thing} {number}일 지났는데 가능한가요?",
    ),
    "en": (
        "What did we agree with {name} about the {thing}?",
        "Until when is {thing} for {project}?",
        "What happened to the {thing} of order {order}?",
        "How do I request {thing} in {place}?",
        "Is {thing} possible after {number} days?",
    ),
    "ja": (
        "{name}さんと{thing}はどう決めましたか？",
        "{project}の{thing}はいつまでですか？",
        "注文{order}の{thing}はどうなりましたか？",
        "{place}で{thing}を申し込むには？",
        "{number}日過ぎても{thing}はできますか？",
    ),
}
LANGUAGES = ("ko", "ko", "en", "ja")  # half Korean
_SYLLABLES = {
    "ko": tuple("가나다라마바사아자차카타파하고노도로모보소오조초코"),
    "en": _cut("ba|ko|li|ne|ru|sa|ti|vo|ze|mu|fa|do"),
    "ja": tuple("アイウエオカキクケコサシスセソタチツテトナニヌネノ"),
}
KINDS = ("event", "decision", "agreement", "attribute", "preference")


@dataclass(frozen=True, slots=True)
class Said:
    """A statement about a customer and the customer's own words behind it."""

    kind: str
    statement: str
    quote: str
    day: date
    at: datetime


@dataclass(frozen=True, slots=True)
class Talk:
    """A question and its answer, at a time; `first` begins a conversation."""

    question: str
    answer: str
    at: datetime
    first: bool


def facts(seed: int, count: int) -> Iterator[Said]:
    """`count` facts, the same ones for the same seed."""
    draw = random.Random(seed)
    for number in range(count):
        language = draw.choice(LANGUAGES)
        at = FIRST_DAY + timedelta(minutes=SPAN_MINUTES * number // count)
        slots = _slots(draw, language)
        statement = draw.choice(STATEMENTS[language]).format(**slots)
        quote = draw.choice(SAID[language]).format(**slots)
        yield Said(draw.choice(KINDS), statement, quote, at.date(), at)


def talks(seed: int, count: int, *, in_one: int = 8) -> Iterator[Talk]:
    """`count` turns in conversations of `in_one`; answers of a few hundred characters."""
    draw = random.Random(seed)
    for number in range(count):
        language = draw.choice(LANGUAGES)
        at = FIRST_DAY + timedelta(minutes=SPAN_MINUTES * number // count)
        sentences = [
            draw.choice(STATEMENTS[language]).format(**_slots(draw, language)) for _ in range(draw.randint(3, 9))
        ]
        yield Talk(_question(draw, language), " ".join(sentences), at, number % in_one == 0)


def questions(seed: int) -> Iterator[str]:
    """Endless questions, no two in a row alike."""
    draw = random.Random(seed)
    before = ""
    while True:
        question = _question(draw, draw.choice(LANGUAGES))
        if question != before:
            yield question
        before = question


def _question(draw: random.Random, language: str) -> str:
    return draw.choice(QUESTIONS[language]).format(**_slots(draw, language))


def _slots(draw: random.Random, language: str) -> dict[str, str]:
    day = FIRST_DAY + timedelta(minutes=draw.randrange(SPAN_MINUTES))
    project = "".join(draw.choice(_SYLLABLES[language]) for _ in range(draw.randint(2, 4)))
    return {
        "name": draw.choice(NAMES[language]),
        "thing": draw.choice(THINGS[language]),
        "place": draw.choice(PLACES[language]),
        "project": project,
        "number": str(draw.randint(2, 400)),
        "order": f"A-{draw.randint(2019, 2026)}-{draw.randint(1, 99999):05d}",
        "day": day.date().isoformat(),
    }
