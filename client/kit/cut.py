"""What becomes of a page while its connection is cut? It is emptied, to be filled anew when the connection is back.

On a new connection Flet sends each control once more. Its client compares them with those of before, in a time that
doubles with each level (half a minute for a conversation), and goes on listening to the old ones where they are equal:
it would show nothing new any more. Of an empty page there is nothing to compare.
"""

from __future__ import annotations

import flet as ft


def take_off(page: ft.Page) -> None:
    """Nothing is on the page; what is open over it stays, in a wrapping that its like of before has not."""
    page.navigation_bar = None
    page.controls = []
    for dialog in list(page.session.index.values()):
        if isinstance(dialog, ft.AlertDialog | ft.BottomSheet) and dialog.open:
            dialog.content = ft.Container(dialog.content)
    page.update()


def put_on(page: ft.Page, screen: ft.Control) -> None:
    """The screen, within the safe area, in a wrapping of its own."""
    page.controls = [ft.SafeArea(screen, expand=True)]
    page.update()
