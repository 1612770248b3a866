"""Which small pieces do the desk's screens share? A screen's frame, a field, a note, a label, a diff."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import flet as ft

from client.desk import show
from client.desk.diff import Change
from client.desk.ui.shell import Shell
from client.kit import theme
from client.kit.eye import eye
from client.kit.parts import QUIET, apart, panel, said
from client.kit.parts import title as named_screen

LINE_NAMES = {"+": "deskapp-diff-added", "-": "deskapp-diff-removed"}


def title(text: str, *, tools: Sequence[ft.Control] = ()) -> ft.Row:
    """The name of a screen, with what can be done beside it."""
    shown = [named_screen(text), *tools]
    return ft.Row(shown, spacing=theme.GAP, wrap=True, vertical_alignment=ft.CrossAxisAlignment.CENTER)


def screen(controls: list[ft.Control]) -> ft.ListView:
    """A screen that scrolls."""
    body = ft.Column(controls, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.ListView([apart(body)], expand=True, padding=ft.Padding(left=20, top=16, right=20, bottom=32))


def note(text: str, *, bad: bool = False) -> ft.Semantics:
    """Something that has to be known; a screen reader says it when it comes."""
    color = ft.Colors.ON_ERROR_CONTAINER if bad else None
    tint = ft.Colors.ERROR_CONTAINER if bad else ft.Colors.SECONDARY_CONTAINER
    return ft.Semantics(live_region=True, content=panel([said(text, size=theme.SMALL, color=color)], tint=tint))


def label(text: str, *, tint: ft.ColorValue = ft.Colors.SURFACE_CONTAINER_HIGH) -> ft.Container:
    """A word in a small box: how something stands."""
    return ft.Container(
        said(text, size=theme.TINY),
        bgcolor=tint,
        border_radius=6,
        padding=ft.Padding.symmetric(horizontal=8, vertical=2),
    )


def field(name: str, value: str = "", *, lines: int = 1, hint: str | None = None) -> ft.TextField:
    """Where a person writes; several lines where `lines` is more than one."""
    return ft.TextField(
        label=name,
        value=value,
        helper=hint,
        helper_max_lines=3,
        multiline=lines > 1,
        min_lines=lines if lines > 1 else None,
        dense=True,
        align_label_with_hint=True,
        border=ft.OutlineInputBorder(border_radius=ft.BorderRadius.all(12)),
    )


def secret_field(shell: Shell, code: str) -> ft.TextField:
    """A token or a passphrase: hidden until the eye is pressed, never suggested, never corrected."""
    made = field(shell.words.text(code))
    made.password = True
    made.autocorrect = made.enable_suggestions = False
    made.suffix_icon = eye(shell, made, "deskapp-look", "deskapp-hide")
    return made


def diff_lines(shell: Shell, lines: Iterable[str]) -> ft.Container:
    """A unified diff: what came is green and begins with +, what went is red and begins with -."""
    rows = [_diff_line(shell, line) for line in lines if not line.startswith(("---", "+++"))]
    body = ft.Column(rows, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Container(body, border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT), border_radius=8, padding=4)


def change_tile(shell: Shell, change: Change, *, opened: bool) -> ft.ExpansionTile:
    """One change in a line that opens its diff."""
    return ft.ExpansionTile(
        title=said(show.change(change, shell.words), size=theme.BODY),
        controls=[diff_lines(shell, change.lines)],
        expanded=opened,
        tile_padding=ft.Padding.all(0),
        shape=ft.RoundedRectangleBorder(),
        dense=True,
    )


def _diff_line(shell: Shell, line: str) -> ft.Control:
    sign = line[:1]
    if line.startswith("@@"):
        return ft.Container(ft.Divider(height=9, thickness=1, color=ft.Colors.OUTLINE_VARIANT))
    tints = {"+": ft.Colors.SECONDARY_CONTAINER, "-": ft.Colors.ERROR_CONTAINER}
    colors = {"+": ft.Colors.ON_SECONDARY_CONTAINER, "-": ft.Colors.ON_ERROR_CONTAINER}
    text = said(line, size=theme.SMALL, color=colors.get(sign, QUIET))
    if sign in LINE_NAMES:
        text.semantics_label = shell.words.text(LINE_NAMES[sign], text=line[1:])
    return ft.Container(text, bgcolor=tints.get(sign), padding=ft.Padding.symmetric(horizontal=8, vertical=1))
