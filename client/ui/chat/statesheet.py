"""What does the line below the title mean? News, the model service, tidying, memory: what is, and what can be done."""

from __future__ import annotations

import flet as ft

from client.kit import theme
from client.kit.guard import Handler
from client.kit.parts import close, heading, quiet, said, show_sheet
from client.learning.jobs import Pending
from client.turn.queue import Standing
from client.ui.shell import Shell


def show_state(
    shell: Shell,
    news: str,
    sentence: str,
    pending: Pending,
    standing: Standing,
    *,
    paused: bool,
    look: Handler,
) -> None:
    """Open the sheet; `news` is the state's name, `sentence` what the line says about it."""
    words, guard = shell.words, shell.guard

    async def ask_now() -> None:
        close(sheet)
        await look()

    async def tidy_now() -> None:
        close(sheet)
        await shell.engine.learning.run_now()
        left = shell.engine.learning.pending().waiting
        shell.snacks.say(shell.words.text("jobs-put-off" if left else "jobs-done"))

    shown: list[ft.Control] = [
        heading(words.text("about-news")),
        said(sentence),
        quiet(words.text(f"about-{news}"), size=theme.SMALL),
        _row(ft.TextButton(words.text("about-look"), icon=ft.Icons.REFRESH, on_click=guard(ask_now))),
    ]
    if standing.turns:
        shown += [
            heading(words.text("about-model")),
            said(words.text("about-model-waits", count=len(standing.turns))),
            quiet(words.text("about-model-other"), size=theme.SMALL),
        ]
    if pending.waiting:
        shown += [
            heading(words.text("about-jobs")),
            said(words.text("jobs-waiting", waiting=pending.waiting)),
            quiet(words.text("about-jobs-text"), size=theme.SMALL),
            _row(ft.TextButton(words.text("about-jobs-now"), on_click=guard(tidy_now))),
        ]
    if paused:
        shown += [heading(words.text("state-paused")), quiet(words.text("about-paused"), size=theme.SMALL)]
    sheet = show_sheet(shell.page, words.text("about-now"), shown, tall=False)


def _row(button: ft.Control) -> ft.Row:
    return ft.Row([button], alignment=ft.MainAxisAlignment.END)
