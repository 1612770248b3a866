"""How do a fact and an earlier turn read in an answer? With day, marker, and what speaks for looking again."""

from __future__ import annotations

from client.models.builtin import cite
from client.models.builtin.quotes import first_own, quote, short
from client.models.builtin.records import FactHit, TurnHit
from client.models.builtin.telling import Teller


def fact(hit: FactHit, teller: Teller, *, quoted: bool = True) -> str:
    """A fact with its day, what the customer said last about it, and whether it has to be rechecked."""
    words = teller.words
    told = (
        words.fact.format(day=teller.day(hit.day), statement=hit.statement)
        if hit.day
        else words.fact_undated.format(statement=hit.statement)
    )
    parts = [told, cite.fact_marker(hit.id)]
    if not hit.stated and hit.status == "awaiting_confirmation":  # a yes made it no guess
        parts.insert(1, words.inferred)
    if quoted and hit.quotes and hit.quotes[-1] not in hit.statement:
        parts.append(words.said.format(quote=quote(short(hit.quotes[-1]))))
    if hit.recheck and hit.recheck.linked is not None and hit.recheck.current is not None:
        parts.append(words.recheck_policy.format(linked=hit.recheck.linked, current=hit.recheck.current))
    elif hit.recheck:
        parts.append(words.recheck_age)
    return " ".join(parts)


def turn(hit: TurnHit, teller: Teller) -> str:
    """What was asked in an earlier conversation, and the first thing that was answered in own words."""
    told = teller.words.chat.format(day=teller.day(hit.day), quote=quote(short(hit.question)))
    own = first_own(hit.answer)
    answer = teller.words.chat_answer.format(quote=quote(own)) if own else ""
    return " ".join(part for part in (told, answer, cite.conversation_marker(hit.turn)) if part)
