"""Which text do these bytes hold? UTF-8, UTF-16 with its mark, or what Korean and Japanese Windows write.

Old Korean text (CP949) and old Japanese text (CP932) can be read as each other. Korean is known by its common
syllables, Japanese by its kana; what is neither is refused.
"""

from __future__ import annotations

import codecs
import re
import unicodedata
from typing import Final

from client.errors import Refused

_MARKS: Final = ((codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))
_SAID: Final = re.compile(
    rb"<(?:meta|\?xml)[^>]{0,200}?(?:charset|encoding)\s*=\s*[\"']?([A-Za-z0-9_-]{2,20})", re.IGNORECASE
)
_WIDER: Final = {
    "euc-kr": "cp949",
    "ks_c_5601-1987": "cp949",
    "shift_jis": "cp932",
    "shift-jis": "cp932",
    "x-sjis": "cp932",
}
_HANGUL: Final = re.compile(r"[가-힣]")
_KANA: Final = re.compile(r"[ぁ-んァ-ヶ]")
_COMMON: Final = 0.95  # of the syllables of a Korean text stand in the older, smaller table (KS X 1001)


def decoded(data: bytes, name: str) -> str:
    """Raises Refused("document-not-text")."""
    encoding = next((known for mark, known in _MARKS if data.startswith(mark)), "utf-8")
    text = _read(data, encoding)
    if text is None and encoding == "utf-8":
        text = _korean(data) or _japanese(data)
    if text is None or _is_rubbish(text):
        raise Refused("document-not-text", file=name)
    return text


def decoded_html(data: bytes, name: str) -> str:
    """The same for HTML, which may say itself what it is written in. Raises Refused("document-not-text")."""
    said = _SAID.search(data[:4096])
    encoding = said[1].decode("ascii").lower() if said else ""
    text = _read(data, _WIDER.get(encoding, encoding)) if encoding and not encoding.startswith("utf") else None
    return text if text is not None and not _is_rubbish(text) else decoded(data, name)


def _read(data: bytes, encoding: str) -> str | None:
    try:
        return data.decode(encoding)
    except (UnicodeDecodeError, LookupError):
        return None


def _korean(data: bytes) -> str | None:
    text = _read(data, "cp949")
    syllables = _HANGUL.findall(text or "")
    common = sum(1 for syllable in syllables if _in_old_table(syllable))
    return text if syllables and common >= len(syllables) * _COMMON else None


def _in_old_table(syllable: str) -> bool:
    try:
        return len(syllable.encode("euc_kr")) == 2  # a syllable that the table lacks is spelled out in eight bytes
    except UnicodeEncodeError:
        return False


def _japanese(data: bytes) -> str | None:
    text = _read(data, "cp932")
    return text if text and _KANA.search(text) else None


def _is_rubbish(text: str) -> bool:
    return any(unicodedata.category(char) == "Cc" and char not in "\t\n\r\x0b\x0c\x1c\x1d\x1e\x85" for char in text)
