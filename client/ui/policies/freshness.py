"""How far can what is read here be trusted today? One line above the shelf, and words where nothing has come yet."""

from __future__ import annotations

import flet as ft

from client.bundles.check import BundleState
from client.kit import theme
from client.kit.guard import Handler
from client.kit.parts import QUIET, icon_button, said
from client.kit.words import Words
from client.ui.news import ICONS, news_ink, news_since
from client.ui.shell import Shell


def freshness(shell: Shell, state: BundleState, refresh: Handler, *, busy: bool) -> ft.Control:
    """The line, with a button that looks for news."""
    words = shell.words
    color, sentence = news_ink(state), words.text(f"policies-state-{state.state}", since=news_since(shell, state))
    text = said(sentence, size=theme.TINY, color=color, expand=True)
    again: ft.Control = (
        ft.ProgressRing(width=14, height=14, stroke_width=2)
        if busy
        else icon_button(ft.Icons.REFRESH, words.text("policies-refresh"), refresh, size=16)
    )
    return ft.Row(
        [ft.Icon(ICONS[state.state], size=16, color=color), text, again],
        spacing=6,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def nothing_yet(words: Words, refresh: Handler, *, busy: bool) -> list[ft.Control]:
    """What stands in the middle of an empty shelf: why, what still works, and the one thing to do."""
    asking = ft.FilledTonalButton(
        words.text("policies-refreshing" if busy else "policies-refresh-now"),
        icon=ft.Icons.REFRESH,
        disabled=busy,
        on_click=refresh,
    )
    return [
        ft.Row(
            [ft.Icon(ft.Icons.CLOUD_DOWNLOAD_OUTLINED, size=theme.PICTURE, color=QUIET)],
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        said(words.text("policies-none"), bold=True),
        said(words.text("policies-none-hint"), size=theme.SMALL, color=QUIET),
        ft.Row([asking], wrap=True),
    ]
