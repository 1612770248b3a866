"""`gieok settings`: what was chosen for this account, and choosing."""

from __future__ import annotations

import argparse
from dataclasses import asdict

from client.engine import Engine
from client.errors import Refused
from client.kit.words import Words

Printed = tuple[dict[str, object], str]


async def settings(engine: Engine, given: argparse.Namespace, words: Words) -> Printed:
    """Every choice in force, after the change where one was asked for. Raises Refused."""
    if given.name is not None:
        if given.value is None:
            raise Refused("settings-value-missing", name=given.name)
        engine.preferences.set(given.name, given.value)
    chosen, allowed = asdict(engine.preferences.get()), engine.bundles.config().conversation_search
    lines = [f"{name}: {value}" for name, value in chosen.items()]
    if not allowed:
        lines.append(words.text("cli-chats-not-allowed"))
    return {"settings": chosen, "service_allows": {"conversation_search": allowed}}, "\n".join(lines)
