"""The settings: parts with rows, and what each row opens, as a screen of its own or as a sheet."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import flet as ft

from client.kit.parts import column, refresh, said, show_sheet, title
from client.kit.states import busy
from client.ui.account.view import AccountView
from client.ui.backup.view import BackupView
from client.ui.contributions.view import ContributionsView
from client.ui.evidence.view import EvidenceView
from client.ui.settings.about import show_about
from client.ui.settings.choosing import choose_one
from client.ui.settings.diagnostics import show_diagnostics
from client.ui.settings.export import export_part
from client.ui.settings.lock import lock_part
from client.ui.settings.model import ModelScreen
from client.ui.settings.room import show_room
from client.ui.settings.sections import LOOKS, NAMES, SIZES, Ways, sections
from client.ui.settings.sent import show_sent
from client.ui.settings.state import SettingsState
from client.ui.settings.zone import ZoneSheet, named
from client.ui.shell import Shell

Go = Callable[[], Awaitable[None]]


class SettingsView:
    """The screen; `control` is what is mounted. `changed` draws everything anew, the others lead to other screens."""

    def __init__(self, shell: Shell, changed: Go, to_memory: Go, to_chat: Go) -> None:
        self._shell = shell
        self._changed = changed
        self._to_chat = to_chat
        self.state = SettingsState(shell.engine)
        self._body = ft.Column(spacing=20, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        self._list = ft.ListView([column([self._body])], expand=True, padding=ft.Padding(bottom=24))
        self.account = AccountView(shell, self.show)
        self.backup = BackupView(shell, self.show, to_memory)
        self.evidence = EvidenceView(shell, self.show)
        self.contributions = ContributionsView(shell, self.show)
        self.model = ModelScreen(shell, self.show)
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
        words = self._shell.words
        name = title(words.text("nav-settings"))
        if not self._body.controls:  # the first look at the model for meaning may take a second
            self._body.controls = [name, busy(words.text("looks-busy"))]
            refresh(self._body)
        self._body.controls = [name, *sections(self._shell, await self.state.shown(), self._ways())]
        refresh(self._body)

    def leave(self) -> None:
        """Another screen comes: what was typed as a password, a key or digits is forgotten."""
        self.account.leave()
        self.backup.leave()
        self.model.leave()

    def close(self) -> None:
        """The window is gone."""
        self.account.leave()
        self.model.leave()
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

    async def open_model(self) -> None:
        """Who answers."""
        self._mount(self.model.control)
        await self.model.show()

    def _ways(self) -> Ways:
        guard = self._shell.guard
        return Ways(
            model=guard(self.open_model),
            language=guard(self._choose_language),
            zone=guard(self._choose_zone),
            text_size=guard(self._choose_text_size),
            look=guard(self._choose_look),
            export=guard(self._export),
            room=guard(self._room),
            lock=guard(self._lock),
            sent=guard(self._sent),
            contributions=guard(self.open_contributions),
            evidence=guard(self.show_evidence),
            backup=guard(self._open_backup),
            account=guard(self._open_account),
            about=guard(self._about),
            diagnostics=guard(self._diagnose),
            turn=self._turn,
        )

    async def _open_backup(self) -> None:
        self._mount(self.backup.control)
        await self.backup.show()

    async def _open_account(self) -> None:
        self._mount(self.account.control)
        await self.account.show()

    def _mount(self, control: ft.Control) -> None:
        self.control.content = control
        refresh(self.control)

    def _choose_language(self) -> None:
        words = self._shell.words
        choose_one(self._shell, words.text("settings-language"), NAMES, words.language, self._taking("language"))

    def _choose_look(self) -> None:
        words = self._shell.words
        looks = {look: words.text(f"settings-look-{look}") for look in LOOKS}
        taken = self._taking("theme")
        choose_one(self._shell, words.text("settings-look"), looks, self.state.chosen().theme, taken)

    def _choose_text_size(self) -> None:
        words = self._shell.words
        sizes = {size: words.text("set-text-size-percent", percent=size) for size in SIZES}
        sample = said(words.text("set-text-size-sample"))
        current, taken = self.state.chosen().text_size, self._taking("text_size")
        choose_one(self._shell, words.text("set-text-size"), sizes, current, taken, below=[sample])

    async def _choose_zone(self) -> None:
        await ZoneSheet(self._shell, self.state.chosen().zone, self._take_zone).open()

    def _taking(self, name: str) -> Callable[[str], Awaitable[None]]:
        async def taken(value: str) -> None:
            await self.state.choose(name, value)
            await self._changed()

        return taken

    async def _take_zone(self, zone: str) -> None:
        await self.state.choose("zone", zone)
        self._shell.snacks.say(self._shell.words.text("set-zone-taken", zone=named(self._shell.words, zone)))
        await self.show()

    async def _turn(self, name: str, value: str) -> None:
        await self.state.choose(name, value)

    def _export(self) -> None:
        shown = [export_part(self._shell, self.state)]
        show_sheet(self._shell.page, self._shell.words.text("settings-export"), list(shown), tall=False)

    def _lock(self) -> None:
        show_sheet(self._shell.page, self._shell.words.text("lock-title"), [lock_part(self._shell)], tall=True)

    async def _room(self) -> None:
        await show_room(self._shell, self._to_chat)

    async def _sent(self) -> None:
        await show_sent(self._shell)

    async def _about(self) -> None:
        await show_about(self._shell, await self.state.status())

    async def _diagnose(self) -> None:
        await show_diagnostics(self._shell, await self.state.status())
