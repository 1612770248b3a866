"""How fresh are the policies that answers rest on? One line below the title, with a button that looks at once."""

from __future__ import annotations

import asyncio
from typing import Final

import flet as ft

from client.bundles.check import BundleState
from client.kit.parts import QUIET, icon_button, quiet, refresh, rewrite
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
NOTHING: Final = (None, None)  # versions of policy and know-how before anything came
ALARMING: Final = frozenset({"refused", "clock", "stale"})


class StateLine:
    """The line; `control` is what is mounted."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._icon = ft.Icon(ICONS["none"], size=16, color=QUIET)
        self._text = quiet("", expand=True)
        self._button = icon_button(ft.Icons.REFRESH, "", shell.guard(self.look), size=16)
        self._versions: tuple[int | None, int | None] = NOTHING
        turning = ft.ProgressRing(width=14, height=14, stroke_width=2)
        # As large as the button whose place it takes, so that the line keeps its height.
        self._ring = ft.Container(turning, width=40, height=40, alignment=ft.Alignment.CENTER, visible=False)
        self.control = ft.Row(
            [self._icon, self._text, self._ring, self._button],
            spacing=6,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        )

    async def show(self) -> None:
        """Say what holds now."""
        state = await asyncio.to_thread(self._shell.engine.bundles.state)
        words = self._shell.words
        color = ft.Colors.ERROR if state.state in ALARMING else QUIET
        waiting = (await asyncio.to_thread(self._shell.engine.learning.pending)).waiting
        sentence = self._sentence(state)
        if waiting:
            sentence = f"{sentence} · {words.text('jobs-waiting', waiting=waiting)}"
        before, self._versions = self._versions, (state.policy, state.knowhow)
        if before not in {NOTHING, self._versions}:
            self._shell.snacks.say(words.text("state-updated"))
        if sentence == self._text.semantics_label:
            return
        self._icon.icon = ICONS[state.state]
        self._icon.color = color
        self._text.color = color
        rewrite(self._text, sentence)
        named = icon_button(ft.Icons.REFRESH, words.text("state-refresh"), self._shell.guard(self.look), size=16)
        self._button.icon, self._button.tooltip = named.icon, named.tooltip
        refresh(self.control)

    async def look(self) -> None:
        """Ask the server now."""
        before = self._versions
        self._ring.visible, self._button.visible = True, False
        refresh(self.control)
        try:
            after = await self._shell.engine.bundles.refresh()
        finally:
            self._ring.visible, self._button.visible = False, True
            await self.show()
            refresh(self.control)
        if after.state == "fresh" and before in {NOTHING, self._versions}:
            self._shell.snacks.say(self._shell.words.text("state-refreshed"))

    def _sentence(self, state: BundleState) -> str:
        words, engine = self._shell.words, self._shell.engine
        since = state.policy_as_of or state.since
        said = ""
        if since is not None:
            said = said_moment(words, since, engine.preferences.get().zone, engine.settings.clock())
        return words.text(f"state-{state.state}", since=said)
