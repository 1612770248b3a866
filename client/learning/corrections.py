"""Does a message put right what the customer said a turn before: another number, another day, another place?"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from client.learning.candidates import with_day
from client.learning.clauses import Language, clauses
from client.learning.sayings.marks import bare
from client.learning.slips import put_right_alone
from client.memory.fact import Candidate, Quote
from client.memory.likeness import undated
from client.memory.logged import LoggedTurn
from client.memory.own_words import own_words
from shared.clock import local_day

_CORRECTS = re.compile(
    r"잘못\s?(?:말|셌|적|썼|눌)|착각|말고\s\S+(?:이요|요|이에요|예요|입니다|으로|로)|(?:이|가)?\s?아니(?:라|고)\s\S+"
    r"|오타|\bscratch that\b|\btyp(?:o|ed)\b|\bi meant\b|\bcorrection\b|\bmy mistake\b|\bmixed (?:them|it|that) up\b"
    r"|\bsorry,? (?:make (?:it|that) )?\d"
    r"|間違え|訂正|じゃなくて|ではなく",
    re.IGNORECASE,
)
_REQUEST = re.compile(r"요청|^Asked|依頼|希望")
LONGEST = 120  # code points: who corrects says no more than that
_NUMBER = re.compile(r"\d[\d,.]*\d|\d")
_COUNT = re.compile(  # how many people, said in a word
    r"(?:[一二三四五六七八九十]+|\d+)(?=\s?(?:人|名|匹|台|個))|(?:한|두|세|네|다섯|여섯|일곱|여덟|\d+)(?=\s?(?:명|개"
    r"|마리|대|살))"
    r"|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)(?= (?:people|kids|children|dogs|cats|of us|seats"
    r"|cars|rooms)\b)",
    re.IGNORECASE,
)
_NAMES: dict[Language, str] = {"ko": "정정", "en": "corrected", "ja": "訂正"}


def corrected(turn: LoggedTurn, said: Sequence[Candidate], language: Language) -> tuple[Candidate, Candidate] | None:
    """What the turn before left, and what becomes of it; None where nothing is put right.

    A number takes the place of the only number; of a request the correction is told beside it, in its own words.
    """
    own = own_words(turn.question)
    if said and len(own) <= LONGEST and (other := _other_day(turn, own.strip(), said, language)):
        return other
    pieces = list(clauses(own))
    if not said or not any(_CORRECTS.search(it.sentence) for it in pieces) or len(turn.question) > LONGEST:
        return None
    old = said[-1]
    words = turn.question[pieces[0].start : pieces[-1].end]
    quote = Quote(words, "customer", turn.id, turn.asked_at)
    numbers = dict.fromkeys(_NUMBER.findall(words))
    if old.kind == "attribute" and old.value and _NUMBER.fullmatch(old.value) and len(numbers) == 1:
        value = next(iter(numbers))
        return old, replace(old, statement=old.statement.replace(old.value, value, 1), value=value, quotes=(quote,))
    counts = dict.fromkeys(it.group() for it in _COUNT.finditer(words))
    if old.kind == "attribute" and len(counts) == 1 and len(_COUNT.findall(old.statement)) == 1:
        count = next(iter(counts))
        said_now = _COUNT.sub(count, old.statement, count=1)
        return old, replace(old, statement=said_now, value=old.value and count, quotes=(quote,))
    if old.kind != "event" or old.retracts or not _REQUEST.search(old.statement):
        return None
    return old, replace(
        old, statement=f"{old.statement} ({_NAMES[language]}: {bare(words)})", quotes=(*old.quotes, quote)
    )


def _other_day(
    turn: LoggedTurn, own: str, said: Sequence[Candidate], language: Language
) -> tuple[Candidate, Candidate] | None:
    today = local_day(turn.asked_at, turn.zone)
    for old in reversed(said):
        if old.kind != "event" or old.day is None or old.retracts or _REQUEST.search(old.statement):
            continue
        right = put_right_alone(own, old.day, today)
        if right is not None:
            statement = with_day(undated(old.statement), right, today, language)
            quote = Quote(own, "customer", turn.id, turn.asked_at)
            return old, replace(old, day=right, statement=statement, quotes=(*old.quotes, quote))
    return None
