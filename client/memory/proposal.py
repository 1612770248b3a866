"""What would go to the service of a decision, with the customer's consent? Ids of the signed vocabulary, no words.

Only what was decided or agreed is proposed, only where exactly one decision of one topic is recognised by its listed
words, and without a trace of who it was: the customer's own sentences are read here and left here. A question is known
by the same words; when it is proposed, `asked_again.py` says.
"""

from __future__ import annotations

from collections.abc import Sequence

from client.memory.fact import Fact
from client.memory.proposal_terms import decided_on, named, names_any, places
from shared.formats.vocabulary import Proposals, Term, Topic
from shared.text import fold
from shared.wire.proposal import CONDITIONS_AT_MOST, Proposal

Situation = tuple[str, tuple[str, ...]]  # topic, and its conditions, sorted

DECIDED = frozenset({"agreement", "decision"})


def proposal_of(fact: Fact, block: str, vocabulary: Proposals) -> Proposal | None:
    """The payload for a fact, or None where the vocabulary does not name its case. `block` tells tier and contract."""
    if fact.kind not in DECIDED or fact.status != "active":
        return None
    told = fold(fact.statement).casefold()
    said = fold("\n".join([fact.statement, *(quote.text for quote in fact.evidence)])).casefold()
    standing = f"{said}\n{fold(block).casefold()}"
    topic = _best(vocabulary.topics, said)
    decision = _decision(topic, told, said) if topic else None
    conditions = _conditions(topic, standing) if topic else ()
    if topic is None or decision is None or len(conditions) > CONDITIONS_AT_MOST:
        return None
    return Proposal(
        kind="decision",
        topic=topic.id,
        conditions=conditions,
        decision=decision.id,
        page=fact.policy.page if fact.policy else topic.page,
        version=fact.policy.version if fact.policy else None,
        month=(fact.day or fact.first_seen.date()).isoformat()[:7],
    )


def situation_of(asked: str, vocabulary: Proposals) -> Situation | None:
    """What a question is about; None without a condition: a topic alone is too wide to be the same question twice."""
    said = fold(asked).casefold()
    topic = _best(vocabulary.topics, said)
    conditions = _conditions(topic, said) if topic else ()
    return (topic.id, conditions) if topic and 0 < len(conditions) <= CONDITIONS_AT_MOST else None


def _decision(topic: Topic, told: str, said: str) -> Term | None:
    """What the fact's own sentence decides; only where it names no decision, what was said."""
    return decided_on(topic.decisions, told if names_any(topic.decisions, told) else said)


def _conditions(topic: Topic, text: str) -> tuple[str, ...]:
    return tuple(sorted(it.id for it in named(topic.conditions, text)))


def _best(terms: Sequence[Topic], text: str) -> Topic | None:
    """The topic whose listed words fit longest; None where two different ones fit as well."""
    ranked = sorted(((_longest(term, text), at) for at, term in enumerate(terms)), reverse=True)
    if not ranked or not ranked[0][0] or (len(ranked) > 1 and ranked[1][0] == ranked[0][0]):
        return None
    return terms[ranked[0][1]]


def _longest(topic: Topic, text: str) -> int:
    words = (fold(word).casefold() for word in topic.words)
    return max((len(word) for word in words if places(word, text)), default=0)
