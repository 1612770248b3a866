"""Which copies stay with the service when something goes here? Said before a deletion, and after a retraction."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from client.kit import theme
from client.kit.parts import quiet
from client.kit.when import day_of, said_day
from client.notebook.agreements import Copy
from client.ui.shell import Shell


def copies_stay(shell: Shell, copies: Sequence[Copy]) -> list[ft.Control]:
    """One sentence below a question; none where nothing stays."""
    return [quiet(sentence, size=theme.SMALL) for sentence in said_copies(shell, copies)]


def said_copies(shell: Shell, copies: Sequence[Copy]) -> list[str]:
    """The sentence, if there is one."""
    words, engine = shell.words, shell.engine
    if not copies:
        return []
    if len(copies) > 1:
        return [words.text("evidence-copies-stay", count=len(copies))]
    zone = engine.preferences.get().zone
    day = said_day(words, day_of(copies[0].until, zone), day_of(engine.settings.clock(), zone))
    return [words.text("evidence-copy-stays", day=day)]
