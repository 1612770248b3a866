"""The app's lock in the settings: what it does, setting, changing and removing it, and when a window locks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import flet as ft

from client.errors import GieokError, Refused
from client.kit import theme
from client.kit.choices import choice, switched
from client.kit.parts import close, panel, quiet, refresh, said, show_sheet
from client.ui.gate.locked import passphrase_field
from client.ui.shell import Shell

IDLE: Final = ("0", "1", "5", "15")  # minutes, as the choice writes them
LEAST: Final = 8  # characters; sealed_key.py refuses fewer


class LockPart:
    """`control` is what is mounted in the settings."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self.control = ft.Column(spacing=theme.GAP, horizontal_alignment=ft.CrossAxisAlignment.START)
        self._draw()

    def _draw(self) -> None:
        """What holds now; it stands in a small file beside the store."""
        shell, words = self._shell, self._shell.words
        lock = shell.engine.lock.standing()
        state = "lock-off-now" if lock is None else "lock-on-now"
        parts: list[ft.Control] = [said(words.text(state), size=theme.SMALL)]
        if lock is None:
            parts += [quiet(words.text("lock-what"), size=theme.SMALL), self._button("lock-set", self._set, main=True)]
        else:
            parts.append(self._button("lock-now", shell.lock_now, main=True))
            change, off = self._button("lock-change", self._change), self._button("lock-off", self._off)
            parts += [ft.Row([change, off], wrap=True), *self._when(str(lock.idle), on_pause=lock.on_pause)]
        parts.append(quiet(words.text("lock-device"), size=theme.SMALL))
        self.control.controls = parts
        refresh(self.control)

    def _button(self, code: str, press: Callable[[], Awaitable[None]], *, main: bool = False) -> ft.Control:
        label, handler = self._shell.words.text(code), self._shell.guard(press)
        if main:
            return ft.FilledTonalButton(label, icon=ft.Icons.LOCK_OUTLINED, on_click=handler)
        return ft.OutlinedButton(label, on_click=handler)

    def _when(self, idle: str, *, on_pause: bool) -> list[ft.Control]:
        words = self._shell.words

        async def choose() -> None:
            idle, pause = int(minutes.selected[0]), bool(switch.value)
            await asyncio.to_thread(self._shell.engine.lock.prefer, idle=idle, on_pause=pause)

        handler = self._shell.guard(choose)
        segments = [
            ft.Segment(value=value, label=said(words.text(f"lock-idle-{value}"), size=theme.SMALL)) for value in IDLE
        ]
        minutes = ft.SegmentedButton(
            segments=segments,
            selected=[idle],
            show_selected_icon=False,
            direction=theme.across(self._shell.page),
            on_change=handler,
        )
        switch = ft.Switch(value=on_pause, on_change=handler)
        pausing = switched(switch, words.text("lock-pause"), handler)
        hint = quiet(words.text("lock-when-hint"), size=theme.SMALL)
        return [said(words.text("lock-when"), size=theme.SMALL, bold=True), minutes, pausing, hint]

    async def _set(self) -> None:
        words = self._shell.words
        agreed = choice(words.text("lock-understood"))
        new, again = self._field("lock-new-passphrase", new=True), self._field("lock-again")

        async def do() -> None:
            if not agreed.chosen():
                raise Refused("lock-understand-first")
            chosen = _same(new, again)
            await asyncio.to_thread(self._shell.engine.lock.set, chosen)

        warn = panel([said(words.text("lock-forgotten-warning"))], tint=ft.Colors.TERTIARY_CONTAINER)
        earlier = quiet(words.text("lock-earlier-copies"), size=theme.SMALL)
        self._sheet(
            "set", "lock-set", [warn, agreed.row, self._hint(), new, again, earlier], secrets=[new, again], do=do
        )

    async def _change(self) -> None:
        old = self._field("lock-old-passphrase")
        new, again = self._field("lock-new-passphrase", new=True), self._field("lock-again")

        async def do() -> None:
            chosen = _same(new, again)
            await asyncio.to_thread(self._shell.engine.lock.change, old.value or "", chosen)

        fields = [old, new, again]
        warn = panel([said(self._shell.words.text("lock-forgotten-warning"))], tint=ft.Colors.TERTIARY_CONTAINER)
        self._sheet("change", "lock-change", [warn, old, self._hint(), new, again], secrets=fields, do=do)

    async def _off(self) -> None:
        old = self._field("lock-old-passphrase")

        async def do() -> None:
            await asyncio.to_thread(self._shell.engine.lock.remove, old.value or "")

        text = said(self._shell.words.text("lock-off-text"))
        self._sheet("off", "lock-off", [text, old], secrets=[old], do=do)

    def _hint(self) -> ft.Text:
        """What a passphrase has to be, above the field: below it, large lines lie under its button."""
        return quiet(self._shell.words.text("lock-passphrase-hint", least=LEAST), size=theme.SMALL)

    def _field(self, code: str, *, new: bool = False) -> ft.TextField:
        return passphrase_field(self._shell, code, new=new)

    def _sheet(
        self,
        act: str,
        title: str,
        controls: list[ft.Control],
        *,
        secrets: list[ft.TextField],
        do: Callable[[], Awaitable[None]],
    ) -> None:
        """Open it; why it could not be done is said in it, what was typed goes with it."""
        shell, words, button = self._shell, self._shell.words, f"lock-{act}-do"
        notice = ft.Semantics(live_region=True, visible=False)

        async def press() -> None:
            if go.disabled:
                return
            go.disabled, go.content = True, words.text("lock-busy")
            refresh(go)
            try:
                await do()
            except GieokError as error:
                text = said(words.error(error), color=ft.Colors.ON_ERROR_CONTAINER)
                notice.content, notice.visible = panel([text], tint=ft.Colors.ERROR_CONTAINER), True
                refresh(notice)
            else:
                for field in secrets:
                    field.value = ""
                close(sheet)
                shell.snacks.say(words.text(f"lock-{act}-done"))
                self._draw()
            finally:
                go.disabled, go.content = False, words.text(button)
                refresh(go)

        def leave() -> None:
            for field in secrets:
                field.value = ""
            close(sheet)

        go = ft.FilledButton(words.text(button), on_click=shell.guard(press))
        no = ft.TextButton(words.text("lock-cancel"), on_click=shell.guard(leave))
        secrets[-1].on_submit = shell.guard(press)
        sheet = show_sheet(shell.page, words.text(title), [*controls, notice, ft.Row([go, no], wrap=True)], tall=True)


def lock_part(shell: Shell) -> ft.Column:
    """For the settings screen."""
    return LockPart(shell).control


def _same(new: ft.TextField, again: ft.TextField) -> str:
    if new.value != again.value:
        raise Refused("lock-different")
    return new.value or ""
