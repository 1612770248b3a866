"""A memory that is years old: one conversation of thousands of messages, thousands of facts, marked where it is timed."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

from client.memory.fact import Candidate, Quote
from client.memory.logged import LoggedTurn
from client.notebook.facts import add, prepare
from client.store import conversations, logs
from client.store.opening import release
from shared.randomness import random_bytes
from tests.bench import _stores, _texts

TITLE = "Longtalk"
NEWEST_FACT = "newestfact"


def question(number: int) -> str:
    """A question that is found again in the socket's messages."""
    return f"q{number:05d} {TITLE}"


def fill(home: Path, *, turns: int, facts: int) -> None:
    """Two messages a turn; everything is learned from, so that nothing happens beside what is timed."""
    opened = _stores.open_encrypted(home)
    database, ids = opened.database, _stores.counted_ids()
    prepare(database, random_bytes)
    _stores.adopt_demo(database)
    talks = list(_texts.talks(11, turns))
    with database.transaction():
        logs.begin_conversation(database, "long", talks[0].at)
        for number, talk in enumerate(talks):
            turn = LoggedTurn(ids(), "long", question(number), talk.at, _stores.ZONE, "waiting")
            logs.write_question(database, turn, TITLE)
            done = replace(turn, state="done", answer=talk.answer, completed_at=talk.at, model_kind="builtin")
            logs.complete(database, done)
            logs.mark_indexed(database, turn.id, talk.at)
            logs.mark_learned(database, [turn.id], talk.at)
        conversations.end(database, "long", talks[-1].at)
    with database.transaction():
        for said in _texts.facts(13, facts):
            quote = Quote(said.quote, "customer", ids(), said.at)
            candidate = Candidate(said.kind, said.statement, (quote,), day=said.day, topic=said.kind)
            add(database, candidate, now=said.at, ids=ids, promotable=False)
        now = talks[-1].at + timedelta(days=900)
        newest = Candidate("event", NEWEST_FACT, (Quote(NEWEST_FACT, "customer", ids(), now),), day=now.date())
        add(database, newest, now=now, ids=ids, promotable=False)
    release(opened)
