"""How does a page look on the shelf? Its title, what it says in a line, its version and since when it holds."""

from __future__ import annotations

from datetime import date

import flet as ft

from client.kit import theme
from client.kit.guard import Handler
from client.kit.marked import marked
from client.kit.parts import quiet, said
from client.kit.when import said_day
from client.kit.words import Words
from client.turn.reading import FoundPage
from shared.formats.reading import CurrentPage


def page_row(words: Words, page: CurrentPage, today: date, press: Handler) -> ft.Control:
    """One page of the list."""
    told: list[ft.Control] = [said(title_of(page), color=ft.Colors.ON_SURFACE, lines=2, bold=True)]
    if page.shown.summary:
        told.append(said(page.shown.summary, size=theme.SMALL, color=ft.Colors.ON_SURFACE_VARIANT, lines=2))
    return _button([*told, *_stands(words, page, today)], press)


def found_page_row(words: Words, found: FoundPage, today: date, press: Handler) -> ft.Control:
    """One page in which the words stand."""
    told: list[ft.Control] = [said(title_of(found.page), color=ft.Colors.ON_SURFACE, lines=2, bold=True)]
    if found.section and found.section != title_of(found.page):
        told.append(quiet(found.section, size=theme.SMALL))
    told.append(marked(found.passage.text, found.passage.marks, lines=3))
    return _button([*told, *_stands(words, found.page, today)], press)


def title_of(page: CurrentPage) -> str:
    """What it is called today."""
    return page.shown.title or page.id


def said_changing(words: Words, page: CurrentPage, today: date) -> str | None:
    """곧 바뀜: 10월 1일부터 v4; a page that is only announced begins then."""
    if page.upcoming is None:
        return None
    day = said_day(words, page.upcoming.effective, today)
    code = "policies-changes" if page.current is not None else "policies-begins"
    return words.text(code, day=day, version=str(page.upcoming.version))


def _stands(words: Words, page: CurrentPage, today: date) -> list[ft.Control]:
    rows: list[ft.Control] = []
    if page.current is not None:
        day = said_day(words, page.current.effective, today)
        rows.append(quiet(words.text("policies-stands", version=str(page.current.version), day=day)))
    if (changing := said_changing(words, page, today)) is not None:
        icon = ft.Icon(ft.Icons.EVENT_OUTLINED, size=16, color=ft.Colors.PRIMARY)
        text = said(changing, size=theme.TINY, color=ft.Colors.PRIMARY, expand=True)
        rows.append(ft.Row([icon, text], spacing=6))
    return rows


def _button(told: list[ft.Control], press: Handler) -> ft.Control:
    opening = ft.TextButton(
        content=ft.Column(told, spacing=4, horizontal_alignment=ft.CrossAxisAlignment.START),
        style=ft.ButtonStyle(
            color=ft.Colors.ON_SURFACE,
            bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
            alignment=ft.Alignment.CENTER_LEFT,
            padding=ft.Padding.symmetric(horizontal=theme.PAD, vertical=12),
            shape=ft.RoundedRectangleBorder(radius=theme.ROUND),
        ),
        on_click=press,
        expand=True,
    )
    return ft.Row([opening])
