"""What does a customer do as a rule, as a clause says it? Reads "I always pay by bank transfer"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from client.learning.clauses import Language
from client.learning.draft import Draft

_I = re.IGNORECASE
_HABITS: dict[Language, re.Pattern[str]] = {
    "en": re.compile(
        r"\b(?:i|we) (?P<it>(?:now|always|usually|normally|generally|mostly|only|never|don't|do not) (?:ever"
        r" )?(?:pay|buy|order|use|travel|fly|drive|eat|drink|work|wear|shop|sit|sleep|book|collect|pick up"
        r"|cook|read|take|choose|go for|ask for|request|have|stay|ride|watch|check in)\b(?! (?:it|that|this|you|your"
        r"|to|any|my (?:password|account)|with (?:this|it))\b)[^,.;!?]{2,60}?)(?=$|[,.;!?]| (?:so|but|and (?:i"
        r"|we))\b)"
        r"|\b(?:i|we) (?P<it2>(?:don't|do not) (?:eat|drink|drive|smoke|work) [^,.;!?]{2,40}?)(?=$|[,.;!?]| (?:so"
        r"|but|and (?:i|we))\b)"
        r"|\b(?:need|want|have|get) (?P<it4>(?:my|our|the) [^,.;!?]{2,40}? (?:delivered|collected|changed"
        r"|picked up|cleaned"
        r"|serviced) on \w+days\b|(?:my|our|the) [^,.;!?]{2,40}? (?:delivered|collected|changed|cleaned) every \w+day)"
        r"|\b(?P<it3>i'd rather (?:have|get|keep|pay|sit|stay|be|use|pick) (?:all |any |every |my |our )?(?:future"
        r"|coming|next|later) [^.!?]{3,60})",
        _I,
    ),
    "ko": re.compile(
        r"(?P<it2>[^.,!?\n]{1,20}?(?:은|는)\s(?:늘|항상|매번|매달|매주)\s[^.,!?\n]{1,16}?(?:으로|로)\s?정(?:해|했)[가-힣\s]{0,8})"
        r"|(?P<it>[^.,!?\n]{0,20}?(?:늘|항상|언제나|주로|보통|매번|매달|매주)\s[^.,!?\n]{2,24}?(?:로|에서|만"
        r"|에)\s?(?:합니다|해요|내요|냅니다|내고\s?있|써요|씁니다|먹어요|먹습니다|이용해요|이용합니다|결제해요"
        r"|결제합니다|타요|탑니다|받아요|받습니다|사요|삽니다))"
    ),
    "ja": re.compile(
        r"(?P<it2>[^。、\n]{1,16}?は(?:いつも|必ず|毎回|毎月|毎週)[^。、\n]{1,16}?(?:と|に)決[めま]っ?て(?:い|お)(?:ます|り|る|まし))"
        r"|(?P<it3>[^。、\n]{1,16}?は(?:いつも|必ず|毎回)[^。、\n]{1,20}?(?:に(?:替え|変え|し)て)(?:もら|いただ)[ぁ-ん]{1,3}(?:ます|る))"
        r"|(?P<it>[^。、\n]{0,14}?(?:いつも|必ず|普段は?|毎回|毎月|毎週|基本的に)[^。、\n]{2,24}?(?:で|を|に)(?:し|払"
        r"|支払|使|食べ|飲|利用し|乗|頼|買|受け取)[ぁ-ん]{0,2}(?:ます|ています|てます|る|っています))"
    ),
}
_TROUBLED = re.compile(
    r"\b(?:error|fail|crash|wrong|late|problem|work(?:s|ing)?$)|오류|안\s?돼|에러|늦|エラー|できません|遅", _I
)


def habits(text: str, language: Language) -> Iterator[Draft]:
    """At most one a clause; what always goes wrong is none."""
    match = _HABITS[language].search(text)
    if match is None or _TROUBLED.search(text):
        return
    said = " ".join(next(it for it in match.groups() if it).split())
    if language == "ja":
        said = re.sub(r"(?<=て)(?:い|お)(?:まし|り)$", "います", said)
    if language == "en":
        said = "Says: " + re.sub(r"^i ", "I ", said, flags=_I)
    yield Draft("preference", said, f"habit/{said.split()[-1].lower()[-8:]}")
