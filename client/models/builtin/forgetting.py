"""Does the customer want something forgotten, which records fit, and what is said? Only a card is made of it.

The one that fits best is proposed; several that fit as well are proposed all, and the customer picks. Asking how
something is deleted, and deleting what is the service's, is no forgetting.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from client.models.builtin import memories, recalling, results, terms
from client.models.builtin.cue import Cue, cue
from client.models.builtin.cues import Cues
from client.models.builtin.language import Language
from client.models.builtin.records import FactHit
from client.models.builtin.situation import Situation
from client.models.builtin.telling import Teller
from client.models.builtin.terms import Question, Unit
from client.models.builtin.wish import Wish

TOOL = "propose_forget"
MOST = 5  # cards below one answer
_NEAR = 0.05  # of the best share of the question's words: as good

# To forget is said of what was remembered alone; to delete also of things of the service's.
_FORGETS: Mapping[Language, Cue] = {
    "ko": cue(r"잊어\s*(?:줘|주|달|버려|$|[.!~])|(?:잊고|잊으라고)\s*싶|잊어\s?줄"),
    "en": cue(r"(?<!\bi )(?<!\bwe )(?<!n't )(?<!\bnot )(?<!\bnever )(?<!\balways )(?<!\bkeep )\bforget\b"),
    "ja": cue(r"忘れて(?:ください|くれ|もら|ほしい|欲しい|いただ|ね|よ|$|[。！!])"),
}
_PUTS_RIGHT: Mapping[Language, Cue] = {  # "Forget that I paid yesterday, it was the day before": nothing is to go
    "ko": cue(
        r"(?:잊어|지워)\s*(?:주세요|줘요?|주시고)?\s*[,.]\s*[^?]{2,40}?(?:였어요|이었어요|이에요|예요|입니다"
        r"|였습니다|이었습니다|네요)[.!~]*$"
    ),
    "en": cue(
        r"\bforget\b[^.!?]{0,80}[,.;—–-]\s*(?:it|that|this) (?:was|is|should be|happened)\b(?! (?:wrong|not|all|over"
        r"|private))"
    ),
    "ja": cue(r"忘れて\S{0,6}[、。]\s*[^?？]{2,40}?(?:でした|です|だった)[。！!]*$"),
}
_PERSONAL: Mapping[Language, Cue] = {
    "ko": cue(
        r"번호|연락처|주소|이메일|메일|생일|나이|별명|이름|호칭|직업|회사|직원|취향|선호|기록|메모|약속|합의|결정"
        r"|얘기|이야기"
    ),
    "en": cue(
        r"\bmy (?:[\w-]+ ){0,2}(?:number|address|e-?mail|birthday|age|nickname|name|job|company|preference|note)s?\b"
        r"|'s (?:[\w-]+ )?(?:number|address|e-?mail|birthday|name)\b|\b(?:agreement|decision|note)\b"
    ),
    "ja": cue(r"番号|連絡先|住所|メール|誕生日|年齢|あだ名|名前|呼び方|職業|会社|好み|記録|メモ|約束|合意|決定"),
}
_SERVICE: Mapping[Language, Cue] = {
    "ko": cue(
        r"계정|쿠폰|파일|프로젝트|워크스페이스|사용자|데이터|결제|카드 ?정보|구독|서버|백업|게시|주문|송장|인증 ?번호"
    ),
    "en": cue(
        r"\b(?:account|coupon|file|project|workspace|user|data|payment|card|subscription|server|backup|order|invoice)s?"
        r"\b|\bpassword\b"
    ),
    "ja": cue(
        r"アカウント|クーポン|ファイル|プロジェクト|ワークスペース|ユーザー|データ|支払|カード|購読|サーバー"
        r"|バックアップ|注文|請求"
    ),
}
_ASKED: Mapping[Language, Cue] = {  # the asking itself: what is left names the record
    "ko": cue(
        r"(?:이제|그만|좀|제발)?\s*(?:기억에서\s*)?(?:잊어|잊고|지워|지우고|삭제해?|없애)\s*(?:줘|주|줄|달|버려|싶"
        r"|라|부탁|바랍|요청)?\S*"
        r"(?:\s(?:바라|바랍|있|돼|될|싶)\S*)?|(?:얘기|이야기|내용|기록|거|것|건)(?:은|는|을|를|도)?(?=\s*(?:$|[.!?~]))"
    ),
    "en": cue(
        r"\b(?:please|could you|can you|would you|i want you to|i'd like you to)\b"
        r"|\b(?:forget|delete|erase|remove|wipe|drop)\b(?: about\b)?|\bfrom (?:your |the )?(?:memory|records)\b"
    ),
    "ja": cue(r"(?:もう|どうか)?(?:を|は|も)?(?:忘れ|消し|削除|消去|取り消し)\S*$|記憶から"),
}


@dataclass(frozen=True, slots=True)
class Words:
    """What is said in one language."""

    one: str
    several: str


WORDS: Mapping[Language, Words] = {
    "ko": Words(
        "아직 지우지 않았어요. 아래에서 ‘지우기’를 누르셔야 지워지고, 그때까지는 그대로 남아 있어요.",
        "맞는 기록이 여러 개예요. 어느 것을 지울까요? 아직 아무것도 지우지 않았고, 아래에서 고른 것만 지워져요.",
    ),
    "en": Words(
        "Nothing is deleted yet. It goes only when you press “Delete” below, and stays until then.",
        "Several records fit. Which one do you mean? Nothing is deleted yet; only what you choose below goes.",
    ),
    "ja": Words(
        "まだ何も消していません。下の「消す」を押すまで、そのまま残ります。",
        "当てはまる記録がいくつかあります。どれを消しますか？まだ何も消しておらず、下で選んだものだけが消えます。",
    ),
}


def wanted(text: str, cues: Cues, tongue: Language, *, asks: bool) -> bool:
    """Whether something remembered is to be forgotten; `asks`: it is a question for information and no request."""
    if asks or _PUTS_RIGHT[tongue].search(text):
        return False
    if _FORGETS[tongue].search(text):
        return True
    if not cues.forget.search(text) or (tongue == "en" and "forget" in text.lower()):
        return False
    if cues.forget_what.search(text):
        return True
    return bool(_PERSONAL[tongue].search(text)) and not _SERVICE[tongue].search(text)


def takes_back(wishes: Sequence[Wish], text: str, cues: Cues) -> bool:
    """Whether a line of the block is to be forgotten: a fact may say the same."""
    return any(wish.drop for wish in wishes) and bool(cues.forget.search(text))


def named(text: str, tongue: Language) -> str:
    """What is to be forgotten, in the customer's words without the asking; all of them where nothing else is left."""
    left = " ".join(_ASKED[tongue].sub(" ", text).split()).strip(" .!~。！、,")
    return left or text


def found_by_beginning(asked: Question, known: Sequence[FactHit]) -> list[FactHit]:
    """Records in which each word of the question begins a word: 이사한 and 이사함 are the same matter."""
    words = [word for word in terms.content_words(asked.text) if len(word) > 1 and not word.isascii()]
    units = [Unit(word[:2], frozenset({word[:2]}), None, 1.0) for word in words]
    return [fact for fact in known if units and all(terms.covered(unit, _text(fact)) for unit in units)]


def fitting(asked: Question, found: Sequence[FactHit]) -> list[FactHit]:
    """The records that fit best, each as well as the best one; an agreement that is asked for is no mere request."""
    kinds = [fact for fact in found if fact.kind in memories.AGREED] if "agreement" in asked.concepts() else []
    shares = {fact.id: _share(asked, fact) for fact in kinds or found}
    best = max(shares.values(), default=0.0)
    return [fact for fact in kinds or found if shares[fact.id] >= best - _NEAR][:MOST]


def _share(asked: Question, fact: FactHit) -> float:
    return terms.coverage(asked, _text(fact))


def _text(fact: FactHit) -> str:
    return terms.plain(" ".join((fact.statement, *fact.quotes)))


def _rows(content: str) -> list[dict[str, object]]:
    return results.rows_of(results.document(content), "proposed")


def told(situation: Situation, found: Sequence[FactHit], teller: Teller) -> list[str] | None:
    """The answer above the cards, with the records that they are about; None where no card was made."""
    made = {str(row.get("id")) for content in situation.contents(TOOL) for row in _rows(content)}
    facts = [fact for fact in found if fact.id in made]
    if not facts:
        return None
    words = WORDS[teller.tongue]
    if len(facts) == 1:
        return [words.one, recalling.fact(facts[0], teller, quoted=False)]
    listed = (f"{number}. {recalling.fact(fact, teller, quoted=False)}" for number, fact in enumerate(facts, 1))
    return [words.several, *listed]
