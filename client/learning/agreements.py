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
    AMOUNT,
    EXCEPTION,
    IF_SO,
    PARTIAL,
    REASON,
    REFUSED,
    say_agreement,
    say_bound,
)
from client.learning.agreements_heard import heard, offered
from client.learning.answers import Said, affirming, asks_back, binding, committing, sentences
from client.learning.called_off import called_off, struck_before
from client.learning.clauses import Language, clauses, language_of
from client.learning.dates import find_days
from client.learning.draft import Clause
from client.learning.lexicon import ACTION, as_noun, topic_of
from client.learning.links import knowhow_of, policy_of
from client.learning.sense import Sense
from client.learning.stance import INTERROGATIVE, JOKE, LASTING, POLITELY, THANKS, not_claimed
from client.memory.fact import Candidate, Quote
from client.memory.logged import LoggedTurn
from client.memory.own_words import own_words
from shared.clock import local_day

TAKEN_BACK = 0.6  # so likely, the customer takes something back and agrees to nothing
ASKED = 0.2  # less likely than this, a clause asks for nothing that could be granted
_DEED = re.compile(rf"(?:{ACTION})(?!\w*\s?(?:料|金|수수료|위약금|fees?\b|charges?\b))", re.IGNORECASE)
_VAGUE = frozenset({"add", "change"})  # "agreed on an addition" does not say of what
_OTHERWISE = re.compile(  # not what was asked, but something in its place
    r"쿠폰|적립|반액|半額|クーポン|ポイント|\b(?:halve|half|reduce|coupon|voucher)\b", re.IGNORECASE
)
SHORT = 8  # code points of a bare yes


@dataclass(frozen=True, slots=True)
class Agreed:
    """An agreement, and the customer's words that it covers in its turn."""

    candidate: Candidate
    turn: str
    said: str


def agreements(turns: Sequence[LoggedTurn], sense: Sense) -> tuple[Agreed, ...]:
    """All agreements of one conversation's turns."""
    found: list[Agreed] = []
    for at in range(len(turns)):
        for it in _at(turns, at, sense):
            if found and at and found[-1].turn == turns[at - 1].id and _says_yes_to(it, found[-1]):
                found.pop()
            found.append(it)
    return tuple(found)


def _says_yes_to(it: Agreed, granted: Agreed) -> bool:
    """What the service granted a turn before is agreed on now, by the customer's yes."""
    return any(quote.speaker == "service" and quote in granted.candidate.quotes for quote in it.candidate.quotes)


def _at(turns: Sequence[LoggedTurn], at: int, sense: Sense) -> Iterator[Agreed]:
    turn = turns[at]
    own = own_words(turn.question)
    if not turn.answer or turn.state != "done" or JOKE.search(own):
        return
    language = language_of(own)
    granting = () if asks_back(turn.answer) else binding(turn.answer, _today(turn))
    if struck_before(own, language) or called_off(own, language):
        return
    pieces = list(clauses(own))
    for place, clause in enumerate(pieces if granting or at else ()):
        accepted = ACCEPTED[language].search(clause.text) is not None
        only_yes = accepted and THANKS.fullmatch(clause.text)
        supposed = not_claimed(clause) and not (
            accepted and (at and IF_SO.search(clause.sentence))
        )  # "4만 원이면 동의해요"
        if (supposed and not only_yes) or INTERROGATIVE.search(clause.text.replace("でしょうか", "")):
            continue
        if sense.read(clause.text, language).shares["taken_back"] > TAKEN_BACK:
            return
        yes = _accepted_offer(turns, at, sense) if accepted else None
        if yes is None and _asks(clause, language, sense):
            yes = _granted(clause, turn.answer, granting)
        if yes is not None:
            said = _yes_in_full(own, pieces, place) if accepted else clause.text
            yield Agreed(_candidate(yes, said, turns[: at + 1], language), turn.id, said)
            return
    yield from _by_kind(turns, at, language, sense)


def _asks(clause: Clause, language: Language, sense: Sense) -> bool:
    """Reads as a request: who tells of a habit ("シーツの交換は毎週木曜です") is granted nothing."""
    shares = [sense.read(text, language).shares for text in (clause.text, clause.sentence)]
    asked = max(it["request"] + it["accept"] for it in shares)
    lasting = max(it["wish"] + it["state"] + it["leaning"] for it in shares)
    asks = asked >= ASKED or POLITELY.search(clause.text)
    return bool(asks) and not (lasting > asked and LASTING.search(clause.sentence))


def _yes_in_full(own: str, pieces: Sequence[Clause], place: int) -> str:
    """The sentence of the yes; "네!" alone would be little evidence, so what follows it belongs to it."""
    clause = pieces[place]
    last = max(at for at, it in enumerate(pieces) if it.sentence is clause.sentence)
    start = min(it.start for it in pieces if it.sentence is clause.sentence)
    if len(clause.sentence) <= SHORT and last + 1 < len(pieces) and not pieces[last + 1].asked:
        after = pieces[last + 1].sentence
        last = max(at for at, it in enumerate(pieces) if it.sentence is after)
        return own[start : pieces[last].end]
    return clause.sentence


def _by_kind(turns: Sequence[LoggedTurn], at: int, language: Language, sense: Sense) -> Iterator[Agreed]:
    """What the words do not know and the classifier hears; said with the words that bind the service."""
    turn, before = turns[at], sentences(turns[at - 1].answer) if at else ()
    answer = [own for _, own in sentences(turn.answer)]
    found = heard(turn.question, answer, [own for _, own in before], sense)
    if found is None or not committing([(found.binding, found.binding)], f"{found.said} {found.offer or ''}"):
        return
    day = _today(turn)
    if any(named.day < day for named in find_days(found.binding, day)):
        return
    bound = next(sentence for sentence, own in sentences(turn.answer) if own == found.binding)
    service = [bound]
    if found.offer:
        service.insert(0, next(it for it, own in sentences(turns[at - 1].answer) if own == found.offer))
    topic = topic_of(found.binding) or topic_of(found.offer or "") or f"agreed/{found.binding[-12:]}"
    quotes = (Quote(found.said, "customer", turn.id, turn.asked_at), *_service_quotes(service, turns[: at + 1]))
    policy, knowhow = policy_of(turn, topic, day), knowhow_of(turn, topic, day)
    terms = found.offer if found.offer and len(bound) < len(found.offer) else bound  # "It's done" holds no terms
    said = say_bound(language, day=day, binding=terms)
    yield Agreed(
        Candidate("agreement", said, quotes, day=day, topic=topic, policy=policy, knowhow=knowhow), turn.id, found.said
    )


@dataclass(frozen=True, slots=True)
class _Yes:
    """What was agreed: the action, the words that hold its terms, the sentences by which the service is bound."""

    action: str
    terms: str
    service: tuple[str, ...]


def _granted(clause: Clause, answer: str, bound: Sequence[Said]) -> _Yes | None:
    """The customer asks, and the same answer commits to it."""
    found = [match.group() for match in re.finditer(ACTION, clause.text, re.IGNORECASE)]
    committed = committing(bound, clause.sentence) if found else ()
    if not committed:
        return None
    asked = found[0] if language_of(clause.text) == "en" else found[-1]  # "解約金を免除": the verb comes last
    own = topic_of(
        committed[0]
    )  # "네, 그렇게 하죠" says yes to what was asked; an action of its own has to be the same
    refused = REFUSED.search(answer[: answer.index(committed[0])]) is not None and asked not in answer
    same = own == topic_of(asked) if own is not None else not refused
    return _Yes(asked, clause.text, committed) if same else None


def _accepted_offer(turns: Sequence[LoggedTurn], at: int, sense: Sense) -> _Yes | None:
    """The service offered or granted it in the turn before, the customer accepts, the answer affirms."""
    if at == 0:
        return None
    before, turn = turns[at - 1], turns[at]
    offer = offered(list(sentences(before.answer))) or _granted_before(before, turn)
    committed = committing(affirming(turn.answer or "", _today(turn), sense), offer) if offer else ()
    if offer is None or not committed:
        return None
    bare = AMOUNT.search(offer) and not _OTHERWISE.search(offer)
    where = f"{offer}\n{own_words(before.question)}" if bare else offer
    action = _DEED.search(where)  # of a bare amount it stands in the question
    vague = action and topic_of(action.group()) in _VAGUE and not AMOUNT.search(offer)
    deed = action.group() if action and not vague else ""
    asks = offer.rstrip(" .。").endswith(("?", "？", "か", "까요"))  # "Shall I move it to Friday?" is no statement
    return _Yes(deed, committed[0] if asks and not deed else offer, (offer, *committed))


def _granted_before(before: LoggedTurn, turn: LoggedTurn) -> str | None:
    """The sentence by which the service granted the request at once, where the customer's yes names the matter."""
    named = topic_of(turn.question)
    granted = binding(before.answer or "", _today(before))
    return next((it for it, own in granted if named and topic_of(own) == named), None)


def _today(turn: LoggedTurn) -> date:
    return local_day(turn.asked_at, turn.zone)


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
