"""Do the quoted words really claim the fact? The second half of the gate, for every extractor alike.

A quote that stands in the message still proves nothing when it only asks, supposes, jokes or speaks of somebody else,
or when the value of the fact is not in it. `memory/quote.py` has checked that the words were said.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import date

from client.learning.clauses import clauses, language_of
from client.learning.dates import find_days, is_vague
from client.learning.draft import Clause
from client.learning.lexicon import ACTION, ACTIONS, CHANNELS, CONTRACTS, LANGUAGES, TIERS, Labels
from client.learning.matters import MATTER
from client.learning.retold import meant
from client.learning.sense import NOTHING, Sense
from client.learning.slips import half_named
from client.learning.stance import (
    INTERROGATIVE,
    JOKE,
    ONCE,
    POLITELY,
    is_question,
    not_claimed,
    only_manners,
    own_case,
    wished,
)
from client.memory.fact import Candidate
from client.memory.leaning import mentions
from client.memory.likeness import numbers, pieces
from client.memory.logged import LoggedTurn
from client.memory.own_words import own_words
from client.memory.quote import Reason
from client.memory.secrets import MASK, mask
from client.memory.trait import PREFIX, leaning_topic
from shared.clock import local_day
from shared.text import fold

_TABLES: dict[str, dict[str, tuple[str, Labels]]] = {
    "tier": TIERS,
    "channel": CHANNELS,
    "language": LANGUAGES,
    "contract": CONTRACTS,
}


DOUBTED = 0.87  # as likely as this nothing stays of some words: they claim a fact only with a known verb
LIKE_A_WISH = 0.2
_LIKE_WISHES = ("wish", "leaning", "state", "change")
_HOW_TO = re.compile(r"싶은데|하려(?:면|고|는데)|したいのですが|したいんですけど")


def days(turn: LoggedTurn, words: str) -> frozenset[date]:
    """Days that support a fact quoted as `words`: those the message names; its own too unless the words are vague.

    A day that the customer takes back in the same message supports none.
    """
    today = local_day(turn.asked_at, turn.zone)
    _, right = meant(turn.question, today, language_of(turn.question))
    slips = {slip.wrong for slip in right.slips} - {slip.right.day for slip in right.slips}
    named = frozenset(found.day for found in find_days(right.words, today)) | {it.right.day for it in right.slips}
    named |= half_named(words, today)
    vague = is_vague(words) and not find_days(words, today) and not re.search(ACTION, words, re.IGNORECASE)
    return named if vague or today in slips else named | {today}


def unsupported(candidate: Candidate, turns: Mapping[str, LoggedTurn], sense: Sense) -> Reason | None:
    """Why the quoted words do not carry the fact; None where they do. Quotes are bound to `turns` by their id."""
    if mask(candidate.statement).kinds or mask(candidate.value or "").kinds or MASK in (candidate.value or ""):
        return "secret"
    if candidate.kind != "agreement" and not _said(candidate, turns, sense):
        return "claim"
    quoted = " ".join(quote.text for quote in candidate.quotes)
    if candidate.value is not None:
        return None if _value_said(candidate, quoted) else "value"
    if (axis := (candidate.topic or "").removeprefix(PREFIX)) and leaning_topic(quoted) == PREFIX + axis:
        return None if mentions(candidate.statement, axis) or pieces(candidate.statement) & pieces(quoted) else "value"
    shared = pieces(candidate.statement) & pieces(quoted) or numbers(candidate.statement) & numbers(quoted)
    if language_of(candidate.statement) == language_of(quoted) and not shared:
        named = ACTIONS.get(candidate.topic or "")  # "빼 주세요" asks for a waiver, in other words
        return None if named and re.search(named, quoted, re.IGNORECASE) else "value"
    return None


def _said(candidate: Candidate, turns: Mapping[str, LoggedTurn], sense: Sense) -> bool:
    """The classifier is sure of it, or does not deny it and the words' stance is that of a claim."""
    quoted = list(_quoted(candidate, turns))
    if not quoted:
        return False
    language = language_of(quoted[0].text)
    spans = [*(quote.text for quote in candidate.quotes if quote.speaker == "customer"), *(it.text for it in quoted)]
    once = candidate.kind == "preference" and any(ONCE.search(clause.sentence) for clause in quoted)
    if not once and any(sense.affirms(span, language) for span in spans):
        return True
    if candidate.retracts and any(sense.read(span, language).kind == "taken_back" for span in spans):
        return True
    if _unlike_a_wish(candidate, [sense.read(span, language).shares for span in spans]):
        return False
    doubted = NOTHING if leaning_topic(" ".join(spans)) else DOUBTED  # what weighs things is read by its own rule
    if all(sense.read(span, language).shares["none"] > doubted for span in spans) and not any(
        re.search(ACTION, clause.text, re.IGNORECASE) and own_case(clause) for clause in quoted
    ):
        return False
    return any(_claims(clause, candidate) for clause in quoted)


def _unlike_a_wish(candidate: Candidate, shares: Sequence[Mapping[str, float]]) -> bool:
    """A preference in free words, of which no quoted word reads like one."""
    if candidate.kind != "preference" or candidate.value or candidate.retracts:
        return False
    leans = (candidate.topic or "").startswith(PREFIX)
    return not leans and max(sum(it[kind] for kind in _LIKE_WISHES) for it in shares) < LIKE_A_WISH


def _quoted(candidate: Candidate, turns: Mapping[str, LoggedTurn]) -> Iterator[Clause]:
    """The clauses of the customer's messages that a quote touches; none of a message that jokes."""
    for quote in candidate.quotes:
        if quote.speaker != "customer":
            continue
        own = own_words(turns[quote.turn].question)
        if JOKE.search(own):
            continue
        words = fold(quote.text)
        for clause in clauses(own):
            said = fold(clause.text)
            if words in said or said in words or said.rstrip(".!?。！？") in words or words in fold(clause.sentence):
                yield clause


def _claims(clause: Clause, candidate: Candidate) -> bool:
    if not_claimed(clause) or only_manners(clause):
        return False
    asked_for = re.search(ACTION, clause.text, re.IGNORECASE)
    if ONCE.search(clause.sentence) and (
        candidate.kind == "preference" or (candidate.kind == "event" and not asked_for)
    ):
        return False
    if _HOW_TO.search(clause.text) and INTERROGATIVE.search(clause.sentence):
        return False
    if not is_question(clause):
        return True
    if candidate.kind == "preference" and wished(clause):
        return True
    return (
        candidate.kind == "event"
        and own_case(clause)
        and bool(asked_for or (POLITELY.search(clause.text) and MATTER.search(clause.text)))
    )


def _value_said(candidate: Candidate, quoted: str) -> bool:
    value = (candidate.value or "").removeprefix("not:")
    table = _TABLES.get(candidate.attribute or "")
    if table and value in table:
        return re.search(table[value][0], quoted, re.IGNORECASE) is not None
    return re.sub(r"\W", "", value).casefold() in re.sub(r"\W", "", quoted).casefold()
