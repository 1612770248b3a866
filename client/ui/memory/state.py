"""What does the customer's edit of the block begin with, and may it be saved? Knows and acts; draws nothing.

The last write wins everywhere but here: a save rereads, and where the block has changed since the edit began it says so
and keeps the draft. The second press overwrites; loading drops the draft.
"""

from __future__ import annotations

import asyncio
from typing import Final, Literal

from client.engine import Engine
from client.memory.block import clean
from client.memory.secrets import Secret
from client.notebook.block import Block, Conflict
from client.notebook.changes import BlockChange
from shared.text import count, visible

Outcome = Literal["saved", "unchanged", "empty", "conflict"]

EMPTY: Final = Block(text="", used=0, limit=0, lines=())


class MemoryState:
    """The block as it was when this edit began, and whether a conflict was already shown."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.block = EMPTY
        self.conflict = False
        self.masked: frozenset[Secret] = frozenset()  # kinds of secrets that the last save did not keep
        self.changes: list[BlockChange] = []
        self.zone = ""
        self.undoable: str | None = None  # the conversation whose last change can be taken back

    async def load(self) -> Block:
        """Read the block anew; a draft is dropped."""
        self.block = await asyncio.to_thread(self._engine.notebook.block)
        self.conflict = False
        await self.look_back()
        return self.block

    async def look_back(self) -> None:
        """What changed lately, and whether the last change can be taken back."""
        notebook = self._engine.notebook
        self.zone = (await asyncio.to_thread(self._engine.preferences.get)).zone
        self.changes = await asyncio.to_thread(notebook.block_changes)
        self.undoable = await asyncio.to_thread(notebook.undoable_block)

    async def undo(self) -> Block:
        """Take back the conversation's last change. Raises Refused (block-nothing-to-undo, block-changed-since)."""
        await asyncio.to_thread(self._engine.notebook.undo_block, self.undoable or "")
        return await self.load()

    def changed(self, draft: str) -> bool:
        """Is this something else than what the edit began with?"""
        return clean(draft) != self.block.text

    def used(self, draft: str) -> int:
        """How much of the limit this text takes: the same count as the header and the store."""
        return count(visible(draft))

    async def save(self, draft: str) -> Outcome:
        """Save, or say why not. Raises Refused (block-too-long, block-service-line); the draft stays the caller's."""
        if not clean(draft):
            return "empty"
        if not self.changed(draft) and not self.conflict:
            return "unchanged"
        seen, overwrite = self.block.text, self.conflict
        save = self._engine.notebook.save_block
        result = await asyncio.to_thread(lambda: save(draft, seen, overwrite=overwrite))
        if isinstance(result, Conflict):
            self.conflict = True
            return "conflict"
        self.block, self.conflict, self.masked = result.block, False, result.masked
        await self.look_back()
        return "saved"

    async def clear(self) -> int:
        """Delete everything, for good; returns how many lines went."""
        gone = await asyncio.to_thread(self._engine.notebook.clear_block)
        await self.load()
        return gone
