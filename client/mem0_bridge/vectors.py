"""mem0's vector store on the account's encrypted file: meaning by cosine, words by our own index."""

from __future__ import annotations

import builtins
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from client.mem0_bridge.filters import Filters, fits
from client.mem0_bridge.quiet import VectorStoreBase
from client.search import terms
from client.store import mem0_rows
from client.store.database import Database

EVERY = 100  # memories that `list` gives where nobody says how many, as mem0's other stores do


@dataclass(frozen=True, slots=True)
class Found:
    """A memory as mem0 reads it."""

    id: str
    payload: dict[str, object]
    score: float | None = None


@dataclass(frozen=True, slots=True)
class StoreConfig:
    """What mem0 hands to the store; a copy of it points to the same open file."""

    collection_name: str
    embedding_model_dims: int
    database: Database = field(repr=False)

    def model_dump(self) -> dict[str, object]:
        """As keywords of `AccountVectors`."""
        return {
            "collection_name": self.collection_name,
            "embedding_model_dims": self.embedding_model_dims,
            "database": self.database,
        }

    def __deepcopy__(self, memo: object) -> StoreConfig:
        return StoreConfig(self.collection_name, self.embedding_model_dims, self.database)


class AccountVectors(VectorStoreBase):  # type: ignore[misc]  # mem0 has no types
    """One collection in the account's file."""

    def __init__(self, collection_name: str, embedding_model_dims: int, database: Database) -> None:
        self.collection_name = collection_name
        self.embedding_model_dims = embedding_model_dims
        self._database = database

    def create_col(self, name: str, vector_size: int, distance: str = "cosine") -> None:
        """A collection is there as soon as something is in it."""

    def insert(
        self,
        vectors: Sequence[Sequence[float]],
        payloads: Sequence[Mapping[str, object]] | None = None,
        ids: Sequence[str] | None = None,
    ) -> None:
        """New memories, all or none."""
        payloads = payloads or [{} for _ in vectors]
        ids = ids or [str(number) for number in range(len(vectors))]
        with self._database.transaction():
            for key, payload, vector in zip(ids, payloads, vectors, strict=True):
                self._put(str(key), payload, _bytes(vector))

    def search(
        self, query: str, vectors: Sequence[float], top_k: int = 5, filters: Filters | None = None
    ) -> list[Found]:
        """The nearest in meaning, best first; scores from 0 to 1."""
        import numpy

        stored = mem0_rows.vectors(self._database, self.collection_name)
        if not stored:
            return []
        rows = numpy.frombuffer(b"".join(vector for _, vector in stored), dtype="<f4").reshape(len(stored), -1)
        wanted = numpy.asarray(vectors, dtype="<f4")
        lengths = numpy.linalg.norm(rows, axis=1) * (float(numpy.linalg.norm(wanted)) or 1.0)
        scores = rows @ wanted / numpy.where(lengths == 0, 1.0, lengths)
        best = numpy.argsort(-scores, kind="stable")
        return self._first(((stored[place][0], max(0.0, float(scores[place]))) for place in best), top_k, filters)

    def keyword_search(self, query: str, top_k: int = 5, filters: Filters | None = None) -> list[Found]:
        """The best by words; a question in any of our languages, cut as our own search cuts it."""
        asked = [term for word in terms.query(query) for term in word.terms()]
        found = mem0_rows.by_words(self._database, self.collection_name, list(dict.fromkeys(asked)))
        return self._first(found, top_k, filters)

    def delete(self, vector_id: str) -> None:
        """Gone, and nothing of it stays in the log of the file."""
        mem0_rows.remove(self._database, self.collection_name, str(vector_id))
        self._database.truncate_log()

    def update(
        self, vector_id: str, vector: Sequence[float] | None = None, payload: Mapping[str, object] | None = None
    ) -> None:
        """Another payload, another vector, or both."""
        with self._database.transaction():
            old = mem0_rows.get(self._database, self.collection_name, str(vector_id))
            kept = mem0_rows.vector_of(self._database, self.collection_name, str(vector_id))
            if old is None or kept is None:
                return
            new = _bytes(vector) if vector is not None else kept
            self._put(old.id, payload if payload is not None else old.payload, new)
        self._database.truncate_log()

    def get(self, vector_id: str) -> Found | None:
        """One memory."""
        stored = mem0_rows.get(self._database, self.collection_name, str(vector_id))
        return None if stored is None else Found(stored.id, stored.payload)

    def list_cols(self) -> list[str]:
        """Collections that hold something."""
        return mem0_rows.collections(self._database)

    def delete_col(self) -> None:
        """Every memory of this collection."""
        mem0_rows.clear(self._database, self.collection_name)
        self._database.truncate_log()

    def col_info(self) -> dict[str, object]:
        """Name and size."""
        return {"name": self.collection_name, "count": mem0_rows.size(self._database, self.collection_name)}

    def list(self, filters: Filters | None = None, top_k: int | None = None) -> list[list[Found]]:
        """Memories in the order in which they came, in a list of one page as mem0 expects it."""
        page: list[Found] = []
        for stored in mem0_rows.every(self._database, self.collection_name):
            if len(page) >= (top_k or EVERY):
                break
            if fits(stored.payload, filters):
                page.append(Found(stored.id, stored.payload))
        return [page]

    def reset(self) -> None:
        """Empty."""
        self.delete_col()

    def _put(self, key: str, payload: Mapping[str, object], vector: bytes) -> None:
        words = terms.document(terms.storable(str(payload.get("data") or "")))
        mem0_rows.put(self._database, self.collection_name, key, payload=payload, vector=vector, words=words)

    def _first(self, ranked: Iterable[tuple[str, float]], top: int, filters: Filters | None) -> builtins.list[Found]:
        found: builtins.list[Found] = []
        for key, score in ranked:
            if len(found) >= top:
                break
            stored = mem0_rows.get(self._database, self.collection_name, key)
            if stored is not None and fits(stored.payload, filters):
                found.append(Found(stored.id, stored.payload, score))
        return found


def _bytes(vector: Sequence[float]) -> bytes:
    import numpy

    return numpy.asarray(vector, dtype="<f4").tobytes()
