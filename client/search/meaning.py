"""How near in meaning is each stored text to the question? Cosines over the open store's vectors.

All are compared; of very many the nearest by their signs first (shortlist.py), and those exactly.
The int8 vectors stay in memory per store from the first question on; a change in the file (of another process too) is
seen by its stamp. Without an embedder or numpy there is no `Meaning`, and search goes by words alone.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from client.models.port import Embedder
from client.search.chunks import windows
from client.search.shortlist import Signs, signs
from client.search.smalltalk import keep_smalltalk
from client.store import vectors
from client.store.database import Database

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

_Rows = tuple["NDArray[numpy.int64]", "NDArray[numpy.float32]", "NDArray[numpy.int8]"]  # items, 1 / length, vectors

KEPT = 8  # results: the searches of one turn ask the same, policy and know-how of the same space
MANY = 20_000  # vectors, from which a shortlist is quicker: 2 ms instead of 9 at 100,000
SHORTLIST = 2_000  # vectors that are compared exactly then
_SURE = 10  # of the nearest on a shortlist, one in so many is told
SAMPLE = 2_048  # items that mean and spread are taken from then: within 2 % of a standard deviation
_LEAST_SPREAD = 1e-6  # where all cosines are equal (or there is one), none stands out


@dataclass(frozen=True, slots=True)
class Cosines:
    """The question's nearness to the items that have vectors: the cosine of the best window. `items` ascending."""

    items: NDArray[numpy.int64]
    near: NDArray[numpy.intp]  # places of the items that may be the nearest
    exactly: Callable[[NDArray[numpy.intp]], NDArray[numpy.float32]]  # the cosines of items, by their places
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
        near = self.near if _SURE * count <= len(self.near) else numpy.arange(len(self.items))
        cosines = self.exactly(near)
        first = numpy.argpartition(-cosines, count - 1)[:count]
        return dict(zip(self.items[near[first]].tolist(), cosines[first].tolist(), strict=True))

    def of(self, items: Iterable[int]) -> dict[int, float]:
        """Item → cosine, of those that have one."""
        import numpy

        wanted = numpy.fromiter(items, dtype=numpy.int64)
        places = numpy.searchsorted(self.items, wanted)
        known = places < len(self.items)
        known[known] = self.items[places[known]] == wanted[known]
        return dict(zip(wanted[known].tolist(), self.exactly(places[known]).tolist(), strict=True))


@dataclass(frozen=True, slots=True)
class _Loaded:
    """The vectors of one space as numpy arrays, a block each, in block order."""

    stamp: int  # of the space
    stamps: dict[int, int]  # of each block
    blocks: dict[int, _Rows]
    items: NDArray[numpy.int64]  # each item once, ascending
    first: NDArray[numpy.intp]  # where each item's windows begin in `order`
    windows: NDArray[numpy.intp]  # how many each item has
    order: NDArray[numpy.intp]  # all rows, sorted by item
    many: _Many | None  # where there are very many rows


@dataclass(frozen=True, slots=True)
class _Many:
    """What is kept beside them, so that not all have to be compared."""

    signs: Signs
    scales: NDArray[numpy.float32]  # of all rows
    begins: NDArray[numpy.intp]  # the first row of each block, and the end


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

        now = vectors.changed(database)
        loaded, yardstick = (self._loaded(database, one, now.get(one, 0)) for one in (space, "smalltalk"))
        if not len(loaded.items):
            return None
        stamps = (loaded.stamp, yardstick.stamp)
        with self._lock:
            asked = self._stores[database].asked
            kept = asked.get((space, question))
        if kept is not None and kept[0] == stamps:
            return kept[1]
        vector = numpy.asarray(self.embedder.query(question), dtype=numpy.float32)
        everyday = float(_best(yardstick, vector).max()) if len(yardstick.items) else None
        cosines = _compared(loaded, vector, everyday)
        with self._lock:
            asked[space, question] = (stamps, cosines)
            if len(asked) > KEPT:
                del asked[next(iter(asked))]
        return cosines

    def _loaded(self, database: Database, space: str, stamp: int) -> _Loaded:
        import numpy

        with self._lock:  # never while the store is read: who holds the store's lock may be waiting for this one
            known = self._stores.setdefault(database, _Store({}, {})).spaces.get(space)
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
        items, first, counts = numpy.unique(owners[order], return_index=True, return_counts=True)
        many = _many(blocks, known) if len(owners) > MANY else None
        loaded = _Loaded(stamp, stamps, blocks, items, first, counts, order, many)
        with self._lock:
            self._stores[database].spaces[space] = loaded
        return loaded


def _many(blocks: dict[int, _Rows], known: _Loaded | None) -> _Many:
    import numpy

    before = known.many.signs if known is not None and known.many is not None else None
    unchanged = [number for number in blocks if known is not None and known.blocks.get(number) is blocks[number]]
    taken = signs({number: (scales, rows) for number, (_, scales, rows) in blocks.items()}, before, unchanged)
    scales = [scales for _, scales, _ in blocks.values()]
    return _Many(taken, numpy.concatenate(scales), numpy.cumsum([0, *map(len, scales)]))


def _compared(loaded: _Loaded, vector: NDArray[numpy.float32], everyday: float | None) -> Cosines:
    import numpy

    many = loaded.many
    if many is None:
        best = _best(loaded, vector)
        near = numpy.arange(len(best))
        return Cosines(loaded.items, near, best.__getitem__, float(best.mean()), float(best.std()), everyday)
    listed = numpy.zeros(len(loaded.order), dtype=numpy.bool_)
    listed[many.signs.shortlist(vector, SHORTLIST)] = True
    near = numpy.flatnonzero(numpy.logical_or.reduceat(listed[loaded.order], loaded.first))
    exactly = partial(_exactly, loaded, many, vector)
    some = exactly(numpy.linspace(0, len(loaded.items) - 1, SAMPLE).astype(numpy.intp))
    return Cosines(loaded.items, near, exactly, float(some.mean()), float(some.std()), everyday)


def _best(loaded: _Loaded, vector: NDArray[numpy.float32]) -> NDArray[numpy.float32]:
    """The cosine of each item's best window, in the order of `loaded.items`."""
    import numpy

    parts: list[NDArray[numpy.float32]] = []
    longest = max(len(rows) for _, _, rows in loaded.blocks.values())
    room = numpy.empty((longest, len(vector)), dtype=numpy.float32)  # reused: stays in the processor's cache
    for _, scales, rows in loaded.blocks.values():
        part = room[: len(rows)]
        numpy.copyto(part, rows)
        parts.append((part @ vector) * scales)
    best: NDArray[numpy.float32] = numpy.maximum.reduceat(numpy.concatenate(parts)[loaded.order], loaded.first)
    return best


def _exactly(
    loaded: _Loaded, many: _Many, vector: NDArray[numpy.float32], places: NDArray[numpy.intp]
) -> NDArray[numpy.float32]:
    """The same, of the items at these places alone."""
    import numpy

    if not len(places):
        return numpy.empty(0, dtype=numpy.float32)
    counts = loaded.windows[places]
    ends = numpy.cumsum(counts)
    windows = loaded.order[numpy.repeat(loaded.first[places] - ends + counts, counts) + numpy.arange(ends[-1])]
    order = numpy.argsort(windows, kind="stable")
    wanted = windows[order]
    cuts = numpy.searchsorted(wanted, many.begins).tolist()
    found = numpy.empty((len(wanted), len(vector)), dtype=numpy.int8)
    for place, (_, _, rows) in enumerate(loaded.blocks.values()):
        at, upto = cuts[place], cuts[place + 1]
        if at < upto:
            rows.take(wanted[at:upto] - many.begins[place], axis=0, out=found[at:upto])
    cosines = numpy.empty(len(wanted), dtype=numpy.float32)
    cosines[order] = numpy.vecdot(found.astype(numpy.float32), vector) * many.scales[wanted]
    best: NDArray[numpy.float32] = numpy.maximum.reduceat(cosines, ends - counts)
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
