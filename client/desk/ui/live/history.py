"""One page's versions, the newest first: what each said, and the way back to it as a new version."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import flet as ft

from client.desk import show
from client.desk.history import HistoryLine
from client.desk.publish import Published
from client.desk.ui.live.state import LiveState
from client.desk.ui.parts import label
from client.desk.ui.publish.ask import ask_signature
from client.desk.ui.shell import Shell
from client.kit import theme
from client.kit.drawn import drawn
from client.kit.parts import panel, quiet, said, show_sheet


def history_rows(shell: Shell, state: LiveState, rolled: Callable[[str], Awaitable[None]]) -> list[ft.Control]:
    """A box for each version; `rolled` hears what went live."""
    newest = max((entry.version for entry in state.history), default=0)
    return [_version(shell, state, entry, rolled, newest=entry.version == newest) for entry in reversed(state.history)]


def _version(
    shell: Shell, state: LiveState, entry: HistoryLine, rolled: Callable[[str], Awaitable[None]], *, newest: bool
) -> ft.Control:
    words, guard = shell.words, shell.guard

    async def read() -> None:
        page = await state.text(entry.version)
        if page is not None:
            show_sheet(shell.page, f"{page.title} v{page.version}", [drawn(page.body)], tall=True)

    async def back(person: str, passphrase: str) -> None:
        note = words.text("desk-rollback-note", version=entry.version)
        passed = await state.roll_forward(entry.version, note, person, passphrase)
        if isinstance(passed, Published):
            await rolled(show.published(passed, words))
        else:
            await rolled(words.text("deskapp-request-waits", id=passed.id))

    def ask() -> None:
        ask_signature(
            shell,
            title=words.text("deskapp-roll-ask", version=entry.version),
            text=words.text("deskapp-roll-text", version=entry.version, next=state.history[-1].version + 1),
            yes=words.text("deskapp-roll"),
            people=state.people,
            press=back,
        )

    head = words.text("deskapp-version", version=entry.version, day=entry.effective)
    about = words.text("deskapp-live-since", since=shell.when(entry.at)) if entry.at else words.text("deskapp-not-seen")
    if entry.by:
        about = " · ".join((about, words.text("deskapp-by", name=entry.by)))
    stands = label(words.text(f"deskapp-state-{entry.state}"))
    title = ft.Row([said(head, size=theme.BODY, bold=True), stands], wrap=True, spacing=theme.GAP)
    rows: list[ft.Control] = [title, quiet(about, size=theme.SMALL)]
    if entry.revision:
        rows.append(said(entry.revision, size=theme.SMALL))
    buttons: list[ft.Control] = []
    if entry.text:
        buttons.append(ft.TextButton(words.text("deskapp-version-read", version=entry.version), on_click=guard(read)))
        if not newest and shell.work.may("publish"):
            buttons.append(
                ft.TextButton(words.text("deskapp-version-roll", version=entry.version), on_click=guard(ask))
            )
    if buttons:
        rows.append(ft.Row(buttons, wrap=True, spacing=theme.GAP))
    return panel(rows)
