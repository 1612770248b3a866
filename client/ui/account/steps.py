"""The steps of somebody who is not logged in: begin, register, the code, log in, a forgotten password."""

from __future__ import annotations

import flet as ft

from client.kit import theme
from client.kit.parts import said
from client.ui.account.fields import code_field, email_field, name_field, password_field
from client.ui.account.stage import Stage


async def start(stage: Stage) -> list[ft.Control]:
    """What an account is for, and the two ways in."""
    return [
        said(stage.text("account-what"), size=theme.SMALL),
        ft.Row([ft.FilledButton(stage.text("account-login"), on_click=stage.turn("login"))], wrap=True),
        ft.Row([ft.OutlinedButton(stage.text("account-register"), on_click=stage.turn("register"))], wrap=True),
    ]


async def register(stage: Stage) -> list[ft.Control]:
    """A new account: address and password."""
    state, email = stage.state, email_field(stage.shell.words, stage.state.email)
    password = password_field(stage.shell, new=True)

    async def act() -> None:
        await state.register(email.value, password.value)
        await stage.go("code", stage.text("account-mail-sent", email=state.email))

    return [
        stage.title("account-register"),
        said(stage.text("account-kept-there", server=state.server), size=theme.SMALL),
        stage.explained("account-not-digits"),
        stage.form("account-register-do", act, [email, password], secrets=[password]),
        stage.link("account-have", "login"),
        stage.link("account-step-back", "start"),
    ]


async def code(stage: Stage) -> list[ft.Control]:
    """The code from the mail."""
    field = code_field(stage.shell.words)

    async def act() -> None:
        await stage.state.verify(field.value)
        await stage.go("login", stage.text("account-verified"))

    return [
        stage.title("account-verify"),
        said(stage.state.email, size=theme.SMALL),
        stage.form("account-verify-do", act, [field], secrets=[field]),
        stage.link("account-verify-start-over", "register"),
        stage.link("account-have", "login"),
        stage.link("account-step-back", "start"),
    ]


async def login(stage: Stage) -> list[ft.Control]:
    """Address, password, and what this device is called."""
    state, email = stage.state, email_field(stage.shell.words, stage.state.email)
    password = password_field(stage.shell)
    name = name_field(stage.shell.words, await state.device_name())

    async def act() -> None:
        await state.login(email.value, password.value, name.value)
        await stage.go("home", "")

    return [
        stage.title("account-login"),
        stage.explained("evidence-told"),
        stage.form("account-login-do", act, [email, password, name], secrets=[password]),
        stage.link("account-forgot", "forgot"),
        stage.link("account-step-back", "start"),
    ]


async def forgot(stage: Stage) -> list[ft.Control]:
    """Where the code for a new password goes."""
    email = email_field(stage.shell.words, stage.state.email)

    async def act() -> None:
        await stage.state.forgot(email.value)
        await stage.go("reset", stage.text("account-reset-sent", email=stage.state.email))

    return [
        stage.title("account-forgot"),
        said(stage.text("account-forgot-what"), size=theme.SMALL),
        stage.explained("account-not-digits"),
        stage.form("account-forgot-do", act, [email], secrets=[]),
        stage.link("account-step-back", "login"),
    ]


async def reset(stage: Stage) -> list[ft.Control]:
    """The code, and the new password."""
    field, password = code_field(stage.shell.words), password_field(stage.shell, new=True)

    async def act() -> None:
        await stage.state.new_password(field.value, password.value)
        await stage.go("home", stage.text("account-password-changed"))

    return [
        stage.title("account-reset"),
        said(stage.state.email, size=theme.SMALL),
        stage.explained("account-reset-warn"),
        stage.form("account-reset-do", act, [field, password], secrets=[field, password]),
        stage.link("account-step-back", "forgot"),
    ]
