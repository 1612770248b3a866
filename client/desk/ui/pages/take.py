"""A document or a folder of this machine comes into the draft: which one, and what came of it?"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from client.desk import show
from client.desk.ui.dialogs import question
from client.desk.ui.pages.state import PagesState
from client.desk.ui.parts import field
from client.desk.ui.shell import Shell
from client.errors import GieokError
from client.kit.parts import quiet, refresh, rewrite
from client.kit.theme import SMALL


def ask_path(shell: Shell, state: PagesState, taken: Callable[[], Awaitable[None]]) -> None:
    """Ask for a path and take it; what came in stays to be read, and `taken` hears of it."""
    words = shell.words
    path = field(words.text("deskapp-take-path"), hint=words.text("deskapp-take-hint"))
    path.autofocus = True
    came = quiet("", size=SMALL)

    async def press() -> bool:
        path.error = None
        try:
            found = await state.take(path.value or "")
        except GieokError as error:
            path.error = words.error(error)
            refresh(path)
            return False
        rewrite(came, show.taken(found.changed, words))
        refresh(path)
        refresh(came)
        await taken()
        return False

    question(
        shell,
        title=words.text("deskapp-take"),
        controls=[path, came],
        yes=words.text("deskapp-take-go"),
        press=press,
    )
