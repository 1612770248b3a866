"""The sheet in which a fact is put right: its sentence, its day, its kind. What was there stays until it is saved."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import date

import flet as ft

from client.errors import Refused
from client.kit import theme
from client.kit.parts import close, quiet, refresh, said, show_sheet
from client.memory.fact import Fact, Kind
from client.memory.promotion import LASTING
from client.notebook.correcting import Correction, kinds_for
from client.turn.block_tool import secret_sentence
from client.ui.facts.chips import one_of
from client.ui.facts.state import FactsState
from client.ui.shell import Shell

LINES_MOST = 6


def show_correction(shell: Shell, state: FactsState, fact: Fact, changed: Callable[[], Awaitable[None]]) -> None:
    """Open it. `changed` is called when the correction is kept."""
    _Sheet(shell, state, fact, changed).show()


class _Sheet:
    def __init__(self, shell: Shell, state: FactsState, fact: Fact, changed: Callable[[], Awaitable[None]]) -> None:
        words = shell.words
        self._shell, self._state, self._fact, self._changed = shell, state, fact, changed
        self._kinds = kinds_for(fact)
        self._kind: Kind = fact.kind if fact.kind in self._kinds else self._kinds[0]
        self._text = ft.TextField(
            label=words.text("fact-correct-text"),
            value=fact.statement,
            multiline=True,
            min_lines=2,
            max_lines=LINES_MOST,
            autofocus=True,
        )
        self._day = ft.TextField(
            label=words.text("fact-correct-day-field"), value=fact.day.isoformat() if fact.day else ""
        )
        self._chips = ft.Container()
        self._why = said("", size=theme.SMALL, color=ft.Colors.ERROR)
        self._told = ft.Semantics(live_region=True, content=self._why, visible=False)
        self._sheet: ft.BottomSheet | None = None

    def show(self) -> None:
        words, guard = self._shell.words, self._shell.guard
        hint = "fact-correct-trait-hint" if self._fact.kind == "trait" else "fact-correct-hint"
        self._draw()
        buttons: list[ft.Control] = [
            ft.FilledButton(words.text("fact-correct-save"), on_click=guard(self._save)),
            ft.TextButton(words.text("ui-cancel"), on_click=guard(self._leave)),
        ]
        rows: list[ft.Control] = [
            quiet(words.text(hint), size=theme.SMALL),
            self._text,
            self._day,
            quiet(words.text("fact-correct-kind-field"), size=theme.SMALL),
            self._chips,
            self._told,
            ft.Row(buttons, spacing=theme.GAP, wrap=True),
        ]
        self._sheet = show_sheet(self._shell.page, words.text("fact-correct-title"), rows, tall=True)

    def _draw(self) -> None:
        words = self._shell.words
        named: list[tuple[Kind, str]] = [(kind, words.text(f"fact-kind-{kind}")) for kind in self._kinds]
        self._chips.content = one_of(self._shell, named, self._kind, self._choose)
        self._day.visible = self._kind not in LASTING

    def _choose(self, kind: Kind) -> None:
        self._kind = kind
        self._draw()
        refresh(self._chips)
        refresh(self._day)

    def _leave(self) -> None:
        if self._sheet is not None:
            close(self._sheet)

    async def _save(self) -> None:
        words = self._shell.words
        try:
            done = await self._state.correct(self._fact, self._wanted())
        except Refused as refused:  # said in the sheet: what was written stays, and is looked at
            self._say(words.error(refused))
            return
        self._leave()
        await self._changed()
        told = [words.text("fact-corrected")]
        if done.line is not None:
            told.append(words.text("fact-line-follows"))
        if done.fact.status == "awaiting_consent":
            told.append(words.text("fact-correct-asks"))
        if done.masked:
            told.append(secret_sentence(done.masked, words.text))
        self._shell.snacks.say(" ".join(told))

    def _wanted(self) -> Correction:
        wanted = Correction(self._text.value or "", self._fact.day, self._kind)
        if self._kind in LASTING:
            return wanted
        typed = (self._day.value or "").strip()
        try:
            return replace(wanted, day=date.fromisoformat(typed) if typed else None)
        except ValueError as error:
            raise Refused("fact-correct-day") from error

    def _say(self, why: str) -> None:
        self._why.value = self._why.semantics_label = why
        self._told.visible = True
        refresh(self._told)
