"""The screen 서비스가 보관하는 합의: everything that the service keeps, who read it, and how it is erased."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import flet as ft

from client.kit import theme
from client.kit.guard import Handler
from client.kit.parts import ask, column, heading, icon_button, panel, quiet, refresh, said, title
from client.kit.states import busy
from client.ui.evidence.rows import here_row, kept_row, read_row, warning
from client.ui.evidence.state import EvidenceState
from client.ui.shell import Shell

if TYPE_CHECKING:
    from client.outgoing.evidence_kept import Kept, KeptLine

WINDOW: Final = 40  # agreements that are mounted at a time


class EvidenceView:
    """The screen inside the settings; `control` is what is mounted, `back` leads to the settings."""

    def __init__(self, shell: Shell, back: Callable[[], Awaitable[None]]) -> None:
        self._shell = shell
        self._back = back
        self._shown = WINDOW
        self.state = EvidenceState(shell.engine)
        self._body = ft.Column(spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        self.control = ft.ListView([column([self._body])], expand=True, padding=ft.Padding(bottom=24))

    async def show(self) -> None:
        """What it is, at once; then what is kept, when the service has answered."""
        self._shown = WINDOW
        self._body.controls = [*self._head(), busy(self._shell.words.text("looks-busy"))]
        refresh(self._body)
        await self.state.load()
        self._draw()

    def _draw(self) -> None:
        state = self.state
        rows = self._head()
        if state.kept is not None:
            rows += self._kept(state.kept)
        else:
            rows += self._alone()
        self._body.controls = rows
        refresh(self._body)

    def _head(self) -> list[ft.Control]:
        words = self._shell.words
        back = icon_button(ft.Icons.ARROW_BACK, words.text("account-back"), self._shell.guard(self._back))
        return [
            ft.Row([back, title(words.text("evidence-title"), expand=True)]),
            said(words.text("evidence-told"), size=theme.SMALL),
            said(words.text("evidence-what"), size=theme.SMALL),
        ]

    def _kept(self, kept: Kept) -> list[ft.Control]:
        words, state = self._shell.words, self.state
        rows: list[ft.Control] = [said(words.text("evidence-retention", days=kept.retention_days), size=theme.SMALL)]
        if state.waiting():
            rows.append(quiet(words.text("evidence-waiting", count=state.waiting()), size=theme.SMALL))
        if kept.missing:
            rows.append(warning(words.text("evidence-missing", count=len(kept.missing))))
        lines = list(reversed(kept.lines))  # the newest first
        rows += [kept_row(self._shell, line, state.titles, self._sure(line)) for line in lines[: self._shown]]
        if not lines:
            rows.append(said(words.text("evidence-none"), size=theme.SMALL))
        if len(lines) > self._shown:
            rows.append(ft.TextButton(words.text("sent-more"), on_click=self._shell.guard(self._more)))
        if lines:
            check = ft.TextButton(words.text("evidence-verify"), on_click=self._shell.guard(self._verify))
            rows.append(ft.Row([check], wrap=True))
        rows.append(heading(words.text("evidence-reads")))
        rows += [read_row(self._shell, read) for read in kept.reads]
        if not kept.reads:
            rows.append(quiet(words.text("evidence-reads-none"), size=theme.SMALL))
        return rows

    def _alone(self) -> list[ft.Control]:
        """Nobody is signed in, or the service does not answer: what this device knows."""
        words, state = self._shell.words, self.state
        told = [words.text("evidence-signed-out" if state.signed_out() else "evidence-offline")]
        if state.why is not None and not state.signed_out():
            told.append(words.error(state.why))
        rows: list[ft.Control] = [panel([said(sentence, size=theme.SMALL) for sentence in told])]
        if not state.signed_out():
            again = ft.TextButton(words.text("evidence-again"), on_click=self._shell.guard(self.show))
            rows.append(ft.Row([again], wrap=True))
        rows.append(heading(words.text("evidence-here")))
        rows += [here_row(self._shell, one) for one in state.here[: self._shown]]
        if not state.here:
            rows.append(quiet(words.text("evidence-none-here"), size=theme.SMALL))
        if len(state.here) > self._shown:
            rows.append(ft.TextButton(words.text("sent-more"), on_click=self._shell.guard(self._more)))
        return rows

    def _more(self) -> None:
        self._shown += WINDOW
        self._draw()

    async def _verify(self) -> None:
        found = await self.state.verify()
        code = "evidence-verified" if found.receipts else "evidence-nothing-to-verify"
        self._shell.snacks.say(self._shell.words.text(code, receipts=found.receipts, links=found.links))

    def _sure(self, line: KeptLine) -> Handler:
        words = self._shell.words

        async def erase() -> None:
            try:
                await self.state.erase(line.receipt.id)
            finally:
                self._draw()
            self._shell.snacks.say(words.text("evidence-erase-done"))

        def sure() -> None:
            ask(
                self._shell.page,
                title=words.text("evidence-erase-ask"),
                text=words.text("evidence-erase-text"),
                yes=words.text("evidence-erase"),
                no=words.text("ui-cancel"),
                press=self._shell.guard(erase),
            )

        return self._shell.guard(sure)
