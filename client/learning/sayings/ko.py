"""A Korean clause as a fact, by its ending: "새걸로 교환 되나요?" → "새걸로 교환 요청함"."""

from __future__ import annotations

import re

from client.learning.ko.wording import past_as_noun, plain, present_as_noun
from client.learning.sayings.marks import bare

_GIVE = re.compile(
    r"\s?(?:좀\s?)?(?:주세[요용여]|주십시오|주시(?:길|기|겠|면|죠|고|는|지)?[가-힣\s]*|주실\s?[가-힣\s]*"
    r"|주셨으면[가-힣\s]*|줘[요라]?|줄\s?[가-힣\s]*"
    r"|주라|주면\s?[가-힣\s]*|줬으면[가-힣\s]*|달라[가-힣\s]*)$"
)
_NOUN_ASKED = re.compile(
    r"(?:을|를|좀|도)?\s?(?:요청|신청|접수|부탁)\s?(?:좀\s?)?(?:드립니다|드려[요도][가-힣\s]*|드릴[가-힣\s]*|드리[가-힣\s]*"
    r"|합니다|해[요도]?[가-힣\s]*"
    r"|할[가-힣\s]*|하[가-힣\s]*|이요|이에요|입니다)?$"
)
_POSSIBLE = re.compile(
    r"(?:이|가|은|는|도|만|으로도)?\s?(?:안\s?)?(?:되나요|돼요|되죠|될까요|됩니까|될지요?|되는지요?|가능[가-힣\s]*)$"
)
_CAN = re.compile(r"(?<=수)(?:가|는|도)?\s?(?:있|없)[가-힣\s]*$")
_WANT = re.compile(r"고\s?싶[가-힣\s]*$")
_WILL = re.compile(r"(?:할게요?|할께요?|하겠습니다|할래요?|할려고요?|하려고요?)$")
_IS = re.compile(r"(?:이에요|예요|에요|입니다|이고요?|인데요?|이거든요|거든요|이라서요?|라서요?|이라|이야)$")
_HAEYO = re.compile(r"(?:해요|하는데요?|하거든요|하고요|해서요?|합니다만)$")
_POLITE = re.compile(r"(?P<stem>[가-힣])니다$")


def say(kind: str, text: str) -> str:
    """One short sentence in the plain style of notes."""
    words = plain(bare(text))
    if kind == "request":
        return _asked(words)
    if kind == "wish":
        return _GIVE.sub(" 주기를 바람", words) if _GIVE.search(words) else f"{_noun(words)} (바라는 점)"
    if kind == "decision" and _WILL.search(words):
        return _WILL.sub("하기로 함", words)
    return _noun(words)


def _asked(words: str) -> str:
    if match := _NOUN_ASKED.search(words):
        return f"{words[: match.start()].strip()} 요청함"
    if match := _GIVE.search(words):
        return f"{words[: match.start()].strip()} 달라고 요청함"
    if match := _CAN.search(words):
        return f"{words[: match.start()].strip()} 있는지 물으며 요청함"
    if match := _POSSIBLE.search(words):
        return f"{words[: match.start()].strip()} 요청함"
    if match := _WANT.search(words):
        return f"{words[: match.start()].strip()}고 싶다고 요청함"
    return f"요청함: {words}"


def _noun(words: str) -> str:
    """The clause with its ending as a noun; its own words where that is not sure."""
    if said := past_as_noun(words) or present_as_noun(words):
        return said
    if _IS.search(words):
        return _IS.sub("임", words)
    if _HAEYO.search(words):
        return _HAEYO.sub("함", words)
    if words.endswith("습니다"):
        return words.removesuffix("습니다") + "음"
    match = _POLITE.search(words)
    if match and (ord(match["stem"]) - 0xAC00) % 28 == 17:  # ㅂ below: "탑니다" → "탐"
        return words[: match.start()] + chr(ord(match["stem"]) - 1)
    return f"'{words}'라고 말함"
