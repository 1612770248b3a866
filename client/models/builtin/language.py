"""Which language is a text in, and which one does the customer want to be answered in?

The block's language line comes first, then the question's own language, then the screen's.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Literal

from client.models.builtin.cue import cue

Language = Literal["ko", "en", "ja"]
LANGUAGES: tuple[Language, ...] = ("ko", "en", "ja")

_HANGUL = re.compile("[\uac00-\ud7a3\u1100-\u11ff\u3131-\u318e]")
_KANA = re.compile("[\u3041-\u3096\u30a1-\u30fa\u30fc\uff66-\uff9d]")
_HAN = re.compile("[\u3400-\u9fff\u3005]")
_LATIN = re.compile("[A-Za-z]+")
_CHINESE_ONLY = re.compile("[的吗么们这请您怎谢呢]")

NAMES: dict[str, str] = {
    "ko": r"한국어|한국말|우리말|한글|korean|韓国語|ハングル",
    "en": r"영어|영문|english|英語",
    "ja": r"일본어|일본말|일어|japanese|日本語",
    "zh": r"중국어|중국말|chinese|中国語",
    "fr": r"프랑스어|불어|french|フランス語",
    "de": r"독일어|german|ドイツ語",
    "es": r"스페인어|spanish|スペイン語",
    "vi": r"베트남어|vietnamese|ベトナム語",
}
_SPOKEN: dict[Language, dict[str, str]] = {
    "ko": {
        "ko": "한국어",
        "en": "영어",
        "ja": "일본어",
        "zh": "중국어",
        "fr": "프랑스어",
        "de": "독일어",
        "es": "스페인어",
        "vi": "베트남어",
    },
    "en": {
        "ko": "Korean",
        "en": "English",
        "ja": "Japanese",
        "zh": "Chinese",
        "fr": "French",
        "de": "German",
        "es": "Spanish",
        "vi": "Vietnamese",
    },
    "ja": {
        "ko": "韓国語",
        "en": "英語",
        "ja": "日本語",
        "zh": "中国語",
        "fr": "フランス語",
        "de": "ドイツ語",
        "es": "スペイン語",
        "vi": "ベトナム語",
    },
}
ANY_NAME = "|".join(NAMES.values())
_SET_ASIDE = cue(
    rf"(?:{ANY_NAME})(?:으?로|で)?\s*(?:는|은|は)?\s*(?:말고|가 아니라|이 아니라|가 아닌|아니고|대신|ではなく"
    rf"|じゃなく|の代わりに)"
    rf"|(?:instead of|rather than|\bnot|no more|no longer)\s+(?:in\s+)?(?:{ANY_NAME})",
)
_USED = {
    code: cue(
        rf"(?:\bin|\buse|\bspeak|\bto|\bprefers?)\s+(?:{names})\b"
        rf"|(?:{names})\s*(?:으?로|응대|답변|대답|회신|대화|상담|안내|를?\s*(?:써|쓰|사용|선호)|で|対応|希望|を使"
        rf"|にして|speaking|please|only)"
        rf"|(?:언어|言語|言葉|language)[^\n]{{0,6}}(?:[:：=]|은|는|は|\bis\b)\s*(?:{names})"
        rf"|^\s*(?:{names})\s*[.!。]?\s*$",
    )
    for code, names in NAMES.items()
}
_NOT_USED = cue(
    rf"(?:{ANY_NAME})(?:으?로|で)?[^\n,.]{{0,8}}(?:하지 ?마|쓰지 ?마|말아|하지 않|안 해|공부|배우|수업|번역|しないで"
    rf"|使わないで|勉強)"
    rf"|(?:don't|do not|never|stop|studies|studying|learn\w*|translat\w*)[^\n.,]{{0,20}}(?:{ANY_NAME})",
)


def detect(text: str) -> Language | None:
    """The language a text is written in by its script; None where that does not say (digits, emoji, Chinese)."""
    text = unicodedata.normalize("NFC", text)
    hangul, kana, han = (len(pattern.findall(text)) for pattern in (_HANGUL, _KANA, _HAN))
    if hangul and hangul >= kana:
        return "ko"
    if kana:
        return "ja"
    if han:
        return None if _CHINESE_ONLY.search(text) else "ja"
    return "en" if _LATIN.search(text) else None


def asked_for(text: str) -> str | None:
    """The code of the language that a line or a wish asks answers to be in, as the last of several says."""
    rest = _SET_ASIDE.sub(" ", text)
    if _NOT_USED.search(rest):
        return None
    found = [(match.start(), code) for code, pattern in _USED.items() if (match := pattern.search(rest))]
    return max(found)[1] if found else None


def named(text: str) -> str | None:
    """The code of a language that a text names at all."""
    for code, names in NAMES.items():
        if re.search(names, text, re.IGNORECASE):
            return code
    return None


def name_of(code: str, tongue: Language) -> str:
    """A language's name in one of the assistant's three; the code itself where it has none."""
    return _SPOKEN[tongue].get(code, code)


def of_block(block: str) -> Language | None:
    """The language that the block asks for, of those that the assistant has words in; the last such line counts."""
    codes = [code for line in block.splitlines() if (code := asked_for(line))]
    return codes[-1] if codes and codes[-1] in LANGUAGES else None


def for_answer(block: str, question: str, screen: Language) -> Language:
    """Block first, then the question, then the screen."""
    return of_block(block) or detect(question) or screen
