"""Which earlier statement of their own does a customer take back? Reads "Forget what I said about adding seats".

The words around the statement are blanked out, so that the other rules read what it claimed: with a right day beside it
("it was the day before") it is put right, else it never happened.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date

from client.learning.clauses import Language
from client.learning.slips import PutRight, put_right

_I = re.IGNORECASE
_FORGET_EN = (
    r"(?:forget|ignore|disregard|scratch|strike|undo|(?:i(?:'d like to| want to| would like to|'ll)? )?(?:take back"
    r"|withdraw|correct|retract))"
)
_RETOLD: dict[Language, tuple[re.Pattern[str], ...]] = {
    "ko": (
        re.compile(
            r"(?P<it>[^.,!?\n]{2,60}?[가-힣](?:(?<!겠)다|(?<!달)라))(?P<back>고\s?(?:말(?:씀)?\s?)?(?:한|했던|드린"
            r"|드렸던|적은|쓴|알려\s?드린)\s?(?:거|것|건|게|말|얘기|내용|부분)?(?:은|는|을|를|이)?"
            r"[^.!?\n]{0,16}?(?:취소|철회|잊어|무시|없던|잘못|아니(?!면)|틀렸|틀린|정정|착각|빼\s?주"
            r"|지워)[가-힣]*(?:\s(?:주세요|줘요?|주시[가-힣]*|말했[가-힣]*|할게요|해\s?주세요|부탁[가-힣]*"
            r"|걸로\s[가-힣\s]{2,8}))?)"
        ),
        re.compile(
            r"(?P<it>[^.,!?\n]{2,60}?[가-힣](?:(?<!겠)다|(?<!달)라))(?P<back>고\s?(?:말(?:씀)?\s?)?(?:했는데"
            r"|드렸는데|했지만|했었는데)(?=[^.!?\n]*(?:(?:그저께|그제|어제|오늘|요일|\d일|전날)(?:이)?(?:었|였|에요"
            r"|예요|이에요|네요|입니다)|안\s?했|하지\s?않|아니|아직|안\s?샀|안\s?냈|착각|잘못)))"
        ),
    ),
    "en": (
        re.compile(
            rf"(?P<lead>(?:^|(?<=[.!?,] ))(?:please |so |oh |sorry,? |no,? |actually,? )*{_FORGET_EN}\b(?:"
            rf" please)?(?: (?:what i (?:said|told you|wrote)(?: earlier| before)? (?:about|on)"
            r"|(?:the|that) (?:part|bit|thing) (?:about|where i said)|my (?:message|statement|remark) (?:about|that)"
            r"|that i said|i said|about))?(?: that| how)?) (?P<it>(?:i|we)\b[^.!?,;\n]{3,80}"
            r"|(?:me |us |my |our )?[a-z]+ing\b[^.!?,;\n]{2,80})",
            _I,
        ),
        re.compile(
            r"(?P<lead>\b(?:(?:earlier |before )?i (?:said|told you|wrote|mentioned)(?: earlier| before| yesterday)?"
            r"|i was wrong(?: when i said)?|it(?:'s| is) not true|i made a mistake(?: when i said)?"
            r"|i take it back)(?: that)?) (?P<it>(?:i|we)\b[^.!?,;\n]{3,80}?)(?=,? (?:but|and) (?:it (?:was|is)|that"
            r"|actually|in fact|(?:i|we) (?:didn't|did not|haven't|never))|[,.;] (?:it was|actually|(?:i|we)"
            r" (?:didn't|did not|haven't|never)|that(?:'s| is| was) (?:wrong|not)))",
            _I,
        ),
    ),
    "ja": (
        re.compile(
            r"(?P<it>[^。！？\n]{2,60}?[ただ])(?P<back>(?:と|って)(?:言った|言いました|申し上げた|書いた|伝えた"
            r"|お伝えした|話した|いう|言っていた)(?:の|件|こと|話)?(?:は|を|も)?[^。、\n]{0,10}?"
            r"(?:取り?消|撤回|忘れ|なかったこと|間違|訂正|無視|違い|勘違い|誤り)[^。、\n]{0,16})"
        ),
        re.compile(
            r"(?P<it>[^。！？\n]{2,60}?[ただ])(?P<back>(?:と|って)(?:言いました|言った|伝えました|お伝えしました"
            r"|書きました)(?:が|けど|けれど))(?=[^。\n]*(?:でした|です|だった|ていません|てません|ていない|てない"
            r"|間違|勘違い|嘘))"
        ),
    ),
}
_DEEDS = (
    r"(?:add|pay|paid|order|buy|bought|book|cancel|change|switch|upgrade|downgrade|move|sign|renew|subscribe|return"
    r"|send|sent|remove|register)\w*"
)
_NOT_SO: dict[Language, re.Pattern[str]] = {  # "Actually I didn't add any seats": of deeds of their own alone
    "ko": re.compile(
        r"(?P<lead>(?:^|(?<=[.!?,] ))(?:아\s?)?(?:사실은?|실은|알고\s?보니|확인해\s?보니"
        r"|다시\s?보니)\s)(?P<it>[^.!?\n]{1,30}?)(?P<back>\s?(?:은|는)?\s?안)(?=\s?(?:했|샀|냈|바꿨|보냈|늘렸|옮겼))"
    ),
    "en": re.compile(
        rf"(?P<lead>(?:^|(?<=[.!?,] ))(?:oh |sorry,? |no,? )*(?:actually|in fact|turns out|to be honest|as it turns"
        rf" out),? )(?P<it>(?:i|we) (?:didn't|did not|never|haven't|have not|hadn't) (?:actually"
        rf" )?{_DEEDS}[^.!?\n]*)",
        _I,
    ),
    "ja": re.compile(
        r"(?P<lead>(?:^|(?<=[。、]))(?:実は|本当は|よく見たら|確認したら)、?)(?P<it>[^。\n]{1,30}?[一-龥ァ-ヴ])(?P<b"
        r"ack>(?:は|を)?して(?:い)?(?:ません|ない)(?:でした)?)"
    ),
}
_DENIED = re.compile(
    r"^(?P<who>i|we) (?:didn't|did not|never|haven't|have not|hadn't) (?:actually )?(?P<verb>[a-z]+)(?: any\b)?", _I
)
_REQUEST = re.compile(
    r"\b(?:asked|requested|wanted|want|applied)\b|(?:요청|신청|부탁|접수)(?:했|하였|드렸)다$|(?:依頼|お願い|申請"
    r"|希望)し(?:た|ました)$",
    _I,
)  # the rules for requests take those back
DENIAL = re.compile(  # "안 했어요", "I didn't"
    r"^(?:사실은?\s?|실은\s?|그건\s?|제가\s?)*(?:안\s?(?:했|샀|냈|받|갔|바꿨)|하지\s?않|그런\s?적|아니|아직|착각|잘못)"
    r"|^(?:actually,? |in fact,? |that |but |because )*(?:i|we) (?:didn't|did not|haven't|have not|never|hadn't|was"
    r" wrong|made a mistake)\b"
    r"|^(?:that's|that is|that was|it's|it is) (?:not|wrong)|^(?:実は|本当は)?[^。]{0,12}(?:ていません|てません"
    r"|ていない|ませんでした|てない|間違い|勘違い)",
    _I,
)
_GERUND = re.compile(r"^(?:me |us |my |our )?(?P<verb>[a-z]+)ing\b", _I)
_PASTS = {
    "pay": "paid", "buy": "bought", "send": "sent", "get": "got", "lose": "lost", "leave": "left",
    "withdraw": "withdrew", "reset": "reset", "resett": "reset", "sign": "signed", "cancell": "cancelled",
    "hav": "had",
    "find": "found", "sell": "sold",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Retold:
    """`words` with the taking back blanked out, same length; what is taken back stands at `start` to `end`."""

    words: str
    start: int
    end: int

    def holds(self, start: int, end: int) -> bool:
        """The place lies in what is taken back."""
        return self.start < end and start < self.end


def retold(words: str, language: Language) -> Retold | None:
    """The statement that the message takes back; None where it takes none back."""
    for pattern in (*_RETOLD[language], _NOT_SO[language]):
        match = pattern.search(words)
        if match is None or _REQUEST.search(match["it"].strip(" ,.")):
            continue
        for name in {"lead", "back"} & set(match.groupdict()):
            words = words[: match.start(name)] + " " * len(match[name]) + words[match.end(name) :]
        return Retold(words, match.start("it"), match.end("it"))
    return None


def meant(words: str, today: date, language: Language) -> tuple[Retold | None, PutRight]:
    """A message as it was meant: what it takes back, and its words with the days put right."""
    back = retold(words, language)
    return back, put_right(back.words if back else words, today, regrets=back is not None)


def claimed(text: str) -> str:
    """What the words claimed: "adding two seats" → "I added two seats"."""
    text = " ".join(text.split())
    if re.search(r"[一-龥]$", text):
        return f"{text}しました"
    match = _DENIED.match(text) or _GERUND.match(text)
    if match is None:
        return text
    stem = match["verb"].lower()
    if stem.endswith("ed") or stem in _PASTS.values():
        return f"I {stem}{text[match.end() :]}"
    past = _PASTS.get(stem) or (
        stem[:-1] + "ed"
        if len(stem) > 3 and stem[-1] == stem[-2] and stem[-1] not in "ls"
        else stem + ("d" if stem.endswith("e") else "ed")
    )
    return f"I {past}{text[match.end() :]}"
