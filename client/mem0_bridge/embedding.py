"""Our embedder as mem0 asks for one; and one for where no vector is needed."""

from __future__ import annotations

from collections.abc import Sequence

from client.mem0_bridge.quiet import EmbeddingBase
from client.models.port import Embedder


class AccountEmbedding(EmbeddingBase):  # type: ignore[misc]  # mem0 has no types
    """Questions and stored texts with the prefixes that the model was trained with."""

    def __init__(self, embedder: Embedder) -> None:
        super().__init__()
        self.config.embedding_dims = embedder.dimensions
        self._embedder = embedder

    def embed(self, text: str, memory_action: str | None = None) -> list[float]:
        """One vector."""
        return self._embedder.query(text) if memory_action == "search" else self._embedder.passages([text])[0]

    def embed_batch(self, texts: Sequence[str], memory_action: str = "add") -> list[list[float]]:
        """One vector each."""
        return [self.embed(text, memory_action) for text in texts]


class NoEmbedding(EmbeddingBase):  # type: ignore[misc]  # mem0 has no types
    """Every text is the same: for a store that nobody searches."""

    def embed(self, text: str, memory_action: str | None = None) -> list[float]:
        """One number."""
        return [0.0]
