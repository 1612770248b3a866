"""What is this app? Version, the service's versions, optional parts, keys, and what it is made of with licences."""

from __future__ import annotations

import asyncio
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

import flet as ft

from client import VERSION
from client.engine import Status
from client.kit import theme
from client.kit.parts import heading, quiet, said, show_sheet
from client.kit.words import Words
from client.ui.settings.paged import paged
from client.ui.settings.rows import row
from client.ui.shell import Shell

if TYPE_CHECKING:
    from client.kit.licences import Part

KEYS: Final = (
    "about-keys-enter",
    "about-keys-shift",
    "about-keys-list",
    "about-keys-new",
    "about-keys-tab",
    "about-keys-space",
    "about-keys-escape",
)
KINDS: Final = ("policy", "knowhow", "context", "config")


async def show_about(shell: Shell, status: Status) -> ft.BottomSheet:
    """Open the sheet. What it is made of is read when it is asked for."""
    words = shell.words

    async def licences() -> None:
        await show_licences(shell)

    rows: list[ft.Control] = [
        said(words.text("about-version", version=VERSION)),
        quiet(words.text("about-licence"), size=theme.SMALL),
        heading(words.text("about-service")),
        *(said(line, size=theme.SMALL) for line in content_versions(status, words)),
        heading(words.text("about-optional")),
        *(said(line, size=theme.SMALL) for line in optional_parts(status, words)),
        heading(words.text("about-keys")),
        *(said(words.text(code), size=theme.SMALL) for code in KEYS),
        row(
            ft.Icons.DESCRIPTION_OUTLINED,
            words.text("about-licences"),
            words.text("about-licences-hint"),
            shell.guard(licences),
        ),
    ]
    return show_sheet(shell.page, words.text("about-title"), rows, tall=True)


def content_versions(status: Status, words: Words) -> list[str]:
    """Which version of each kind the service published is here."""
    held = {kind: getattr(status.bundle, kind) for kind in KINDS}
    if not any(held.values()):
        return [words.text("about-none-yet")]
    return [words.text(f"diagnostics-{kind}", version=number or 0) for kind, number in held.items()]


def optional_parts(status: Status, words: Words) -> list[str]:
    """What a device may have or lack, and has or lacks."""
    here = {
        "meaning": status.embedder is not None,
        "keyring": status.key == "keyring",
        "mem0": _installed("mem0"),
        "numpy": _installed("numpy"),
    }
    return [
        words.text("about-present" if present else "about-absent", part=words.text(f"about-part-{name}"))
        for name, present in here.items()
    ]


async def show_licences(shell: Shell) -> ft.BottomSheet:
    """A sheet with every package; one opens its licence."""
    words, found = shell.words, await asyncio.to_thread(_parts)
    rows: list[ft.Control] = [quiet(words.text("about-licences-count", count=len(found)), size=theme.SMALL)]
    rows += [_line(shell, one) for one in found]
    return show_sheet(shell.page, words.text("about-licences"), rows, tall=True)


def _line(shell: Shell, one: Part) -> ft.TextButton:
    words = shell.words
    licence = one.licence or words.text("about-licence-unknown")

    async def open_text() -> None:
        text = await asyncio.to_thread(_text, one.name)
        shown = said(words.text("about-licence-no-text"), size=theme.SMALL) if text is None else paged(shell, text)
        named = said(words.text("about-licence-of", name=one.name, version=one.version, licence=licence))
        show_sheet(shell.page, one.name, [named, shown], tall=True)

    content = ft.Column(
        [said(one.name, size=theme.SMALL), quiet(f"{one.version} · {licence}")],
        spacing=2,
        horizontal_alignment=ft.CrossAxisAlignment.START,
    )
    style = ft.ButtonStyle(color=ft.Colors.ON_SURFACE, alignment=ft.Alignment.CENTER_LEFT)
    return ft.TextButton(content=content, style=style, on_click=shell.guard(open_text))


@cache
def _parts() -> tuple[Part, ...]:
    from client.kit.licences import parts

    return tuple(parts())


def _text(name: str) -> str | None:
    from client.kit.licences import text_of

    return text_of(name)


def _installed(package: str) -> bool:
    return find_spec(package) is not None  # found, not imported
