"""What holds since a change that a clause tells? Reads "I swapped my card for the Amex": the card is the Amex now.

A change of something that goes on leaves two facts: what happened, and what is so since then. A booking that was moved
leaves one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from client.learning.clauses import Language
from client.learning.draft import Draft
from client.learning.lexicon import CONTRACT, TIER

_I = re.IGNORECASE
_EN_END = (
    r"(?=\s*(?:$|[,.;:!?()—–]|\b(?:and|but|so|on|since|last|yesterday|today|this|because|as|when|which|after|before|in"
    r"|from|at|for|now|a|two|three|\d+) ))"
)
_SHIFTS: dict[Language, tuple[re.Pattern[str], ...]] = {
    "en": (
        re.compile(
            r"(?:\b(?:i|we)(?:'ve| have|'d)? (?:\w+ly |just |now |also |finally )*|^(?:then |also |just"
            r" )?)(?:switched|swapped|changed|moved|went|gone|transferred|converted|upgraded|downgraded|dropped"
            r"|shifted)"
            r"(?: (?P<obj>(?:my|our|the) [\w' -]{2,32}?))?(?: (?:over|across|down|up|back))?(?: from"
            r" [^,.;!?]{2,32}?)? (?:to|for|onto) (?!be\b|get\b|have\b|pay\b|see\b|go\b|avoid\b|save\b)"
            rf"(?P<to>(?:my |our |the |an? )?[^,.;:!?()]{{2,40}}?){_EN_END}",
            _I,
        ),
        re.compile(
            r"\b(?:my|our) (?P<obj>[\w' -]{2,28}?) (?:is|are|has|have) (?:now |been )*(?:changed|moved|switched"
            r"|updated) (?:over )?to "
            rf"(?P<to>[^,.;:!?()]{{2,40}}?){_EN_END}",
            _I,
        ),
        re.compile(
            r"\b(?:i|i've|i have) (?:(?:just|recently|now) )?(?:got |been |was )?(?P<role>promoted to|appointed|made"
            r"|became|become|took over as|started as|taken over as) (?:an? |the )?"
            rf"(?P<to>(?!redundant|aware|a mistake|sure|it\b)[a-z][^,.;:!?()]{{2,32}}?){_EN_END}",
            _I,
        ),
    ),
    "ko": (
        re.compile(
            r"(?:(?P<obj>[가-힣A-Za-z0-9]{2,14}(?:\s[가-힣]{2,6})?)(?:을|를|은|는|이"
            r"|가)\s)?(?:[가-힣A-Za-z0-9]+에서\s)?(?P<to>[가-힣A-Za-z0-9]{1,16}?(?:\s[가-힣A-Za-z0-9]{1,10}?)?)(?:으"
            r"로|로)\s?(?:아예\s|다시\s|새로\s|완전히\s)?"
            r"(?:바꿨|바꾸었|바뀌었|교체했|옮겼|변경했|변경됐|전환했|갈아탔|올렸|내렸|낮췄|높였|돌렸|넘어왔|넘어갔|올라왔|내려왔|올라갔"
            r"|바꿔\s?(?:놨|뒀|놓았)|이사했|이사\s?왔)"
        ),
        re.compile(r"(?P<to>[가-힣]{2,8}?)(?:으로|로)\s?(?P<role>승진|발령|부임|취임)(?:했|됐|되었|받았|났)"),
    ),
    "ja": (
        re.compile(r"(?P<to>[一-龥ァ-ヴ]{2,10})(?P<role>に(?:就き|就任|昇進|昇格|着任))(?:し)?ました"),
        re.compile(
            r"(?:(?P<obj>[^、。\sをはがに]{1,12})(?:を|は|が))?(?:[^、。\sを]{1,10}から)?(?P<to>[^、。\sをはがに]{1,"
            r"14})(?:に|へ)(?:変え|切り替え|差し替え|変更し|移し|移り|移転(?:いた)?し|転居(?:いた)?し|下げ|上げ|乗り換え|替え|引っ越し"
            r"|変わり)(?:てもらい|ていただき)?(?:まし)?(?:た|て)"
        ),
    ),
}
_ONE_OFF = re.compile(  # what is moved is a date: it holds for once
    r"book|reserv|appointment|order|deliver|flight|trip|hire|check-?up|visit\b|ticket|parcel|package|pick-?up|slot"
    r"|date|time|lesson\b|class\b|meeting|table|room|seat|stay|exam|test"
    r"|예약|주문|배송|배달|일정|시간|날짜|진료|검진|항공|표$|티켓|좌석|상담|미팅|회의|체크인|숙소|방문|수업|시험"
    r"|촬영|설치|수리|날$|일자"
    r"|予約|注文|配送|配達|日程|時間|日時|診察|検診|便|チケット|座席|席|面談|会議|宿|訪問|授業|試験|工事|修理|日$",
    _I,
)
_GOES_ON = re.compile(
    r"\b(?:from now on|since|as of|from (?:this|next)|every|weekly|monthly)\b|부터|매주|매달|정기|からは?|毎週|毎月"
    r"|定期",
    _I,
)
_A_DAY = re.compile(
    r"^(?:the )?(?:\d{1,2}(?:st|nd|rd|th)?\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next |another|a"
    r" later|an earlier|jan|feb|mar\b|apr|may\b|jun|jul|aug|sep|oct|nov|dec)"
    r"|^\d+(?:월|일|시)|요일$|내일|모레|다음|^\d+(?:月|日|時)|曜日?$|明日|来週|翌",
    _I,
)
_NO_VALUE = re.compile(
    r"^(?:an? (?:new|different|other|better|bigger|smaller|cheaper) .*|it|that|this|them|you|me|us|him|her|another"
    r"|something|what|the other|work|bed|sleep|do|say|the (?:store|shop|bank|doctor|office)|이걸|그걸|이것|그것"
    r"|다른\s?것|다른\s?걸|새\s?\S+|지금\s\S+|유료\s?회원|새로운\s\S+|정말|진짜|바|따|별|서|제대|それ|これ|別.*"
    r"|新しい.*|次|前|元|急|後|先)$",
    _I,
)
_HABIT = re.compile(r"(?:いつも|毎回|必ず).*て(?:い)?(?:ます|る)|(?:항상|늘|매번)\s.*(?:고\s?있|요|니다)$")  # no change
_BY_RULE = re.compile(rf"{TIER}|{CONTRACT}", _I)  # tiers and contracts have rules of their own
_OF_PEOPLE = re.compile(
    r"담당|매니저|책임자|번호|연락처|이메일|메일|이름|担当|窓口|責任者|番号|メール|名前|社名|\b(?:manager|contact"
    r"|number|e-?mail|name|rep)\b",
    _I,
)
_ROLES: dict[Language, str] = {"ko": "직책", "en": "role", "ja": "役職"}
_SAID: dict[Language, tuple[str, str]] = {
    "ko": ("{obj}: {to}", "지금은 {to}"),
    "en": ("{obj}: {to}", "Now: {to}"),
    "ja": ("{obj}: {to}", "今は{to}"),
}


def shifted(text: str, language: Language) -> Iterator[Draft]:
    """What is so since the change, if the clause tells one of something that goes on."""
    for pattern in _SHIFTS[language]:
        match = pattern.search(text)
        if match is None:
            continue
        named = match.groupdict("")
        obj, to = (
            " ".join((_ROLES[language] if named.get("role") else named.get("obj", "")).split()),
            " ".join(match["to"].split()),
        )
        obj = re.sub(r"^(?:my|our|the) |^.*(?:부터\s|から|日付け?で)", "", obj, flags=_I)
        goes_on = _GOES_ON.search(text) is not None
        if _HABIT.search(text):
            continue
        once = not goes_on and (_ONE_OFF.search(obj or to) or _A_DAY.search(to))
        if "@" in text or once or _OF_PEOPLE.search(obj) or _NO_VALUE.search(to) or _BY_RULE.search(to):
            continue
        said = _SAID[language][0 if obj else 1].format(obj=obj[:1].upper() + obj[1:], to=to)
        yield Draft("attribute", said, f"holds/{obj.lower() or 'now'}")
        return
