"""What every screen of one open window has in common: the engine, the words, the guard, the sentences at the bottom."""

from __future__ import annotations

from dataclasses import dataclass

import flet as ft

from client.engine import Engine
from client.kit.words import Words
from client.ui.guard import Guard
from client.ui.snacks import Snacks


@dataclass(slots=True)
class Shell:
    """Handed down to the screens; `words` changes with the customer's language."""

    page: ft.Page
    engine: Engine
    words: Words
    guard: Guard
    snacks: Snacks
