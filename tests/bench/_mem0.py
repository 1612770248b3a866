"""mem0 beside ours: its own `Memory` over a local Qdrant, with the same embedder, as someone would have it who uses mem0.

Telemetry is off and its home is redirected before it is imported; no model is asked (`infer=False`) and nothing is sent.
Its scoring is dense + BM25 + entities where its optional packages are there: BM25 with `fastembed` (the stop words that
fastembed would download are left out, so nothing is fetched), entities and English lemmas with `spacy` and en_core_web_sm. Without
them a plain `pip install mem0ai` searches by vectors alone; `scoring` says which it was.
"""

from __future__ import annotations

import importlib.util
import logging
import os
from pathlib import Path
from typing import Any

from client.models.port import Embedder

USER = "bench"


class Mem0Side:
    """Texts in a mem0 of its own below `folder`; one user, text as it is."""

    def __init__(self, folder: Path, embedder: Embedder) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        os.environ["MEM0_TELEMETRY"] = "False"
        os.environ["MEM0_DIR"] = str(folder / "mem0")
        for name in ("mem0", "qdrant_client"):
            logging.getLogger(name).setLevel(logging.ERROR)
        from mem0 import Memory
        from mem0.memory import telemetry

        if telemetry.MEM0_TELEMETRY:
            raise RuntimeError("mem0 was imported before its telemetry was switched off")
        _fetch_no_models()
        self.memory: Any = Memory.from_config(
            {
                "vector_store": {
                    "provider": "qdrant",
                    "config": {
                        "collection_name": "bench",
                        "embedding_model_dims": embedder.dimensions,
                        "path": str(folder / "qdrant"),
                        "on_disk": True,
                    },
                },
                "embedder": {"provider": "openai", "config": {"api_key": "none"}},
                "llm": {"provider": "openai", "config": {"api_key": "none"}},
                "history_db_path": str(folder / "history.db"),
            }
        )
        self.memory.embedding_model = _Same(embedder)
        store = self.memory.vector_store
        store._bm25_encoder = _bm25(folder / "bm25")
        lemmas = importlib.util.find_spec("en_core_web_sm") is not None
        parts = {"dense": True, "BM25": bool(store._bm25_encoder), "English lemmas and entities": lemmas}
        self.scoring = " + ".join(part for part, there in parts.items() if there)
        self._keys: dict[str, str] = {}

    def add(self, texts: dict[str, str]) -> None:
        """Every text as one memory."""
        for key, text in texts.items():
            made = self.memory.add(text, user_id=USER, infer=False)["results"]
            self._keys[made[0]["id"]] = key

    def find(self, query: str, top: int) -> list[str]:
        """Keys of the best texts, best first."""
        found = self.memory.search(query, filters={"user_id": USER}, top_k=top, threshold=0.0)["results"]
        return [self._keys[one["id"]] for one in found]

    def close(self) -> None:
        """Its files may be deleted afterwards."""
        self.memory.vector_store.client.close()
        self.memory.close()


class _Same:
    """The embedder of the other side, as mem0 asks for one."""

    def __init__(self, embedder: Embedder) -> None:
        self._embedder = embedder
        self.config = type("Config", (), {"embedding_dims": embedder.dimensions})()

    def embed(self, text: str, memory_action: str | None = None) -> list[float]:
        if memory_action == "search":
            return self._embedder.query(text)
        return self._embedder.passages([text])[0]

    def embed_batch(self, texts: list[str], memory_action: str = "add") -> list[list[float]]:
        return [self.embed(text, memory_action) for text in texts]


def _fetch_no_models() -> None:
    """Where spaCy is there without its model, mem0 would download one."""
    from mem0.utils import spacy_models

    if importlib.util.find_spec("spacy") is None or importlib.util.find_spec("en_core_web_sm") is None:
        spacy_models._load_failed_full = spacy_models._load_failed_lemma = True


def _bm25(folder: Path) -> Any:
    """mem0's encoder, from a folder that needs no download; False as mem0 writes it where there is none."""
    if importlib.util.find_spec("fastembed") is None:
        return False
    from fastembed import SparseTextEmbedding

    folder.mkdir(parents=True, exist_ok=True)
    (folder / "english.txt").write_text("")
    return SparseTextEmbedding(model_name="Qdrant/bm25", specific_model_path=str(folder))
