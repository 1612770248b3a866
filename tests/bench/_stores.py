"""Two stores with the same contents, one encrypted and one not."""

from __future__ import annotations

import hashlib
import itertools
import threading
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from time import perf_counter
from typing import TypeVar

import numpy
from sqlcipher3 import dbapi2 as driver

from client.bundles.adopt import adopt
from client.bundles.indexing import index_pages
from client.bundles.rechecks import today
from client.bundles.verified import Fetched, Verified
from client.desk.build import changed_bundles
from client.desk.content import read_content
from client.memory.fact import Candidate, Quote
from client.memory.logged import LoggedTurn
from client.notebook.block import write_block
from client.notebook.facts import add, prepare
from client.search.chats import index_turn
from client.search.meaning import embed_pending
from client.store import conversations, logs, vectors
from client.store.database import BUSY_TIMEOUT_MS, Database
from client.store.driver import DRIVER
from client.store.migrate import check_not_newer, migrate
from client.store.opening import FILE_NAME, Opened, open_store
from client.store.profile import Account
from shared.formats.bundle import BUNDLE_KINDS
from shared.ids import ALPHABET, LENGTH, Ids
from shared.randomness import random_bytes
from tests.bench import _texts

T = TypeVar("T")

DEMO = Path(__file__).resolve().parents[2] / "config" / "demo"
ZONE = "Asia/Seoul"
AT_ONCE = 5_000  # facts or turns in one transaction of the filling
NOBODY = "http://127.0.0.1:9"  # no server listens there
_ROWS = 4_096  # different groups of letters
BLOCK = """\
- 이름: 박서연
- 회사: 바람개비 (판교), 좌석 42개
- 요금제: 팀, 연간 계약 2027-03-01까지
- 답은 짧게, 표로
- Prefers e-mail over phone calls
- 請求書は毎月25日までに必要"""


class PlainDatabase(Database):
    """The same driver on a file without a key: what encryption is compared with."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = threading.RLock()
        self._depth = 0
        self._closed = False
        self.kept = {}
        self._connection = driver.connect(str(path), isolation_level=None, check_same_thread=False)
        self._connection.row_factory = driver.Row
        DRIVER.wait(self._connection, BUSY_TIMEOUT_MS)
        self._connection.execute("SELECT count(*) FROM sqlite_master").fetchone()


class HashEmbedder:
    """Unit vectors from the letters of a text, in microseconds: it is search that is timed. `spent`: seconds in it."""

    name = "bench-trigrams"
    dimensions = 384

    def __init__(self) -> None:
        self._table = numpy.random.default_rng(7).standard_normal((_ROWS, self.dimensions)).astype(numpy.float32)
        self.spent = 0.0

    def passages(self, texts: Sequence[str]) -> list[list[float]]:
        return [self.query(text) for text in texts]

    def query(self, text: str) -> list[float]:
        began = perf_counter()
        rows = [zlib.crc32(text[at : at + 3].encode()) % _ROWS for at in range(max(1, len(text) - 2))]
        vector = self._table[rows].sum(axis=0)
        made: list[float] = (vector / numpy.linalg.norm(vector)).tolist()
        self.spent += perf_counter() - began
        return made


def counted_ids() -> Ids:
    """The same ids for both stores, spread like random ones."""
    numbers = itertools.count()

    def make() -> str:
        digest = hashlib.blake2b(str(next(numbers)).encode(), digest_size=LENGTH).digest()
        return "".join(ALPHABET[byte % len(ALPHABET)] for byte in digest)

    return make


def open_encrypted(home: Path) -> Opened:
    """The account as the app opens it, its key in a file."""
    return open_store(home, "local", ids=counted_ids(), randomness=random_bytes, keyring=lambda: False)


def open_plain(home: Path) -> Opened:
    """The same without encryption, and without the profile that says where the key lies."""
    folder = home / "accounts" / "plain"
    folder.mkdir(parents=True, exist_ok=True)
    database = ready(PlainDatabase(folder / FILE_NAME))
    return Opened(database, Account("local", "plain", "", "file"), folder, True, (folder / ".open").open("w"))


def ready(database: Database) -> Database:
    """What opening a store does once its file can be read."""
    check_not_newer(database)
    database.configure()
    migrate(database)
    return database


def fill(database: Database, *, facts: int, turns: int, embedder: HashEmbedder) -> None:
    """Pages, block, facts, turns and vectors, through the functions that the app writes with."""
    ids = counted_ids()
    prepare(database, random_bytes)
    adopt_demo(database)
    write_block(database, BLOCK, writer="customer", now=_texts.FIRST_DAY, ids=ids, limit=4_000)
    for some in _batched(_texts.talks(11, turns)):
        with database.transaction():
            _fill_turns(database, some, ids)
    for said in _batched(_texts.facts(13, facts)):
        with database.transaction():
            for one in said:
                quote = Quote(one.quote, "customer", ids(), one.at)
                candidate = Candidate(one.kind, one.statement, (quote,), day=one.day, topic=one.kind)
                add(database, candidate, now=one.at, ids=ids, promotable=False)
    while embed_pending(database, embedder, vectors.BLOCK_ROWS):
        pass
    database.truncate_log()


def adopt_demo(database: Database) -> None:
    """The demo service's bundles, as if they had come from a server and been verified."""
    now = datetime(2026, 9, 1, 3, tzinfo=UTC)
    later = now + timedelta(days=365)
    bundles = changed_bundles(read_content(DEMO), {}, now.date())
    news = Verified(
        root=b"{}",
        rotated=(),
        versions=dict.fromkeys(("root", "timestamp", "snapshot", "targets", *BUNDLE_KINDS), 1),
        reference=now,
        current_until=later,
        fetched=tuple(Fetched(kind, 1, kind, 1, later, bundle) for kind, bundle in bundles.items()),
    )
    adopt(
        database, news, now=now, zone=ZONE,
        on_pages=lambda store, changed, removed: index_pages(store, changed, removed, today(store, now, ZONE)),
    )  # fmt: skip


def _fill_turns(database: Database, some: Sequence[_texts.Talk], ids: Ids) -> None:
    conversation = ids()
    logs.begin_conversation(database, conversation, some[0].at)
    for place, talk in enumerate(some):
        if talk.first and place:
            conversations.end(database, conversation, talk.at)
            conversation = ids()
            logs.begin_conversation(database, conversation, talk.at)
        turn = LoggedTurn(ids(), conversation, talk.question, talk.at, ZONE, "waiting")
        logs.write_question(database, turn, talk.question[:40])
        logs.complete(
            database, replace(turn, state="done", answer=talk.answer, completed_at=talk.at, model_kind="builtin")
        )
        index_turn(
            database, turn.id, conversation=conversation, place=place, question=talk.question, answer=talk.answer
        )
        logs.mark_indexed(database, turn.id, talk.at)
        logs.mark_learned(database, [turn.id], talk.at)
    conversations.end(database, conversation, some[-1].at)


def _batched(items: Iterator[T]) -> Iterator[list[T]]:
    while some := list(itertools.islice(items, AT_ONCE)):
        yield some
