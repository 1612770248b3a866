"""Where is a long text cut? At white space, into chunks that are kept and windows that an embedder can read."""

from __future__ import annotations

import re
from collections.abc import Iterator

from client.search.speakers import BOUNDARY

CHUNK_LIMIT = 4_000  # code points; product decision
CHUNKS_A_TURN = 10  # product decision
WINDOW_TOKENS = 400  # the embedder reads 512 with its own prefix; the rest is room for a wrong estimate
_NEAR = 0.5  # a cut is moved back to white space only within the last half of a piece

_WIDE = re.compile("[\u1100-\u11ff\u2e80-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\U00020000-\U0003ffff]")
# Tokens of a character, at the costly end of what multilingual-e5 makes of ordinary text (SentencePiece, 250k words).
_WIDE_COST, _LETTER_COST, _OTHER_COST, _RARE_COST = 0.8, 0.35, 0.7, 2.0


def turn_chunks(question: str, answer: str | None) -> tuple[str, ...]:
    """Question and answer as at most ten chunks of at most 4,000 characters; what is beyond is not searched."""
    text = BOUNDARY.join(part.strip().replace(BOUNDARY, "\n") for part in (question, answer or "") if part.strip())
    found: list[str] = []
    while text and len(found) < CHUNKS_A_TURN:
        end = len(text) if len(text) <= CHUNK_LIMIT else _white_before(text, CHUNK_LIMIT)
        piece, text = text[:end].strip(), text[end:].strip()
        if piece:
            found.append(piece)
    return tuple(found)


def windows(text: str) -> tuple[str, ...]:
    """The text as windows of at most about 400 tokens; at least one."""
    return tuple(_windows(text)) or (text,)


def _windows(text: str) -> Iterator[str]:
    start, spent = 0, 0.0
    for place, char in enumerate(text):
        cost = _cost(char)
        if spent + cost > WINDOW_TOKENS:
            end = start + _white_before(text[start : place + 1], place - start)
            yield text[start:end].strip()
            spent = sum(map(_cost, text[end:place]))
            start = end
        spent += cost
    if text[start:].strip():
        yield text[start:].strip()


def _cost(char: str) -> float:
    if char.isspace():
        return 0.0
    if _WIDE.match(char):
        return _WIDE_COST
    if char.isalpha() and char < "\u0250":
        return _LETTER_COST
    return _OTHER_COST if char < "\u2000" else _RARE_COST


def _white_before(text: str, limit: int) -> int:
    """The last place not after `limit` where white space begins; `limit` itself where there is none near."""
    for place in range(limit, int(limit * _NEAR), -1):
        if text[place : place + 1].isspace():
            return place
    return limit
