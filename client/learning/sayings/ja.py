"""A Japanese clause as a fact: "ベビーベッドを入れてもらえますか" → "ベビーベッドを入れてほしいと依頼"."""

from __future__ import annotations

import re

from client.learning.ja.wording import plain, told
from client.learning.sayings.marks import bare

_SELF = re.compile(r"^(?:私|わたし|わたくし|僕|俺|うち)、")
_GIVE = re.compile(
    r"(?<=[てで])(?:(?:ください|下さい|くださ|ほしい|欲しい|もら|いただ|頂|くれ)[ぁ-んー]*(?:可能[ぁ-ん]*)?|おいて[ぁ-ん]*)?$"
)
_ASKED = re.compile(r"(?:を|で|は)?(?:お願い|おねがい|依頼|申請|申し込み|希望)(?:[ぁ-んー]|致|申|上|出来)*$")
_CAN = re.compile(r"(?:すること|の)?(?:は|が|も|って)?(?:でき|出来|可能)[ぁ-んー]*$")
_WANT = re.compile(r"たい(?:です|の|ん|と|けど|が|思)?[ぁ-ん思]*$")
_IS = re.compile(r"(?:な?んです|なの?です|です|だ)(?:けれども?|けど|が|ので|から|ね|よ)*$")


def say(kind: str, text: str) -> str:
    """One short sentence in the style of notes."""
    words = _SELF.sub("", plain(bare(text)))
    if kind == "request":
        return _asked(words)
    if kind == "wish":
        return _GIVE.sub("ほしい", words) if _GIVE.search(words) else f"{_ASKED.sub('', words)} (今後の希望)"
    if kind in {"state", "leaning"}:
        return _IS.sub("", words)
    return told(words)


def _asked(words: str) -> str:
    if match := _ASKED.search(words):
        return f"{words[: match.start()]}を依頼"
    if match := _CAN.search(words):
        return f"{words[: match.start()]}を希望"
    if match := _GIVE.search(words):
        return f"{words[: match.start()]}ほしいと依頼"
    if match := _WANT.search(words):
        return f"{words[: match.start()]}たいと依頼"
    return f"「{words}」と依頼"
