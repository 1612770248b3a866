"""Which small pieces do all screens share? Text, icon buttons, headings, sheets, questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import flet as ft

from client.kit import theme
from client.kit.guard import Handler
from client.kit.wrap import keep_words

QUIET: Final = ft.Colors.ON_SURFACE_VARIANT


def said(
    text: str,
    *,
    size: ft.TextThemeStyle = theme.BODY,
    color: ft.ColorValue | None = None,
    bold: bool = False,
    lines: int | None = None,
    expand: bool = False,
) -> ft.Text:
    """Text whose Korean words stay whole; a screen reader gets it as it was written."""
    return ft.Text(
        keep_words(text),
        semantics_label=text,
        theme_style=size,
        color=color,
        weight=ft.FontWeight.W_600 if bold else None,
        max_lines=lines,
        overflow=ft.TextOverflow.CLIP if lines is None else ft.TextOverflow.ELLIPSIS,
        expand=expand or None,
    )


def rewrite(shown: ft.Text, text: str) -> None:
    """Give a text that `said` made other words."""
    shown.value = keep_words(text)
    shown.semantics_label = text


def quiet(text: str, *, size: ft.TextThemeStyle = theme.TINY, expand: bool = False) -> ft.Text:
    """Something by the side."""
    return said(text, size=size, color=QUIET, expand=expand)


def named(text: str, name: str | None = None) -> ft.Text:
    """What is written on a button, in the button's own size and colour; a screen reader may get a fuller `name`."""
    return ft.Text(text, semantics_label=text if name is None else name)


def exact(text: str) -> ft.Text:
    """What went or goes out, letter for letter: nothing is put between its letters."""
    return ft.Text(text, theme_style=theme.TINY)


def to_copy(text: str) -> ft.SelectionArea:
    """A path to take along, letter for letter. What is `selectable` itself a screen reader would not meet."""
    return ft.SelectionArea(exact(text))


def icon_button(icon: ft.IconData, name: str, press: Handler, *, size: int = 22) -> ft.IconButton:
    """A button without words; a screen reader says its name once."""
    return ft.IconButton(
        ft.Icon(icon, semantics_label=name, size=size),
        tooltip=ft.Tooltip(message=name, exclude_from_semantics=True),
        on_click=press,
    )


def title(text: str, *, expand: bool = False) -> ft.Semantics:
    """The name of a screen: one on each, and the first that a screen reader jumps to."""
    name = said(text, size=theme.TITLE, bold=True)
    return ft.Semantics(header=True, heading_level=1, content=name, expand=expand or None)


def heading(text: str) -> ft.Semantics:
    """The title of a part of a screen."""
    return ft.Semantics(header=True, heading_level=2, content=said(text, size=theme.BODY, bold=True))


def column(controls: list[ft.Control]) -> ft.Container:
    """Controls below each other, not wider than a line that reads well, in the middle of a wide window."""
    inner = ft.Container(
        apart(ft.Column(controls, spacing=theme.GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)),
        padding=ft.Padding.symmetric(horizontal=theme.PAD, vertical=theme.GAP),
        width=theme.READING_WIDTH,
    )
    return ft.Container(inner, alignment=ft.Alignment.TOP_CENTER)


def apart(content: ft.Control) -> ft.Card:
    """Something in a list, each text of which a screen reader meets at its place.

    A list gives all texts of one of its children to the reader as one, before the first heading and button of it. Of
    all that Flet has, a card alone can say that what is in it stays apart; this one draws nothing.
    """
    return ft.Card(
        content, semantic_container=False, elevation=0, margin=ft.Margin.all(0), bgcolor=ft.Colors.TRANSPARENT
    )


def panel(controls: list[ft.Control], *, tint: ft.ColorValue = ft.Colors.SURFACE_CONTAINER_LOW) -> ft.Container:
    """A quiet box."""
    return ft.Container(
        ft.Column(controls, spacing=theme.TIGHT, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=ft.Padding.symmetric(horizontal=theme.PAD, vertical=theme.EDGE),
        border_radius=theme.ROUND,
        bgcolor=tint,
    )


def fold(title: str, controls: list[ft.Control]) -> ft.ExpansionTile:
    """A title that opens what is below it."""
    return ft.ExpansionTile(
        title=quiet(title, size=theme.SMALL),
        controls=controls,
        controls_padding=ft.Padding(left=0, right=0, bottom=theme.GAP),
        tile_padding=ft.Padding.all(0),
        expanded_alignment=ft.Alignment.CENTER_LEFT,
        expanded_cross_axis_alignment=ft.CrossAxisAlignment.START,
        dense=True,
        shape=ft.RoundedRectangleBorder(),
    )


def show_sheet(page: ft.Page, title: str, controls: list[ft.Control], *, tall: bool) -> ft.BottomSheet:
    """Open a sheet from the bottom; it closes by dragging, by a tap beside it, or by `close`.

    A `tall` one takes most of the window and scrolls; any other is as high as what is in it.
    """
    body = ft.Column(
        [_sheet_title(title), *controls],
        spacing=12,
        tight=True,
        scroll=ft.ScrollMode.AUTO if tall else None,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    sheet = ft.BottomSheet(
        ft.Container(body, padding=ft.Padding(left=20, top=4, right=20, bottom=28)),
        show_drag_handle=True,
        scrollable=True,
        size_constraints=ft.BoxConstraints(max_width=theme.READING_WIDTH, max_height=(page.height or 844) * 0.86),
    )
    page.show_dialog(sheet)
    return sheet


def _sheet_title(text: str) -> ft.Semantics:
    return ft.Semantics(header=True, heading_level=2, content=said(text, size=theme.TITLE, bold=True))


def close(dialog: ft.DialogControl) -> None:
    """Close this sheet or question, and no other."""
    dialog.open = False
    dialog.update()


def ask(
    page: ft.Page, *, title: str, text: str, yes: str, no: str, press: Handler, more: Sequence[ft.Control] = ()
) -> ft.AlertDialog:
    """One question before something that cannot be undone; `press` is already guarded. `more` stands below the text."""

    def leave() -> None:
        close(dialog)

    async def go() -> None:
        close(dialog)
        await press()

    dialog = ft.AlertDialog(
        title=said(title, size=theme.TITLE, bold=True),
        content=ft.Column([said(text), *more], tight=True, spacing=theme.GAP) if more else said(text),
        scrollable=bool(more),
        actions=[
            ft.TextButton(no, on_click=leave),
            ft.FilledButton(yes, on_click=go, style=ft.ButtonStyle(bgcolor=ft.Colors.ERROR, color=ft.Colors.ON_ERROR)),
        ],
    )
    page.show_dialog(dialog)
    return dialog


def bring_back(place: ft.Container, control: ft.Control) -> None:
    """Into its place with what stood on the screen before: in a new wrapping, else Flet sends what changed since twice.

    Where it stands already it stays.
    """
    if not (isinstance(place.content, ft.Container) and place.content.content is control):
        place.content = ft.Container(control, expand=True)


def refresh(control: ft.Control) -> None:
    """Draw a control again if it is on the screen; one that is not will be drawn when it comes."""
    try:
        mounted = control.page is not None
    except RuntimeError:
        mounted = False
    if mounted:
        control.update()
