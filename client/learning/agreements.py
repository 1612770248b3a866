"""What did the customer and the service agree on? The customer's words, and a turn of the service that affirms them.

Two forms: the customer asks and the same answer commits to it; or the service offers, the customer accepts in the next
turn and the answer affirms. "It can be negotiated", a promise to ask somebody, another number than the one asked for:
none of these affirms.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date

from client.learning.agreement_words import (
    ACCEPTED,
    AFFIRMED,
    AMOUNT,
    EXCEPTION,
    HEDGED,
    IF_SO,
    PARTIAL,
    REASON,
    REFUSED,
    TURNING,
    say_agreement,
    say_bound,
)
from client.learning.agreements_heard import heard, offered, only_noted
from client.learning.called_off import called_off, struck_before
from client.learning.clauses import LONGEST_SENTENCE, Language, clauses, language_of
from client.learning.dates import find_days
from client.learning.draft import Clause
from client.learning.lexicon import ACTION, as_noun, topic_of
from client.learning.links import knowhow_of, policy_of
from client.learning.sense import Sense
from client.learning.stance import INTERROGATIVE, JOKE, THANKS, not_claimed
from client.memory.fact import Candidate, Quote
from client.memory.logged import LoggedTurn
from client.memory.own_words import own_words, without_quotations
from shared.clock import local_day

_Said = tuple[str, str]  # a sentence as it stands, and its own words
_RECOUNTED = 120  # days; what lies further back is rather a date to come, said without its year
TAKEN_BACK = 0.6  # so likely, the customer takes something back and agrees to nothing
_SENTENCES = re.compile(r"(?:[^.!?。！？\n]|(?<=\d)\.(?=\d))+[.!?。！？]*")


@dataclass(frozen=True, slots=True)
class Agreed:
    """An agreement, and the customer's words that it covers in its turn."""

    candidate: Candidate
    turn: str
    said: str


def agreements(turns: Sequence[LoggedTurn], sense: Sense) -> tuple[Agreed, ...]:
    """All agreements of one conversation's turns."""
    return tuple(found for at in range(len(turns)) for found in _at(turns, at, sense))


def _at(turns: Sequence[LoggedTurn], at: int, sense: Sense) -> Iterator[Agreed]:
    turn = turns[at]
    own = own_words(turn.question)
    if not turn.answer or turn.state != "done" or JOKE.search(own):
        return
    language = language_of(own)
    binding = [it for it in _binding(turn.answer, _today(turn)) if not only_noted(it[1])]
    if struck_before(own, language) or called_off(own, language):
        return
    for clause in clauses(own) if binding else ():
        accepted = ACCEPTED[language].search(clause.text) is not None
        only_yes = accepted and THANKS.fullmatch(clause.text)
        supposed = not_claimed(clause) and not (
            accepted and (at and IF_SO.search(clause.text))
        )  # "4만 원이면 동의해요"
        if (supposed and not only_yes) or INTERROGATIVE.search(clause.text.replace("でしょうか", "")):
            continue
        if sense.read(clause.text, language).shares["taken_back"] > TAKEN_BACK:
            return
        yes = _accepted_offer(turns, at, binding) if accepted else _granted(clause, turn.answer, binding)
        if yes is not None:
            said = clause.sentence if accepted else clause.text  # "네" alone would be little evidence
            yield Agreed(_candidate(yes, said, turns[: at + 1], language), turn.id, said)
            return
    yield from _by_kind(turns, at, language, sense)


def _by_kind(turns: Sequence[LoggedTurn], at: int, language: Language, sense: Sense) -> Iterator[Agreed]:
    """What the words do not know and the classifier hears; said with the words that bind the service."""
    turn, before = turns[at], _sentences(turns[at - 1].answer) if at else ()
    answer = [own for _, own in _sentences(turn.answer)]
    found = heard(turn.question, answer, [own for _, own in before], sense)
    if found is None or not _committing([(found.binding, found.binding)], f"{found.said} {found.offer or ''}"):
        return
    day = _today(turn)
    if any(named.day < day for named in find_days(found.binding, day)):
        return
    bound = next(sentence for sentence, own in _sentences(turn.answer) if own == found.binding)
    service = [bound]
    if found.offer:
        service.insert(0, next(it for it, own in _sentences(turns[at - 1].answer) if own == found.offer))
    topic = topic_of(found.binding) or topic_of(found.offer or "") or f"agreed/{found.binding[-12:]}"
    quotes = (Quote(found.said, "customer", turn.id, turn.asked_at), *_service_quotes(service, turns[: at + 1]))
    policy, knowhow = policy_of(turn, topic, day), knowhow_of(turn, topic, day)
    said = say_bound(language, day=day, binding=bound)
    yield Agreed(
        Candidate("agreement", said, quotes, day=day, topic=topic, policy=policy, knowhow=knowhow), turn.id, found.said
    )


@dataclass(frozen=True, slots=True)
class _Yes:
    """What was agreed: the action, the words that hold its terms, the sentences by which the service is bound."""

    action: str
    terms: str
    service: tuple[str, ...]


def _granted(clause: Clause, answer: str, binding: Sequence[_Said]) -> _Yes | None:
    """The customer asks, and the same answer commits to it."""
    found = [match.group() for match in re.finditer(ACTION, clause.text, re.IGNORECASE)]
    committed = _committing(binding, clause.sentence) if found else ()
    if not committed:
        return None
    asked = found[0] if language_of(clause.text) == "en" else found[-1]  # "解約金を免除": the verb comes last
    own = topic_of(
        committed[0]
    )  # "네, 그렇게 하죠" says yes to what was asked; an action of its own has to be the same
    refused = REFUSED.search(answer[: answer.index(committed[0])]) is not None and asked not in answer
    same = own == topic_of(asked) if own is not None else not refused
    return _Yes(asked, clause.text, committed) if same else None


def _accepted_offer(turns: Sequence[LoggedTurn], at: int, binding: Sequence[_Said]) -> _Yes | None:
    """The service offered in the turn before, the customer accepts, the answer affirms."""
    if at == 0:
        return None
    before = turns[at - 1]
    offer = offered(list(_sentences(before.answer)))
    committed = _committing(binding, offer) if offer else ()
    if offer is None or not committed:
        return None
    where = f"{offer}\n{own_words(before.question)}" if AMOUNT.search(offer) else offer
    action = re.search(ACTION, where, re.IGNORECASE)  # of a bare amount it stands in the question
    return _Yes(action.group() if action else "", offer, (offer, *committed))


def _binding(answer: str, today: date) -> tuple[_Said, ...]:
    """The sentences of an answer that bind the service, whatever was asked."""
    found: list[_Said] = []
    for sentence, own in _sentences(answer):
        said = TURNING.split(own)[-1]
        if not AFFIRMED.search(said) or HEDGED.search(said) or REFUSED.search(said) or own.endswith(("?", "？")):
            continue
        if not any(
            0 < (today - day.day).days < _RECOUNTED for day in find_days(own, today)
        ):  # else it recounts an earlier agreement
            found.append((sentence, own))
    return tuple(found)


def _committing(binding: Sequence[_Said], asked: str) -> tuple[str, ...]:
    """Those of them that grant `asked`; none where their numbers are not those of `asked`."""
    theirs = _numbers(asked)
    for _, own in binding:
        ours = _numbers(own)
        if theirs and ours and not theirs & ours:
            return ()  # another number: an offer, not a yes
    return tuple(sentence for sentence, _ in binding)


def _sentences(text: str | None) -> Iterator[tuple[str, str]]:
    """Each sentence as it stands, and its own words: what is quoted from a page or a record binds nobody."""
    own = without_quotations(text or "")
    for match in _SENTENCES.finditer(own):
        sentence = (text or "")[match.start() : match.end()].strip()
        if len(sentence) <= LONGEST_SENTENCE and match.group().strip():
            yield sentence, match.group().strip()


def _today(turn: LoggedTurn) -> date:
    return local_day(turn.asked_at, turn.zone)


def _numbers(text: str) -> frozenset[str]:
    return frozenset(re.sub(r"\D", "", amount) for amount in AMOUNT.findall(text))


def _candidate(yes: _Yes, said: str, turns: Sequence[LoggedTurn], language: Language) -> Candidate:
    turn = turns[-1]
    day = _today(turn)
    topic = topic_of(yes.action) or f"agreed/{yes.terms[-12:]}"
    earlier = _earlier(turns[:-1], topic)
    words = " ".join([yes.terms, *yes.service, *(quote.text for quote in earlier)])
    amounts = AMOUNT.findall(yes.terms) or AMOUNT.findall(words)
    reason = REASON.search(words)
    action = as_noun(yes.action, language)
    newest_first = turns[::-1]
    return Candidate(
        "agreement",
        say_bound(language, day=day, binding=yes.terms)
        if not yes.action
        else say_agreement(
            language,
            day=day,
            action=action.removeprefix("부분 ").removeprefix("一部") if topic == "refund" else action,
            amount=amounts[0] if amounts else None,
            partial=topic == "refund" and PARTIAL.search(words) is not None,
            exception=EXCEPTION.search(words) is not None,
            reason=reason["it"] if reason else None,
        ),
        (Quote(said, "customer", turn.id, turn.asked_at), *earlier, *_service_quotes(yes.service, turns)),
        day=day,
        topic=topic,
        policy=next((page for it in newest_first if (page := policy_of(it, topic, day))), None),
        knowhow=next((page for it in newest_first if (page := knowhow_of(it, topic, day))), None),
    )


def _service_quotes(sentences: Sequence[str], turns: Sequence[LoggedTurn]) -> Iterator[Quote]:
    for sentence in sentences:
        turn = next(turn for turn in reversed(turns) if sentence in (turn.answer or ""))
        yield Quote(sentence, "service", turn.id, turn.completed_at or turn.asked_at)


def _earlier(turns: Sequence[LoggedTurn], topic: str | None) -> tuple[Quote, ...]:
    """Where the customer last spoke of the same matter in this conversation: the reason often stands there."""
    found = [
        Quote(clause.text, "customer", turn.id, turn.asked_at)
        for turn in turns
        for clause in clauses(own_words(turn.question))
        if topic_of(clause.text) == topic and not not_claimed(clause)
    ]
    return tuple(found[-1:])
