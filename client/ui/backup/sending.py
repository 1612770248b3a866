"""The steps of a backup on its way to the server: sealed and sent, stopped and gone on with, and there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

import flet as ft

from client.errors import GieokError
from client.kit import theme
from client.kit.parts import heading, panel, said
from client.ui.account.again import PasswordAgain
from client.ui.backup.contents import contents
from client.ui.backup.running import Running
from client.ui.backup.stage import Stage

if TYPE_CHECKING:
    from client.backup.values import Made


async def making(stage: Stage, *, with_log: bool) -> list[ft.Control]:
    """Seal it with the digits and send it."""
    return _sent(stage, lambda: stage.state.make(stage.digits, with_log=with_log), partial(stopped, with_log=with_log))


async def sending(stage: Stage) -> list[ft.Control]:
    """Send on what was sealed earlier: the digits are not needed."""
    return _sent(stage, stage.state.go_on, partial(stopped, with_log=False))


def _sent(
    stage: Stage, work: Callable[[], Awaitable[Made]], stop: Callable[[Stage], Awaitable[list[ft.Control]]]
) -> list[ft.Control]:
    running = Running(stage, "backups-stage-begin")

    async def go() -> None:
        try:
            result = await running.follow(work())
        except GieokError as error:
            if password.takes(error):
                running.hide()
            elif error.code == "backups-full":  # where they can be deleted
                await stage.go(stage.home, stage.text("backups-two-others", most=error.params["most"]), wrong=True)
            elif not await stage.elsewhere(error):
                await stage.fail(stop, error)
        else:
            stage.digits = ""
            await stage.go(partial(made, result=result))

    async def once_more() -> None:
        running.show()
        stage.begin(go)

    password = PasswordAgain(stage.shell, once_more)
    stage.begin(go)
    return [stage.title("backups-make"), running.control, password.control]


async def stopped(stage: Stage, *, with_log: bool) -> list[ft.Control]:
    """It is not there; what is sealed can be sent on."""
    title = stage.title("backups-not-there")
    if await stage.state.begun() is not None:
        go_on = ft.FilledButton(stage.text("backups-go-on"), on_click=stage.customer(sending))
        rows: list[ft.Control] = [title, stage.told(stage.text("backups-go-on-hint")), ft.Row([go_on])]
    elif stage.digits:
        again = ft.FilledButton(stage.text("backups-again"), on_click=stage.turn(partial(making, with_log=with_log)))
        rows = [title, ft.Row([again], wrap=True)]
    else:
        afresh = ft.FilledButton(stage.text("backups-afresh"), on_click=stage.turn(stage.make))
        rows = [title, ft.Row([afresh])]
    return [*rows, stage.link("backups-later", stage.home)]


async def made(stage: Stage, *, result: Made) -> list[ft.Control]:
    """Until when it is there, what is in it, and what to do on the new phone."""
    until = stage.text("backups-made-until", until=stage.moment(result.expires_at), tries=result.tries)
    inside = contents(stage, result.counts, with_log=result.with_log)
    size = stage.text("backups-made-size", size=stage.size(result.size))
    done = ft.FilledButton(stage.text("backups-made-done"), on_click=stage.turn(stage.home))
    text = said(stage.text("backups-made"), bold=True, color=ft.Colors.ON_PRIMARY_CONTAINER)
    until_text = said(until, size=theme.SMALL, color=ft.Colors.ON_PRIMARY_CONTAINER)
    return [
        ft.Semantics(live_region=True, content=panel([text, until_text], tint=ft.Colors.PRIMARY_CONTAINER)),
        heading(stage.text("backups-inside")),
        stage.told(*inside, size),
        heading(stage.text("backups-made-next")),
        stage.told(stage.text("backups-made-next-text"), stage.text("backups-made-later")),
        ft.Row([done]),
    ]
