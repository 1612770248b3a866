"""What exactly was in one request? A sheet: its messages as they read, then the very text that was sent, in pieces."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import flet as ft

from client.kit import theme
from client.kit.parts import exact, heading, panel, quiet, refresh, show_sheet
from client.kit.when import said_moment
from client.ui.shell import Shell

if TYPE_CHECKING:
    from client.store.egress import Sent

PIECE: Final = 4_000  # code points that are drawn at a time
ROLES: Final = ("system", "user", "assistant", "tool")


async def show_one(shell: Shell, listed: Sent) -> ft.BottomSheet:
    """Open the sheet for one line of the list."""
    words, engine = shell.words, shell.engine
    found = await asyncio.to_thread(engine.one_sent, listed.place)
    when = said_moment(words, listed.at, engine.preferences.get().zone, engine.settings.clock())
    rows: list[ft.Control] = [quiet(words.text("record-sent-to", when=when, host=listed.destination), size=theme.SMALL)]
    if found is None:
        rows.append(quiet(words.text("sent-gone"), size=theme.SMALL))
    elif found.content is None:
        rows.append(quiet(words.text(f"sent-no-text-{found.purpose}"), size=theme.SMALL))
    else:
        for role, text in _messages(found.content):
            rows.append(heading(words.text(f"sent-role-{role}")))
            rows.append(_paged(shell, text))
        rows.append(heading(words.text("sent-exactly")))
        rows.append(_paged(shell, found.content))
    return show_sheet(shell.page, words.text("sent-one"), rows, tall=True)


def _paged(shell: Shell, text: str) -> ft.Container:
    """A long text, a piece at a time."""
    shown = exact(text[:PIECE])
    more = ft.TextButton(shell.words.text("sent-go-on"), visible=len(text) > PIECE)

    def go_on() -> None:
        at = len(shown.value or "") + PIECE
        shown.value, more.visible = text[:at], at < len(text)
        refresh(shown)
        refresh(more)

    more.on_click = shell.guard(go_on)
    return panel([shown, more])


def _messages(content: str) -> Iterator[tuple[str, str]]:
    """Who says what in a request of the chat-completions format."""
    try:
        messages = json.loads(content)["messages"]
    except (ValueError, KeyError, TypeError):
        return
    for message in messages:
        role, text = message.get("role"), message.get("content")
        if role in ROLES and text:
            yield role, text
