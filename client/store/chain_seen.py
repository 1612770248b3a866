"""How far did this device follow the service's chain of evidence? A later look has to find that very link again."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Final

from client.store import meta
from client.store.database import Database

_SEEN: Final = "evidence_seen"


@dataclass(frozen=True, slots=True)
class Seen:
    """The last link of a server's chain, when it was followed last."""

    server: str
    place: int
    link: str


def seen(database: Database, server: str) -> Seen | None:
    """Of this server."""
    text = meta.read(database, _SEEN)
    found = None if text is None else Seen(**json.loads(text))
    return found if found is not None and found.server == server else None


def remember(database: Database, value: Seen) -> None:
    """From now on it is this one."""
    meta.write(database, _SEEN, json.dumps(asdict(value)))
