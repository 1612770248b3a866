"""A backup that is being made or fetched: what is done just now, how far it is, and a way to stop it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Final, TypeVar

import flet as ft

from client.kit import theme
from client.kit.parts import panel, quiet, refresh, rewrite, said
from client.ui.backup.stage import Stage

LOOK_SECONDS: Final = 0.2  # between two looks at the progress
Result = TypeVar("Result")


class Running:
    """`control` is what is mounted. `code` says what is done before anything is known about it."""

    def __init__(self, stage: Stage, code: str, *, can_stop: bool = True) -> None:
        self._stage = stage
        self._what = said(stage.text(code), size=theme.SMALL, bold=True)
        self._far = quiet("", size=theme.SMALL)
        self._far.visible = False
        self._bar = ft.ProgressBar(value=None, semantics_label=stage.text("backups-progress"))
        self._stop = ft.OutlinedButton(stage.text("backups-stop"), on_click=stage.shell.guard(self._ask_to_stop))
        rows: list[ft.Control] = [
            ft.Semantics(live_region=True, container=True, content=self._what),
            self._bar,
            self._far,
        ]
        if can_stop:
            rows += [quiet(stage.text("backups-may-leave"), size=theme.SMALL), ft.Row([self._stop], wrap=True)]
        self.control = panel(rows)

    async def follow(self, work: Awaitable[Result]) -> Result:
        """Show how far it is until it is done."""
        task = asyncio.ensure_future(work)
        try:
            while not task.done():
                self._draw()
                await asyncio.wait({task}, timeout=LOOK_SECONDS)
        except asyncio.CancelledError:
            self._stage.state.stop()
            raise
        return task.result()

    def hide(self) -> None:
        """It waits for something else first."""
        self.control.visible = False
        refresh(self.control)

    def show(self) -> None:
        """It goes on."""
        self.control.visible = True
        refresh(self.control)

    def _ask_to_stop(self) -> None:
        self._stage.state.stop()
        self._stop.disabled, self._stop.content = True, self._stage.text("backups-stopping")
        refresh(self._stop)

    def _draw(self) -> None:
        progress, stage = self._stage.state.progress, self._stage
        if progress is None:
            return
        if progress.stage == "upload":
            stage.digits = ""  # it is sealed: nothing needs them any more
        rewrite(self._what, stage.text(f"backups-stage-{progress.stage}"))
        done, total = progress.done, progress.total
        self._bar.value = done / total if total else None
        far = stage.text("backups-far", done=stage.size(done), total=stage.size(total)) if total else stage.size(done)
        rewrite(self._far, far)
        self._far.visible = True
        refresh(self.control)
