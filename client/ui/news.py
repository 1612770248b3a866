"""How far can what the service published be trusted today? One mark and one colour for each state."""

from __future__ import annotations

from typing import Final

import flet as ft

from client.bundles.check import BundleState
from client.kit.parts import QUIET
from client.kit.when import said_moment
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


def news_ink(state: BundleState) -> ft.ColorValue:
    """The colour of mark and sentence."""
    return ft.Colors.ERROR if state.state in ALARMING else QUIET


def news_since(shell: Shell, state: BundleState) -> str:
    """Since when it holds, in words; nothing where that is not known."""
    since, engine = state.policy_as_of or state.since, shell.engine
    if since is None:
        return ""
    return said_moment(shell.words, since, engine.preferences.get().zone, engine.settings.clock())
