"""Which copies stay with the service when something is deleted here? Said in the question, before the answer."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from client.kit import theme
from client.kit.parts import quiet
from client.kit.when import day_of, said_day
from client.notebook.agreements import Copy
from client.ui.shell import Shell


def copies_stay(shell: Shell, copies: Sequence[Copy]) -> list[ft.Control]:
    """One sentence; none where nothing stays."""
    words, engine = shell.words, shell.engine
    if not copies:
        return []
    if len(copies) > 1:
        return [quiet(words.text("evidence-copies-stay", count=len(copies)), size=theme.SMALL)]
    zone = engine.preferences.get().zone
    day = said_day(words, day_of(copies[0].until, zone), day_of(engine.settings.clock(), zone))
    return [quiet(words.text("evidence-copy-stays", day=day), size=theme.SMALL)]
