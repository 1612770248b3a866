"""What does the service have of this memory, and how does all of it leave, into a file or for good?"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import flet as ft

from client.kit import theme
from client.kit.parts import column, heading, quiet, refresh, said
from client.ui.settings.export import export_part
from client.ui.settings.state import SettingsState
from client.ui.settings.wiping import wipe_button
from client.ui.shell import Shell

To = Callable[[], Awaitable[None]]


class Kept:
    """The part; `control` is what is mounted. Asks this device alone: the lists behind the buttons ask the service."""

    def __init__(self, shell: Shell, to_evidence: To, to_contributions: To) -> None:
        self._shell = shell
        self._to_evidence = shell.guard(to_evidence)
        self._to_contributions = shell.guard(to_contributions)
        self._body = ft.Column(spacing=theme.GAP, horizontal_alignment=ft.CrossAxisAlignment.START)
        self.control = column([self._body])

    async def show(self) -> None:
        """Count, and draw in the words of now."""
        words, engine = self._shell.words, self._shell.engine
        kept = await asyncio.to_thread(engine.evidence.copies)
        sent = len(await asyncio.to_thread(engine.contributions.local.at_service))
        self._body.controls = [
            heading(words.text("kept-title")),
            said(words.text("kept-agreements", count=kept), size=theme.SMALL),
            ft.OutlinedButton(words.text("evidence-open-memory"), on_click=self._to_evidence),
            said(words.text("kept-contributed", count=sent), size=theme.SMALL),
            quiet(words.text("contributions-settings"), size=theme.SMALL),
            ft.OutlinedButton(words.text("contributions-open"), on_click=self._to_contributions),
            ft.Divider(),
            export_part(self._shell, SettingsState(engine)),
            ft.Divider(),
            heading(words.text("settings-wipe")),
            wipe_button(self._shell),
        ]
        refresh(self._body)
