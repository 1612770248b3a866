"""In which of our languages is a text? By the letters of each script: Korean and Japanese texts borrow Latin words."""

from __future__ import annotations

import re
from typing import Final

from client.kit.words import Language

FEWEST: Final = 20  # letters that a text needs to say its language by itself
SHARE: Final = 0.15  # of all letters
_HANGUL: Final = re.compile(r"[가-힣]")
_KANA: Final = re.compile(r"[ぁ-んァ-ヶ]")
_HAN: Final = re.compile(r"[一-鿿]")
_LATIN: Final = re.compile(r"[A-Za-zÀ-ɏ]")


def tongue(text: str, otherwise: Language | None = None) -> Language:
    """Korean, Japanese or English; `otherwise` for a text too short to tell."""
    hangul, kana, han, latin = (len(script.findall(text)) for script in (_HANGUL, _KANA, _HAN, _LATIN))
    letters = hangul + kana + han + latin
    if otherwise and letters < FEWEST:
        return otherwise
    if not letters:
        return "ko"
    if kana > hangul and (kana + han) / letters >= SHARE:
        return "ja"
    return "ko" if hangul / letters >= SHARE else "en"
