"""What is asked before a candidate is decided? The page of a yes, the reason of a no."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import flet as ft

from client.desk.ui.candidates.state import CandidatesState
from client.desk.ui.dialogs import question
from client.desk.ui.parts import field
from client.desk.ui.shell import Shell
from client.errors import GieokError
from client.kit import theme
from client.kit.parts import refresh, said
from shared.wire.candidates import CandidateLine

Again = Callable[[], Awaitable[None]]


def ask_accept(shell: Shell, state: CandidatesState, line: CandidateLine) -> None:
    """Ask for the page, make its draft, and open it: a person edits what customers' cases suggest."""
    words = shell.words
    page = field(words.text("deskapp-page-id"), hint=words.text("deskapp-accept-hint"))
    page.autofocus = True

    async def press() -> bool:
        try:
            made = await state.accept(line, page.value or "", words.language)
        except GieokError as error:
            page.error = words.error(error)
            refresh(page)
            return False
        shell.snacks.say(words.text("deskapp-accepted"))
        if shell.work.may("write"):
            await shell.edit("knowhow", made.id)
        else:
            await shell.go("candidates")
        return True

    question(
        shell,
        title=words.text("deskapp-accept-ask"),
        controls=[said(words.text("deskapp-accept-text"), size=theme.SMALL), page],
        yes=words.text("deskapp-accept"),
        press=press,
    )


def ask_merge(shell: Shell, state: CandidatesState, line: CandidateLine, again: Again) -> None:
    """Ask which page it belongs to."""
    words = shell.words
    page = ft.Dropdown(
        label=words.text("deskapp-history-page"),
        options=[ft.DropdownOption(key=known.id, text=f"{known.title} ({known.id})") for known in state.pages],
        menu_height=360,
    )

    def wrong(why: str) -> None:
        page.error_text = why
        refresh(page)

    async def press() -> bool:
        return await _decided(shell, state.merge(line, page.value or ""), wrong, "deskapp-merged", again)

    question(
        shell,
        title=words.text("deskapp-merge-ask"),
        controls=[said(words.text("deskapp-merge-text"), size=theme.SMALL), page],
        yes=words.text("deskapp-merge"),
        press=press,
    )


def ask_decline(shell: Shell, state: CandidatesState, line: CandidateLine, again: Again) -> None:
    """Ask for the reason, then decline; `again` hears of it."""
    words = shell.words
    reason = field(words.text("deskapp-decline-reason"), lines=2)
    reason.autofocus = True

    def wrong(why: str) -> None:
        reason.error = why
        refresh(reason)

    async def press() -> bool:
        return await _decided(shell, state.decline(line, reason.value or ""), wrong, "deskapp-declined", again)

    question(
        shell,
        title=words.text("deskapp-decline-ask"),
        controls=[said(words.text("deskapp-decline-text"), size=theme.SMALL), reason],
        yes=words.text("deskapp-decline"),
        press=press,
    )


async def _decided(
    shell: Shell, deciding: Awaitable[object], wrong: Callable[[str], None], done: str, again: Again
) -> bool:
    """Whether it is decided; where not, `wrong` is told why and the question stays open."""
    try:
        await deciding
    except GieokError as error:
        wrong(shell.words.error(error))
        return False
    shell.snacks.say(shell.words.text(done))
    await again()
    return True
