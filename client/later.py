"""What is loaded only when it is asked for? The window must be there first."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING

from client.memory.accounts import Account
from client.memory.fact import Fact, Kind
from client.models.port import ChatModel, Embedder
from client.notebook.correcting import Matter
from client.search.meaning import Meaning
from client.settings import AccountSource
from client.store.database import Database
from shared.clock import Clock
from shared.formats.config import ServiceConfig

if TYPE_CHECKING:
    from client.learning.pipeline import Learner


def learner(
    extractor: str,
) -> Callable[[ChatModel, ServiceConfig, Database, str, Clock, Callable[[], Embedder | None]], Learner]:
    """What reads a conversation: the app's own pipeline, or mem0 behind its bridge."""
    if extractor != "mem0":
        from client.learning.learners import learner_for

        return learner_for
    from client.mem0_bridge.extract import learner_with_mem0

    return learner_with_mem0


def matter(old: Fact, statement: str, kind: Kind, at: datetime) -> Matter:
    """What a sentence that the customer wrote is about."""
    from client.learning import by_hand  # some hundred patterns: not while the window opens

    return by_hand.matter(old, statement, kind, at)


def ask(source: AccountSource) -> Account:
    """What an account system says of its current user."""
    from client.net.current_user import current_user

    return current_user(source)


def meaning() -> Meaning | None:
    """Search by meaning, where its model is installed."""
    from client.models.embedder import load_embedder

    embedder = load_embedder()
    return None if embedder is None else Meaning(embedder)


def no_meaning() -> Meaning | None:
    """Where it was switched off."""
    return None
