"""The part of the publish screen with what waits for signatures: who signed, who may still sign, and what to do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import flet as ft

from client.desk import show_request
from client.desk.open_requests import Open
from client.desk.ui.parts import label, note
from client.desk.ui.publish.approve import ask_approval
from client.desk.ui.publish.requests import RequestsState
from client.desk.ui.shell import Shell
from client.kit import theme
from client.kit.parts import ask, heading, panel, quiet, said
from shared.text import visible


def waiting_part(
    shell: Shell, state: RequestsState, people: tuple[str, ...], again: Callable[[], Awaitable[None]]
) -> list[ft.Control]:
    """Empty where nothing waits and the server could be asked; `again` hears that something was done."""
    words = shell.words
    rows: list[ft.Control] = []
    if state.open:
        rows.append(heading(words.text("deskapp-requests", count=len(state.open))))
        rows += [_request(shell, state, one, people, again) for one in state.open]
    if state.unseen is not None:
        rows.append(note(words.text("deskapp-requests-unseen", reason=words.error(state.unseen)), bad=True))
    return rows


def _request(
    shell: Shell, state: RequestsState, one: Open, people: tuple[str, ...], again: Callable[[], Awaitable[None]]
) -> ft.Control:
    words, guard, request = shell.words, shell.guard, one.request
    head = words.text("deskapp-request", by=visible(request.made_by), when=shell.when(request.made_at))
    rows: list[ft.Control] = [ft.Row([said(head, size=theme.BODY, bold=True), label(request.id)], wrap=True)]
    if request.note:
        rows.append(said(visible(request.note), size=theme.SMALL))
    if one.reason is not None:
        rows.append(said(words.error(one.reason), size=theme.SMALL, color=ft.Colors.ERROR))
    else:
        rows.append(quiet(show_request.lacking(one.lacks, words), size=theme.SMALL))

    async def read() -> None:
        await ask_approval(shell, state, request.id, people, again)

    async def away() -> None:
        unseen = await state.withdraw(request.id)
        await again()
        said_so = words.text("deskapp-withdrawn")
        shell.snacks.say(f"{said_so} {words.error(unseen)}" if unseen else said_so)

    def sure() -> None:
        ask(
            shell.page,
            title=words.text("deskapp-withdraw-ask"),
            text=words.text("deskapp-withdraw-text"),
            yes=words.text("deskapp-withdraw"),
            no=words.text("ui-cancel"),
            press=guard(away),
        )

    if shell.work.may("publish"):
        buttons: list[ft.Control] = [ft.OutlinedButton(words.text("deskapp-withdraw"), on_click=guard(sure))]
        if one.reason is None:
            buttons.insert(0, ft.FilledTonalButton(words.text("deskapp-approve-open"), on_click=guard(read)))
        rows.append(ft.Row(buttons, wrap=True, spacing=theme.GAP))
    return ft.Semantics(container=True, content=panel(rows))
