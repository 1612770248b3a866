"""What does mem0 make of some messages? Its own pipeline over a store that lives only for this call."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from client.mem0_bridge.embedding import NoEmbedding
from client.mem0_bridge.llm import ChosenModel
from client.mem0_bridge.quiet import (
    EmbedderConfig,
    LlmConfig,
    LLMError,
    Memory,
    MemoryConfig,
    SQLiteManager,
    VectorStoreBase,
    VectorStoreConfig,
)
from client.models.port import ChatModel
from shared.errors import GieokError

ASKED_FOR = (
    "Write each memory in the language of the user's messages. Add to each memory object: "
    '"quote": the words of the user that say it, copied verbatim from one message; '
    '"kind": "event", "decision", "agreement", "attribute" or "preference"; '
    '"day": the ISO day on which it happened, or null.'
)
_WHO = "customer"


def propose(model: ChatModel, messages: Sequence[Mapping[str, str]]) -> list[Mapping[str, object]]:
    """The memories that mem0 would add, with what the model said beside each. Raises what the model raises."""
    asked = ChosenModel(model)
    pipeline = _Pipeline(asked)
    try:
        added = pipeline.add([dict(message) for message in messages], user_id=_WHO, prompt=ASKED_FOR)["results"]
    except LLMError as error:
        if isinstance(error.__cause__, GieokError):
            raise error.__cause__ from error
        raise
    finally:
        pipeline.close()
    beside = {str(one["text"]): one for one in asked.memories}
    return [{**beside.get(one["memory"], {}), "text": one["memory"]} for one in added]


class _Pipeline(Memory):  # type: ignore[misc]  # mem0 has no types
    """mem0 without a disk: nothing is known before, and what it adds is only read back."""

    def __init__(self, model: ChosenModel) -> None:
        self.config = MemoryConfig.model_construct(
            vector_store=VectorStoreConfig.model_construct(provider=_WHO, config=None),
            llm=LlmConfig.model_construct(provider=_WHO, config={}),
            embedder=EmbedderConfig.model_construct(provider=_WHO, config={}),
        )
        self.embedding_model, self.vector_store, self.llm = NoEmbedding(), _Nowhere(), model
        self.db = SQLiteManager(":memory:")
        self.collection_name, self.api_version = _WHO, "v1.1"
        self.custom_instructions = self.reranker = self._entity_store = None


class _Nowhere(VectorStoreBase):  # type: ignore[misc]  # mem0 has no types
    """Takes everything, finds nothing."""

    def create_col(self, name: str, vector_size: int, distance: str) -> None: ...

    def insert(self, vectors: object, payloads: object = None, ids: object = None) -> None: ...

    def search(self, query: str, vectors: object, top_k: int = 5, filters: object = None) -> list[object]:
        return []

    def delete(self, vector_id: str) -> None: ...

    def update(self, vector_id: str, vector: object = None, payload: object = None) -> None: ...

    def get(self, vector_id: str) -> None: ...

    def list_cols(self) -> list[str]:
        return []

    def delete_col(self) -> None: ...

    def col_info(self) -> dict[str, object]:
        return {}

    def list(self, filters: object = None, top_k: int | None = None) -> list[list[object]]:
        return [[]]

    def reset(self) -> None: ...
