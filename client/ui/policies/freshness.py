"""How far can what is read here be trusted today? One line above the shelf, and words where nothing has come yet."""

from __future__ import annotations

from typing import Final

import flet as ft

from client.bundles.check import BundleState
from client.kit import theme
from client.kit.guard import Handler
from client.kit.parts import QUIET, icon_button, said
from client.kit.when import said_moment
from client.kit.words import Words
from client.ui.shell import Shell

ICONS: Final[dict[str, ft.IconData]] = {
    "fresh": ft.Icons.VERIFIED_OUTLINED,
    "offline": ft.Icons.CLOUD_OFF_OUTLINED,
    "refused": ft.Icons.GPP_BAD_OUTLINED,
    "clock": ft.Icons.SCHEDULE,
    "stale": ft.Icons.HISTORY_TOGGLE_OFF,
    "none": ft.Icons.HOURGLASS_EMPTY,
}
ALARMING: Final = frozenset({"refused", "clock", "stale"})


def freshness(shell: Shell, state: BundleState, refresh: Handler, *, busy: bool) -> ft.Control:
    """The line, with a button that looks for news."""
    words = shell.words
    color = ft.Colors.ERROR if state.state in ALARMING else QUIET
    text = said(_sentence(shell, state), size=theme.TINY, color=color, expand=True)
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
            [ft.Icon(ft.Icons.CLOUD_DOWNLOAD_OUTLINED, size=40, color=QUIET)], alignment=ft.MainAxisAlignment.CENTER
        ),
        said(words.text("policies-none"), bold=True),
        said(words.text("policies-none-hint"), size=theme.SMALL, color=QUIET),
        ft.Row([asking], wrap=True),
    ]


def _sentence(shell: Shell, state: BundleState) -> str:
    engine, since = shell.engine, ""
    if (moment := state.policy_as_of or state.since) is not None:
        since = said_moment(shell.words, moment, engine.preferences.get().zone, engine.settings.clock())
    return shell.words.text(f"policies-state-{state.state}", since=since)
