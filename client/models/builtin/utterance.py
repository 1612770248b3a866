"""Which words of a message are the customer's own, sentence by sentence?

Quotations, code, quoted lines and long pastes are not: what stands in them is never a wish. A quoted name stays, since
it is how people write down what they want to be called.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

from client.memory.own_words import own_words
from shared.text import visible

_QUOTE = re.compile(
    r"\"[^\"\n]+\"|“[^”\n]+”|「[^」\n]+」|『[^』\n]+』|‘[^’\n]+’|(?<!\w)'[^'\n]+'(?![A-Za-z])|«[^»\n]+»"
)
_OPEN, _CLOSE = "[\"“「『‘'«]", "[\"”」』’'»]"
_NAMED = re.compile(
    rf"{_OPEN}(?P<inner>[^\"“”「」『』‘’'«»\n]{{1,30}}){_CLOSE}(?=\s*(?:(?:님|씨)?\s*(?:이?라고|으?로)\s*(?:불|부"
    rf"|호칭)|(?:さん"
    rf"|様)?(?:と|って)\s*(?:お)?呼))"
    rf"|(?:(?<=call me )|(?<=call me as )|(?<=address me as )|(?<=be called "
    rf")){_OPEN}(?P<later>[^\"“”‘’'\n]{{1,30}}){_CLOSE}",
    re.IGNORECASE,
)
_SPLIT = re.compile(
    r"(?<=[!?。！？…~])\s*(?=[^\s!?。！？…~.)])|(?<!\b[A-Z]\.)(?<!\bDr\.)(?<!\bMr\.)(?<!\bMs\.)(?<!\bMrs\.)(?<=\.)\s+"
    r"|\n+"
    r"|(?<=주세요)\s+(?!(?:앞으로|이제부터|제발|꼭)[\s.!~]*$)(?=\S)|(?<=주십시오)\s+(?=\S)|(?<=부탁드려요)\s+(?=\S)"
    r"|(?<=부탁드립니다)\s+(?=\S)"
    r"|\s+(?=(?:그리고|그런데|근데|참고로|아 참)[\s,])"
    r"|,?\s+(?=(?:and|but|also)[,\s]+(?:what|how|can|could|is|are|do|does|when|where|please|call|from now)\b)"
    r"|(?<=ください)(?=[^\s。、!！?？])|、(?=(?:あと|それと|それから|ところで))",
)
HIDDEN = "◇"  # stands where a quotation stood
_CLOSING = 40  # code points; a last line this short may be the customer's word on a paste


@dataclass(frozen=True, slots=True)
class Utterance:
    """A message; `own` are the customer's own sentences with quotations hidden, `borrowed` says there was more.

    `closing` is a short last line below something borrowed: enough to decline what it asks for, never a wish.
    """

    text: str
    own: tuple[str, ...]
    borrowed: bool
    closing: str = ""


def utterance(message: str) -> Utterance:
    """A message, taken apart."""
    text = visible(unicodedata.normalize("NFC", message)).strip()
    unquoted = _NAMED.sub(lambda match: match.group("inner") or match.group("later"), text)
    kept = own_words(unquoted)
    shown = _QUOTE.sub(HIDDEN, _marked(unquoted, kept))
    pieces = (piece.strip(" ,、") for piece in _SPLIT.split(shown) if piece)
    own = tuple(piece for piece in pieces if piece.strip(HIDDEN + " "))
    borrowed = HIDDEN in shown
    last = text.rpartition("\n")[2].strip()
    return Utterance(text, own, borrowed, last if borrowed and "\n" in text and len(last) <= _CLOSING else "")


def _marked(text: str, kept: str) -> str:
    """The kept words with `HIDDEN` where something was blanked out; line ends stay."""
    out: list[str] = []
    for line, left in zip(text.split("\n"), kept.split("\n"), strict=True):
        marks = "".join(HIDDEN if before != after else after for before, after in zip(line, left, strict=True))
        out.append(re.sub(rf"{HIDDEN}[{HIDDEN} ]*", HIDDEN, marks))
    return "\n".join(out)
