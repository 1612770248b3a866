"""Before somebody signs what another person asked for: all that it changes, keys included, and what is missing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import flet as ft

from client.desk import show, show_request
from client.desk.proposal import Proposal
from client.desk.publish import Published
from client.desk.ui.parts import change_tile, note
from client.desk.ui.publish.ask import ask_signature
from client.desk.ui.publish.requests import RequestsState
from client.desk.ui.shell import Shell
from client.kit import theme
from client.kit.parts import quiet, said
from shared.text import visible

OPEN_AT_ONCE = 2  # so few changes are shown with their lines


async def ask_approval(
    shell: Shell,
    state: RequestsState,
    name: str,
    people: tuple[str, ...],
    again: Callable[[], Awaitable[None]],
) -> None:
    """Show and ask; `again` hears what became of it. Raises Refused where the request is not what it should be."""
    words = shell.words
    found = await state.proposal(name)

    async def press(person: str, passphrase: str) -> None:
        passed = await state.approve(found, person, passphrase)
        await again()
        live = isinstance(passed, Published)
        shell.snacks.say(words.text("deskapp-approved-live" if live else "deskapp-approved-waits"))

    ask_signature(
        shell,
        title=words.text("deskapp-approve-ask"),
        text=words.text("deskapp-approve-text", by=visible(found.request.made_by)),
        yes=words.text("deskapp-approve"),
        people=people,
        press=press,
        more=_shown(shell, found),
    )


def _shown(shell: Shell, found: Proposal) -> list[ft.Control]:
    words = shell.words
    rows: list[ft.Control] = []
    if found.request.note:
        rows.append(said(visible(found.request.note), size=theme.SMALL))
    keys = show_request.key_lines(found.keys, words)
    if keys:
        rows.append(note(keys))
    opened = len(found.changes) <= OPEN_AT_ONCE
    rows += [change_tile(shell, change, opened=opened) for change in found.changes]
    rows += [note(show.finding(finding, words), bad=True) for finding in found.findings]
    rows.append(quiet(show_request.lacking(found.lacks, words), size=theme.SMALL))
    return rows
