"""mem0's own `Memory` on one account's encrypted file: its add, search, get_all, update, delete and history."""

from __future__ import annotations

from client.errors import Unavailable
from client.mem0_bridge.embedding import AccountEmbedding
from client.mem0_bridge.history import AccountHistory
from client.mem0_bridge.llm import ChosenModel
from client.mem0_bridge.quiet import (
    EmbedderConfig,
    EmbeddingBase,
    LlmConfig,
    Memory,
    MemoryConfig,
    VectorStoreConfig,
    VectorStoreFactory,
    session_scope,
)
from client.mem0_bridge.vectors import AccountVectors, StoreConfig
from client.models.port import ChatModel, Embedder
from client.store import mem0_rows
from client.store.database import Database
from shared.clock import Clock
from shared.ids import Ids

PROVIDER = "gieok"
COLLECTION = "mem0"

VectorStoreFactory.provider_to_class[PROVIDER] = f"{AccountVectors.__module__}.{AccountVectors.__name__}"


class AccountMemory(Memory):  # type: ignore[misc]  # mem0 has no types
    """mem0 with its parts made by us instead of by name: an open file and a loaded model are no words of a config."""

    def __init__(
        self, config: StoreConfig, embedding: EmbeddingBase, model: ChosenModel, history: AccountHistory
    ) -> None:
        self.config = _config(config)
        self.embedding_model = embedding
        self.vector_store = VectorStoreFactory.create(PROVIDER, config)
        self.llm = model
        self.db = history
        self.collection_name = config.collection_name
        self.api_version = self.config.version
        self.custom_instructions = None
        self.reranker = None
        self._entity_store = None
        self._database = config.database

    def delete_all(self, user_id: str | None = None, agent_id: str | None = None, run_id: str | None = None) -> object:
        """As mem0 does, and what was last said in that scope goes too."""
        done = super().delete_all(user_id=user_id, agent_id=agent_id, run_id=run_id)
        scope = {"user_id": user_id, "agent_id": agent_id, "run_id": run_id}
        mem0_rows.forget_messages(self._database, session_scope({k: v for k, v in scope.items() if v}))
        self._database.truncate_log()
        return done

    def reset(self) -> None:
        """Everything goes: memories, history, messages."""
        self.db.reset()
        self.vector_store.reset()


def open_memory(
    database: Database, embedder: Embedder | None, *, clock: Clock, ids: Ids, model: ChatModel | None = None
) -> AccountMemory:
    """mem0 on this file. Raises Unavailable (mem0-no-embedder). Without a model only `infer=False` can be added."""
    if embedder is None:
        raise Unavailable("mem0-no-embedder")
    config = StoreConfig(COLLECTION, embedder.dimensions, database)
    return AccountMemory(config, AccountEmbedding(embedder), ChosenModel(model), AccountHistory(database, clock, ids))


def _config(store: StoreConfig) -> MemoryConfig:
    """Past mem0's own check, which knows only the names of its own providers."""
    return MemoryConfig.model_construct(
        vector_store=VectorStoreConfig.model_construct(provider=PROVIDER, config=store),
        llm=LlmConfig.model_construct(provider=PROVIDER, config={}),
        embedder=EmbedderConfig.model_construct(provider=PROVIDER, config={}),
        history_db_path=":memory:",
        reranker=None,
        version="v1.1",
        custom_instructions=None,
    )
