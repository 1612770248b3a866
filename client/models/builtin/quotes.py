"""How does a quotation read in an answer? In corner brackets, with none inside, and no longer than it has to be."""

from __future__ import annotations

import re

_CITATION = re.compile(r"\s?\[\d{1,3}\]")
_INNER = re.compile(r"「[^「」]*」|『[^『』]*』|“[^“”]*”")
_SENTENCE_END = re.compile(r"(?<=[.!?])\s+|(?<=[。！？])\s*|\n+")
_COLON = re.compile(r"[:：]\s*$")
_LONGEST = 120  # code points of what was said in an earlier turn


def quote(text: str) -> str:
    """The text in corner brackets; those in it become others."""
    return f"「{text.strip().replace('「', '‘').replace('」', '’')}」"


def short(text: str) -> str:
    """What a customer said, cut where it is long, without the numbers of citations."""
    plain = " ".join(_CITATION.sub("", text).split())
    return plain if len(plain) <= _LONGEST else plain[:_LONGEST].rstrip() + "…"


def first_own(answer: str) -> str:
    """The first sentence of an earlier answer that quotes nothing; empty where there is none."""
    for sentence in _SENTENCE_END.split(_CITATION.sub("", answer)):
        told = " ".join(sentence.split())
        if told and not _INNER.search(told) and not _COLON.search(told) and not re.search("[「」『』]", told):
            return short(told)
    return ""
