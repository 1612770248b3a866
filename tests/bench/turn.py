"""How long does a turn take, and what does encryption cost of it? `python tests/bench/turn.py [--json]`.

The whole turn runs through the app's own engine with its built-in assistant; its parts are measured beside it. Each is
done by two sides in turn, in one process: our encrypted store, and the same code on a file without a key. Vectors are
made from letters, so that no embedder's time is in any row but its own.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shlex
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from client.memory.logged import LoggedTurn
from client.models.embedder import load_embedder
from client.search.chats import find_turns, index_turn
from client.search.facts import find_facts
from client.search.meaning import Meaning, embed_pending
from client.search.wiki import find_knowhow, find_policy
from client.store import logs
from client.store.database import Database
from client.turn.assemble import system_prompt
from shared.ids import new_id
from tests.bench import _texts, start
from tests.bench._mem0 import Mem0Side
from tests.bench._sides import Side, both
from tests.bench._stores import ZONE
from tests.bench._times import Row, Taken, Times, disk_sync, machine, table

TURNS_AT_MOST = 20_000  # in the log of the largest store
MEM0_AT_MOST = 10_000  # facts: its local store takes an hour to fill with more
FACTS_SEED = 13  # as in the stores
FACTS_A_TURN = 5  # fewer turns in smaller stores
TALK = 10  # turns of one conversation that is measured
WARMING = 5  # rounds before the clock counts
OPENINGS = 20
LEARNED = ("어제 결제했어요", "직원이 12명이에요", "환불은 국민은행 계좌로 받을게요")
GOALS = {10_000: 10.0, 100_000: 50.0}  # ms, p99 of a turn's memory work
ENCRYPTION = 1.5  # times plain SQLite
QUESTION_SEED, ANSWER_SEED = 17, 19

SEARCHES: dict[str, Callable[[Database, str, Meaning | None], object]] = {
    "facts": lambda database, query, meaning: find_facts(database, query, 8, meaning),
    "policy": lambda database, query, meaning: find_policy(database, query, 4, meaning),
    "know-how": lambda database, query, meaning: find_knowhow(database, query, 4, meaning),
    "conversations": lambda database, query, meaning: find_turns(database, query, 4, meaning, without={"now"}),
}


class Bench:
    """The rows of one size."""

    def __init__(self, sides: tuple[Side, Side], facts: int) -> None:
        self.sides = sides
        self.rows: dict[str, Times] = {}
        self._memory_goal = GOALS.get(facts)

    def into(self, side: Side, what: str) -> Taken:
        row = self.rows.setdefault(what, Times(what))
        return row.ours if side.key is not None else row.reference

    async def round(self, number: int, question: str, talk: _texts.Talk) -> None:
        """Everything once, by both sides; who begins changes."""
        for side in self.sides if number % 2 else reversed(self.sides):
            whole, memory = self.into(side, "turn, whole"), self.into(side, "turn, its memory work")
            await side.ask(question, anew=number % TALK == 0, whole=whole, memory=memory)
        for side in self.sides if number % 2 else reversed(self.sides):
            self._parts(side, question, talk)
        if number % TALK == 0:
            for side in self.sides:
                await self._now_and_then(side)

    async def _now_and_then(self, side: Side) -> None:
        """What grows with what is stored, where somebody was careless: learning, and the lists of the screens."""
        engine, now = side.engine, datetime.now(UTC)
        conversation = engine.conversations.begin()
        for said in LEARNED:
            turn = LoggedTurn(new_id(), conversation, said, now, ZONE, "waiting")
            logs.write_question(side.database, turn, said)
            logs.complete(side.database, replace(turn, state="done", answer="네.", completed_at=now))
        engine.conversations.end(conversation)
        with self.into(side, "one conversation learned from").once():
            await engine.learning.run_due()
        for what, look in {
            "screen: newest facts": lambda: engine.notebook.newest(41),
            "screen: conversations": engine.conversations.all,
            "status": engine.status,
            "idle conversations ended": engine.conversations.end_idle,
        }.items():
            with self.into(side, what).once():
                look()

    def _parts(self, side: Side, question: str, talk: _texts.Talk) -> None:
        now = datetime.now(UTC)
        with self.into(side, "system prompt").once():
            system_prompt(side.engine.turns.standing(), now)
        for space, find in SEARCHES.items():
            with self.into(side, f"search {space}, words").once():
                find(side.database, question, None)
            side.embedder.query(question)
            with self.into(side, f"search {space}, words and meaning").once():
                find(side.database, question, side.meaning)
        turn = LoggedTurn(new_id(), side.conversation or "", talk.question, now, ZONE, "waiting")
        done = replace(turn, state="done", answer=talk.answer, completed_at=now, model_kind="builtin")
        with self.into(side, "log: question, then answer").once():
            logs.write_question(side.database, turn, talk.question[:40])
            logs.complete(side.database, done)
        with self.into(side, "index of one turn").once(), side.database.transaction():
            index_turn(
                side.database, turn.id, conversation=turn.conversation, place=1, question=turn.question,
                answer=done.answer,
            )  # fmt: skip
            logs.mark_indexed(side.database, turn.id, now)
        with self.into(side, "vector of one turn kept").once():
            embed_pending(side.database, side.embedder, 1)

    def open_again(self, number: int) -> None:
        for side in self.sides if number % 2 else reversed(self.sides):
            with self.into(side, "store opened").once():
                database = side.open_again()
            database._connection.close()
            with self.into(side, "vectors of the facts read in").once():
                Meaning(side.embedder).cosines(side.database, "facts", "?")

    def finished(self) -> list[Row]:
        self.rows["turn, whole"].goal_ratio = ENCRYPTION
        self.rows["turn, its memory work"].goal_p99 = self._memory_goal
        return [row.row() for row in self.rows.values()]


def measure(folder: Path, facts: int, rounds: int, *, mem0: bool) -> Row:
    """All rows of a store with that many facts."""
    turns = min(TURNS_AT_MOST, facts // FACTS_A_TURN)
    sides = both(folder, facts=facts, turns=turns)
    try:
        asked = islice(_texts.questions(QUESTION_SEED), rounds + WARMING)
        bench = Bench(sides, facts)
        for number, (question, talk) in enumerate(zip(asked, _texts.talks(ANSWER_SEED, rounds + WARMING), strict=True)):
            if number == WARMING:
                bench = Bench(sides, facts)
            asyncio.run(bench.round(number, question, talk))
        for number in range(OPENINGS):
            bench.open_again(number)
        beside = beside_mem0(folder, sides[0], facts, min(rounds, 100)) if mem0 and facts <= MEM0_AT_MOST else []
        sync = Times("disk: one durable page, no database")
        for _ in range(rounds):
            disk_sync(folder, sync.ours)
        return {
            "facts": facts,
            "turns": turns,
            "bytes": {side.name: side.database.path.stat().st_size for side in sides},
            "rows": [*bench.finished(), sync.row()],
            "mem0": beside,
        }
    finally:
        for side in sides:
            side.close()


def beside_mem0(folder: Path, side: Side, facts: int, rounds: int) -> list[Row]:
    """Our search of the facts and our whole turn's memory work, against one search of mem0 over the same sentences."""
    search, memory = Times("search facts, words and meaning"), Times("turn, its memory work")
    other = Mem0Side(folder / "mem0", side.embedder)
    filling = Taken()
    with filling.once():
        other.add({str(number): one.statement for number, one in enumerate(_texts.facts(FACTS_SEED, facts))})
    for number, question in enumerate(islice(_texts.questions(QUESTION_SEED), rounds + WARMING)):
        kept = number >= WARMING
        side.embedder.query(question)
        with (search.ours if kept else Taken()).once():
            find_facts(side.database, question, 8, side.meaning)
        with (search.reference if kept else Taken()).once():
            other.find(question, 8)
        asyncio.run(side.ask(question, anew=number % TALK == 0, whole=Taken(), memory=memory.ours if kept else Taken()))
    memory.reference = search.reference
    other.close()
    added = {"what": f"mem0 ({other.scoring}) took {filling.wall[0] / facts:.1f} ms to add a fact, infer=False"}
    return [added, search.row(), memory.row()]


def embedding(rounds: int) -> list[Row]:
    """What is counted apart: the vector of a question."""
    embedder = load_embedder()
    row = Times("embedding a question (counted apart)")
    if embedder is not None:
        for question in islice(_texts.questions(QUESTION_SEED), rounds):
            with row.ours.once():
                embedder.query(question)
    return [row.row()]


def main() -> None:
    """Measure, print."""
    given = _arguments().parse_args()
    sizes = [int(size) for size in given.sizes.split(",")]
    document: Row = {"bench": "turn", "command": shlex.join(sys.argv), "machine": machine()}
    measured = []
    for size in sizes:
        with tempfile.TemporaryDirectory(dir=given.dir) as folder:
            measured.append(measure(Path(folder), size, given.turns, mem0=not given.no_mem0))
    document |= {"sizes": measured, "embedding": embedding(given.turns)}
    if not given.no_start:
        document["start"] = start.measure(given.starts)
    print(json.dumps(document, ensure_ascii=False, indent=1) if given.json else _text(document, measured))


def _text(document: Row, measured: list[Row]) -> str:
    rows: list[Row] = []
    for size in measured:
        megabytes = ", ".join(f"{name} {number / 1e6:.1f} MB" for name, number in size["bytes"].items())
        rows += [{"what": f"{size['facts']:,} facts, {size['turns']:,} turns ({megabytes}); ms"}, *size["rows"]]
    rows += [{"what": "apart; ms"}, *document["embedding"]]
    tables = [table(rows, "encrypted", "plain")]
    compared = [
        row
        for size in measured
        if size["mem0"]
        for row in ({"what": f"{size['facts']:,} facts, the same sentences and vectors; ms"}, *size["mem0"])
    ]
    if compared:
        tables.append(table(compared, "ours", "mem0 search"))
    if "start" in document:
        tables.append(start.text(document["start"]))
    return "\n\n".join([json.dumps(document["machine"], ensure_ascii=False), document["command"], *tables])


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", default="1000,10000,100000", help="facts in the store, comma between")
    parser.add_argument("--turns", type=int, default=200, metavar="N", help="rounds of each size")
    parser.add_argument(
        "--dir", metavar="DIR", help="where the stores lie; in memory (/dev/shm) the disk costs nothing"
    )
    parser.add_argument("--json", action="store_true", help="one JSON document")
    parser.add_argument("--no-mem0", action="store_true", help="leave out mem0's search on the same facts")
    parser.add_argument("--no-start", action="store_true", help="leave the start bench out")
    parser.add_argument("--starts", type=int, default=5, metavar="N", help="starts of each side")
    return parser


if __name__ == "__main__":
    main()
