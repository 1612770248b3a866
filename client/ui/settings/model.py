"""Who answers? The screen to choose: built in, the service's own model, or any service; tried out, then with a yes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import flet as ft

from client.kit import theme
from client.kit.choices import option
from client.kit.guard import Handler
from client.kit.parts import column, panel, quiet, refresh, said
from client.turn.models import Answering, Meant, Source
from client.ui.settings.own_service import OwnService
from client.ui.settings.rows import head
from client.ui.settings.trial import TrialPart
from client.ui.shell import Shell


class ModelScreen:
    """The screen; `control` is what is mounted, `back` leads to the settings."""

    def __init__(self, shell: Shell, back: Callable[[], Awaitable[None]]) -> None:
        self._shell = shell
        self._back = back
        self._form: OwnService | None = None
        self._trial: TrialPart | None = None
        self._offered = False  # the service names a gateway
        self._body = ft.Column(spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        self._below = ft.Column(spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        self.control = ft.ListView([column([self._body])], expand=True, padding=ft.Padding(bottom=24))

    async def show(self) -> None:
        """What holds now, and what there is to choose from."""
        self.leave()
        words, models = self._shell.words, self._shell.engine.models
        now, gateway = await asyncio.to_thread(models.now), await asyncio.to_thread(models.gateway)
        self._offered = gateway is not None
        rows: list[ft.Control] = [
            head(self._shell, words.text("settings-model"), self._shell.guard(self._leave)),
            quiet(words.text("choose-model-decided" if now.decided else "choose-model-hint"), size=theme.SMALL),
            self._options(now, gateway),
            self._below,
        ]
        self._draw_below(now.source, now)
        self._body.controls = rows
        refresh(self._body)

    def leave(self) -> None:
        """Another screen comes: no key stays in a field, no check goes on."""
        if self._form is not None:
            self._form.forget()
        if self._trial is not None:
            self._trial.stop()
        self._form = self._trial = None

    def _options(self, now: Answering, gateway: Answering | None) -> ft.RadioGroup:
        words = self._shell.words

        async def pick() -> None:
            await self._pick(group.value, now)

        hints: dict[Source, str] = {"builtin": words.text("choose-model-builtin-hint")}
        if gateway is not None:
            hints["gateway"] = words.text("choose-model-gateway-hint", name=gateway.name, host=gateway.host or "")
        elif now.source == "gateway":
            hints["gateway"] = words.text("choose-model-gateway-gone")
        hints["own"] = words.text("choose-model-own-hint")
        picked = self._shell.guard(pick)
        listed = ft.Column(spacing=theme.EDGE)
        group = ft.RadioGroup(content=listed, value=now.source, disabled=now.decided, on_change=picked)
        for source, hint in hints.items():
            listed.controls += [_option(words.text(f"choose-model-{source}"), hint, source, group, picked)]
        return group

    async def _pick(self, picked: str | None, now: Answering) -> None:
        self.leave()
        if picked == "builtin" and now.source != "builtin":  # nothing leaves from here on: nothing to ask
            await asyncio.to_thread(self._shell.engine.models.choose, None)
            self._shell.snacks.say(self._shell.words.text("choose-model-done-builtin"))
            await self.show()
            return
        self._draw_below("gateway" if picked == "gateway" else "own" if picked == "own" else "builtin", now)
        refresh(self._below)

    def _draw_below(self, source: Source, now: Answering) -> None:
        """What belongs to the option: fields, the check, the way to take it."""
        models = self._shell.engine.models
        self._below.controls = []
        if source == "builtin" or (source == "gateway" and not self._offered):
            return
        if now.decided:
            self._below.controls = [said(self._where(now), size=theme.SMALL)]
            return
        meant = models.at_gateway
        if source == "own":
            self._form = OwnService(self._shell, now)
            self._below.controls += self._form.controls
            meant = self._form.meant
        self._trial = TrialPart(self._shell, meant)
        consent = ft.Container()

        async def ask() -> None:
            consent.content = self._consent(await asyncio.to_thread(meant), consent)
            refresh(consent)

        save = ft.FilledButton(self._shell.words.text("choose-model-save"), on_click=self._shell.guard(ask))
        self._below.controls += [self._trial.control, ft.Row([save], wrap=True), consent]

    def _consent(self, meant: Meant, place: ft.Container) -> ft.Semantics:
        """Where text goes from then on, and a yes."""
        words, guard = self._shell.words, self._shell.guard

        async def yes() -> None:
            await asyncio.to_thread(self._shell.engine.models.choose, meant)
            self._shell.snacks.say(words.text("choose-model-done", name=meant.model.name))
            await self.show()

        def no() -> None:
            place.content = None
            refresh(place)

        buttons: list[ft.Control] = [
            ft.FilledButton(words.text("choose-model-yes"), on_click=guard(yes)),
            ft.TextButton(words.text("choose-model-no"), on_click=guard(no)),
        ]
        text = said(words.text("choose-model-goes", host=meant.host), color=ft.Colors.ON_TERTIARY_CONTAINER)
        box = panel([text, ft.Row(buttons, wrap=True)], tint=ft.Colors.TERTIARY_CONTAINER)
        return ft.Semantics(live_region=True, content=box)

    def _where(self, now: Answering) -> str:
        return self._shell.words.text("settings-model-service", name=now.name, host=now.host or "")

    async def _leave(self) -> None:
        self.leave()
        await self._back()


def _option(name: str, hint: str, value: Source, group: ft.RadioGroup, picked: Handler) -> ft.Column:
    """A way to choose it, with a sentence below."""
    below = ft.Container(quiet(hint, size=theme.SMALL), padding=ft.Padding(left=theme.PAD * 2))
    return ft.Column([option(value, name, group, picked), below], spacing=2)
