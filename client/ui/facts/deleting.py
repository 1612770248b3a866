"""The question before a fact goes for good: and what else holds its words?"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import flet as ft

from client.kit import theme
from client.kit.choices import choice
from client.kit.parts import ask, quiet
from client.ui.evidence.copies import copies_stay
from client.ui.shell import Shell

LISTED = 4  # of what hangs together with a fact; the rest is only counted


async def ask_to_delete(shell: Shell, fact: str, gone: Callable[[], Awaitable[None]]) -> None:
    """Ask once, with what else may go. `gone` is called when it is deleted and read back. Raises Refused."""
    words, notebook = shell.words, shell.engine.notebook
    around = await asyncio.to_thread(notebook.beside, fact)
    named = [*(other.statement for other in around.related), *around.lines]
    conversation = choice(words.text("delete-with-conversation"))
    related = choice(words.text("delete-with-related", count=len(named)))
    choices: list[ft.Control] = [conversation.row] if around.conversations else []
    if named:
        choices += [related.row, *(quiet(f"“{text}”", size=theme.SMALL) for text in named[:LISTED])]
    if around.shown_in:
        choices.append(quiet(words.text("delete-shown-in", count=len(around.shown_in)), size=theme.SMALL))
    sent = await asyncio.to_thread(shell.engine.contributions.local.at_service, fact)
    if sent:
        choices.append(quiet(words.text("delete-contributed", count=len(sent)), size=theme.SMALL))

    choices += copies_stay(shell, around.copies)

    async def go() -> None:
        with_conversation, with_related = conversation.chosen(), related.chosen()
        await asyncio.to_thread(lambda: notebook.delete(fact, conversation=with_conversation, related=with_related))
        await gone()
        shell.snacks.say(words.text("fact-deleted"))

    ask(
        shell.page,
        title=words.text("fact-delete-ask"),
        text=words.text("fact-delete-text"),
        yes=words.text("fact-delete"),
        no=words.text("ui-cancel"),
        press=shell.guard(go),
        more=choices,
    )
