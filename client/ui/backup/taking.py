"""The last steps on the new phone: what is in the backup, take it or leave it, and what came."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import flet as ft

from client.errors import Damaged, GieokError
from client.kit import theme
from client.kit.parts import panel, said
from client.ui.backup.contents import contents
from client.ui.backup.running import Running
from client.ui.backup.stage import Stage

if TYPE_CHECKING:
    from client.backup.values import Opened, Restored


async def preview(stage: Stage, *, opened: Opened) -> list[ft.Control]:
    """The day, the device and the counts, before anything of it is brought in."""
    found = opened.preview

    async def leave() -> None:
        await stage.state.discard(opened)
        await stage.go(stage.home, stage.text("backups-left"))

    about = stage.text("backups-preview-about", when=stage.moment(found.made_at), device=found.device_name)
    take = ft.FilledButton(stage.text("backups-take"), on_click=stage.turn(partial(taking, opened=opened)))
    return [
        stage.title("backups-preview"),
        said(about, size=theme.SMALL),
        stage.told(*contents(stage, found.counts, with_log=found.with_log)),
        stage.title("backups-preview-happens"),
        stage.told(
            stage.text("backups-preview-here"), stage.text("backups-preview-block"), stage.text("backups-preview-there")
        ),
        ft.Row([take, ft.TextButton(stage.text("backups-leave"), on_click=stage.shell.guard(leave))], wrap=True),
    ]


async def taking(stage: Stage, *, opened: Opened) -> list[ft.Control]:
    """In one go: it can't be stopped half way, and nothing has changed where it fails."""
    running = Running(stage, "backups-taking", can_stop=False)

    async def go() -> None:
        try:
            restored = await running.follow(stage.state.take(opened))
        except Damaged as error:
            await stage.fail(stage.restore, error)
        except GieokError as error:
            await stage.fail(partial(preview, opened=opened), error)
        else:
            await stage.go(partial(done, restored=restored))

    stage.begin(go)
    return [stage.title("backups-restore"), running.control]


async def done(stage: Stage, *, restored: Restored) -> list[ft.Control]:
    """What came, what stayed away, what has to be looked at, and whether the server knows."""
    text, color = stage.text, ft.Colors.ON_PRIMARY_CONTAINER
    new = restored.new
    told = [text("backups-came", facts=new.get("facts", 0), turns=new.get("turns", 0))]
    if restored.deleted:
        told.append(text("backups-stayed-deleted", count=restored.deleted))
    told.append(text("backups-rechecks", count=restored.rechecks) if restored.rechecks else text("backups-no-rechecks"))
    told.append(text("backups-confirmed" if restored.confirmed else "backups-not-confirmed"))
    rows: list[ft.Control] = [
        ft.Semantics(
            live_region=True,
            content=panel([said(text("backups-done"), bold=True, color=color)], tint=ft.Colors.PRIMARY_CONTAINER),
        ),
        stage.told(*told),
    ]
    if restored.missing_lines:
        rows += [stage.title("backups-missing-lines"), stage.told(*restored.missing_lines)]
    look = ft.FilledButton(text("backups-look"), on_click=stage.shell.guard(stage.to_memory))
    return [*rows, ft.Row([look]), stage.link("backups-made-done", stage.home)]
