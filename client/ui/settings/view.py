"""The settings screen: language, look, who answers, what is searched, and how the memory is kept."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import flet as ft

from client.engine import Status
from client.kit import theme
from client.kit.choices import switched
from client.kit.parts import column, heading, named, panel, quiet, refresh, said, title
from client.kit.states import busy
from client.ui.account.view import AccountView
from client.ui.backup.view import BackupView
from client.ui.contributions.view import ContributionsView
from client.ui.evidence.view import EvidenceView
from client.ui.settings.account import account_part
from client.ui.settings.backup import backup_part
from client.ui.settings.contributions import contributions_part
from client.ui.settings.diagnostics import show_diagnostics
from client.ui.settings.evidence import evidence_part
from client.ui.settings.export import export_part
from client.ui.settings.sent import show_sent
from client.ui.settings.state import SettingsState
from client.ui.settings.wiping import wipe_button
from client.ui.shell import Shell

NAMES: Final = {"ko": "한국어", "en": "English", "ja": "日本語"}  # each language calls itself by its own name
LOOKS: Final = ("system", "light", "dark")


class SettingsView:
    """The screen; `control` is what is mounted. `changed` draws everything anew, `to_memory` shows what came."""

    def __init__(
        self, shell: Shell, changed: Callable[[], Awaitable[None]], to_memory: Callable[[], Awaitable[None]]
    ) -> None:
        self._shell = shell
        self._changed = changed
        self.state = SettingsState(shell.engine)
        self._body = ft.Column(spacing=20, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        self._list = ft.ListView([column([self._body])], expand=True, padding=ft.Padding(bottom=24))
        self.account = AccountView(shell, self.show)
        self.backup = BackupView(shell, self.show, to_memory)
        self.evidence = EvidenceView(shell, self.show)
        self.contributions = ContributionsView(shell, self.show)
        self.control = ft.Container(self._list, expand=True)

    async def enter(self) -> None:
        """From another screen: a backup that runs, or that has come to its end meanwhile, is what is looked for."""
        if self.backup.waits:
            await self._open_backup()
        else:
            await self.show()

    async def show(self) -> None:
        """Draw everything in the words of now."""
        if self.control.content is not self._list:
            self._mount(self._list)
        words, chosen = self._shell.words, self.state.chosen()
        name = title(words.text("nav-settings"))
        if not self._body.controls:  # the first look at the model for meaning may take a second
            self._body.controls = [name, busy(words.text("looks-busy"))]
            refresh(self._body)
        status, searchable, who = await self.state.status(), await self.state.searchable(), await self.state.who()
        looks = {look: words.text(f"settings-look-{look}") for look in LOOKS}
        self._body.controls = [
            name,
            self._part("settings-language", self._choice("language", NAMES, words.language)),
            self._part("settings-look", self._choice("theme", looks, chosen.theme)),
            self._part("settings-model", said(self._model(status), size=theme.SMALL)),
            self._chats(on=chosen.conversation_search == "on", searchable=searchable),
            self._part("settings-search", said(self._meaning(status), size=theme.SMALL)),
            self._part("settings-key", self._key(status)),
            backup_part(self._shell, self._shell.guard(self._open_backup)),
            self._part("account-title", account_part(self._shell, who, self._shell.guard(self._open_account))),
            evidence_part(self._shell, self._shell.guard(self.show_evidence)),
            contributions_part(self._shell, self._shell.guard(self.open_contributions)),
            self._part("sent-title", self._open("sent-open", lambda: show_sent(self._shell))),
            self._part("diagnostics-title", self._open("diagnostics-open", self._diagnose)),
            export_part(self._shell, self.state),
            self._part("settings-wipe", wipe_button(self._shell)),
        ]
        refresh(self._body)

    def leave(self) -> None:
        """Another screen comes: what was typed as a password or as digits is forgotten."""
        self.account.leave()
        self.backup.leave()

    def close(self) -> None:
        """The window is gone."""
        self.account.leave()
        self.backup.close()

    async def restore(self) -> None:
        """The way of a new phone."""
        self._mount(self.backup.control)
        await self.backup.show_restore()

    async def show_evidence(self) -> None:
        """What the service keeps of agreements."""
        self._mount(self.evidence.control)
        await self.evidence.show()

    async def open_contributions(self) -> None:
        """What was proposed to the service."""
        self._mount(self.contributions.control)
        await self.contributions.show()

    async def _open_backup(self) -> None:
        self._mount(self.backup.control)
        await self.backup.show()

    def _mount(self, control: ft.Control) -> None:
        self.control.content = control
        refresh(self.control)

    async def _open_account(self) -> None:
        self._mount(self.account.control)
        await self.account.show()

    def _part(self, code: str, control: ft.Control) -> ft.Column:
        return ft.Column(
            [heading(self._shell.words.text(code)), control],
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.START,
        )

    def _open(self, code: str, show: Callable[[], Awaitable[object]]) -> ft.OutlinedButton:
        async def press() -> None:
            await show()

        return ft.OutlinedButton(self._shell.words.text(code), on_click=self._shell.guard(press))

    async def _diagnose(self) -> None:
        show_diagnostics(self._shell, await self.state.status())

    def _choice(self, name: str, options: dict[str, str], current: str) -> ft.SegmentedButton:
        async def choose() -> None:
            await self.state.choose(name, button.selected[0])
            await self._changed()

        segments = [ft.Segment(value=value, label=named(label)) for value, label in options.items()]
        button = ft.SegmentedButton(
            segments=segments,
            selected=[current],
            show_selected_icon=False,
            direction=theme.across(self._shell.page),
            style=ft.ButtonStyle(shape=ft.RoundedRectangleBorder(radius=theme.CORNER)),
            on_change=self._shell.guard(choose),
        )
        return button

    def _model(self, status: Status) -> str:
        host = self.state.host()
        if host is None:
            return self._shell.words.text("settings-model-builtin")
        return self._shell.words.text("settings-model-service", name=status.model, host=host)

    def _meaning(self, status: Status) -> str:
        if status.embedder is None:
            return self._shell.words.text("settings-search-off")
        return self._shell.words.text("settings-search-on")

    def _key(self, status: Status) -> ft.Control:
        text = self._shell.words.text(f"settings-key-{status.key}")
        if status.key == "keyring":
            return said(text, size=theme.SMALL)
        color = ft.Colors.ON_TERTIARY_CONTAINER
        return panel([said(text, size=theme.SMALL, color=color)], tint=ft.Colors.TERTIARY_CONTAINER)

    def _chats(self, *, on: bool, searchable: bool) -> ft.Column:
        words = self._shell.words

        async def switch() -> None:
            await self.state.choose("conversation_search", "on" if button.value else "off")

        change = self._shell.guard(switch)
        button = ft.Switch(value=on and searchable, disabled=not searchable, on_change=change)
        hint = words.text("settings-chats-hint" if searchable else "settings-chats-off")
        return ft.Column(
            [switched(button, words.text("settings-chats"), change), quiet(hint, size=theme.SMALL)], spacing=theme.GAP
        )
