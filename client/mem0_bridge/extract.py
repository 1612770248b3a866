"""mem0 proposes, our evidence gate decides: its memories as candidates with the customer's words that say them.

A memory brings a quote, or the clause of the customer that shares the most with it becomes one; without either it has
none, and the gate refuses and counts it. Chosen by `GIEOK_EXTRACTOR=mem0`; the built-in assistant has no model to ask,
so its rules go on reading.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from client.learning.clauses import clauses
from client.learning.extract_model import LONGEST_STATEMENT, MOST_FACTS, read_candidates
from client.learning.learners import Recorded, learner_for
from client.learning.pipeline import Learner
from client.memory.fact import KINDS, Candidate
from client.memory.likeness import pieces
from client.memory.logged import LoggedTurn
from client.memory.own_words import own_words
from client.models.port import ChatModel, Embedder
from client.store.database import Database
from shared.clock import Clock, local_day
from shared.formats.config import ServiceConfig

LEAST_SHARED = 0.5  # of a clause's pieces that must stand in the memory too
LEAST_PIECES = 2


def learner_with_mem0(  # noqa: PLR0917  as `learner_for`
    model: ChatModel,
    config: ServiceConfig,
    database: Database,
    conversation: str,
    clock: Clock,
    embedder: Callable[[], Embedder | None],
) -> Learner:
    """The learner of that model with mem0 as its extractor; each request is on record as learning."""
    learner = learner_for(model, config, database, conversation, clock, embedder)
    if model.kind == "builtin":
        return learner
    recorded = Recorded(model, database, clock, conversation)

    async def extract(turns: Sequence[LoggedTurn]) -> Sequence[Candidate]:
        return await extract_with_mem0(recorded, turns)

    return replace(learner, extract=extract)


async def extract_with_mem0(model: ChatModel, turns: Sequence[LoggedTurn]) -> tuple[Candidate, ...]:
    """Candidates from the new turns. Raises ModelUnavailable and ModelRefused, and nothing is learned then."""
    if not turns:
        return ()
    proposed = await asyncio.to_thread(_propose, model, _messages(turns))
    return tuple(_candidate(one, turns) for one in proposed[:MOST_FACTS])


def _propose(model: ChatModel, messages: Sequence[Mapping[str, str]]) -> list[Mapping[str, object]]:
    from client.mem0_bridge.proposals import propose  # takes seconds, so here and not on the window's loop

    return propose(model, messages)


def _messages(turns: Sequence[LoggedTurn]) -> Sequence[Mapping[str, str]]:
    said: list[Mapping[str, str]] = []
    for turn in turns:
        day = local_day(turn.asked_at, turn.zone).isoformat()
        said.append({"role": "user", "content": f"({day}) {turn.question}"})
        if turn.answer:
            said.append({"role": "assistant", "content": turn.answer})
    return said


def _candidate(proposed: Mapping[str, object], turns: Sequence[LoggedTurn]) -> Candidate:
    """As a reply of our own extractor would be read; what has no sound form keeps its text, and no quote."""
    text = " ".join(str(proposed.get("text", "")).split())[:LONGEST_STATEMENT]
    day, kind = proposed.get("day"), proposed.get("kind")
    row = {
        "kind": kind if kind in KINDS and kind != "trait" else "event" if day else "attribute",
        "statement": text,
        "day": day,
        "quotes": [
            {"turn": number, "speaker": speaker, "text": words} for number, speaker, words in _quotes(proposed, turns)
        ],
    }
    try:
        return read_candidates({"facts": [row]}, turns)[0]
    except ValueError:
        return Candidate("attribute", text, ())


def _quotes(proposed: Mapping[str, object], turns: Sequence[LoggedTurn]) -> list[tuple[int, str, str]]:
    text, quote = str(proposed.get("text", "")), proposed.get("quote")
    if proposed.get("attributed_to") == "assistant":
        return [(1, "service", str(quote or text))]
    if isinstance(quote, str) and quote.strip():
        at = next((number for number, turn in enumerate(turns, start=1) if quote in turn.question), 1)
        return [(at, "customer", quote)]
    ours = pieces(text)
    shared = [
        (len(theirs & ours) / len(theirs), number, clause.text)
        for number, turn in enumerate(turns, start=1)
        for clause in clauses(own_words(turn.question))
        if len(theirs := pieces(clause.text)) >= LEAST_PIECES
    ]
    share, number, words = max(shared, default=(0.0, 1, ""))
    return [(number, "customer", words)] if share >= LEAST_SHARED else []
