"""Which sources does an answer name? Buttons below it that open what stands behind each number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import flet as ft

from client.kit import theme
from client.kit.guard import Guard, Handler, Result
from client.kit.parts import said
from client.kit.when import said_date
from client.kit.words import Words
from client.memory.logged import Source, SourceKind

NAME_LINES: Final = 2  # of a name that is wider than a phone

ICONS: Final[dict[SourceKind, ft.IconData]] = {
    "policy": ft.Icons.DESCRIPTION_OUTLINED,
    "knowhow": ft.Icons.LIGHTBULB_OUTLINE,
    "fact": ft.Icons.BOOKMARK_OUTLINE,
    "conversation": ft.Icons.CHAT_BUBBLE_OUTLINE,
}


def citations(sources: Sequence[Source], words: Words, guard: Guard, enter: Callable[[Source], Result]) -> ft.Row:
    """The buttons, in the order of the numbers in the text."""

    def button(number: int, source: Source) -> ft.TextButton:
        return _button(f"{number}. {source_name(source, words)}", source, guard(lambda: enter(source)))

    buttons: list[ft.Control] = [button(number, source) for number, source in enumerate(sources, 1)]
    return ft.Row(buttons, wrap=True, spacing=6, run_spacing=6)


def source_name(source: Source, words: Words) -> str:
    """환불 정책 v3, or the fact with its day; what has to be looked at again says so first."""
    name = source.title or words.text("source-forgotten")
    if not source.title:
        return name
    if source.kind in {"policy", "knowhow"} and source.version is not None:
        name = words.text("source-version", title=source.title, version=str(source.version))
    elif source.date:
        name = words.text("source-dated", title=source.title, date=said_date(words, source.date))
    return words.text("source-recheck", name=name) if source.recheck else name


def _button(name: str, source: Source, press: Handler) -> ft.TextButton:
    ink = ft.Colors.ON_ERROR_CONTAINER if source.recheck else ft.Colors.ON_SURFACE
    mark = ft.Icons.HISTORY_TOGGLE_OFF if source.recheck else ICONS[source.kind]
    return ft.TextButton(
        content=said(name, size=theme.SMALL, color=ink, lines=NAME_LINES),
        icon=ft.Icon(mark, size=16),
        style=ft.ButtonStyle(
            padding=ft.Padding.symmetric(horizontal=10, vertical=10),
            bgcolor=ft.Colors.ERROR_CONTAINER if source.recheck else ft.Colors.SURFACE_CONTAINER_HIGH,
            color=ink,
            shape=ft.RoundedRectangleBorder(radius=10),
            visual_density=ft.VisualDensity.COMPACT,
        ),
        on_click=press,
    )
