"""Does a text of the wiki address the AI as a command? Policies and know-how are reference, never instructions.

The device gives them to the model as reference anyway (design page "publishing"); this keeps a document that was
written to steer the assistant from ever being published. What nobody can see in a text is a fault of its own.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from shared.text import visible

_AI: Final = (
    r"(?<![a-z])(?:ai|인공\s?지능|어시스턴트|챗봇|언어\s?모델|assistant|chatbot|language model"
    r"|アシスタント|チャットボット|言語モデル)"
)
_BEFORE: Final = r"(?:previous|prior|above|earlier|existing|system)"
_PATTERNS: Final = tuple(
    re.compile(pattern)
    for pattern in (
        # Set aside what was said before.
        r"(?:이전|앞선|앞의|위의|기존|지금까지)\S*\s*(?:모든\s*)?(?:지시|명령|지침|프롬프트)\S*\s*(?:모두\s*|다\s*)?(?:무시|잊)",
        rf"\b(?:ignore|disregard|forget|override)\s+(?:(?:all|any|the|your|of)\s+)*{_BEFORE}\b",
        r"\b(?:ignore|disregard|forget)\b.{0,20}\b(?:instructions|prompts?)\b",
        r"(?:以前|前|上記|これまで|今まで)の.{0,6}(?:指示|命令|プロンプト).{0,6}(?:無視|忘れ)",
        # Become somebody else, or show what is behind.
        r"(?<![가-힣])(?:너|당신|넌)(?:는|은)?\s*(?:이제|지금\s?부터)",
        r"\byou are now\b.{0,40}\b(?:ai|assistant|mode|bot|persona)\b",
        r"(?:あなた|君|お前)は(?:今|これ)(?:から|より)",
        r"시스템\s?프롬프트|system\s?prompt|システム\s?プロンプト",
        # An order with the AI's name on it.
        _AI + r"(?:은|는|야|아|에게|,|:)\s?.{0,60}(?:하라|해라|하시오|하십시오|하세요|주세요|마라|말라|말 것|할 것)",
        _AI + r"\s?(?:must|should|shall)\b|\b(?:dear|hey|note to(?: the)?)\s" + _AI,
        _AI + r"\s?(?:は|よ|、|:|に).{0,60}(?:しろ|せよ|ください|しなさい|すること|するな|しないこと)",
        r"<\|?(?:im_start|system|assistant)\|?>|\[/?inst\]|^#{0,6}\s?(?:system|assistant)\s?:",
    )
)


def orders(text: str) -> tuple[str, ...]:
    """The sentences that command the AI, shortened to 60 code points; none where the text only describes."""
    found = []
    for line in visible(text).splitlines():
        folded = " ".join(unicodedata.normalize("NFKC", line).casefold().split())
        if any(pattern.search(folded) for pattern in _PATTERNS):
            found.append(line.strip()[:60])
    return tuple(found)


def hides_something(text: str) -> bool:
    """Are there characters that nobody can see?"""
    return visible(text) != text.replace("\r\n", "\n")
