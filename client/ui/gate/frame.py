"""How does a screen look that stands in the place of the whole app? One calm column, read from top to bottom."""

from __future__ import annotations

import flet as ft

from client.kit import theme
from client.kit.parts import column, quiet
from client.kit.parts import title as titled
from client.kit.shell import Shell

MARK: ft.ColorValue = ft.Colors.PRIMARY


def put_on(shell: Shell, icon: ft.IconData, title: str, controls: list[ft.Control]) -> None:
    """Mount it: a picture, a title, what it has to say."""
    page, words = shell.page, shell.words
    page.title = words.text("app-name")
    if page.theme is None:  # else the account that was open dressed it: its letters stay as large as they were
        theme.apply(page, theme="system", language=words.language)
    body = column(
        [
            ft.Container(
                ft.Column(
                    [
                        ft.Row([ft.Icon(icon, color=MARK, size=theme.PICTURE)]),
                        quiet(words.text("app-name")),
                        titled(title),
                        *controls,
                    ],
                    spacing=theme.PAD,
                    horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                ),
                padding=ft.Padding.symmetric(vertical=theme.PAD * 2, horizontal=theme.GAP),
            )
        ]
    )
    page.controls = [ft.SafeArea(ft.ListView([body], expand=True), expand=True)]
    page.update()


def put_again(page: ft.Page) -> None:
    """The same once more, all of it: a window whose connection was cut goes on showing what it showed."""
    page.controls = [ft.SafeArea(each.content, expand=True) for each in page.controls if isinstance(each, ft.SafeArea)]
    page.update()
