"""The fields of the account's forms: address, password, code, the device's name."""

from __future__ import annotations

import flet as ft

from client.kit.eye import eye
from client.kit.words import Words
from client.ui.shell import Shell
from shared.wire.accounts import PASSWORD_LEAST


def email_field(words: Words, value: str) -> ft.TextField:
    """An address."""
    return _field(words.text("account-email"), value, ft.KeyboardType.EMAIL, ft.AutofillHint.EMAIL, capitals=False)


def code_field(words: Words) -> ft.TextField:
    """The code from the mail."""
    return _field(words.text("account-code"), "", ft.KeyboardType.TEXT, ft.AutofillHint.ONE_TIME_CODE, capitals=False)


def name_field(words: Words, value: str) -> ft.TextField:
    """What this device is called."""
    field = _field(words.text("account-device-name"), value, ft.KeyboardType.TEXT, None, capitals=True)
    field.helper = words.text("account-device-name-hint")
    return field


def password_field(shell: Shell, *, new: bool = False) -> ft.TextField:
    """A password, hidden until the eye is pressed; a new one says what it must be like."""
    words = shell.words
    field = _field(
        words.text("account-new-password" if new else "account-password"),
        "",
        ft.KeyboardType.VISIBLE_PASSWORD,
        ft.AutofillHint.NEW_PASSWORD if new else ft.AutofillHint.PASSWORD,
        capitals=False,
    )
    field.password = True
    if new:
        field.helper = words.text("account-password-hint", least=PASSWORD_LEAST)
        field.helper_max_lines = 2
    field.suffix_icon = eye(shell, field, "account-password-look", "account-password-hide")
    return field


def _field(
    label: str, value: str, keyboard: ft.KeyboardType, hint: ft.AutofillHint | None, *, capitals: bool
) -> ft.TextField:
    return ft.TextField(
        label=label,
        value=value,
        keyboard_type=keyboard,
        autofill_hints=hint,
        autocorrect=capitals,
        enable_suggestions=capitals,
        border=ft.OutlineInputBorder(border_radius=ft.BorderRadius.all(12)),
    )
