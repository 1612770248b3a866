"""The question before a conversation goes for good: and the facts that were drawn from it?"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from client.kit import theme
from client.kit.choices import choice
from client.kit.parts import ask, quiet
from client.ui.evidence.copies import copies_stay
from client.ui.shell import Shell

LISTED: Final = 5  # facts that are named


async def ask_to_delete_talk(shell: Shell, conversation: str, gone: Callable[[bool], Awaitable[None]]) -> None:
    """Ask once; `gone` is called with whether the facts go too."""
    words, notebook = shell.words, shell.engine.notebook
    drawn = await asyncio.to_thread(notebook.drawn_from, conversation)
    copies = await asyncio.to_thread(notebook.copies, drawn)
    facts = choice(words.text("delete-with-facts", count=len(drawn)))
    listed = [quiet(f"“{fact.statement}”", size=theme.SMALL) for fact in drawn[:LISTED]]
    ask(
        shell.page,
        title=words.text("chats-delete-ask"),
        text=words.text("chats-delete-text"),
        yes=words.text("chats-delete-yes"),
        no=words.text("ui-cancel"),
        press=shell.guard(lambda: gone(facts.chosen())),
        more=[facts.row, *listed, *copies_stay(shell, copies)] if drawn else (),
    )
