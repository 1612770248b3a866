"""The screen of keys: for each role how many have to sign, which keys lie here, and until when the signature lasts."""

from __future__ import annotations

import flet as ft

from client.desk.key_list import RoleKeys
from client.desk.ui.keys.state import ONLINE, KeysState
from client.desk.ui.parts import label, note, screen, title
from client.desk.ui.shell import Shell
from client.kit import theme
from client.kit.parts import panel, quiet, refresh, said


class KeysView:
    """The screen; `control` is what is mounted."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self.state = KeysState(shell.work)
        self._body = ft.Column(spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        self.control = ft.Container(screen([self._body]), expand=True)

    async def show(self) -> None:
        """Ask the server, then draw."""
        words = self._shell.words
        head: list[ft.Control] = [
            title(words.text("deskapp-nav-keys")),
            quiet(words.text("deskapp-keys-hint"), size=theme.SMALL),
        ]
        self._body.controls = head
        refresh(self._body)
        await self.state.load()
        if self.state.trouble is not None:
            head.append(note(words.error(self.state.trouble), bad=True))
        soon = [entry for entry in self.state.roles if entry.ends_soon]
        if soon:
            names = ", ".join(words.text(f"deskapp-signs-{entry.role}") for entry in soon)
            head.append(note(words.text("deskapp-ends-soon", roles=names), bad=True))
        self._body.controls = [*head, *(self._role(entry) for entry in self.state.roles)]
        refresh(self._body)

    def _role(self, entry: RoleKeys) -> ft.Control:
        words = self._shell.words
        name = words.text(f"deskapp-signs-{entry.role}")
        rule = words.text("deskapp-key-rule", keys=len(entry.keys), threshold=entry.threshold)
        labels: list[ft.Control] = [said(name, size=theme.BODY, bold=True), label(rule)]
        if entry.expires and entry.role not in ONLINE:
            days = self.state.days_left(entry)
            tint = ft.Colors.ERROR_CONTAINER if entry.ends_soon else ft.Colors.SURFACE_CONTAINER_HIGH
            labels.append(label(words.text("deskapp-ends", day=entry.expires, days=days or 0), tint=tint))
        rows: list[ft.Control] = [ft.Row(labels, wrap=True, spacing=theme.GAP)]
        for keyid, name in zip(entry.keys, entry.names, strict=True):
            where = words.text("deskapp-key-here" if keyid in entry.here else "deskapp-key-elsewhere")
            if entry.role in ONLINE:
                where = words.text("deskapp-key-server")
            rows.append(quiet(" · ".join(filter(None, (name, keyid[:16], where))), size=theme.SMALL))
        return panel(rows)
