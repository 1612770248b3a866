"""Which parts of the client are loaded only when somebody asks for them? The window's first frame waits for none."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from client.errors import Refused
from client.memory.accounts import Account
from client.models.port import ChatModel, Embedder
from client.search.meaning import Meaning
from client.settings import AccountSource, Settings
from client.store.database import Database
from shared.clock import Clock
from shared.formats.config import ServiceConfig

if TYPE_CHECKING:
    from client.learning.pipeline import Learner
    from client.net.accounts import Accounts


def root(settings: Settings) -> bytes | None:
    """The app's own trust root. Raises Refused("settings-trust-root-unreadable")."""
    if settings.trust_root is None:
        return None
    try:
        return settings.trust_root.read_bytes()
    except OSError as error:
        raise Refused("settings-trust-root-unreadable", file=settings.trust_root.name) from error


def learner(
    extractor: str,
) -> Callable[[ChatModel, ServiceConfig, Database, str, Clock, Callable[[], Embedder | None]], Learner]:
    """Who reads conversations for facts: this app, or mem0."""
    if extractor != "mem0":
        from client.learning.learners import learner_for

        return learner_for
    from client.mem0_bridge.extract import learner_with_mem0

    return learner_with_mem0


def ask(source: AccountSource) -> Account:
    """Who the current user of another system is."""
    from client.net.current_user import current_user

    return current_user(source)


def accounts(server: str, token: str) -> Accounts:
    """The line to the server's accounts."""
    from client.net.accounts import Accounts

    return Accounts(server, token)


def load_meaning() -> Meaning | None:
    """Search by meaning, where its package is installed."""
    from client.models.embedder import load_embedder

    embedder = load_embedder()
    return None if embedder is None else Meaning(embedder)


def no_meaning() -> Meaning | None:
    """Where the settings want none."""
    return None
