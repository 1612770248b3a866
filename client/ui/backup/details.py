"""How safe is a backup? The honest page: who can not open it, who could try, and what was never promised."""

from __future__ import annotations

import flet as ft

from client.ui.backup.stage import Stage, Step


async def details(stage: Stage, *, back: Step | None = None) -> list[ft.Control]:
    """What it protects from, and what not. `back`: where it was opened, if not on the first step."""
    limits = await stage.state.limits()
    return [
        stage.title("backups-details"),
        stage.told(
            stage.text("backups-details-sealed"),
            stage.text("backups-details-digits"),
            stage.text("backups-details-tries", tries=limits.tries),
            stage.text("backups-details-days", days=limits.days),
        ),
        stage.title("backups-details-limits"),
        stage.told(
            stage.text("backups-details-operator"),
            stage.text("backups-details-password"),
            stage.text("backups-details-never"),
        ),
        stage.link("backups-step-back", back or stage.home),
    ]
