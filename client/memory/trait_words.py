"""How is a trait said, in one sentence of the language in which it was shown?"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from client.memory import ground, leaning
from client.memory.leaning import Language
from client.memory.trait import PREFIX, TRAIT, Sign

_ASKED: dict[str, dict[Language, str]] = {  # what a request on a ground is about
    "refund": {"ko": "환불", "en": "a refund", "ja": "返金"},
    "cancel": {"ko": "해지", "en": "a cancellation", "ja": "解約"},
    "exchange": {"ko": "교환", "en": "an exchange", "ja": "交換"},
    "extend": {"ko": "연장", "en": "an extension", "ja": "延長"},
    "discount": {"ko": "할인", "en": "a discount", "ja": "割引"},
    "waive": {"ko": "면제", "en": "a waiver", "ja": "免除"},
    "compensation": {"ko": "보상", "en": "compensation", "ja": "補償"},
}
_SOMETHING: dict[Language, str] = {"ko": "같은 처리", "en": "the same", "ja": "同じ対応"}
_EXCEPTION: dict[Language, str] = {"ko": "예외", "en": "an exception", "ja": "例外"}
_TENDS = (  # a leaning of one day, and of many
    (re.compile(r"중시함$"), "중시하는 편"),
    (re.compile(r"^Values "), "Tends to value "),
    (re.compile(r"を重視$"), "を重視する傾向"),
    (re.compile(r"^'(.+)'라고 말함$"), r"\1"),
)
_FIRST, _LAST = 0xAC00, 0xD7A3


def sentence(signs: Sequence[Sign], said: Sequence[str]) -> str:
    """The trait's sentence. `said` are the customer's words behind the signs; the newest sign is last."""
    language = language_of(" ".join(said))
    newest = signs[-1]
    if newest.ground is not None:
        return _ground(signs, newest.ground, language)
    if newest.key is not None:
        return _leaning(signs, newest.key.removeprefix(PREFIX), language)
    for shown, tends in _TENDS:
        if shown.search(newest.statement):
            return shown.sub(tends, newest.statement)
    return newest.statement


def topic(signs: Sequence[Sign]) -> str:
    """The trait's own topic, equal for equal traits of known words."""
    newest = signs[-1]
    if newest.ground is not None:
        about = "exception" if _exceptional(signs) else newest.topic
        return f"{TRAIT}ground/{about}/{newest.key or newest.ground.words}"
    return f"{TRAIT}{newest.key or newest.topic}"


def language_of(text: str) -> Language:
    """The language whose letters prevail."""
    hangul, kana, han = (
        len(re.findall(letters, text)) for letters in ("[가-힣]", "[\u3040-\u30ff]", "[\u4e00-\u9fff]")
    )
    if hangul >= max(1, kana):
        return "ko"
    return "ja" if kana or han else "en"


def _leaning(signs: Sequence[Sign], axis: str, language: Language) -> str:
    given_up = Counter(name for it in signs if it.leaning for name in it.leaning.yields)
    less = next((name for name, times in given_up.most_common(1) if 2 * times >= len(signs)), None)
    wanted, behind = leaning.name(axis, language), leaning.name(less, language) if less else ""
    match language:
        case "ko":
            return f"{behind + '보다 ' if less else ''}{_object(wanted)} 중시하는 편"
        case "ja":
            return f"{behind + 'より' if less else ''}{wanted}を重視する傾向"
        case "en":
            return f"Tends to value {wanted}{' over ' + behind if less else ''}"


def _ground(signs: Sequence[Sign], on: ground.Ground, language: Language) -> str:
    why = ground.label(on, language)
    asked = _EXCEPTION if _exceptional(signs) else _ASKED.get(signs[-1].topic, _SOMETHING)
    match language:
        case "ko":
            return f"{_object(why)} 근거로 {_object(asked[language])} 요청하는 편"
        case "ja":
            return f"{why}を根拠に{asked[language]}を求める傾向"
        case "en":
            return f"Tends to ask for {asked[language]} on the ground of {why}"


def _exceptional(signs: Sequence[Sign]) -> bool:
    return 2 * sum(it.ground is not None and it.ground.exception for it in signs) > len(signs)


def _object(word: str) -> str:
    last = ord(word[-1])
    return word + ("을" if _FIRST <= last <= _LAST and (last - _FIRST) % 28 else "를")
