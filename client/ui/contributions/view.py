"""The screen 서비스에 제안한 것: what could be sent, word for word, what became of it, and whether to be asked."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import flet as ft

from client.kit import theme
from client.kit.choices import switched
from client.kit.parts import column, icon_button, quiet, refresh, said, title
from client.kit.states import empty_state
from client.notebook.contributions import Contribution
from client.ui.contributions.row import ContributionActions, contribution_row
from client.ui.contributions.state import ContributionsState
from client.ui.shell import Shell


class ContributionsView:
    """The screen; `control` is what is mounted, `back` leads to the settings."""

    def __init__(self, shell: Shell, back: Callable[[], Awaitable[None]]) -> None:
        self._shell = shell
        self._back = back
        self.state = ContributionsState(shell.engine)
        self._body = ft.Column(spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        self.control = ft.ListView([column([self._body])], expand=True, padding=ft.Padding(bottom=24))

    async def show(self) -> None:
        """Read everything, and draw it in the words of now."""
        await self.state.load()
        words, state = self._shell.words, self.state
        back = icon_button(ft.Icons.ARROW_BACK, words.text("contributions-back"), self._shell.guard(self._leave))
        shown: list[ft.Control] = [
            ft.Row([back, title(words.text("contributions-title"), expand=True)]),
            said(words.text("contributions-what"), size=theme.SMALL),
            quiet(words.text("contributions-address"), size=theme.SMALL),
        ]
        if not state.signed_in:
            shown.append(quiet(words.text("contributions-login"), size=theme.SMALL))
        shown.append(self._never())
        actions = ContributionActions(self._send, self._decline, self._take_back)
        shown += [contribution_row(self._shell, one, state.questions.get(one.id), actions) for one in state.listed]
        if not state.listed:
            shown.append(empty_state(ft.Icons.OUTBOX_OUTLINED, words.text("contributions-none")))
        self._body.controls = shown
        refresh(self._body)

    def _never(self) -> ft.Column:
        words = self._shell.words

        async def switch() -> None:
            await self.state.ask_never(never=bool(button.value))

        change = self._shell.guard(switch)
        button = ft.Switch(value=self.state.never, on_change=change)
        named = switched(button, words.text("contributions-never"), change)
        return ft.Column([named, quiet(words.text("contributions-never-hint"), size=theme.SMALL)], spacing=theme.GAP)

    async def _leave(self) -> None:
        await self._back()

    async def _send(self, one: Contribution) -> None:
        await self.state.send(one)
        await self._told("contribute-agreed")

    async def _decline(self, one: Contribution) -> None:
        await self.state.decline(one)
        await self._told("contribute-declined")

    async def _take_back(self, one: Contribution) -> None:
        taken = await self.state.take_back(one)
        await self._told("contributions-taking-back" if taken.state == "taking_back" else "contributions-took-back")

    async def _told(self, code: str) -> None:
        await self.show()
        self._shell.snacks.say(self._shell.words.text(code))
