"""What is compared: our search by words and by both, FTS5's own tokenizers, vectors alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

from sqlcipher3 import dbapi2 as driver

from client.models.port import Embedder
from client.search.facts import find_facts, index_fact
from client.search.meaning import Meaning, embed_pending
from client.store.database import Database
from client.store.index import keys as keys_of
from client.store.opening import open_store, release
from shared.ids import new_id
from shared.randomness import random_bytes
from tests.bench._times import Taken

Find = Callable[[str], list[str]]
TOP = 10
AT_ONCE = 2_000  # texts in one transaction
_WORDS = re.compile(r"\w+")


class Known:
    """An embedder that makes each vector once: all engines get the same ones."""

    def __init__(self, embedder: Embedder) -> None:
        self.name, self.dimensions = embedder.name, embedder.dimensions
        self._embedder = embedder
        self._texts: dict[str, list[float]] = {}
        self._questions: dict[str, list[float]] = {}

    def passages(self, texts: Sequence[str]) -> list[list[float]]:
        for text in texts:
            if text not in self._texts:
                self._texts[text] = self._embedder.passages([text])[0]
        return [self._texts[text] for text in texts]

    def query(self, text: str) -> list[float]:
        if text not in self._questions:
            self._questions[text] = self._embedder.query(text)
        return self._questions[text]

    def forget(self, question: str) -> None:
        self._questions.pop(question, None)


class Ours:
    """An encrypted store with the texts as facts."""

    def __init__(self, folder: Path, texts: dict[str, str], embedder: Embedder | None) -> None:
        self.opened = open_store(folder, "bench", ids=new_id, randomness=random_bytes, keyring=lambda: False)
        self.database: Database = self.opened.database
        self.indexing, self.embedding = Taken(), Taken()
        entries = list(texts.items())
        with self.indexing.once():
            for start in range(0, len(entries), AT_ONCE):
                with self.database.transaction():
                    for key, text in entries[start : start + AT_ONCE]:
                        index_fact(self.database, key, text)
        self.before = self.bytes()
        self.meaning = Meaning(embedder) if embedder is not None else None
        with self.embedding.once():
            while embedder is not None and embed_pending(self.database, embedder):
                pass

    def by_words(self, query: str) -> list[str]:
        return [hit.key for hit in find_facts(self.database, query, TOP)]

    def by_both(self, query: str) -> list[str]:
        return [hit.key for hit in find_facts(self.database, query, TOP, self.meaning)]

    def by_meaning(self, query: str) -> list[str]:
        near = self.meaning.cosines(self.database, "facts", query).top(TOP)
        keys = keys_of(self.database, near)
        return [keys[item] for item in sorted(near, key=lambda item: -near[item])]

    def bytes(self) -> int:
        self.database.all("PRAGMA wal_checkpoint(TRUNCATE)")
        return self.database.path.stat().st_size

    def close(self) -> None:
        release(self.opened)


class PlainFts:
    """The texts as they are in an unencrypted FTS5 table with one of its own tokenizers."""

    def __init__(self, texts: dict[str, str], tokenizer: str) -> None:
        self.trigram = tokenizer == "trigram"
        self.keys = list(texts)
        self.connection = driver.connect(":memory:")
        self.connection.execute(f"CREATE VIRTUAL TABLE texts USING fts5(text, tokenize='{tokenizer}')")
        self.connection.executemany("INSERT INTO texts (rowid, text) VALUES (?, ?)", enumerate(texts.values()))

    def find(self, query: str) -> list[str]:
        words = dict.fromkeys(word for word in _WORDS.findall(query) if not self.trigram or len(word) > 2)
        if not words:
            return []
        expression = " OR ".join(f'"{word}"' for word in words)
        sql = "SELECT rowid FROM texts WHERE texts MATCH ? ORDER BY rank LIMIT ?"
        rows = self.connection.execute(sql, (expression, TOP))
        return [self.keys[row[0]] for row in rows]


def ask(find: Find, queries: Sequence[str], taken: Taken, before: Find | None = None) -> list[list[str]]:
    """Every question once. `before` runs outside the clock (the embedder, whose time is counted apart)."""
    found = []
    for query in queries:
        if before is not None:
            before(query)
        with taken.once():
            keys = find(query)
        found.append(keys)
    return found
