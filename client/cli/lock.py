"""`gieok lock`: a passphrase on the account's key. It is asked for, never an argument."""

from __future__ import annotations

import argparse
import asyncio
import sys

from client.cli import secret
from client.engine import Engine
from client.kit.words import Words

Printed = tuple[dict[str, object], str]


async def lock(engine: Engine, given: argparse.Namespace, words: Words) -> Printed:
    """Set, change, take off, tell. The passphrase that opened the account for this command is the old one."""
    door, old = engine.lock, given.passphrase or ""
    match given.action:
        case "set":
            print(words.text("lock-forgotten-warning"), file=sys.stderr)
            new = secret.new_passphrase(words)
            await asyncio.to_thread(door.set, new, idle=given.idle, on_pause=given.on_pause == "on")
            said = words.text("lock-set-done")
        case "change":
            await asyncio.to_thread(door.check, old)
            await asyncio.to_thread(door.change, old, secret.new_passphrase(words))
            said = words.text("lock-change-done")
        case "off":
            await asyncio.to_thread(door.remove, old)
            said = words.text("lock-off-done")
        case _:
            said = ""
    standing = door.standing()
    if standing is None:
        return {"locked": False}, said or words.text("lock-status-none")
    document: dict[str, object] = {"locked": True, "idle_minutes": standing.idle, "on_pause": standing.on_pause}
    lines = [said] if said else []
    lines.append(words.text("lock-status-idle", minutes=standing.idle))
    lines.append(words.text("lock-status-pause" if standing.on_pause else "lock-status-no-pause"))
    return document, "\n".join(lines)
