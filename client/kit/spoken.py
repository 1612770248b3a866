"""Which language does the device of a window speak? The browser's own list, or the phone's; asked of the page."""

from __future__ import annotations

import asyncio
from typing import Final

import flet as ft

from client.kit.words import LANGUAGES, Language

ASKING_SECONDS: Final = 2.0  # a page that does not say is drawn without knowing


async def spoken(page: ft.Page) -> Language | None:
    """The first of its languages that is one of ours; None where none is, or where the page does not say."""
    try:
        async with asyncio.timeout(ASKING_SECONDS):
            device = await page.get_device_info()
    except Exception:  # noqa: BLE001  Flet raises what it likes here, and a window opens all the same
        return None
    named = [place.language_code for place in device.locales] if device is not None else []
    heads = [name.replace("_", "-").split("-", 1)[0].lower() for name in named]
    return next((known for head in heads for known in LANGUAGES if known == head), None)
