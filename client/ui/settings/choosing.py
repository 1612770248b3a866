"""One of several: a sheet with each possible value, the one in force marked."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

import flet as ft

from client.kit.parts import close, show_sheet
from client.ui.shell import Shell


def choose_one(
    shell: Shell,
    title: str,
    options: Mapping[str, str],
    current: str,
    taken: Callable[[str], Awaitable[None]],
    *,
    below: Sequence[ft.Control] = (),
) -> ft.BottomSheet:
    """Open the sheet. It closes with the choice, unless something `below` shows what the choice does."""

    async def choose() -> None:
        value = group.value or current
        if not below:
            close(sheet)
        await taken(value)

    group = ft.RadioGroup(
        content=ft.Column([ft.Radio(value=value, label=label) for value, label in options.items()]),
        value=current,
        on_change=shell.guard(choose),
    )
    sheet = show_sheet(shell.page, title, [group, *below], tall=False)
    return sheet
