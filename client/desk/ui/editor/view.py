"""The screen of one page: its fields at the left, and beside them its faults and how it will look.

After each pause of typing the fields are read, kept against a crash, checked in a thread and drawn; a check that was
overtaken by another pause says nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import flet as ft

from client.desk import show
from client.desk.ui.editor.fields import EditorFields
from client.desk.ui.editor.preview import as_app, as_model
from client.desk.ui.editor.state import Checked, EditorState
from client.desk.ui.parts import diff_lines, note, title
from client.desk.ui.shell import Shell
from client.desk.ui.shortcuts import SAVE
from client.kit import theme
from client.kit.parts import heading, icon_button, named, panel, quiet, refresh, rewrite, said
from shared.formats.page import PageKind

PAUSE_SECONDS = 0.6


class EditorView:
    """The screen; `control` is what is mounted, `back` leads to the list."""

    def __init__(self, shell: Shell, kind: PageKind, page_id: str, back: Callable[[], Awaitable[None]]) -> None:
        self._shell = shell
        self._back = back
        self.state = EditorState(shell.work, kind, page_id)
        self._writes = shell.work.may("write")
        self.fields = EditorFields(shell, kind, self._typed, read_only=not self._writes)
        self._pauses = 0
        self._checking = asyncio.Lock()
        words, guard = shell.words, shell.guard
        self._notice = ft.Column(horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        self._about = quiet("", size=theme.SMALL)
        self._faults = ft.Column(spacing=6, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        self._shown = ft.Column(spacing=theme.GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        self._seen = ft.SegmentedButton(
            segments=[
                ft.Segment(value=name, label=named(words.text(f"deskapp-preview-{name}"))) for name in ("app", "model")
            ],
            selected=["app"],
            show_selected_icon=False,
            on_change=guard(self._look),
        )
        self._save = ft.FilledButton(words.text("deskapp-save"), on_click=guard(self.save), disabled=not self._writes)
        self._leave = icon_button(ft.Icons.ARROW_BACK, words.text("deskapp-back"), guard(self._to_list))
        self.control = ft.Container(expand=True)

    async def show(self) -> None:
        """Read the page and draw everything."""
        await self.state.load()
        self.fields.fill(self.state.form)
        keys = {SAVE: self._shell.guard(self.save)} if self._writes else {}
        self._shell.shortcuts.screen(keys)
        self.frame()
        self._draw_notice()
        refresh(self.control)
        await self._look()

    def frame(self) -> None:
        """Side by side where there is room, below each other where there is not."""
        words = self._shell.words
        tools: list[ft.Control] = [self._save, quiet(words.text("deskapp-keys-save"))]
        if not self._writes:
            tools.append(quiet(words.text("deskapp-may-not-write"), size=theme.SMALL))
        name = title(self.state.form.title or self.state.id, tools=tools)
        name.expand = True
        head = ft.Row([self._leave, name], vertical_alignment=ft.CrossAxisAlignment.CENTER)
        written: list[ft.Control] = [head, self._about, self._notice, self.fields.control]
        beside: list[ft.Control] = [
            heading(words.text("deskapp-lint")),
            self._faults,
            heading(words.text("deskapp-preview")),
            ft.Row([self._seen]),
            panel([self._shown]),
        ]
        if theme.wide(self._shell.page):
            line = ft.VerticalDivider(width=1, color=ft.Colors.OUTLINE_VARIANT)
            parts = [_side(written, 3), line, _side(beside, 2)]
            self.control.content = ft.Row(parts, expand=True, spacing=0)
        else:
            self.control.content = _side([*written, *beside], 1)

    async def save(self) -> None:
        """Save, or say why not; where somebody else was faster both texts are shown."""
        words, form = self._shell.words, self.fields.read()
        match await self.state.save(form):
            case "saved":
                self._shell.snacks.say(words.text("deskapp-saved"))
            case "unchanged":
                self._shell.snacks.say(words.text("deskapp-unchanged"))
            case "conflict":
                pass  # the notice says it
        self._draw_notice()
        refresh(self.control)
        await self._look()

    async def leave(self) -> None:
        """Another screen comes; what is not saved is kept."""
        self._pauses += 1
        if self._writes:
            await self.state.keep(self.fields.read())

    async def _to_list(self) -> None:
        await self._back()

    async def _typed(self) -> None:
        self._pauses += 1
        mine = self._pauses
        await asyncio.sleep(PAUSE_SECONDS)
        if mine == self._pauses:
            await self.state.keep(self.fields.read())
            await self._look()

    async def _look(self) -> None:
        mine = self._pauses
        async with self._checking:  # one at a time: lint over thousands of pages takes seconds
            if mine == self._pauses:
                checked = await self.state.check(self.fields.read())
                if mine == self._pauses:
                    self._draw(checked)

    def _draw(self, checked: Checked) -> None:
        words, state = self._shell.words, self.state
        form = self.fields.read()
        version = checked.page.version if checked.page else state.version(form)
        changed = words.text("deskapp-unsaved" if state.changed(form) else "deskapp-all-saved")
        live = words.text("deskapp-live-now", version=state.live.version) if state.live else words.text("deskapp-new")
        kind = words.text(f"desk-role-{state.kind}")
        rewrite(
            self._about, " · ".join((kind, state.id, live, words.text("deskapp-becomes", version=version), changed))
        )
        if checked.wrong is not None:
            self._faults.controls = [note(words.error(checked.wrong), bad=True)]
        elif checked.findings:
            self._faults.controls = [
                note(show.finding_line(found, words), bad=found.level == "error") for found in checked.findings
            ]
        else:
            self._faults.controls = [quiet(words.text("desk-lint-clean"), size=theme.SMALL)]
        if checked.page is not None:
            app = self._seen.selected[0] == "app"
            page, model = checked.page, checked.model
            self._shown.controls = as_app(self._shell, state.kind, page) if app else as_model(self._shell, model)
        for each in (self._about, self._faults, self._shown):
            refresh(each)

    def _draw_notice(self) -> None:
        words, guard, state = self._shell.words, self._shell.guard, self.state
        rewrite_save = "deskapp-overwrite" if state.conflict else "deskapp-save"
        self._save.content = words.text(rewrite_save)
        self._notice.controls = []
        if state.conflict:
            theirs = ft.OutlinedButton(words.text("deskapp-load-theirs"), on_click=guard(self._begin_anew))
            told = [note(words.text("deskapp-conflict"), bad=True), diff_lines(self._shell, state.conflict), theirs]
            self._notice.controls = told
        elif state.recovered:
            away = ft.TextButton(words.text("deskapp-throw-away"), on_click=guard(self._begin_anew))
            self._notice.controls = [
                panel([said(words.text("deskapp-recovered"), size=theme.SMALL), ft.Row([away], wrap=True)])
            ]

    async def _begin_anew(self) -> None:
        self._pauses += 1
        await self.state.load(keep=False)
        self.fields.fill(self.state.form)
        self._draw_notice()
        refresh(self.control)
        await self._look()


def _side(controls: list[ft.Control], share: int) -> ft.Container:
    body = ft.Column(controls, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    padding = ft.Padding(left=20, top=16, right=20, bottom=32)
    return ft.Container(ft.ListView([body], expand=True, padding=padding), expand=share)
