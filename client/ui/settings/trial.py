"""Does the service that was written down answer? A button, what came of it, and a way to stop; the window goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import flet as ft

from client.kit import theme
from client.kit.parts import panel, quiet, refresh, said
from client.turn.models import Meant
from client.turn.trial import Worked
from client.turn.trial_words import trial_lines
from client.ui.shell import Shell


class TrialPart:
    """The part of a screen; `meant` reads what is to be tried, and may refuse."""

    def __init__(self, shell: Shell, meant: Callable[[], Meant]) -> None:
        words, guard = shell.words, shell.guard
        self._shell = shell
        self._meant = meant
        self._task: asyncio.Task[None] | None = None
        self._begin = ft.OutlinedButton(
            words.text("trial-do"), icon=ft.Icons.NETWORK_CHECK_OUTLINED, on_click=guard(self.begin)
        )
        self._stop = ft.TextButton(words.text("trial-stop"), on_click=guard(self.stop), visible=False)
        self._ring = ft.ProgressRing(width=20, height=20, stroke_width=2, visible=False)
        self._told = ft.Container()
        self.control = ft.Column(
            [
                ft.Row([self._begin, self._ring, self._stop], spacing=theme.GAP, wrap=True),
                quiet(words.text("trial-hint"), size=theme.SMALL),
                ft.Semantics(live_region=True, content=self._told),
            ],
            spacing=theme.GAP,
        )

    async def begin(self) -> None:
        """Try it out; the handler that began it is done at once. Raises Refused where something is missing."""
        if self._task is None:
            meant = await asyncio.to_thread(self._meant)
            self._task = asyncio.create_task(self._shell.guard.run(lambda: self._try(meant)))

    def stop(self) -> None:
        """Close the line; the button waits for nobody."""
        if self._task is not None:
            self._task.cancel()

    async def _try(self, meant: Meant) -> None:
        words = self._shell.words
        self._tell([words.text("trial-running")], working=True)
        try:
            result = await self._shell.engine.models.try_out(meant)
        except asyncio.CancelledError:
            self._task = None
            self._tell([words.text("trial-stopped")])
            raise
        except BaseException:
            self._task = None
            self._tell([])
            raise
        self._task = None
        good = isinstance(result, Worked) and result.tools == "used"
        self._tell(trial_lines(result, words), good=good)

    def _tell(self, lines: list[str], *, working: bool = False, good: bool = False) -> None:
        self._begin.disabled, self._ring.visible, self._stop.visible = working, working, working
        tint = ft.Colors.SECONDARY_CONTAINER if good else ft.Colors.SURFACE_CONTAINER_HIGH
        self._told.content = panel([said(line, size=theme.SMALL) for line in lines], tint=tint) if lines else None
        refresh(self.control)
