"""How is something made in a thread that the end of the process need not wait for?"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from threading import Thread
from typing import TypeVar

_Made = TypeVar("_Made")


def in_thread(work: Callable[[], _Made]) -> asyncio.Future[_Made]:
    """Like `asyncio.to_thread`, but the end of the process does not wait for it."""
    made: Future[_Made] = Future()
    made.set_running_or_notify_cancel()  # from here on only the work decides; whoever waits may give up

    def run() -> None:
        try:
            made.set_result(work())
        except BaseException as error:  # noqa: BLE001  raised again where it is awaited
            made.set_exception(error)

    Thread(target=run, daemon=True).start()
    return asyncio.wrap_future(made)
