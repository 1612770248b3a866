"""The block as a text that can be edited: its count, the conflict rule, where each line comes from, what changed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import flet as ft

from client.kit import theme
from client.kit.parts import QUIET, ask, column, heading, panel, quiet, refresh, rewrite, said
from client.ui.memory.changes import changes_tile
from client.ui.memory.lines import lines_tile
from client.ui.memory.state import MemoryState
from client.ui.shell import Shell

LINES_SHOWN: Final = 5
LINES_MOST: Final = 14
PAUSE_SECONDS: Final = 1.2  # without a key: then a screen reader is told the count


class BlockView:
    """The part; `control` is what is mounted, `open_fact` leads to what a line rests on."""

    def __init__(self, shell: Shell, open_fact: Callable[[str], Awaitable[None]]) -> None:
        self._shell = shell
        self._open_fact = open_fact
        self.state = MemoryState(shell.engine)
        self.field = ft.TextField(
            multiline=True,
            min_lines=LINES_SHOWN,
            max_lines=LINES_MOST,
            align_label_with_hint=True,
            border=ft.OutlineInputBorder(border_radius=ft.BorderRadius.all(12)),
            on_change=shell.guard(self._counted),
        )
        self.count = quiet("", size=theme.SMALL)
        self.told = ft.Semantics(live_region=True, container=True, exclude_semantics=True, label="", content=self.count)
        self._notice = ft.Semantics(live_region=True, visible=False)
        self._lines = ft.Container()
        self._changes = ft.Container()
        self._buttons = ft.Row(spacing=theme.GAP, wrap=True)
        self._body = ft.Column(spacing=theme.GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        self.control = column([self._body])

    async def show(self) -> None:
        """Draw it in the words of now; a draft stays."""
        words, draft = self._shell.words, self.field.value or ""
        if not self.state.changed(draft):
            self.field.value = (await self.state.load()).text
        else:
            await self.state.look_back()
        self.field.label = words.text("memory-block-write")
        self.field.hint_text = words.text("memory-block-empty")
        self._body.controls = [
            heading(words.text("memory-block")),
            quiet(words.text("memory-block-hint"), size=theme.SMALL),
            ft.Container(self.field, padding=ft.Padding(top=theme.GAP)),
            ft.Row([self.told], alignment=ft.MainAxisAlignment.END),
            self._notice,
            self._buttons,
            self._lines,
            self._changes,
        ]
        self._again()

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
        self._lines.content = lines_tile(self._shell, self.state.block, self._open_fact)
        self._changes.content = changes_tile(
            self._shell,
            self.state.changes,
            self.state.zone,
            guard(self._undo) if self.state.undoable is not None else None,
        )
        self._count()
        self._say_count()

    def _again(self) -> None:
        self._draw()
        refresh(self._body)

    def _count(self) -> None:
        used, limit = self._used()
        rewrite(self.count, self._shell.words.text("memory-count", used=used, limit=limit))
        self.count.color = ft.Colors.ERROR if used > limit else QUIET

    def _say_count(self) -> None:
        used, limit = self._used()
        self.told.label = self._shell.words.text("memory-count-said", used=used, limit=limit)

    def _used(self) -> tuple[int, int]:
        return self.state.used(self.field.value or ""), self.state.block.limit

    async def _counted(self) -> None:
        """Each key changes the count and nothing else; what is read aloud follows when the customer pauses."""
        typed = self.field.value or ""
        self._count()
        refresh(self.count)
        await asyncio.sleep(PAUSE_SECONDS)
        if typed == (self.field.value or ""):
            self._say_count()
            refresh(self.told)

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
        self._again()

    def _masked(self) -> str:
        """Which secrets of the text were not kept."""
        words = self._shell.words
        kinds = ", ".join(words.text(f"secret-{kind}") for kind in sorted(self.state.masked))
        return words.text("secret-not-kept", what=kinds) if kinds else ""

    async def _undo(self) -> None:
        self.field.value = (await self.state.undo()).text
        self._again()
        self._shell.snacks.say(self._shell.words.text("card-block-undone"))

    async def _load(self) -> None:
        self.field.value = (await self.state.load()).text
        self._again()

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
        self._again()
        self._shell.snacks.say(self._shell.words.text("memory-cleared", count=gone))
