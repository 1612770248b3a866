"""On the old phone: where did its memory go, and what can be done about the one that stayed?"""

from __future__ import annotations

from client.engine import Engine
from client.kit.when import said_moment
from client.kit.words import Words


def notice(engine: Engine, words: Words) -> str:
    """One sentence, after each command until it was answered; empty where there is nothing to tell."""
    moved = engine.backup.moved()
    if moved is None:
        return ""
    when = said_moment(words, moved.at, engine.preferences.get().zone, engine.settings.clock())
    return words.text("backup-moved", to=moved.to, when=when)
