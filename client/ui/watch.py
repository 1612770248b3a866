"""What is looked after as long as windows are open? Once a second: deleted, unused, or worth another try?"""

from __future__ import annotations

import asyncio
import logging
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING, Any, Final

from client.ui.gate.reasons import PASSES
from client.ui.gate.state import Shut

if TYPE_CHECKING:
    from client.ui.tabs import Tabs

log: Final = logging.getLogger("gieok.ui")
WATCH_SECONDS: Final = 1.0
AGAIN_ROUNDS: Final = 3  # of watching, until what passes of itself is tried again


async def watch(tabs: Tabs, turn: AbstractAsyncContextManager[Any]) -> None:
    """Until it is cancelled. Each round is one `turn`: whoever has it cancels nothing half done."""
    rounds = 0
    while True:
        await asyncio.sleep(WATCH_SECONDS)
        rounds += 1
        async with turn:
            try:
                await look(tabs, again=rounds % AGAIN_ROUNDS == 0)
            except Exception as error:  # noqa: BLE001  one bad round must not end it: windows lock and recover by it
                log.warning("the windows could not be looked after: %s", type(error).__name__)


async def look(tabs: Tabs, *, again: bool) -> None:
    """One round."""
    gate = tabs.gate
    if gate.engine is not None and gate.engine.gone():
        await tabs.renew()
    elif isinstance(gate.now, Shut) and gate.now.reason in PASSES and again:
        await gate.open()
        await tabs.turn()
    else:
        await tabs.look()
