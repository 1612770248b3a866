"""How is one page of the list drawn? Its title opens it; behind it how it stands, in words and not in colour alone."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import flet as ft

from client.desk.ui.pages.lines import PageLine
from client.desk.ui.parts import label
from client.desk.ui.shell import Shell
from client.kit import theme
from client.kit.parts import quiet, said

TINTS = {
    "new": ft.Colors.TERTIARY_CONTAINER,
    "differs": ft.Colors.TERTIARY_CONTAINER,
    "live": ft.Colors.SURFACE_CONTAINER_HIGH,
    "gone": ft.Colors.ERROR_CONTAINER,
}


def page_row(shell: Shell, line: PageLine, opened: Callable[[PageLine], Awaitable[None]]) -> ft.Control:
    """One row."""
    words = shell.words

    async def go() -> None:
        await opened(line)

    name = ft.TextButton(
        content=said(line.title, color=ft.Colors.PRIMARY, bold=True),
        on_click=shell.guard(go),
        style=ft.ButtonStyle(padding=ft.Padding.symmetric(horizontal=4, vertical=2)),
    )
    labels: list[ft.Control] = [
        label(words.text(f"deskapp-status-{status}"), tint=TINTS[status])
        for status in ("new", "differs", "live", "gone")
        if status in line.statuses
    ]
    if line.announced:
        labels.append(label(words.text("deskapp-announced-for", day=line.announced.isoformat())))
    if line.faults:
        labels.append(label(words.text("deskapp-faults", count=line.faults), tint=ft.Colors.ERROR_CONTAINER))
    about = " · ".join((words.text(f"desk-role-{line.kind}"), line.id, _versions(shell, line)))
    row = ft.Container(
        ft.Column(
            [
                ft.Row([name, *labels], wrap=True, spacing=theme.GAP, run_spacing=4),
                ft.Container(quiet(about, size=theme.SMALL), padding=ft.Padding(left=4)),
            ],
            spacing=0,
        ),
        padding=ft.Padding.symmetric(vertical=6),
        border=ft.Border(bottom=ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT)),
    )
    return ft.Semantics(container=True, content=row)  # else a screen reader hears all rows as one


def _versions(shell: Shell, line: PageLine) -> str:
    words = shell.words
    if line.live is None:
        return words.text("deskapp-version-draft", version=line.version)
    since = shell.when(line.since)
    if line.version != line.live:
        return words.text("deskapp-version-both", live=line.live, since=since, version=line.version)
    return words.text("deskapp-version-live", live=line.live, since=since)
