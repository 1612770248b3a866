"""Which sentences of an answer bind the service, and to which numbers?"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import date

from client.learning.agreement_words import AFFIRMED, AMOUNT, CONSENT, HEDGED, REFUSED, TURNING
from client.learning.agreements_heard import only_noted
from client.learning.clauses import LONGEST_SENTENCE, language_of
from client.learning.dates import find_days
from client.learning.sense import Sense
from client.memory.own_words import without_quotations

Said = tuple[str, str]  # a sentence as it stands, and its own words
_RECOUNTED = 120  # days; what lies further back is rather a date to come, said without its year
_HEARD = 0.5  # so likely, a sentence binds that follows a yes to an offer
_SENTENCES = re.compile(r"(?:[^.!?。！？\n]|(?<=\d)\.(?=\d))+[.!?。！？]*")


def sentences(text: str | None) -> Iterator[Said]:
    """Each sentence as it stands, and its own words: what is quoted from a page or a record binds nobody."""
    own = without_quotations(text or "")
    for match in _SENTENCES.finditer(own):
        sentence = (text or "")[match.start() : match.end()].strip()
        if len(sentence) <= LONGEST_SENTENCE and match.group().strip():
            yield sentence, match.group().strip()


def binding(answer: str, today: date) -> tuple[Said, ...]:
    """The sentences of an answer that bind the service, whatever was asked."""
    return tuple(it for it in sentences(answer) if _binds(it[1]) and not _recounts(it[1], today))


def affirming(answer: str, today: date, sense: Sense) -> tuple[Said, ...]:
    """After a yes to an offer it takes less: a sentence that says it is done, in whatever words."""
    language = language_of(answer)
    return tuple(
        it
        for it in sentences(answer)
        if not _recounts(it[1], today)
        and (_binds(it[1]) or (_open(it[1]) and sense.read(it[1], language, "service").shares["svc_commit"] >= _HEARD))
    )


def asks_back(answer: str) -> bool:
    """Reads "I can take it off. Is that all right?": an offer, until the customer says yes."""
    return any(own.endswith(("?", "？")) and CONSENT.search(own) for _, own in sentences(answer))


def committing(bound: Sequence[Said], asked: str) -> tuple[str, ...]:
    """Those of them that grant `asked`; none where their numbers are not those of `asked`."""
    theirs = _numbers(asked)
    for _, own in bound:
        ours = _numbers(own)
        if theirs and ours and not theirs & ours:
            return ()  # another number: an offer, not a yes
    return tuple(sentence for sentence, _ in bound)


def _binds(own: str) -> bool:
    return AFFIRMED.search(TURNING.split(own)[-1]) is not None and _open(own)


def _open(own: str) -> bool:
    said = TURNING.split(own)[-1]
    return not (HEDGED.search(said) or REFUSED.search(said) or own.endswith(("?", "？")) or only_noted(own))


def _recounts(own: str, today: date) -> bool:
    """It tells of an earlier agreement."""
    return any(0 < (today - day.day).days < _RECOUNTED for day in find_days(own, today))


def _numbers(text: str) -> frozenset[str]:
    return frozenset(re.sub(r"\D", "", amount) for amount in AMOUNT.findall(text))
