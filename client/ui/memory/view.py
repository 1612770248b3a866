"""The screen 기억된 내용: the block as a text that can be edited, its count, and the facts below."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import flet as ft

from client.kit import theme
from client.kit.parts import QUIET, ask, column, fold, heading, panel, quiet, refresh, rewrite, said, title
from client.ui.facts.view import FactsView
from client.ui.memory.changes import changes_tile
from client.ui.memory.state import MemoryState
from client.ui.memory.waiting import Waiting
from client.ui.settings.contributions import contributions_part
from client.ui.shell import Shell

LINES_SHOWN = 5
LINES_MOST = 14


class MemoryView:
    """The screen; `control` is what is mounted, `to_evidence` leads to what the service keeps."""

    def __init__(
        self,
        shell: Shell,
        to_evidence: Callable[[], Awaitable[None]],
        to_contributions: Callable[[], Awaitable[None]],
    ) -> None:
        self._shell = shell
        self.state = MemoryState(shell.engine)
        self.facts = FactsView(shell)
        self.waiting = Waiting(shell, self.facts.show)
        guard = shell.guard
        self.field = ft.TextField(
            multiline=True,
            min_lines=LINES_SHOWN,
            max_lines=LINES_MOST,
            align_label_with_hint=True,
            border=ft.OutlineInputBorder(border_radius=ft.BorderRadius.all(12)),
            on_change=guard(self._counted),
        )
        self.count = quiet("", size=theme.SMALL)
        self._notice = ft.Container(visible=False)
        self._lines = ft.Container()
        self._changes = ft.Container()
        self._buttons = ft.Row(spacing=theme.GAP, wrap=True)
        self._body = ft.Column(spacing=theme.GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        self._evidence = ft.TextButton(on_click=guard(to_evidence))
        self._contributions = ft.Container()
        self._to_contributions = guard(to_contributions)
        screen: list[ft.Control] = [
            column([self._body]),
            self.waiting.control,
            self.facts.control,
            column([ft.Row([self._evidence], wrap=True), self._contributions]),
        ]
        self.control = ft.ListView(screen, expand=True, padding=ft.Padding(bottom=24))

    async def show(self) -> None:
        """Draw everything in the words of now; a draft stays."""
        words, draft = self._shell.words, self.field.value or ""
        if not self.state.changed(draft):
            self.field.value = (await self.state.load()).text
        else:
            await self.state.look_back()
        self.field.label = words.text("memory-block-write")
        self.field.hint_text = words.text("memory-block-empty")
        self._body.controls = [
            title(words.text("nav-memory")),
            heading(words.text("memory-block")),
            quiet(words.text("memory-block-hint"), size=theme.SMALL),
            ft.Container(self.field, padding=ft.Padding(top=theme.GAP)),
            ft.Row([self.count], alignment=ft.MainAxisAlignment.END),
            self._notice,
            self._buttons,
            self._lines,
            self._changes,
        ]
        self._evidence.content = words.text("evidence-open-memory")
        self._contributions.content = contributions_part(self._shell, self._to_contributions)
        self._draw()
        refresh(self._body)
        refresh(self._evidence)
        refresh(self._contributions)
        await self.waiting.show()
        await self.facts.show()

    def _draw(self) -> None:
        words, guard = self._shell.words, self._shell.guard
        conflict = self.state.conflict
        save = words.text("memory-overwrite" if conflict else "memory-save")
        buttons: list[ft.Control] = [ft.FilledButton(save, on_click=guard(self._save))]
        if conflict:
            buttons.append(ft.OutlinedButton(words.text("memory-load"), on_click=guard(self._load)))
        elif self.state.block.text:
            buttons.append(ft.TextButton(words.text("memory-clear"), on_click=guard(self._sure)))
        self._buttons.controls = buttons
        self._notice.visible = conflict
        text = said(words.text("memory-conflict"), size=theme.SMALL, color=ft.Colors.ON_ERROR_CONTAINER)
        self._notice.content = panel([text], tint=ft.Colors.ERROR_CONTAINER)
        self._lines.content = self._origins()
        self._changes.content = changes_tile(
            self._shell,
            self.state.changes,
            self.state.zone,
            guard(self._undo) if self.state.undoable is not None else None,
        )
        self._count()

    def _count(self) -> None:
        used, limit = self.state.used(self.field.value or ""), self.state.block.limit
        words = self._shell.words
        rewrite(self.count, words.text("memory-count", used=used, limit=limit))
        self.count.semantics_label = words.text("memory-count-said", used=used, limit=limit)
        self.count.color = ft.Colors.ERROR if used > limit else QUIET

    def _origins(self) -> ft.Control | None:
        words, lines = self._shell.words, self.state.block.lines
        if not lines:
            return None
        rows: list[ft.Control] = [
            ft.Container(
                ft.Column(
                    [said(line.text, size=theme.SMALL), quiet(words.text(f"memory-origin-{line.origin}"))], spacing=0
                ),
                padding=ft.Padding(bottom=theme.GAP),
            )
            for line in lines
        ]
        return fold(words.text("memory-lines"), rows)

    def _counted(self) -> None:
        self._count()
        refresh(self.count)

    async def _save(self) -> None:
        words, say = self._shell.words, self._shell.snacks.say
        match await self.state.save(self.field.value or ""):
            case "saved":
                self.field.value = self.state.block.text
                say(" ".join(filter(None, [words.text("memory-saved"), self._masked()])))
            case "unchanged":
                say(words.text("memory-unchanged"))
            case "empty":
                say(words.text("memory-empty-save"))
            case "conflict":
                pass  # the notice says it
        self._draw()
        refresh(self._body)

    def _masked(self) -> str:
        """Which secrets of the text were not kept."""
        words = self._shell.words
        kinds = ", ".join(words.text(f"secret-{kind}") for kind in sorted(self.state.masked))
        return words.text("secret-not-kept", what=kinds) if kinds else ""

    async def _undo(self) -> None:
        self.field.value = (await self.state.undo()).text
        self._draw()
        refresh(self._body)
        self._shell.snacks.say(self._shell.words.text("card-block-undone"))

    async def _load(self) -> None:
        self.field.value = (await self.state.load()).text
        self._draw()
        refresh(self._body)

    def _sure(self) -> None:
        words = self._shell.words
        ask(
            self._shell.page,
            title=words.text("memory-clear-ask"),
            text=words.text("memory-clear-text"),
            yes=words.text("memory-clear"),
            no=words.text("ui-cancel"),
            press=self._shell.guard(self._clear),
        )

    async def _clear(self) -> None:
        gone = await self.state.clear()
        self.field.value = ""
        self._draw()
        refresh(self._body)
        self._shell.snacks.say(self._shell.words.text("memory-cleared", count=gone))
