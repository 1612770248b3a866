"""Which conversations are there? A sheet with each one's title, day and length; one opens or is deleted."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import flet as ft

from client.kit import theme
from client.kit.choices import choice
from client.kit.parts import ask, close, icon_button, quiet, said, show_sheet
from client.kit.states import empty_state
from client.kit.when import said_moment
from client.memory.logged import Conversation
from client.ui.evidence.copies import copies_stay
from client.ui.shell import Shell

LISTED = 5  # facts that are named before their conversation goes
MANY = 6  # rows that fit below half a phone

Act = Callable[[str], Awaitable[None]]
Delete = Callable[[str, bool], Awaitable[None]]  # the conversation, and whether the facts drawn from it go too


def show_conversations(
    shell: Shell, found: Sequence[Conversation], current: str | None, *, enter: Act, delete: Delete
) -> ft.BottomSheet:
    """Open the sheet; `enter` and `delete` get the id of a conversation."""
    words = shell.words

    async def entering(conversation: str) -> None:
        close(sheet)
        await enter(conversation)

    async def deleting(conversation: str, facts: bool) -> None:  # noqa: FBT001  a callback
        close(sheet)
        await delete(conversation, facts)

    rows: list[ft.Control] = [
        _row(shell, each, here=each.id == current, enter=entering, delete=deleting) for each in found
    ]
    rows = rows or [empty_state(ft.Icons.FORUM_OUTLINED, words.text("chats-empty"))]
    sheet = show_sheet(shell.page, words.text("chat-list"), rows, tall=len(rows) > MANY)
    return sheet


def _row(shell: Shell, each: Conversation, *, here: bool, enter: Act, delete: Delete) -> ft.Control:
    words, engine = shell.words, shell.engine
    title = each.title or words.text("chats-untitled")
    moment = said_moment(words, each.last_at, engine.preferences.get().zone, engine.settings.clock())

    async def sure() -> None:
        drawn = await asyncio.to_thread(engine.notebook.drawn_from, each.id)
        copies = await asyncio.to_thread(engine.notebook.copies, drawn)
        facts = choice(words.text("delete-with-facts", count=len(drawn)))
        listed = [quiet(f"“{fact.statement}”", size=theme.SMALL) for fact in drawn[:LISTED]]
        ask(
            shell.page,
            title=words.text("chats-delete-ask"),
            text=words.text("chats-delete-text"),
            yes=words.text("chats-delete-yes"),
            no=words.text("ui-cancel"),
            press=shell.guard(lambda: delete(each.id, facts.chosen())),
            more=[facts.row, *listed, *copies_stay(shell, copies)] if drawn else (),
        )

    ink = ft.Colors.ON_SECONDARY_CONTAINER if here else ft.Colors.ON_SURFACE
    opening = ft.TextButton(
        content=ft.Column(
            [
                said(title, color=ink, lines=1, bold=here),
                quiet(words.text("chats-note", moment=moment, count=each.turns)),
            ],
            spacing=2,
            horizontal_alignment=ft.CrossAxisAlignment.START,
        ),
        style=ft.ButtonStyle(
            color=ink,
            bgcolor=ft.Colors.SECONDARY_CONTAINER if here else None,
            alignment=ft.Alignment.CENTER_LEFT,
            padding=ft.Padding.symmetric(horizontal=12, vertical=10),
            shape=ft.RoundedRectangleBorder(radius=12),
        ),
        on_click=shell.guard(lambda: enter(each.id)),
        expand=True,
    )
    trash = icon_button(ft.Icons.DELETE_OUTLINE, words.text("chats-delete", title=title), shell.guard(sure), size=20)
    return ft.Row([opening, trash], spacing=4)
