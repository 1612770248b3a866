"""Does the answer bind the service, and did the customer ask for or accept just that? The classifier hears it.

For what the words of `agreement_words` do not know: an offer, a yes to it, and a sentence that binds. An answer that
also declines, offers something else or asks back binds nobody.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from client.learning.agreement_words import AMOUNT, CONSENT, OFFERED, REFUSED
from client.learning.clauses import Language, clauses, language_of
from client.learning.extract_kinds import joined, units
from client.learning.lexicon import ACTION
from client.learning.sense import Sense
from client.memory.own_words import own_words

BINDS = 0.7  # how sure the classifier has to be of an answer's sentence
GRANTS = 0.9  # where nothing was offered before, it takes more
_NOTED = re.compile(  # received, not granted
    r"접수|전달|안내|확인해|\b(?:noted?|received|logged|passed|forward\w*|sent your)\b|承り|受付|受け付|手続き|案内"
    r"|^(?:はい、?)?(?:承知(?:いたし|し)ました|かしこまりました|了解(?:いたし|し)ました)(?:[、。\s]?[^、。]{1,12}(?:様|さん))?[。.!！]*$"
    r"|(?:資料|一覧|カタログ|料金表|リンク|フォーム|用紙)を?(?:お|ご)?[^。]{0,6}(?:送|添付|送付)"
    r"|(?:자료|목록|링크|양식|가격표|카탈로그|브로슈어)[가-힣]*\s(?:[^.]{0,10}\s)?(?:보내|전송|첨부)"
    r"|\b(?:send|sent|e-?mail(?:ed)?|share|attach(?:ed)?)\b[^.!?]*\b(?:list|brochure|details|links?|forms?|guide|catalogue|catalog|prices?)\b",
    re.IGNORECASE,
)
_ACTION = re.compile(ACTION, re.IGNORECASE)
_FREE = re.compile(r"무료|반값|공짜|無料|半額|\bfree\b|\bhalf\b|\bno charge\b", re.IGNORECASE)
_YES = frozenset({"accept", "request", "decision"})


@dataclass(frozen=True, slots=True)
class Heard:
    """The customer's words, the offer if there was one, and the sentence that binds."""

    said: str
    offer: str | None
    binding: str


def only_noted(sentence: str) -> bool:
    """The service says that it heard, and no more."""
    return _NOTED.search(sentence) is not None


def offered(said: Sequence[tuple[str, str]]) -> str | None:
    """Of an answer's sentences, with its own words: the one that offers, or that stands before "Would that do?"."""
    for at, (sentence, own) in enumerate(said):
        if (OFFERED.search(own) or CONSENT.search(own)) and any(it.search(own) for it in (_ACTION, AMOUNT, _FREE)):
            return sentence
        if OFFERED.search(own) and not REFUSED.search(own) and at + 1 < len(said) and CONSENT.search(said[at + 1][1]):
            return sentence
        if at and CONSENT.search(own) and not REFUSED.search(said[at - 1][1]):
            return said[at - 1][0]
    return None


def heard(question: str, answer: Sequence[str], before: Sequence[str], sense: Sense) -> Heard | None:
    """An agreement in a turn, beside the sentences of its answer and of the answer before it."""
    offer = next((it for it in before if _kind(it, sense) == "svc_offer"), None)
    if any(_kind(it, sense) in {"svc_refuse", "svc_offer"} or it.rstrip().endswith(("?", "？")) for it in answer):
        return None
    least = BINDS if offer else GRANTS
    binding = next((it for it in answer if not only_noted(it) and _binds(it, sense) >= least), None)
    said = _yes(question, sense, offered=offer is not None) if binding else None
    return Heard(said, offer, binding) if said and binding else None


def _binds(sentence: str, sense: Sense) -> float:
    return sense.read(sentence, language_of(sentence), "service").shares["svc_commit"]


def _kind(sentence: str, sense: Sense) -> str:
    return sense.read(sentence, language_of(sentence), "service").kind


def _yes(question: str, sense: Sense, *, offered: bool) -> str | None:
    own = own_words(question)
    language = language_of(own)
    pieces = list(clauses(own))
    for unit in units(pieces):
        text = joined(own, pieces, unit).text
        if _asks(text, language, sense) if not offered else _accepts(text, language, sense):
            return text
    return None


def _asks(text: str, language: Language, sense: Sense) -> bool:
    return sense.read(text, language).shares["request"] >= GRANTS


def _accepts(text: str, language: Language, sense: Sense) -> bool:
    read = sense.read(text, language)
    return read.kind in _YES and sum(read.shares[kind] for kind in _YES) >= BINDS
