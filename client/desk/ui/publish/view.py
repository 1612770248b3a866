"""The screen before publishing: what changes, what has to be mended first, who signs; and the button."""

from __future__ import annotations

import flet as ft

from client.desk import show, show_request
from client.desk.pass_on import Waiting
from client.desk.publish import Published
from client.desk.ui.parts import change_tile, label, note, screen, title
from client.desk.ui.publish.ask import ask_signature
from client.desk.ui.publish.requests import RequestsState
from client.desk.ui.publish.state import Before, PublishState
from client.desk.ui.publish.waiting import waiting_part
from client.desk.ui.shell import Shell
from client.desk.ui.shortcuts import CONFIRM
from client.kit import theme
from client.kit.parts import fold, heading, panel, quiet, refresh, said

OPEN_AT_ONCE = 3  # so few changes are shown with their lines; more stay folded


class PublishView:
    """The screen; `control` is what is mounted."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self.state = PublishState(shell.work)
        self.requests = RequestsState(shell.work)
        self._body = ft.Column(spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        self.control = ft.Container(screen([self._body]), expand=True)

    async def show(self) -> None:
        """Compare the draft with what is live, then draw."""
        words = self._shell.words
        wait = ft.Row([ft.ProgressRing(width=20, height=20, stroke_width=2), quiet(words.text("deskapp-comparing"))])
        self._body.controls = [title(words.text("deskapp-nav-publish")), wait]
        refresh(self._body)
        await self.state.load()
        await self.requests.load()
        self._draw()

    def _draw(self) -> None:
        words, before = self._shell.words, self.state.before
        rows: list[ft.Control] = [title(words.text("deskapp-nav-publish"))]
        if self.state.passed is not None:
            rows.append(note(self._passed(self.state.passed)))
        rows += waiting_part(self._shell, self.requests, self.state.people, self._again)
        if before.trouble is not None:
            again = ft.OutlinedButton(words.text("deskapp-again"), on_click=self._shell.guard(self.show))
            rows += [note(words.error(before.trouble), bad=True), ft.Row([again], wrap=True)]
        else:
            rows += [*self._findings(before), *self._warnings(before)]
            rows += self._changes(before)
            rows += self._signers(before)
            rows.append(self._button(before))
        self._body.controls = rows
        refresh(self._body)

    def _findings(self, before: Before) -> list[ft.Control]:
        if not before.findings:
            return []
        words = self._shell.words
        told: list[ft.Control] = [heading(words.text("deskapp-mend-first", count=len(before.findings)))]
        told += [note(show.finding(found, words), bad=True) for found in before.findings]
        return told

    def _warnings(self, before: Before) -> list[ft.Control]:
        if not before.warnings:
            return []
        words = self._shell.words
        rows: list[ft.Control] = [quiet(show.finding(found, words), size=theme.SMALL) for found in before.warnings]
        return [fold(words.text("deskapp-warnings", count=len(rows)), rows)]

    def _changes(self, before: Before) -> list[ft.Control]:
        words = self._shell.words
        if not before.changes:
            return [quiet(words.text("desk-diff-nothing"), size=theme.SMALL)]
        rows: list[ft.Control] = [heading(words.text("deskapp-changes", count=len(before.changes)))]
        opened = len(before.changes) <= OPEN_AT_ONCE
        return [*rows, *(change_tile(self._shell, change, opened=opened) for change in before.changes)]

    def _signers(self, before: Before) -> list[ft.Control]:
        words = self._shell.words
        needed = [entry for entry in before.signers if entry.role in before.roles()]
        if not needed:
            return []
        lines: list[ft.Control] = []
        for entry in needed:
            enough = len(entry.here) >= entry.threshold
            text = words.text(
                "deskapp-signatures", role=words.text(f"deskapp-signs-{entry.role}"), threshold=entry.threshold
            )
            here = label(words.text("deskapp-keys-here", here=len(entry.here)))
            names = ", ".join(name for name in entry.names if name)
            row: list[ft.Control] = [said(text, size=theme.SMALL), *([quiet(names)] if names else []), here]
            if not enough:
                row.append(label(words.text("deskapp-others-sign"), tint=ft.Colors.TERTIARY_CONTAINER))
            lines.append(ft.Row(row, wrap=True, spacing=theme.GAP))
        return [heading(words.text("deskapp-who-signs")), panel(lines)]

    def _button(self, before: Before) -> ft.Control:
        words, guard = self._shell.words, self._shell.guard
        may, due = self._shell.work.may("publish"), bool(before.changes or before.renewed)
        ready = may and due and not before.findings
        press = ft.FilledButton(
            words.text("deskapp-publish"), icon=ft.Icons.SEND, on_click=guard(self._ask), disabled=not ready
        )
        why = ""
        if not may:
            why = words.text("deskapp-may-not-publish")
        elif before.findings:
            why = words.text("deskapp-not-with-faults")
        elif due:
            why = words.text("deskapp-keys-publish")
        self._shell.shortcuts.screen({CONFIRM: guard(self._ask)} if ready else {})
        return ft.Row([press, quiet(why, size=theme.SMALL)], wrap=True, spacing=theme.PAD)

    async def _again(self) -> None:
        self.state.passed = None
        await self.show()
        await self._shell.news()

    def _passed(self, passed: Published | Waiting) -> str:
        words = self._shell.words
        if isinstance(passed, Published):
            return show.published(passed, words)
        told = words.text("deskapp-request-waits", id=passed.id)
        why = words.error(passed.unserved) if passed.unserved else ""
        return "\n".join(filter(None, (told, show_request.lacking(passed.lacking, words), why)))

    def _ask(self) -> None:
        words = self._shell.words
        ask_signature(
            self._shell,
            title=words.text("deskapp-publish-ask"),
            text=words.text("deskapp-publish-text", count=len(self.state.before.changes)),
            yes=words.text("deskapp-publish"),
            people=self.state.people,
            press=self._publish,
        )

    async def _publish(self, person: str, passphrase: str) -> None:
        passed = await self.state.publish(person, passphrase)
        await self.show()
        await self._shell.news()
        done = "deskapp-published" if isinstance(passed, Published) else "deskapp-left"
        self._shell.snacks.say(self._shell.words.text(done))
