"""The end of an account: what goes, what stays, and the password as the last word."""

from __future__ import annotations

import flet as ft

from client.kit import theme
from client.kit.parts import panel, said
from client.ui.account.fields import password_field
from client.ui.account.stage import Stage


async def delete(stage: Stage) -> list[ft.Control]:
    """Deleting takes the password: that is the question."""
    password = password_field(stage.shell)
    password.label = stage.text("account-delete-password")

    async def act() -> None:
        await stage.state.delete(password.value)
        await stage.go("start", stage.text("account-deleted"))

    warning = said(stage.text("account-delete-text"), size=theme.SMALL, color=ft.Colors.ON_ERROR_CONTAINER)
    return [
        stage.title("account-delete"),
        panel([warning], tint=ft.Colors.ERROR_CONTAINER),
        stage.form("account-delete-do", act, [password], secrets=[password], grave=True),
        stage.link("account-step-back", "home"),
    ]
