"""When does a search begin? When whoever types makes a pause."""

from __future__ import annotations

import asyncio
from typing import Final

import flet as ft

TYPING_SECONDS: Final = 0.3


async def settled(field: ft.TextField) -> bool:
    """Wait for a pause; whether nothing more was typed meanwhile: else a later call goes on."""
    typed = field.value or ""
    await asyncio.sleep(TYPING_SECONDS)
    return typed == (field.value or "")
