"""A box, a switch and a way to choose whose words may take two lines; a tap on the words does what a tap on it does.

The words of Flet's own stay on one line and are cut off where it ends.
"""

from __future__ import annotations

from dataclasses import dataclass

import flet as ft

from client.kit import theme
from client.kit.guard import Handler
from client.kit.parts import refresh, said


@dataclass(frozen=True, slots=True)
class Choice:
    """What is shown, and the box that says whether it was chosen."""

    row: ft.Row
    box: ft.Checkbox

    def chosen(self) -> bool:
        """Ticked?"""
        return bool(self.box.value)


def choice(text: str, *, chosen: bool = False) -> Choice:
    """Ticked at first only where it was `chosen` before; a screen reader hears the words once, with the box."""
    box = ft.Checkbox(value=chosen, semantics_label=text)

    def toggle() -> None:
        box.value = not box.value
        refresh(box)

    words = ft.Container(said(text, size=theme.SMALL), on_click=toggle)
    return Choice(ft.Row([box, ft.Semantics(exclude_semantics=True, content=words, expand=True)], spacing=4), box)


def switched(switch: ft.Switch, text: str, change: Handler) -> ft.MergeSemantics:
    """The switch, which has no words of its own, with these beside it; a screen reader meets them as one.

    `change` is the guarded handler of the switch.
    """

    async def toggle() -> None:
        if not switch.disabled:
            switch.value = not switch.value
            refresh(switch)
            await change()

    words = ft.Container(said(text), on_click=toggle, expand=True)
    return ft.MergeSemantics(ft.Row([switch, words], spacing=theme.GAP))


def option(value: str, text: str, group: ft.RadioGroup, change: Handler) -> ft.MergeSemantics:
    """One of several; the way to choose it has no words of its own, and a screen reader meets it and these as one.

    `change` is the guarded handler of the group.
    """

    async def take() -> None:
        if not group.disabled and group.value != value:
            group.value = value
            refresh(group)
            await change()

    words = ft.Container(said(text), on_click=take, expand=True)
    return ft.MergeSemantics(ft.Row([ft.Radio(value=value), words], spacing=theme.TIGHT))
