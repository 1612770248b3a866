"""Lines of standard input, one at a time, without a thread that Ctrl-C could not end.

A terminal or a pipe is watched by the event loop; a regular file never blocks. Bytes that are no UTF-8 become U+FFFD.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator

CHUNK = 65_536  # bytes


async def lines(prompt: str) -> AsyncIterator[str]:
    """Each line without its end, until the input ends; `prompt` is printed before each is waited for."""
    source = sys.stdin.fileno()
    held = b""
    while True:
        print(prompt, end="", flush=True)
        while b"\n" not in held:
            await _ready(source)
            piece = os.read(source, CHUNK)
            if not piece:
                if held.strip():
                    yield held.decode("utf-8", "replace")
                return
            held += piece
        line, _, held = held.partition(b"\n")
        yield line.decode("utf-8", "replace").removesuffix("\r")


async def _ready(source: int) -> None:
    loop = asyncio.get_running_loop()
    came = asyncio.Event()
    try:
        loop.add_reader(source, came.set)
    except PermissionError:  # a regular file can't be watched and needs no waiting
        return
    try:
        await came.wait()
    finally:
        loop.remove_reader(source)
