"""Which pieces does a small space have? Keys and shelves of all of them, kept in memory until one comes or goes.

For pages and their names, which change when the service publishes. Facts and chats are too many, and change too often.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from client.store import index
from client.store.database import Database
from client.store.index import Item

PIECES_KEPT = 500  # about 4 KB each
SmallSpace = Literal["pages", "names"]


@dataclass(frozen=True, slots=True, eq=False)
class Labels:
    """What belongs to what in one space."""

    keys: Mapping[int, str]  # of each item
    shelves: Mapping[int, str]  # of each item
    items: Mapping[str, tuple[int, ...]]  # of each key
    read: dict[int, Item] = field(default_factory=dict)  # pieces that a search looked at: the next one often does too

    def of(self, keys: Iterable[str]) -> list[int]:
        """All items of these keys."""
        return [item for key in keys for item in self.items.get(key, ())]

    def pieces(self, database: Database, wanted: Collection[int]) -> dict[int, Item]:
        """These pieces whole; one that is gone is left out."""
        if len(self.read) > PIECES_KEPT:
            self.read.clear()
        if missing := [item for item in wanted if item not in self.read]:
            self.read.update(index.items(database, missing))
        return {item: self.read[item] for item in wanted if item in self.read}


def labels(database: Database, space: SmallSpace) -> Labels:
    """As they are now; read anew only where the space's stamp is another."""
    row = database.one("SELECT items FROM search_space WHERE space = ?", (space,))
    stamp = row["items"] if row else None
    kept = database.kept.get(space)
    if kept is None or kept[0] != stamp:
        kept = database.kept[space] = (stamp, _read(database, space))
    found = kept[1]
    assert isinstance(found, Labels)  # noqa: S101  nobody else keeps anything under this name
    return found


def _read(database: Database, space: SmallSpace) -> Labels:
    rows = database.all("SELECT id, key, shelf FROM search_item WHERE space = ? ORDER BY id", (space,))
    items: dict[str, tuple[int, ...]] = {}
    for row in rows:
        items[row["key"]] = (*items.get(row["key"], ()), row["id"])
    return Labels({row["id"]: row["key"] for row in rows}, {row["id"]: row["shelf"] for row in rows}, items)
