"""The screen of agreements: whose, why somebody wants to read them, and what was agreed in both sides' own words."""

from __future__ import annotations

import flet as ft

from client.desk.ui.evidence.state import EvidenceState
from client.desk.ui.parts import field, note, screen, title
from client.desk.ui.shell import Shell
from client.desk.ui.shortcuts import CONFIRM
from client.errors import GieokError
from client.kit import theme
from client.kit.parts import heading, panel, quiet, refresh, said
from shared.text import visible
from shared.wire.evidence import EvidenceLine, EvidenceList, EvidenceQuote


class EvidenceView:
    """The screen; `control` is what is mounted."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self.state = EvidenceState(shell.work)
        words = shell.words
        self.email = field(words.text("deskapp-evidence-email"))
        self.email.keyboard_type = ft.KeyboardType.EMAIL
        self.email.autocorrect = self.email.enable_suggestions = False
        self.reason = field(
            words.text("deskapp-evidence-reason"), lines=2, hint=words.text("deskapp-evidence-reason-hint")
        )
        self._found = ft.Column(spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        self.control = ft.Container(expand=True)

    async def show(self) -> None:
        """Ask whose and why."""
        words, guard = self._shell.words, self._shell.guard
        press = ft.FilledButton(words.text("deskapp-evidence-read"), on_click=guard(self._read))
        self.control.content = screen(
            [
                title(words.text("deskapp-nav-evidence")),
                quiet(words.text("deskapp-evidence-hint"), size=theme.SMALL),
                self.email,
                self.reason,
                ft.Row([press, quiet(words.text("deskapp-keys-publish"))], wrap=True),
                self._found,
            ]
        )
        self._shell.shortcuts.screen({CONFIRM: guard(self._read)})
        refresh(self.control)

    async def _read(self) -> None:
        words = self._shell.words
        self._found.controls = []
        refresh(self._found)
        try:
            found = await self.state.read(self.email.value or "", self.reason.value or "")
        except GieokError as error:
            self._found.controls = [note(words.error(error), bad=True)]
        else:
            self.reason.value = ""
            refresh(self.reason)
            self._found.controls = self._draw(found)
        refresh(self._found)

    def _draw(self, found: EvidenceList) -> list[ft.Control]:
        words = self._shell.words
        rows: list[ft.Control] = [heading(words.text("deskapp-evidence-of", email=self.state.email))]
        rows.append(quiet(words.text("deskapp-evidence-count", count=len(found.evidence)), size=theme.SMALL))
        rows += [self._one(line) for line in found.evidence]
        if found.reads:
            rows.append(heading(words.text("deskapp-evidence-reads")))
            rows += [
                said(
                    words.text(
                        "deskapp-evidence-read-by", when=self._shell.when(read.at), staff=read.staff, reason=read.reason
                    ),
                    size=theme.SMALL,
                )
                for read in found.reads
            ]
        return rows

    def _one(self, line: EvidenceLine) -> ft.Control:
        words, body = self._shell.words, line.body
        about = [words.text("deskapp-evidence-received", when=self._shell.when(line.receipt.received_at))]
        if body.day:
            about.insert(0, body.day)
        about += [f"{page} v{version}" for page, version in _pages(line) if page]
        kept = words.text("deskapp-evidence-kept", day=line.receipt.keep_until[:10], place=line.receipt.place)
        rows: list[ft.Control] = [
            said(visible(body.statement), size=theme.BODY, bold=True),
            quiet(" · ".join(about), size=theme.SMALL),
            *(self._quote(quote) for quote in body.quotes),
            quiet(kept, size=theme.TINY),
        ]
        return ft.Semantics(container=True, content=panel(rows))

    def _quote(self, quote: EvidenceQuote) -> ft.Control:
        code = f"deskapp-evidence-quote-{quote.speaker}"
        text = self._shell.words.text(code, quote=visible(quote.text), when=self._shell.when(quote.at))
        side = ft.BorderSide(3, ft.Colors.OUTLINE_VARIANT)
        return ft.Container(said(text, size=theme.SMALL), border=ft.Border(left=side), padding=ft.Padding(left=12))


def _pages(line: EvidenceLine) -> tuple[tuple[str | None, int | None], ...]:
    body = line.body
    return ((body.page, body.version), (body.knowhow, body.knowhow_version))
