"""How is a clause said as a fact in Korean: particles by the final sound, endings as a noun (바꿨어요 → 바꿈)?"""

from __future__ import annotations

import re

from client.learning.ko.endings import CLOSING, PAST

_BASE, _LAST = 0xAC00, 0xD7A3
_M = 16  # the final consonant ㅁ among the 28
_RIEUL = 8
_DIGIT_FINAL = {"0": True, "1": True, "3": True, "6": True, "7": True, "8": True}
_VOWELS = {9: 8, 14: 13, 6: 20, 10: 11, 4: 18}  # ㅘ→ㅗ ㅝ→ㅜ ㅕ→ㅣ ㅙ→ㅚ ㅓ→ㅡ: the stem under a contracted past
_PAST_END = re.compile(rf"(?P<past>{PAST}){CLOSING}?$")
_FILLER = re.compile(
    r"^(?:안녕하세요|그럼|그러면|그렇다면|그래서|그런데|근데|그리고|혹시|일단|네|예|아|음|저기요?|죄송하지만|그냥"
    r"|그래도|이번에도|다시|좀"
    r"|(?:지난|저|전)번(?:처럼|과\s?같이|이랑\s?같이)|저희(?:\s?(?:회사|팀|쪽))?(?:는|은|도|가)?|우리(?:\s?(?:회사"
    r"|팀))?(?:는|은|도|가)?"
    r"|저(?:는|도|희도)|제가|나는|내가|제|저희|내)(?:[\s,]+|(?=\d))"
)
_DAY = re.compile(
    r"(?:\d{4}년\s*)?\d{1,2}월\s*\d{1,2}일(?:에|부터|자로|날)?|\d{1,2}/\d{1,2}(?:에|부터)?"
    r"|(?:어제|그저께|그제|오늘|방금|아까|어젯밤)(?:\s?(?:밤|아침|오후|저녁|오전)에?)?(?:부터)?"
    r"|(?:지지난|지난|저번|이번|다음)\s?(?:주|달)(?:\s?[월화수목금토일]요일)?(?:\s?\d{1,2}일)?(?:에|부터)?"
    r"|(?:\d+|하루|이틀|사흘|일)\s?(?:일|주일|주|개월|달)?\s?전에?|\d{1,2}일에|이달(?:부터|에)?"
)
_PRESENT = tuple(
    (re.compile(pattern), noun)
    for pattern, noun in (
        (r"안\s?(?:돼요|됩니다|되네요|돼|되는데요?|되고)$", "안 됨"),
        (r"(?:돼요|됩니다|되네요|되는데요?)$", "됨"),
        (r"(?:나요|납니다|나네요|나는데요?)$", "남"),
        (r"(?:떠요|뜹니다|뜨네요|뜨는데요?)$", "뜸"),
        (r"(?:없어요|없습니다|없네요|없는데요?)$", "없음"),
        (r"(?:있어요|있습니다|있네요|있어서)$", "있음"),
        (r"(?:느려요|느립니다|느리네요)$", "느림"),
        (r"(?:먹어요|먹습니다|먹고\s있어요|먹고\s있습니다)$", "먹음"),
        (r"(?:받아요|받습니다|받고\s있어요|받고\s있습니다)$", "받음"),
        (r"\s?중(?:이에요|입니다|이야)$", " 중"),
        (r"(?:와요|옵니다|오네요)$", "옴"),
        (r"(?:해요|합니다|하네요|하는데요?)$", "함"),
        (r"(?:끊겨요|끊깁니다)$", "끊김"),
        (r"(?:않아요|않습니다|않네요|않는데요?)$", "않음"),
    )
)


def _parts(char: str) -> tuple[int, int, int] | None:
    if not _BASE <= ord(char) <= _LAST:
        return None
    code = ord(char) - _BASE
    return code // 588, code % 588 // 28, code % 28


def _char(initial: int, vowel: int, final: int) -> str:
    return chr(_BASE + initial * 588 + vowel * 28 + final)


def has_final(word: str) -> bool:
    """The word ends in a consonant when it is read aloud."""
    for char in reversed(word):
        if char == "%":
            return False  # 퍼센트
        parts = _parts(char)
        if parts:
            return parts[2] != 0
        if char.isdigit():
            return _DIGIT_FINAL.get(char, False)
        if char.isalpha():
            return char.lower() in "lmnr"
    return False


def object_(word: str) -> str:
    """The word with 을 or 를."""
    return word + ("을" if has_final(word) else "를")


def topical(word: str) -> str:
    """The word with 은 or 는."""
    return word + ("은" if has_final(word) else "는")


def towards(word: str) -> str:
    """The word with 으로 or 로."""
    parts = _parts(word[-1:]) if word else None
    return word + ("으로" if has_final(word) and not (parts and parts[2] == _RIEUL) else "로")


def past_as_noun(clause: str) -> str | None:
    """Reads "엔터프라이즈로 바꿨어요" as "엔터프라이즈로 바꿈"; None where the clause does not end in the past."""
    match = _PAST_END.search(clause.rstrip(" .!~,?ㅠㅜㅋㅎ^"))
    parts = _parts(match["past"]) if match else None
    return _noun(clause[: match.start("past")], match["past"], parts) if match and parts else None


def _noun(before: str, char: str, parts: tuple[int, int, int]) -> str | None:
    initial, vowel, _ = parts
    if char == "했" or (char == "였" and before.endswith("하")):
        return before.removesuffix("하") + "함" if char == "였" else before + "함"
    if char in "었았":
        return _after_stem(before)
    if char == "였":
        return None if has_final(before) else _after_stem(before)
    if char == "랐" and before and (under := _parts(before[-1])) and under[2] == _RIEUL:
        return before[:-1] + _char(under[0], under[1], 0) + "름"  # 골랐 → 고름
    if char == "렀":
        return None  # 들르다 or 부르다: easy to get wrong
    stem_vowel = vowel if char in "섰켰폈" else _VOWELS.get(vowel, vowel)
    return before + _char(initial, stem_vowel, _M)


def _after_stem(before: str) -> str | None:
    parts = _parts(before[-1:]) if before else None
    if parts is None:
        return None
    if parts[2] == 0:
        return before[:-1] + _char(parts[0], parts[1], _M)
    return before + "음"


def present_as_noun(clause: str) -> str | None:
    """Reads "로그인이 안 돼요" as "로그인이 안 됨"; None for endings that it does not know."""
    trimmed = clause.rstrip(" .!~,?ㅠㅜ")
    for pattern, noun in _PRESENT:
        if pattern.search(trimmed):
            return pattern.sub(noun, trimmed)
    return None


def plain(text: str) -> str:
    """The clause without the words that only lead in, and without its day (the statement says that in front)."""
    text = " ".join(_DAY.sub("", text).split()).strip(" ,.!~")
    before = None
    while before != text:
        before, text = text, _FILLER.sub("", text, count=1).strip(" ,")
    return text


def gist(text: str) -> str:
    """A short stable key from a few words: no spaces, no particle at the end."""
    return re.sub(r"(?:은|는|이|가|을|를|도|만|에|의|로|으로)$", "", re.sub(r"\s", "", text))[:12]
