"""What exactly was in one request? A sheet: its messages as they read, then the very text that was sent, in pieces."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import flet as ft

from client.kit import theme
from client.kit.parts import heading, quiet, show_sheet
from client.kit.when import said_moment
from client.ui.settings.paged import paged
from client.ui.shell import Shell

if TYPE_CHECKING:
    from client.store.egress import Sent

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
            rows.append(paged(shell, text))
        rows.append(heading(words.text("sent-exactly")))
        rows.append(paged(shell, found.content))
    return show_sheet(shell.page, words.text("sent-one"), rows, tall=True)


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
