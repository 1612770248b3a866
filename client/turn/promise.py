"""Does an answer promise to remember? A promise without a stored write in the same turn is a defect.

Read from the words alone, in the three languages. A statement that nothing was stored is no promise.
"""

from __future__ import annotations

import re

_PROMISE = re.compile(
    r"(기억(?:해\s?(?:둘|놓을|두|놓)|할)(?:게요|겠습니다|겠어요)|기억해\s?(?:두었|뒀|놓았|놨)(?:습니다|어요)"
    r"|기억하(?:겠습니다|고\s?있을게요)|(?:메모|저장|기록)해\s?(?:둘게요|두겠습니다|두었습니다|뒀어요|놓을게요)"
    r"|(?:^|[.!?\n]\s*)(?:네[,.!]?\s*)?(?:메모|저장|기록)(?:할게요|하겠습니다|했습니다|했어요)\s*(?:[.!]|$)"
    r"|\bI(?:'ll| will| shall)\s+(?:remember|keep (?:that|this|it) in mind|make a note|note (?:that|this|it) down)"
    r"|\bI(?:'ve| have)\s+(?:(?:saved|stored|noted|recorded) (?:that|this|it|your)\b(?! the)|remembered)"
    r"|\b(?:noted|saved) (?:that|it) for (?:next time|later)"
    r"|(?:覚えて|記憶して|記録して|メモして)(?:おきます|おきました|おきますね)|記憶(?:します|しました))",
    re.IGNORECASE,
)
_SENTENCE = re.compile(r"[^.!?。！？\n]*[.!?。！？]?\s*")


def promises(text: str) -> bool:
    """Whether the text says that something was or will be remembered."""
    return _PROMISE.search(text) is not None


def without_promises(text: str) -> str:
    """The text without the sentences that promise."""
    return "".join(part for part in _SENTENCE.findall(text) if not promises(part)).strip()
