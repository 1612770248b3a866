"""What has every screen of one open window at hand, whatever app it belongs to? Page, words, guard, sentences below."""

from __future__ import annotations

from dataclasses import dataclass

import flet as ft

from client.kit.guard import Guard
from client.kit.snacks import Snacks
from client.kit.words import Words


@dataclass(slots=True)
class Shell:
    """Handed down to the screens; `words` changes with the reader's language."""

    page: ft.Page
    words: Words
    guard: Guard
    snacks: Snacks
