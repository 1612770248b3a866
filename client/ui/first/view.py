"""The three screens of a first opening. Each can be passed by; nothing in them needs an account or the network."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, Protocol

import flet as ft

from client.kit import theme
from client.kit.parts import QUIET, column, panel, quiet, refresh, said
from client.ui.first.state import STEPS, FirstState, Step
from client.ui.settings.sections import NAMES, SIZES
from client.ui.shell import Shell

SKIP: Final = "first-skip"  # the key by which the button is found in any language


class Over(Protocol):
    """What happens when the screens are over."""

    def __call__(self, *, new_phone: bool) -> Awaitable[None]:
        """`new_phone` leads straight to bringing a memory in."""
        ...


class FirstView:
    """The screens; `control` is what is mounted while `on`. `changed` draws the whole window anew."""

    def __init__(self, shell: Shell, changed: Callable[[], Awaitable[None]], over: Over) -> None:
        self._shell = shell
        self._changed = changed
        self._over = over
        self.state = FirstState(shell.engine)
        self._body = ft.Column(spacing=theme.PAD, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        self.control = ft.ListView([column([self._body])], expand=True, padding=ft.Padding(bottom=24))

    @property
    def on(self) -> bool:
        """Are they shown instead of the chat?"""
        return self.state.on

    def begin(self) -> None:
        """Show the first of them where this is the very first opening."""
        self.state.begin()
        if self.on:
            self.draw()

    def draw(self) -> None:
        """The screen of now, in the words of now."""
        words = self._shell.words
        draw: dict[Step, Callable[[], list[ft.Control]]] = {
            "kept": self._kept,
            "look": self._look,
            "start": self._start,
        }
        step = self.state.step
        self._body.controls = [
            self._above(),
            ft.Semantics(
                container=True,
                header=True,
                heading_level=1,
                live_region=True,
                content=said(words.text(f"first-title-{step}"), size=theme.TITLE, bold=True),
            ),
            *draw[step](),
        ]
        refresh(self._body)

    def _above(self) -> ft.Row:
        """Where one is, and the way past all of it."""
        words = self._shell.words
        step = words.text("first-step", step=self.state.number, all=len(STEPS))
        skip = ft.TextButton(words.text("first-skip"), key=SKIP, on_click=self._shell.guard(self._skip))
        return ft.Row([quiet(step, size=theme.SMALL), skip], alignment=ft.MainAxisAlignment.SPACE_BETWEEN, wrap=True)

    def _kept(self) -> list[ft.Control]:
        words, host = self._shell.words, self.state.host()
        model = "first-kept-model-text" if host is None else "first-kept-model-chosen"
        languages = ft.TextButton(
            " · ".join(NAMES.values()),
            icon=ft.Icons.LANGUAGE_OUTLINED,
            on_click=self._shell.guard(self._to_look),
        )
        return [
            *([] if self.state.language_decided() else [ft.Row([languages], wrap=True)]),
            _about(ft.Icons.LOCK_OUTLINED, words.text("first-kept-here"), words.text("first-kept-here-text")),
            _about(ft.Icons.DNS_OUTLINED, words.text("first-kept-server"), words.text("first-kept-server-text")),
            _about(ft.Icons.SMART_TOY_OUTLINED, words.text("first-kept-model"), words.text(model, host=host or "")),
            self._ways(words.text("first-next"), self._next),
        ]

    def _look(self) -> list[ft.Control]:
        words, chosen = self._shell.words, self.state.chosen()
        sizes = {size: words.text("set-text-size-percent", percent=size) for size in SIZES}
        language: list[ft.Control] = []
        if not self.state.language_decided():
            language = [self._choice("settings-language", "language", NAMES, words.language)]
        return [
            *language,
            self._choice("set-text-size", "text_size", sizes, chosen.text_size),
            said(words.text("set-text-size-sample")),
            quiet(words.text("first-later"), size=theme.SMALL),
            self._ways(words.text("first-next"), self._next),
        ]

    def _start(self) -> list[ft.Control]:
        words, guard = self._shell.words, self._shell.guard
        phone = ft.FilledTonalButton(
            words.text("backups-new-phone"),
            icon=ft.Icons.MOBILE_FRIENDLY_OUTLINED,
            on_click=guard(self.new_phone),
        )
        return [
            _about(ft.Icons.PERSON_OFF_OUTLINED, words.text("first-account"), words.text("first-account-text")),
            self._ways(words.text("first-start"), self._skip),
            quiet(words.text("first-new-phone-hint"), size=theme.SMALL),
            ft.Row([phone], wrap=True),
        ]

    def _ways(self, forth: str, press: Callable[[], Awaitable[None]]) -> ft.Row:
        """On, and back where there is something before."""
        words, guard = self._shell.words, self._shell.guard
        buttons: list[ft.Control] = [ft.FilledButton(forth, autofocus=True, on_click=guard(press))]
        if self.state.number > 1:
            buttons.append(ft.TextButton(words.text("first-back"), on_click=guard(self._back)))
        return ft.Row(buttons, spacing=theme.GAP, wrap=True)

    def _choice(self, title: str, name: str, options: dict[str, str], current: str) -> ft.Column:
        async def choose() -> None:
            await self.state.choose(name, group.value or current)
            await self._changed()

        radios: list[ft.Control] = [ft.Radio(value=value, label=label) for value, label in options.items()]
        group = ft.RadioGroup(
            content=ft.Row(radios, wrap=True, spacing=theme.PAD),
            value=current,
            on_change=self._shell.guard(choose),
        )
        named = ft.Semantics(container=True, content=said(self._shell.words.text(title), bold=True))
        return ft.Column([named, group], spacing=theme.GAP)

    async def _next(self) -> None:
        self.state.forth()
        self.draw()

    async def _back(self) -> None:
        self.state.back()
        self.draw()

    async def _to_look(self) -> None:
        self.state.turn("look")
        self.draw()

    async def _skip(self) -> None:
        await self._end(new_phone=False)

    async def new_phone(self) -> None:
        """Over, and straight to bringing a memory in."""
        await self._end(new_phone=True)

    async def _end(self, *, new_phone: bool) -> None:
        try:
            await self.state.end()
        finally:
            await self._over(new_phone=new_phone)


def _about(icon: ft.IconData, title: str, text: str) -> ft.Semantics:
    """One place, and what is kept there."""
    words = ft.Column([said(title, bold=True), said(text, color=QUIET)], spacing=2, expand=True)
    line = ft.Row([ft.Icon(icon, color=ft.Colors.PRIMARY), words], spacing=theme.PAD, vertical_alignment=_TOP)
    return ft.Semantics(container=True, content=panel([line]))


_TOP: Final = ft.CrossAxisAlignment.START
