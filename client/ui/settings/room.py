"""How much room does the memory take here, and how is some made? A sheet of sizes by kind, and what may go safely."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import flet as ft

from client.kit import theme
from client.kit.amounts import said_size
from client.kit.parts import ask, close, heading, panel, quiet, said, show_sheet
from client.kit.words import Words
from client.ui.shell import Shell

if TYPE_CHECKING:
    from client.store.sizes import Sizes


async def show_room(shell: Shell, to_talks: Callable[[], Awaitable[None]]) -> ft.BottomSheet:
    """Open the sheet; `to_talks` leads to where conversations are deleted."""
    words, engine = shell.words, shell.engine
    sizes = await asyncio.to_thread(engine.sizes)
    exported = await asyncio.to_thread(engine.transfer.exported)

    async def talks() -> None:
        close(sheet)
        await to_talks()

    async def drop() -> None:
        await asyncio.to_thread(engine.transfer.drop_exported)
        close(sheet)
        shell.snacks.say(words.text("room-dropped"))

    def sure() -> None:
        ask(
            shell.page,
            title=words.text("room-drop-exports-ask"),
            text=words.text("room-drop-exports-text", size=said_size(words, exported)),
            yes=words.text("room-drop-exports"),
            no=words.text("ui-cancel"),
            press=shell.guard(drop),
        )

    rows: list[ft.Control] = [
        panel(_lines(words, _by_kind(sizes))),
        panel(_lines(words, {"file": sizes.file, "exports": exported, "free": sizes.free})),
        heading(words.text("room-free-how")),
        quiet(words.text("room-free-talks"), size=theme.SMALL),
        ft.Row([ft.OutlinedButton(words.text("room-to-talks"), on_click=shell.guard(talks))], wrap=True),
    ]
    if exported:
        button = ft.OutlinedButton(words.text("room-drop-exports"), on_click=shell.guard(sure))
        rows.append(ft.Row([button], wrap=True))
    sheet = show_sheet(shell.page, words.text("room-title"), rows, tall=True)
    return sheet


def _by_kind(sizes: Sizes) -> dict[str, int]:
    """The contents, and what is left of the file: its order and the room that is used again."""
    return {**sizes.kinds, "rest": max(0, sizes.file - sum(sizes.kinds.values()))}


def _lines(words: Words, figures: dict[str, int]) -> list[ft.Control]:
    return [
        ft.Row(
            [
                said(words.text(f"room-{name}"), size=theme.SMALL, expand=True),
                said(said_size(words, size), size=theme.SMALL),
            ]
        )
        for name, size in figures.items()
    ]
