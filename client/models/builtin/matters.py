"""Which matter does a line of the block cover: language, name, channel, style?

So that a wish changes the line that is about the same thing, and none other.
"""

from __future__ import annotations

from typing import Literal

from client.models.builtin import language
from client.models.builtin.cue import Cue, cue
from client.models.builtin.terms import content_words

Matter = Literal["language", "name", "channel", "hours", "length", "tone", "format", "emoji"]

NAME_LINE = cue(
    r"호칭|부를\s?때|(?:이?라고|으?로)\s*(?:불러|부르|부름|호칭)|call\s+me|form of address"
    r"|address(?:ed)?\s+(?:me\s+)?as|to be called"
    r"|呼び方|呼称|(?:と|って)(?:お)?呼|^\s*(?:이름|성함|name|名前|お名前)\s*[:：]"
)
_CHANNEL = (
    r"이메일|메일|문자|전화|카카오톡|카톡|채팅|슬랙|sms|e-?mails?|phone|text messages?|chat|slack|メール|お?電話"
    r"|チャット|ショートメッセージ|ライン|\bLINE\b"
)
_REACH = (
    r"연락|회신|보내|알려|답|안내|상담|말고|주세요|편해|선호|contact|reach|send|notif|repl|respond|prefer|instead"
    r"|\bme\b|連絡|送|返信|通知|相談|希望|ください"
)
VALUES: dict[Matter, Cue] = {
    "language": cue(language.ANY_NAME),
    "channel": cue(rf"(?:{_CHANNEL})"),
    "hours": cue(
        r"오전|오후|저녁|아침|밤|주말|평일|점심|\bmornings?\b|\bafternoons?\b|\bnights?\b|\bevenings?\b|\bweekdays?\b"
        r"|\bweekends?\b|午前|午後|夜|朝|平日"
        r"|週末"
    ),
    "length": cue(
        r"짧게|짧은|간단\S*|간결\S*|요점만|한 줄\S*|길게|자세\S*|상세\S*|구체적\S*|\bbrief(?:ly)?\b|\bshort(?:er)?\b"
        r"|\bconcise(?:ly)?\b"
        r"|\bdetail(?:ed|s)?\b|\blong(?:er)?\b|\bin depth\b|短く|短め|簡潔に?|簡単に|詳しく|詳細に?|長く|要点だけ"
    ),
    "tone": cue(
        r"존댓말\S*|높임말\S*|반말\S*|말투\S*|친근\S*|격식\S*|정중\S*|편하게 말\S*|\bformal(?:ly)?\b"
        r"|\binformal(?:ly)?\b"
        r"|\bcasual(?:ly)?\b|\bpolite(?:ly)?\b|\bfriendly\b|敬語|丁寧に?|タメ口|カジュアルに?"
    ),
    "format": cue(
        r"표로|목록\S*|불릿\S*|번호를 붙\S*|마크다운\S*|\btables?\b|\bbullet(?:s| points?)?\b|\bnumbered lists?\b"
        r"|\bmarkdown\b"
        r"|\bplain text\b|表で|箇条書き\S*|マークダウン\S*"
    ),
    "emoji": cue(r"이모지\S*|이모티콘\S*|\bemojis?\b|絵文字\S*"),
}
_CHANNEL_USE = cue(rf"(?:{_CHANNEL}).{{0,30}}(?:{_REACH})|(?:{_REACH}).{{0,30}}(?:{_CHANNEL})|^\W*(?:{_CHANNEL})\W*$")
_HOURS_USE = cue(r"연락|전화|상담|회신|답변|답장|call|contact|phone|reach|reply|連絡|電話|相談|返信")
_GENERIC = cue(
    r"^(?:연락|회신|답변|대답|답|답해|말|말해|안내|설명|보내|알려|부탁|제발|꼭|항상|언제나|매번|편하|좋겠|원하|선호"
    r"|방식|주로|모든|고객|방법|답장|주세|주십시|주시|줘|바랍니|해주|제게|저에게"
    r"|앞으|앞으로|이제|말고|대신|사용|쓰|써|안|해도|하지|않|않아도|필요|없|괜찮|그만|더이상|이상|답하|대답하|말하"
    r"|보내지|써도"
    r"|answer|repl|repli|respond|respons|contact|reach|send|prefer|alway|never|keep|writ|us|me|instead|mak|giv|speak"
    r"|talk|sur|now|customer|method|only|via|through|by|use|pleas|longer|anymor|stop|ned|hav"
    r"|答|回答|返事|返信|連絡|送|希望|教|説明|案内|使|方法|対応|相談)$"
)


def matters(text: str) -> frozenset[Matter]:
    """The known matters that a line or a wish is about; empty for any other."""
    found: set[Matter] = set()
    if NAME_LINE.search(text):
        found.add("name")
    if language.asked_for(text):
        found.add("language")
    if _CHANNEL_USE.search(text):
        found.add("channel")
    if VALUES["hours"].search(text) and _HOURS_USE.search(text):
        found.add("hours")
    found.update(matter for matter in _STYLE if VALUES[matter].search(text))
    return frozenset(found)


_STYLE: tuple[Matter, ...] = ("length", "tone", "format", "emoji")


def object_words(text: str) -> frozenset[str]:
    """What else a line is about: invoices, minutes, refunds; empty for contact or answers in general."""
    for pattern in VALUES.values():
        text = pattern.sub(" ", text)
    return frozenset(word for word in content_words(text) if not _GENERIC.match(word))


def same_object(line: str, other: str) -> bool:
    """Both are about nothing in particular, or share what they are about."""
    mine, theirs = object_words(line), object_words(other)
    return not (mine or theirs) or bool(mine & theirs)


def alike(line: str, other: str) -> bool:
    """Two lines of no known matter say nearly the same, apart from a value."""
    mine, theirs = object_words(line), object_words(other)
    if not mine or not theirs:
        return False
    shared = len(mine & theirs)
    return shared / len(mine | theirs) >= 0.5
