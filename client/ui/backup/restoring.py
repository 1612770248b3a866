"""The steps before a backup is brought in: which one, its six digits, and fetching it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import flet as ft

from client.errors import GieokError
from client.kit import theme
from client.kit.parts import panel, quiet, said
from client.ui.account.again import PasswordAgain
from client.ui.backup.digits import digits_field
from client.ui.backup.lines import Lines, can_be_opened, standing
from client.ui.backup.running import Running
from client.ui.backup.stage import Stage
from client.ui.backup.taking import preview
from shared.clock import read_stamp

if TYPE_CHECKING:
    from shared.wire.backups import BackupLine

NOT_OPENED = frozenset({"backup-digits-wrong", "attempt-wait", "pin-not-six-digits"})  # the digits are asked for again
NOT_THERE = frozenset({"backup-gone", "backup-unknown", "backup-not-whole", "backup-none"})


async def choose(stage: Stage) -> list[ft.Control]:
    """Which one? Also of several devices."""
    stage.forget()
    lines = Lines(stage, lambda line: partial(typed, line=line))
    stage.begin(lines.show)
    return [
        stage.title("backups-restore"),
        lines.control,
        stage.link("backups-step-back", stage.home),
    ]


async def typed(stage: Stage, *, line: BackupLine) -> list[ft.Control]:
    """The six digits, with what a wrong try costs."""
    field = digits_field(stage.shell, "backups-digits-label")

    async def act() -> None:
        stage.digits = stage.state.read(field.value)
        await stage.go(partial(opening, line=line))

    made = stage.text("backups-line-made", when=stage.moment(read_stamp(line.created_at)))
    about: list[ft.Control] = [
        said(stage.text("backups-line-device", device=line.device_name), size=theme.SMALL, bold=True),
        quiet(made),
        *(quiet(sentence) for sentence in standing(stage, line)),
    ]
    return [
        stage.title("backups-digits-typed"),
        panel(about),
        said(stage.text("backups-digits-which"), size=theme.SMALL),
        quiet(stage.text("backups-digits-cost"), size=theme.SMALL),
        stage.form("backups-open", act, [field]),
        stage.link("backups-step-back", choose),
    ]


async def opening(stage: Stage, *, line: BackupLine) -> list[ft.Control]:
    """Unlock it, fetch it, check it."""
    running = Running(stage, "backups-stage-unlock")

    async def go() -> None:
        try:
            opened = await running.follow(stage.state.open(line.backup, stage.digits))
        except GieokError as error:
            if password.takes(error):
                running.hide()
            else:
                await not_opened(stage, line, error)
        else:
            stage.digits = ""
            await stage.go(partial(preview, opened=opened))

    async def once_more() -> None:
        running.show()
        stage.begin(go)

    password = PasswordAgain(stage.shell, once_more)
    stage.begin(go)
    return [stage.title("backups-restore"), running.control, password.control]


async def not_opened(stage: Stage, line: BackupLine, error: GieokError) -> None:
    """Wrong digits, gone, damaged, no network: each has its own sentence and its own way on."""
    if error.code in NOT_OPENED:
        stage.digits = ""
        now = await _as_it_stands(stage, line)
        if now is not None:
            await stage.fail(partial(typed, line=now), error)
            return
    if error.code in NOT_OPENED | NOT_THERE:
        await stage.fail(choose, error)
    elif not await stage.elsewhere(error, choose):
        await stage.fail(partial(stopped, line=line), error)


async def _as_it_stands(stage: Stage, line: BackupLine) -> BackupLine | None:
    """With the tries and the wait of now; None where it can not be opened any more."""
    try:
        now = await stage.state.line(line.backup)
    except GieokError:  # the sentence about the digits is the one to read
        return line
    return now if now is not None and can_be_opened(now) else None


async def stopped(stage: Stage, *, line: BackupLine) -> list[ft.Control]:
    """It did not come whole: what has come lies sealed on this device, and no try was lost."""
    step = opening if stage.digits else typed
    go_on = ft.FilledButton(stage.text("backups-fetch-on"), on_click=stage.turn(partial(step, line=line)))
    return [
        stage.title("backups-not-fetched"),
        stage.told(stage.text("backups-fetch-on-hint")),
        ft.Row([go_on]),
        stage.link("backups-later", choose),
    ]
