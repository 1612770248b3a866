"""What is asked before a candidate is decided? The reason of a no."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from client.desk.ui.candidates.state import CandidatesState
from client.desk.ui.dialogs import question
from client.desk.ui.parts import field
from client.desk.ui.shell import Shell
from client.errors import GieokError
from client.kit import theme
from client.kit.parts import refresh, said
from shared.wire.candidates import CandidateLine


def ask_decline(
    shell: Shell, state: CandidatesState, line: CandidateLine, again: Callable[[], Awaitable[None]]
) -> None:
    """Ask for the reason, then decline; `again` hears of it."""
    words = shell.words
    reason = field(words.text("deskapp-decline-reason"), lines=2)
    reason.autofocus = True

    async def press() -> bool:
        try:
            await state.decline(line, reason.value or "")
        except GieokError as error:
            reason.error = words.error(error)
            refresh(reason)
            return False
        shell.snacks.say(words.text("deskapp-declined"))
        await again()
        return True

    question(
        shell,
        title=words.text("deskapp-decline-ask"),
        controls=[said(words.text("deskapp-decline-text"), size=theme.SMALL), reason],
        yes=words.text("deskapp-decline"),
        press=press,
    )
