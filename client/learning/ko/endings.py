"""How does a Korean clause end: what happened, what is asked for, what is so? By endings, not by verbs."""

from __future__ import annotations

import re

_FIRST, _FINALS, _SSANG_SIOT = 0xAC00, 28, 20
PAST = (  # any syllable with the past's ㅆ below ("했", "샀", "왔"); 있 and 겠 have it too, and are no past
    "["
    + "".join(chr(_FIRST + at * _FINALS + _SSANG_SIOT) for at in range(399)).replace("있", "").replace("겠", "")
    + "]"
)
CLOSING = (
    r"(?:습니다만|습니다|습니당|슴다|어요|어용|었어요|었습니다|엉|어|음|다|네요?|고요?|구요|는데요?|는데도|지만"
    r"|거든요?|더라고요?|더라구요|더니|답니다|어서요?|으니까?요?|니까?|잖아요?|죠|지요?|던데요?|나\s?봐요)"
)
HOLDS = (  # after a tier, a contract or a number: it is so now
    r"(?:입니다|이에요|예요|에요|이고요?|이며|이라서?|라서|인데요?|이야|야(?=[.!]*$)|임(?=[.!\s]|$)|이구요|이죠"
    r"|쓰고\s?있|쓰는\s?중|쓰는데|쓰고요?|쓰는(?=\s)|쓰거든|씁니다|써(?=요|[.!]|$)|쓰죠|(?:사용|이용|구독|운영"
    r"|유지|근무|가입|계약)(?:\s?중|하고\s?있|하고요?|하는|합니다|해요|해(?=[.!]|$)|자|돼\s?있|되어\s?있)"
    r"|있(?:어요|습니다|는데요?|고요?|음|어(?=[.!]|$)|거든)|일하(?:고|는)|일해|묶여|맺고|내고\s?있|돼\s?있"
    r"|되어\s?있|됩니다)"
)
REQUEST = (
    r"(?:주세요|주십시오|주시|주실|줘|줄\s?수|주면|주삼|주라|줄래|줄\s?래|달라|주시겠|부탁|바랍|바라|바람"
    r"|(?:요청|신청|접수)(?=합니다|해요|드립|드려|드릴|드리|할|하고\s?싶|이요|입니다|이에요|해\s?주|부탁|[.!]*$"
    r"|하겠|함(?![가-힣])|이\s?있)|원해|원합|원하|받고\s?싶|하?고\s?싶|싶(?:어|습|은|네|다|음)|했으면|주셨으면|받았으면"
    r"|됐으면|할게|할래|하겠|받을게|받을래|받겠|드려요)"
)
_IN_PAST = re.compile(rf"{PAST}{CLOSING}$")


def in_past(clause: str) -> bool:
    """The clause closes in the past: "샀어요", "했는데", "바꿨음"."""
    return _IN_PAST.search(clause.rstrip(" .!~,?ㅠㅜㅋㅎ^")) is not None
