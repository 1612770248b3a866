"""`gieok settings`: what was chosen for this account, and choosing."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import asdict

from client.engine import Engine
from client.errors import Refused
from client.kit.words import Words

Printed = tuple[dict[str, object], str]


async def settings(engine: Engine, given: argparse.Namespace, words: Words) -> Printed:
    """Every choice in force, after the change where one was asked for. Raises Refused."""
    names = list(asdict(engine.preferences.get()))
    if change := _change(given.words, names):
        engine.preferences.set(*change)
    chosen, allowed = asdict(engine.preferences.get()), engine.bundles.config().conversation_search
    lines = [f"{name}: {value}" for name, value in chosen.items()]
    if not allowed:
        lines.append(words.text("cli-chats-not-allowed"))
    return {"settings": chosen, "service_allows": {"conversation_search": allowed}}, "\n".join(lines)


def _change(said: Sequence[str], names: Sequence[str]) -> tuple[str, str] | None:
    """`set NAME VALUE`, or without `set`; None for `list` and for nothing at all. Raises Refused."""
    rest = said[1:] if said and said[0] in {"list", "set"} else said
    if not rest and (not said or said[0] == "list"):
        return None
    if not rest or said[0] == "list" or rest[0] not in names:
        raise Refused("setting-unknown", name=rest[0] if rest else "-", names=", ".join(names))
    if len(rest) != 2:
        raise Refused("settings-value-missing", name=rest[0])
    return rest[0], rest[1]
