"""How near in meaning is each stored text to the question? Cosines by brute force, over the open store's vectors.

The int8 vectors stay in memory per store from the first question on; a change in the file (of another process too) is
seen by its stamp. Without an embedder or numpy there is no `Meaning`, and search goes by words alone.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from client.models.port import Embedder
from client.search.chunks import windows
from client.search.smalltalk import keep_smalltalk
from client.store import vectors
from client.store.database import Database

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

KEPT = 8  # results: the searches of one turn ask the same, policy and know-how of the same space
_LEAST_SPREAD = 1e-6  # where all cosines are equal (or there is one), none stands out


@dataclass(frozen=True, slots=True)
class Cosines:
    """One cosine for each item that has a vector: its best window. `items` ascending."""

    items: NDArray[numpy.int64]
    best: NDArray[numpy.float32]
    mean: float
    spread: float
    everyday: float | None  # cosine of the question with the nearest everyday sentence; None until those have vectors

    def standing_out(self, cosine: float) -> float:
        """How many standard deviations above the mean of all items."""
        return (cosine - self.mean) / self.spread if self.spread > _LEAST_SPREAD else 0.0

    def top(self, count: int) -> dict[int, float]:
        """Item → cosine, of the nearest."""
        import numpy

        count = min(count, len(self.items))
        if not count:
            return {}
        nearest = numpy.argpartition(-self.best, count - 1)[:count]
        return {int(self.items[place]): float(self.best[place]) for place in nearest}

    def of(self, items: Iterable[int]) -> dict[int, float]:
        """Item → cosine, of those that have one."""
        import numpy

        wanted = numpy.fromiter(items, dtype=numpy.int64)
        places = numpy.searchsorted(self.items, wanted)
        known = places < len(self.items)
        known[known] = self.items[places[known]] == wanted[known]
        return {int(item): float(self.best[place]) for item, place in zip(wanted[known], places[known], strict=True)}


@dataclass(frozen=True, slots=True)
class _Loaded:
    """The vectors of one space as numpy arrays, a block each, in block order."""

    stamp: int  # of the space
    stamps: dict[int, int]  # of each block
    blocks: dict[int, tuple[NDArray[numpy.int64], NDArray[numpy.float32], NDArray[numpy.int8]]]
    items: NDArray[numpy.int64]  # each item once, ascending
    first: NDArray[numpy.intp]  # where each item's windows begin in `order`
    order: NDArray[numpy.intp]  # all rows, sorted by item


@dataclass(frozen=True, slots=True)
class _Store:
    """What is kept of one open store: its vectors, and what the last questions gave."""

    spaces: dict[str, _Loaded]
    asked: dict[tuple[str, str], tuple[tuple[int, int], Cosines]]


class Meaning:
    """An embedder and the vectors that it made, kept in memory apart for each open store."""

    def __init__(self, embedder: Embedder) -> None:
        self.embedder = embedder
        self._lock = threading.Lock()
        self._stores: WeakKeyDictionary[Database, _Store] = WeakKeyDictionary()

    def cosines(self, database: Database, space: str, question: str) -> Cosines | None:
        """Every item's cosine with the question; None where no item has a vector yet."""
        import numpy

        loaded, yardstick = self._loaded(database, space), self._loaded(database, "smalltalk")
        if not len(loaded.items):
            return None
        stamps = (loaded.stamp, yardstick.stamp)
        with self._lock:
            asked = self._stores[database].asked
            kept = asked.get((space, question))
        if kept is not None and kept[0] == stamps:
            return kept[1]
        vector = numpy.asarray(self.embedder.query(question), dtype=numpy.float32)
        best = _best(loaded, vector)
        everyday = float(_best(yardstick, vector).max()) if len(yardstick.items) else None
        cosines = Cosines(loaded.items, best, float(best.mean()), float(best.std()), everyday)
        with self._lock:
            asked[space, question] = (stamps, cosines)
            if len(asked) > KEPT:
                del asked[next(iter(asked))]
        return cosines

    def _loaded(self, database: Database, space: str) -> _Loaded:
        import numpy

        with self._lock:  # never while the store is read: who holds the store's lock may be waiting for this one
            known = self._stores.setdefault(database, _Store({}, {})).spaces.get(space)
        stamp = vectors.stamp(database, space)
        if known is not None and known.stamp == stamp:
            return known
        stamps = vectors.stamps(database, space, self.embedder.name)
        blocks = {}
        for number in sorted(stamps):
            if known is not None and known.stamps.get(number) == stamps[number]:
                blocks[number] = known.blocks[number]
            elif (block := vectors.read(database, number)) is not None:
                stamps[number] = block.stamp
                items = numpy.frombuffer(block.items, dtype="<i8")
                rows = numpy.frombuffer(block.vectors, dtype=numpy.int8).reshape(len(items), -1)
                blocks[number] = (items, numpy.frombuffer(block.scales, dtype="<f4"), rows)
        owners = numpy.concatenate([items for items, _, _ in blocks.values()] or [numpy.empty(0, dtype="<i8")])
        order = numpy.argsort(owners, kind="stable")
        items, first = numpy.unique(owners[order], return_index=True)
        loaded = _Loaded(stamp, stamps, blocks, items, first, order)
        with self._lock:
            self._stores[database].spaces[space] = loaded
        return loaded


def _best(loaded: _Loaded, vector: NDArray[numpy.float32]) -> NDArray[numpy.float32]:
    """The cosine of each item's best window, in the order of `loaded.items`."""
    import numpy

    parts: list[NDArray[numpy.float32]] = []
    room = numpy.empty((vectors.BLOCK_ROWS, len(vector)), dtype=numpy.float32)  # reused: stays in the processor's cache
    for _, scales, rows in loaded.blocks.values():
        part = room[: len(rows)]
        numpy.copyto(part, rows)
        parts.append((part @ vector) * scales)
    best: NDArray[numpy.float32] = numpy.maximum.reduceat(numpy.concatenate(parts)[loaded.order], loaded.first)
    return best


def embed_pending(database: Database, embedder: Embedder, limit: int = 32) -> int:
    """Give up to `limit` waiting items their vectors; returns how many were looked at (0 = nothing waits).

    Runs in the background and makes its own transaction: embedding takes about 1 ms a token and holds no lock. An item
    that is dropped meanwhile is passed over.
    """
    keep_smalltalk(database)
    vectors.use_only(database, embedder.name)
    waiting = vectors.waiting(database, limit)
    cut = [(one.item, _cut(one)) for one in waiting]
    made = iter(embedder.passages([window for _, texts in cut for window in texts]))
    vectors.put(database, embedder.name, {item: [next(made) for _ in texts] for item, texts in cut})
    return len(waiting)


def _cut(one: vectors.Waiting) -> tuple[str, ...]:
    """What an embedder is given of an item. A page's names are one to a line, and each stands for itself."""
    if one.space == "names":
        return tuple(one.text.splitlines())
    return windows(f"{one.lead}\n{one.text}".strip())
