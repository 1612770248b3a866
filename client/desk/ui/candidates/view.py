"""The screen of candidates: what waits for the staff, what is forming, what was decided."""

from __future__ import annotations

import flet as ft

from client.desk.ui.candidates.box import candidate_box
from client.desk.ui.candidates.state import CandidatesState
from client.desk.ui.parts import note, screen, title
from client.desk.ui.shell import Shell
from client.kit import theme
from client.kit.parts import heading, quiet, refresh, said


class CandidatesView:
    """The screen; `control` is what is mounted."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self.state = CandidatesState(shell.work)
        self._body = ft.Column(spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        self.control = ft.Container(screen([self._body]), expand=True)

    async def show(self) -> None:
        """Ask the server, then draw."""
        words, state = self._shell.words, self.state
        head: list[ft.Control] = [
            title(words.text("deskapp-nav-candidates")),
            quiet(words.text("deskapp-candidates-hint"), size=theme.SMALL),
        ]
        self._body.controls = head
        refresh(self._body)
        await state.load()
        if state.trouble is not None:
            head.append(note(words.error(state.trouble), bad=True))
        elif not self._shell.work.may("decide"):
            head.append(quiet(words.text("deskapp-may-not-decide"), size=theme.SMALL))
        rows = head
        if state.waiting():
            rows = [*rows, heading(words.text("deskapp-candidates-waiting")), *self._boxes("waiting")]
        elif state.trouble is None:
            rows = [*rows, quiet(words.text("deskapp-candidates-none"), size=theme.SMALL)]
        if state.forming():
            rows = [*rows, heading(words.text("deskapp-candidates-forming"))]
            for line in state.forming():
                text = words.text("deskapp-candidate-forming", customers=line.customers, needed=line.needed)
                rows.append(said(text, size=theme.SMALL))
        if state.decided():
            rows = [*rows, heading(words.text("deskapp-candidates-decided")), *self._boxes("decided")]
        self._body.controls = rows
        refresh(self._body)

    def _boxes(self, which: str) -> list[ft.Control]:
        found = self.state.waiting() if which == "waiting" else self.state.decided()
        return [candidate_box(self._shell, self.state, line, self.show) for line in found]
