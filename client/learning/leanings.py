"""Which leanings does a message show, and how do they become one dated fact a day, whoever extracted them?

A leaning is said in a whole sentence ("비싸도 되니까, 빨리요"): sentences are read here, where the other rules
read clauses. The ground of a request, too, may stand beside the clause that asks: it becomes a quote of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from client.learning.draft import Clause, Draft
from client.learning.stance import LASTING, ONCE, is_question, not_claimed
from client.memory import ground, leaning
from client.memory.fact import Candidate
from client.memory.logged import LoggedTurn
from client.memory.own_words import own_words
from client.memory.trait import PREFIX, leaning_topic
from client.memory.trait_words import language_of
from shared.clock import local_day
from shared.text import fold

_REQUESTS = frozenset({"event", "agreement", "decision"})
_SAID: Mapping[leaning.Language, tuple[str, str]] = {
    "ko": ("{less}보다 {it} 중시함", "{it} 중시함"),
    "en": ("Values {it} over {less}", "Values {it}"),
    "ja": ("{less}より{it}を重視", "{it}を重視"),
}


def leanings(own: str, pieces: Sequence[Clause]) -> Iterator[tuple[Clause, Draft]]:
    """Each sentence of a message that weighs one thing against others, with what it shows."""
    for sentence in dict.fromkeys(piece.sentence for piece in pieces):
        parts = [piece for piece in pieces if piece.sentence == sentence]
        if ONCE.search(sentence) or LASTING.search(sentence) or any(not_claimed(it) for it in parts):
            continue
        whole = replace(parts[-1], text=own[parts[0].start : parts[-1].end], start=parts[0].start)
        topic = leaning_topic(whole.text)
        read = leaning.read(whole.text)
        if topic is not None and read is not None and not is_question(parts[-1]):
            yield whole, Draft("preference", _statement(read, whole.text), topic, "shown")


def as_leaning(candidate: Candidate, turns: Mapping[str, LoggedTurn]) -> Candidate:
    """A preference that only leans: dated by the day on which it showed, under the topic of what it leans to."""
    if candidate.kind != "preference" or candidate.attribute is not None or candidate.retracts:
        return candidate
    said = " ".join(quote.text for quote in candidate.quotes if quote.speaker == "customer")
    known = candidate.topic or ""
    topic = leaning_topic(said) or (known if known.startswith(PREFIX) else None)
    if topic is None or known.startswith("wish/") or LASTING.search(said):
        return candidate
    turn = turns[candidate.quotes[0].turn]
    return replace(candidate, topic=topic, value=None, day=local_day(turn.asked_at, turn.zone))


def with_ground(candidate: Candidate, turns: Mapping[str, LoggedTurn]) -> Candidate:
    """A request together with the words of its sentence that name the ground, where its quotes do not hold them."""
    said = [quote for quote in candidate.quotes if quote.speaker == "customer"]
    if candidate.kind not in _REQUESTS or candidate.retracts:
        return candidate
    words = [quote.text for quote in said]
    if ground.read(candidate.statement, words) is not None or ground.points_back(words):
        return candidate
    for quote in said:
        own = own_words(turns[quote.turn].question)
        for line in own.splitlines():
            place = ground.ground_words(line)
            if place is not None and fold(quote.text) in fold(line):
                ground_said = replace(quote, text=line[place[0] : place[1]].strip(" ,."))
                return replace(candidate, quotes=tuple(dict.fromkeys([*candidate.quotes, ground_said])))
    return candidate


def is_leaning(candidate: Candidate) -> bool:
    """Judged in code, one fact a day: the days are what a trait is made from."""
    return candidate.kind == "preference" and candidate.day is not None and (candidate.topic or "").startswith(PREFIX)


def _statement(read: leaning.Leaning, said: str) -> str:
    language = language_of(said)
    wanted = leaning.name(next(iter(read.wants)), language)
    over, alone = _SAID[language]
    less = leaning.name(min(read.yields), language) if read.yields else ""
    if language == "ko":
        wanted += "을" if (ord(wanted[-1]) - 0xAC00) % 28 else "를"
    return (over if less else alone).format(it=wanted, less=less)
