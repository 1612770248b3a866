"""Is what somebody writes kept? In the encrypted store, half a second after the last letter, and off the event loop."""

from __future__ import annotations

import asyncio
from typing import Final

from client.ui.chat.composer import Composer
from client.ui.chat.state import ChatState
from client.ui.shell import Shell

PAUSE_SECONDS: Final = 0.5


class Drafts:
    """The draft of the conversation on the screen. Of a temporary one nothing is kept."""

    def __init__(self, shell: Shell, state: ChatState) -> None:
        self._shell = shell
        self._state = state
        self._planned: asyncio.TimerHandle | None = None
        self._saving: set[asyncio.Task[None]] = set()
        self._one_by_one = asyncio.Lock()  # an older text must not come after a newer one
        self.composer: Composer | None = None  # joined once both are made

    def touched(self) -> None:
        """Something was typed: keep it when there is a pause. Costs a timer and nothing else."""
        self._forget()
        self._planned = asyncio.get_running_loop().call_later(PAUSE_SECONDS, self._begin)

    async def arrive(self) -> None:
        """What was left in this conversation comes back, unless something is being written already."""
        if self.composer is not None and self._state.temporary is None and not self.composer.draft:
            here = self._state.conversation
            draft = await asyncio.to_thread(self._shell.engine.drafts.read, here)
            if here == self._state.conversation and self._state.temporary is None:
                self.composer.bring(draft)

    async def leave(self) -> None:
        """Another conversation comes, or the window goes: what was typed last is kept, and the field is free."""
        await self.settle()
        if self.composer is not None:
            self.composer.empty()

    async def settle(self) -> None:
        """What waits for a pause is kept now."""
        if self._planned is not None:
            self._forget()
            await self._save()
        if self._saving:
            await asyncio.wait(set(self._saving))

    def sent(self) -> None:
        """The field was sent: nothing of it is kept any more. The conversation's state takes the draft away."""
        self._forget()

    def _forget(self) -> None:
        if self._planned is not None:
            self._planned.cancel()
            self._planned = None

    def _begin(self) -> None:
        self._planned = None
        task = asyncio.ensure_future(self._shell.guard.run(self._save))
        self._saving.add(task)
        task.add_done_callback(self._saving.discard)

    async def _save(self) -> None:
        async with self._one_by_one:
            if self.composer is not None and self._state.temporary is None:
                draft, here = self.composer.draft, self._state.conversation
                await asyncio.to_thread(self._shell.engine.drafts.keep, here, draft)
