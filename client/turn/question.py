"""What may be asked, and what is a conversation called after its first question?"""

from __future__ import annotations

from client.errors import Refused
from client.memory.secrets import mask

QUESTION_LIMIT = 40_000  # code points: ten chunks of the index
TITLE_LENGTH = 40  # code points of the first question that name a conversation


def question_of(text: str) -> str:
    """Verbatim but for what can't be stored at all: NUL and lone surrogates. Raises Refused (turn-blank, -too-long)."""
    question = text.replace("\x00", "").encode("utf-8", "replace").decode("utf-8")
    if not question.strip():
        raise Refused("turn-blank")
    if len(question) > QUESTION_LIMIT:
        raise Refused("turn-too-long", used=len(question), limit=QUESTION_LIMIT)
    return question


def title_of(question: str) -> str:
    """A mark tells that the question went on."""
    words = " ".join(mask(question[: 4 * TITLE_LENGTH]).text.split())
    return words if len(words) <= TITLE_LENGTH else f"{words[: TITLE_LENGTH - 1].rstrip()}…"
