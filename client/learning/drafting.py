"""Which drafts does a sentence of a kind make, and does its grammar agree with the kind?"""

from __future__ import annotations

import re
from collections.abc import Iterator

from client.learning.clauses import Language
from client.learning.draft import Draft
from client.learning.lexicon import topic_of
from client.learning.matters import TROUBLE
from client.learning.sayings import say
from client.learning.shifts import shifted
from client.memory.fact import Kind

TIED = frozenset({"tier", "contract", "seats", "residence"})  # happenings that are told with a value

_KIND: dict[str, Kind] = {
    "request": "event",
    "happening": "event",
    "change": "event",
    "state": "attribute",
    "wish": "preference",
    "leaning": "preference",
    "decision": "decision",
}

_LASTING = frozenset({"state", "wish", "leaning"})

_WENT_ON = re.compile(  # told in the past; else it is a fault that lasts
    r"(?:었|았|했|였|됐|렸|졌|났|왔|갔)[가-힣]*[\s.!?~ㅠㅜㅋㅎ]*$|\b\w+ed\b|\b(?:was|were|had|came|got|went|did|lost"
    r"|broke"
    r"|sent|took|paid|bought|said|left|never)\b|(?:まし)?た[^ぁ-ん]*$|たん|たの"
)

_SO_NOW = re.compile(  # it is so since then
    r"이제|지금|부터|현재|로\s?(?:바꿨|바뀌|변경|옮겼|전환)|(?:이|가)\s?(?:됐|되었)|새로|이사|늘었|줄었|\b(?:now"
    r"|since|new|became|moved|no longer|anymore|any more|from)\b|になりまし|になった|に変わ|に変え|から|今|引っ越"
    r"|増え|減り",
    re.IGNORECASE,
)

_WHERE = re.compile(r"(?:にて|において)[、。\s]*$")  # "理事会にて": where, and nothing that happened

_FROM_NOW_ON = re.compile(
    r"앞으로|앞으론|이제부터|이제부턴|今後|これからは?|\b(?:from now on|from here on|going forward|in future)\b",
    re.IGNORECASE,
)

_STANDS = re.compile(r"て(?:い|お)(?:ます|まして|り|る)[^ぁ-ん]*$|고\s?있(?:어요|습니다|음)[\s.!~]*$")  # it goes on

_HABITUAL = re.compile(r"\b(?:every|each) (?:day|week|month|\w+day)\b|毎[週月日朝晩]|매[주달일월]", re.IGNORECASE)

CHOOSES = re.compile(
    r"\b(?:chose|chosen|picked|went with|opted|decided|settled)\b|골랐|택했|정했|결정|기로|選び|選ん|決め",
    re.IGNORECASE,
)

_ASKS = re.compile(
    r"주세요|주시|줘|달라|요청|신청|부탁|문의|바랍|원해|싶|\?|\b(?:please|can|could|would|want|need|ask|asked|asking"
    r"|request\w*|like|hope|expect|claim)\b|ください|下さい|お願い|ほしい|欲しい|たい|いただ|もらえ|もらい|依頼|申請"
    r"|希望|でき|なりません|안\s?될까|\bcan't you\b|\bmoney back\b",
    re.IGNORECASE,
)


def said_as(kind: str) -> str:
    """Kinds that say the same thing of one sentence."""
    return "lasting" if kind in _LASTING else "told" if kind in {"happening", "change"} else kind


def group_of(draft: Draft) -> str:
    """The same for what a rule found."""
    if draft.kind in {"attribute", "preference"}:
        return "lasting"
    if draft.kind == "event":
        return "request" if draft.dating == "turn" and not draft.topic.startswith("fault/") else "told"
    return draft.kind


def went_on(text: str) -> bool:
    """Told in the past."""
    return _WENT_ON.search(text) is not None


def only_a_day(text: str) -> bool:
    """Reads "10月12日。": a day, and nothing that happened on it."""
    return len(re.sub(r"[\W\d年月日년월일]|이요|요$|です|에|に", "", text)) < 2 or _WHERE.search(text) is not None


def as_told(kind: str, text: str, language: Language, *, dated: bool) -> str:
    """A kind, put right by the grammar: what is told in the past and of a day is a happening, and asks for nothing."""
    over = _WENT_ON.search(text) is not None
    if kind == "request":
        return _asked_for(text, dated=dated, over=over)
    if kind == "state" and dated and over and not _SO_NOW.search(text):
        return "happening"
    if kind == "happening" and not over and _HABITUAL.search(text) and not TROUBLE.search(text):
        return "state"
    if kind == "change" and not _SO_NOW.search(text) and not [*shifted(text, language)]:
        return "happening"
    return kind


def _asked_for(text: str, *, dated: bool, over: bool) -> str:
    asks = _ASKS.search(text) is not None
    if asks and _FROM_NOW_ON.search(text):
        return "wish"
    if not asks and _STANDS.search(text):
        return "state"
    if dated and re.search(r"[てで]$", text):
        return "happening"  # "昨日予約を取り消して、今日 …"
    return "happening" if over and not asks else "request"


def drafts(kind: str, text: str, language: Language) -> Iterator[Draft]:
    """The fact of a sentence of this kind; a change is something that happened, and is so from then on."""
    said = say(kind, text, language)
    topic = topic_of(text) if kind in {"request", "decision"} else None
    if kind == "request":
        yield Draft("event", said, topic or "request", "turn")
    elif kind in {"happening", "change"}:
        over = _WENT_ON.search(text) is not None
        if over or kind == "happening":
            yield Draft("event", said, "event/told" if over else "fault/told", "named" if over else "turn")
        if kind == "change":
            yield Draft("attribute", said, "")
    elif kind == "decision":
        yield Draft("decision", said, topic or "decision/told", "turn")
    else:
        yield Draft(_KIND[kind], said, "", "shown" if kind == "leaning" else "never")
