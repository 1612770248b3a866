"""Where somebody who is logged in sees the account: on which devices, logging out, and the way to delete it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import flet as ft

from client.errors import GieokError
from client.kit import theme
from client.kit.parts import ask, named, panel, quiet, refresh, said
from client.kit.states import busy
from client.kit.when import said_moment
from client.ui.account.stage import Stage

if TYPE_CHECKING:
    from client.backup.account import LoginLine


async def home(stage: Stage) -> list[ft.Control]:
    """Who is logged in, the devices, and two ways out."""
    who = stage.state.who
    if who is None:
        return []
    devices = Devices(stage)
    stage.shell.page.run_task(devices.show)

    async def logout() -> None:
        told = await stage.state.logout()
        await stage.go("start", stage.text("account-logged-out" if told else "account-logged-out-here"))

    return [
        said(stage.text("account-who", email=who.email, device=who.device_name), size=theme.SMALL),
        stage.title("account-sessions"),
        devices.control,
        stage.title("account-logout"),
        quiet(stage.text("account-logout-hint"), size=theme.SMALL),
        ft.Row([ft.OutlinedButton(stage.text("account-logout"), on_click=stage.shell.guard(logout))], wrap=True),
        stage.title("account-delete"),
        ft.Row([ft.TextButton(stage.text("account-delete-open"), on_click=stage.turn("delete"))], wrap=True),
    ]


class Devices:
    """The list of logins; `control` is what is mounted."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self.control = ft.Column(
            [busy(stage.text("looks-busy"))],
            spacing=theme.GAP,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )

    async def show(self) -> None:
        """Ask the server and draw; what it can not say is said here, with a way to ask again."""
        await self._stage.shell.guard.run(self._show)

    async def _show(self) -> None:
        try:
            self.control.controls = [self._row(one) for one in await self._stage.state.sessions()]
        except GieokError as error:
            if not await self._stage.elsewhere(error):
                again = ft.TextButton(
                    self._stage.text("account-sessions-again"), on_click=self._stage.shell.guard(self._show)
                )
                sentence = said(self._stage.shell.words.error(error), size=theme.SMALL)
                self.control.controls = [panel([sentence]), ft.Row([again], wrap=True)]
        refresh(self.control)

    def _row(self, one: LoginLine) -> ft.Control:
        stage, engine = self._stage, self._stage.shell.engine
        zone, now = engine.preferences.get().zone, engine.settings.clock()
        began, seen = (said_moment(stage.shell.words, moment, zone, now) for moment in (one.began, one.seen))
        name = f"{one.device_name} ({stage.text('account-this-device')})" if one.current else one.device_name
        rows: list[ft.Control] = [
            said(name, size=theme.SMALL, bold=one.current),
            quiet(stage.text("account-session", began=began, seen=seen)),
        ]
        if not one.current:
            label = named(stage.text("account-end"), stage.text("account-end-of", device=one.device_name))
            rows.append(ft.Row([ft.TextButton(label, on_click=stage.shell.guard(lambda: self._sure(one)))], wrap=True))
        return panel(rows)

    def _sure(self, one: LoginLine) -> None:
        stage = self._stage

        async def end() -> None:
            await stage.state.end(one.id)
            stage.shell.snacks.say(stage.text("account-session-ended-there"))
            await self._show()

        ask(
            stage.shell.page,
            title=stage.text("account-end-ask"),
            text=stage.text("account-end-text", device=one.device_name),
            yes=stage.text("account-end"),
            no=stage.text("ui-cancel"),
            press=stage.shell.guard(end),
        )
