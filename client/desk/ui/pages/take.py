"""A document or a folder of this machine comes into the draft: which one, and what came of it?"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import flet as ft

from client.desk.ingest_command import intake_text
from client.desk.ui.dialogs import question
from client.desk.ui.pages.state import PagesState
from client.desk.ui.parts import field
from client.desk.ui.shell import Shell
from client.errors import GieokError
from client.kit.parts import quiet, refresh, rewrite
from client.kit.theme import SMALL
from shared.formats.page import PAGE_KINDS
from shared.text import visible


def ask_path(shell: Shell, state: PagesState, taken: Callable[[], Awaitable[None]]) -> None:
    """Ask for a path and take it; what came in stays to be read, and `taken` hears of it."""
    words = shell.words
    path = field(words.text("deskapp-take-path"), hint=words.text("deskapp-take-hint"))
    path.autofocus = True
    wiki = ft.Dropdown(
        label=words.text("deskapp-take-wiki"),
        value=state.kind or PAGE_KINDS[0],
        options=[ft.DropdownOption(key=kind, text=words.text(f"desk-role-{kind}")) for kind in PAGE_KINDS],
    )
    over = ft.Switch(label=words.text("deskapp-take-over"))
    model = ft.Switch(label=words.text("deskapp-take-model"), visible=shell.work.model is not None)
    came = quiet("", size=SMALL)

    async def press() -> bool:
        path.error = None
        kind = next(kind for kind in PAGE_KINDS if kind == wiki.value)
        try:
            found = await state.take(path.value or "", kind, replace=bool(over.value), model=bool(model.value))
        except GieokError as error:
            path.error = words.error(error)
            refresh(path)
            return False
        rewrite(came, visible(intake_text(found, words)))
        refresh(path)
        refresh(came)
        await taken()
        return False

    question(
        shell,
        title=words.text("deskapp-take"),
        controls=[path, wiki, over, model, came],
        yes=words.text("deskapp-take-go"),
        press=press,
    )
