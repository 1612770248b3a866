"""The first step: go on with what was begun, make a backup, bring one in, and see what was left with the server."""

from __future__ import annotations

import flet as ft

from client.kit import theme
from client.kit.parts import panel, quiet, said
from client.ui.backup.details import details
from client.ui.backup.lines import Lines
from client.ui.backup.sending import sending
from client.ui.backup.stage import Stage


async def overview(stage: Stage) -> list[ft.Control]:
    """Everything that can be done about backups."""
    stage.forget()
    state, text = stage.state, stage.text
    begun, limits, known = await state.begun(), await state.limits(), await state.logged_in()
    rows: list[ft.Control] = []
    if begun is not None:
        color = ft.Colors.ON_TERTIARY_CONTAINER
        when = stage.moment(begun.started_at)
        sentence = text("backups-begun", when=when, size=stage.size(begun.size))
        button = ft.FilledButton(text("backups-go-on"), on_click=stage.customer(sending))
        rows.append(
            panel(
                [said(sentence, size=theme.SMALL, color=color), ft.Row([button], wrap=True)],
                tint=ft.Colors.TERTIARY_CONTAINER,
            )
        )
    rows += [
        stage.title("backups-make"),
        said(text("backups-make-what", days=limits.days), size=theme.SMALL),
        ft.Row([ft.FilledButton(text("backups-make-open"), on_click=stage.customer(stage.make))], wrap=True),
        stage.title("backups-restore"),
        said(text("backups-restore-what"), size=theme.SMALL),
        ft.Row([ft.OutlinedButton(text("backups-restore-open"), on_click=stage.customer(stage.restore))], wrap=True),
        stage.title("backups-list"),
    ]
    if known:
        lines = Lines(stage)
        stage.begin(lines.show)
        rows.append(lines.control)
    else:
        rows.append(quiet(text("backups-list-login"), size=theme.SMALL))
    rows.append(stage.link("backups-details-open", details))
    return rows
