"""mem0, imported so that it says nothing to anybody: the only file that imports it; the others take from here.

At import mem0 reads its switches from the environment and writes a folder of its own. So both are set here and nowhere
else, before the import: no telemetry, and for its folder one that is gone again afterwards. It would download a
language model for English where spaCy is installed without one, and log memories word for word: neither happens.
"""

from __future__ import annotations

import logging
import os
import sys
import tempfile

from client.errors import Refused

if "mem0.memory.telemetry" in sys.modules and sys.modules["mem0.memory.telemetry"].MEM0_TELEMETRY:
    raise Refused("mem0-speaks")
os.environ["MEM0_TELEMETRY"] = "False"  # noqa: TID251  a switch of the library, not a setting of ours
logging.getLogger("mem0").setLevel(logging.CRITICAL + 1)

_unseen = "fastembed" not in sys.modules
if _unseen:  # its Qdrant part, which is imported along, would start an engine that leaves a file of its own in the home
    sys.modules["fastembed"] = None  # type: ignore[assignment]  # "not installed"

with tempfile.TemporaryDirectory(prefix="gieok-mem0-") as _folder:
    os.environ["MEM0_DIR"] = _folder  # noqa: TID251  see above
    from mem0 import Memory
    from mem0.configs.base import MemoryConfig
    from mem0.configs.llms.base import BaseLlmConfig
    from mem0.embeddings.base import EmbeddingBase
    from mem0.embeddings.configs import EmbedderConfig
    from mem0.exceptions import LLMError
    from mem0.llms.base import LLMBase
    from mem0.llms.configs import LlmConfig
    from mem0.memory.main import _build_session_scope as session_scope
    from mem0.memory.storage import SQLiteManager
    from mem0.utils import spacy_models
    from mem0.utils.factory import EmbedderFactory, LlmFactory, VectorStoreFactory
    from mem0.vector_stores.base import VectorStoreBase
    from mem0.vector_stores.configs import VectorStoreConfig

if _unseen:
    del sys.modules["fastembed"]

# Our index cuts words itself, in three languages; a lemmatizer for English leaves nothing of some texts.
spacy_models._load_failed_full = spacy_models._load_failed_lemma = True  # noqa: SLF001  it offers no switch for it

__all__ = [
    "BaseLlmConfig",
    "EmbedderConfig",
    "EmbedderFactory",
    "EmbeddingBase",
    "LLMBase",
    "LLMError",
    "LlmConfig",
    "LlmFactory",
    "Memory",
    "MemoryConfig",
    "SQLiteManager",
    "VectorStoreBase",
    "VectorStoreConfig",
    "VectorStoreFactory",
    "session_scope",
]
