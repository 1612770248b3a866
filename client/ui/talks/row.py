"""How does one line of the list look? A conversation with its moment and what waits there, or a turn that was found."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import flet as ft

from client.kit import theme
from client.kit.guard import Handler
from client.kit.marked import marked
from client.kit.parts import quiet, said
from client.kit.when import said_moment
from client.memory.logged import Conversation
from client.turn.lookback import FoundTurn
from client.ui.shell import Shell

PASSAGE_LINES = 3


@dataclass(frozen=True, slots=True)
class TalkActs:
    """What may be done with a conversation; each is carried out by the chat."""

    enter: Callable[[str], Awaitable[None]]
    jump: Callable[[str, str], Awaitable[None]]  # a conversation, and the turn to stand at
    delete: Callable[[str, bool], Awaitable[None]]  # and whether the facts drawn from it go too


def talk_row(
    shell: Shell, each: Conversation, *, here: bool, enter: Handler, rename: Handler, delete: Handler
) -> ft.Control:
    """A conversation; `here` is the one on the screen."""
    words, engine = shell.words, shell.engine
    title = each.title or words.text("chats-untitled")
    moment = said_moment(words, each.last_at, engine.preferences.get().zone, engine.settings.clock())
    told: list[ft.Control] = [
        said(title, color=ft.Colors.ON_SURFACE, lines=2, bold=here),
        quiet(words.text("chats-note", moment=moment, count=each.turns)),
        *(_waits(shell, each)),
    ]
    menu = ft.PopupMenuButton(
        icon=ft.Icon(ft.Icons.MORE_VERT, size=20, semantics_label=words.text("talks-more", title=title)),
        tooltip="",
        items=[
            _item(
                ft.Icons.EDIT_OUTLINED, words.text("talks-rename"), words.text("talks-rename-of", title=title), rename
            ),
            _item(
                ft.Icons.DELETE_OUTLINE, words.text("chats-delete-yes"), words.text("chats-delete", title=title), delete
            ),
        ],
    )
    return ft.Row([_button(told, enter, here=here), menu], spacing=0)


def found_row(shell: Shell, found: FoundTurn, jump: Handler) -> ft.Control:
    """A turn in which the words stand; it leads there."""
    words, engine = shell.words, shell.engine
    when = said_moment(words, found.asked_at, found.zone, engine.settings.clock())
    title = found.title or words.text("chats-untitled")
    told: list[ft.Control] = [
        said(title, size=theme.SMALL, color=ft.Colors.ON_SURFACE, lines=1, bold=True),
        marked(found.passage.text, found.passage.marks, lines=PASSAGE_LINES),
        quiet(when),
    ]
    return ft.Row([_button(told, jump, here=False)], spacing=0)


def _waits(shell: Shell, each: Conversation) -> list[ft.Control]:
    words = shell.words
    said_all = [words.text("talks-unsent", count=each.unsent)] if each.unsent else []
    said_all += [words.text("talks-asks", count=each.asks)] if each.asks else []
    if not said_all:
        return []
    dot = ft.Icon(ft.Icons.CIRCLE, size=8, color=ft.Colors.PRIMARY)
    text = said(" · ".join(said_all), size=theme.TINY, color=ft.Colors.PRIMARY, expand=True)
    return [ft.Row([dot, text], spacing=6)]


def _item(icon: ft.IconData, text: str, label: str, press: Handler) -> ft.PopupMenuItem:
    shown = said(text)
    shown.semantics_label = label  # a screen reader hears which conversation it is about
    return ft.PopupMenuItem(content=shown, icon=icon, on_click=press)


def _button(told: list[ft.Control], press: Handler, *, here: bool) -> ft.TextButton:
    return ft.TextButton(
        content=ft.Column(told, spacing=2, horizontal_alignment=ft.CrossAxisAlignment.START),
        style=ft.ButtonStyle(
            color=ft.Colors.ON_SURFACE,
            bgcolor=ft.Colors.SECONDARY_CONTAINER if here else None,
            alignment=ft.Alignment.CENTER_LEFT,
            padding=ft.Padding.symmetric(horizontal=12, vertical=10),
            shape=ft.RoundedRectangleBorder(radius=12),
        ),
        on_click=press,
        expand=True,
    )
