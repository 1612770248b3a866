"""The account's backups: which can be opened until when, and why the others can not. Each can be deleted."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

import flet as ft

from client.errors import GieokError
from client.kit import theme
from client.kit.parts import ask, fold, named, panel, quiet, refresh, said
from client.kit.states import busy
from client.ui.backup.stage import Stage, Step
from shared.clock import read_stamp

if TYPE_CHECKING:
    from client.kit.guard import Handler
    from shared.wire.backups import BackupLine


def can_be_opened(line: BackupLine) -> bool:
    """Whole, not over, and not used up."""
    return line.state == "ACTIVE" and line.left > 0


class Lines:
    """The list; `control` is what is mounted. With `choose` each that can be opened has a button that does so."""

    def __init__(self, stage: Stage, choose: Callable[[BackupLine], Step] | None = None) -> None:
        self._stage = stage
        self._choose = choose
        self._device = ""
        self._begun = False  # can this device send on what it began?
        self.control = ft.Column(
            [busy(stage.text("looks-busy"))],
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )

    async def show(self) -> None:
        """Ask the server and draw; what it can not say is said here, with a way to ask again."""
        stage = self._stage
        try:
            lines = await stage.state.lines()
        except GieokError as error:
            if await stage.elsewhere(error, stage.restore if self._choose else None):
                return
            again = ft.TextButton(stage.text("backups-list-again"), on_click=stage.shell.guard(self.show))
            sentence = said(stage.shell.words.error(error), size=theme.SMALL)
            self.control.controls = [panel([sentence]), ft.Row([again], wrap=True)]
        else:
            self._device = await stage.state.device()
            self._begun = await stage.state.begun() is not None
            self.control.controls = self._rows(lines)
        refresh(self.control)

    def _rows(self, lines: list[BackupLine]) -> list[ft.Control]:
        live = [line for line in lines if line.state in {"ACTIVE", "CREATED"}]
        over = [line for line in lines if line not in live]
        rows: list[ft.Control] = [self._row(line) for line in live]
        if self._choose is not None:
            head = "backups-choose" if any(can_be_opened(line) for line in live) else "backups-choose-none"
            rows.insert(0, said(self._stage.text(head), size=theme.SMALL))
        elif not live:
            rows.append(said(self._stage.text("backups-list-none"), size=theme.SMALL))
        if over and live:
            ended: list[ft.Control] = [self._ended(line) for line in over]
            apart = ft.Column(ended, spacing=theme.GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
            rows.append(fold(self._stage.text("backups-list-over", count=len(over)), [apart]))
        else:
            rows += [self._ended(line) for line in over]
        return rows

    def _row(self, line: BackupLine) -> ft.Container:
        stage = self._stage
        rows: list[ft.Control] = [
            said(self._name(line), size=theme.SMALL, bold=True),
            quiet(stage.text("backups-line-made", when=stage.moment(read_stamp(line.created_at)))),
            *(quiet(sentence) for sentence in self._standing(line)),
        ]
        buttons: list[ft.Control] = []
        if self._choose is not None and can_be_opened(line):
            label = self._named("backups-open-this", "backups-open-of", line)
            buttons.append(ft.FilledButton(label, on_click=stage.turn(self._choose(line))))
        if self._choose is None:
            label = self._named("backups-delete", "backups-delete-of", line)
            buttons.append(ft.TextButton(label, on_click=self._delete(line)))
        if buttons:
            rows.append(ft.Row(buttons, wrap=True))
        return panel(rows)

    def _standing(self, line: BackupLine) -> list[str]:
        if line.state == "CREATED" and line.device == self._device and not self._begun:
            return [self._stage.text("backups-line-given-up")]
        return standing(self._stage, line)

    def _ended(self, line: BackupLine) -> ft.Container:
        stage = self._stage
        when = stage.day(read_stamp(line.ended_at or line.created_at))
        why = stage.text(f"backups-ended-{line.state.lower()}", when=when, to=line.restored_to or "")
        made = stage.text("backups-line-made", when=stage.moment(read_stamp(line.created_at)))
        return panel([said(self._name(line), size=theme.SMALL), quiet(made), quiet(why)])

    def _name(self, line: BackupLine) -> str:
        own = line.device == self._device
        return self._stage.text("backups-line-here" if own else "backups-line-device", device=line.device_name)

    def _named(self, code: str, said_code: str, line: BackupLine) -> ft.Text:
        name = self._stage.text(said_code, device=line.device_name)
        return named(self._stage.text(code), name)

    def _delete(self, line: BackupLine) -> Handler:
        stage = self._stage

        async def delete() -> None:
            await stage.state.delete(line.backup)
            await stage.go(stage.home, stage.text("backups-deleted"))  # what was said above may be untrue now

        def sure() -> None:
            ask(
                stage.shell.page,
                title=stage.text("backups-delete-ask"),
                text=stage.text("backups-delete-text", device=line.device_name),
                yes=stage.text("backups-delete"),
                no=stage.text("ui-cancel"),
                press=stage.shell.guard(delete),
            )

        return stage.shell.guard(sure)


def _next_minute(moment: datetime) -> datetime:
    """Seconds are not shown: nobody is sent too early."""
    return moment + timedelta(minutes=1) if moment.second or moment.microsecond else moment


def standing(stage: Stage, line: BackupLine) -> list[str]:
    """Until when, how many tries, and from when: in words."""
    until = stage.moment(read_stamp(line.expires_at))
    if line.state == "CREATED":
        return [stage.text("backups-line-unfinished")]
    if line.left <= 0:
        return [stage.text("backups-line-used-up")]
    told = [stage.text("backups-line-until", until=until), stage.text("backups-tries", left=line.left)]
    if line.wait_until is not None and read_stamp(line.wait_until) > stage.shell.engine.settings.clock():
        told.append(stage.text("backups-wait", until=stage.moment(_next_minute(read_stamp(line.wait_until)))))
    return told
