"""How does everything of an account leave a window at once? Nothing of it stays in the page's tree, nor in a dialog."""

from __future__ import annotations

from typing import NoReturn, cast

import flet as ft

from client.errors import Refused


class _Nowhere:
    """In the page's place for screens that were locked away: what was on its way when it happened draws nothing."""

    def __getattr__(self, name: str) -> NoReturn:
        raise Refused("store-locked")

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise Refused("store-locked")


def nowhere() -> ft.Page:
    """A page that cannot be drawn on: every use of it raises Refused("store-locked")."""
    return cast("ft.Page", _Nowhere())


def blank(page: ft.Page, *, sentences: bool = True) -> bool:
    """Before the next screen is put on: no control, no dialog, no sheet is left with words in it.

    `sentences` says whether those below go, too. Was something open over the screen?
    """
    page.on_resize = page.on_keyboard_event = None
    page.navigation_bar = None
    page.controls = []
    page.overlay.clear()
    over = [
        control
        for control in list(page.session.index.values())
        if isinstance(control, ft.DialogControl) and (sentences or not isinstance(control, ft.SnackBar))
    ]
    was_open = any(control.open for control in over)
    for control in over:
        _empty(control)
    page.update()
    return was_open


def _empty(dialog: ft.DialogControl) -> None:
    """It closes, and while it does there is nothing in it: the client takes a dialog away only once it has closed."""
    match dialog:
        case ft.AlertDialog():
            dialog.title, dialog.content, dialog.actions = None, ft.Container(), []
        case ft.SnackBar():
            dialog.content, dialog.action = ft.Container(), None
        case ft.BottomSheet():
            dialog.content = ft.Container()
        case _:
            pass
    dialog.open = False
