"""A new page: in which wiki, and under which id? The id is also its file's name and what links point at."""

from __future__ import annotations

import flet as ft

from client.desk.ui.dialogs import question
from client.desk.ui.pages.state import PagesState
from client.desk.ui.parts import field
from client.desk.ui.shell import Shell
from client.kit.parts import refresh
from shared.errors import GieokError
from shared.formats.fields import Fields
from shared.formats.page import CONTENTS, PAGE_KINDS


def ask_new(shell: Shell, state: PagesState) -> None:
    """Ask, then open the editor."""
    words = shell.words
    wiki = ft.Dropdown(
        label=words.text("deskapp-wiki"),
        value=state.kind or PAGE_KINDS[0],
        options=[ft.DropdownOption(key=kind, text=words.text(f"desk-role-{kind}")) for kind in PAGE_KINDS],
    )
    name = field(words.text("deskapp-page-id"), hint=words.text("deskapp-page-id-hint"))
    name.autofocus = True

    async def press() -> bool:
        wrong = _wrong(shell, state, typed := (name.value or "").strip())
        name.error = wrong
        if wrong is not None:
            refresh(name)
            return False
        kind = next(kind for kind in PAGE_KINDS if kind == wiki.value)
        await shell.edit(kind, typed)
        return True

    question(
        shell,
        title=words.text("deskapp-new-page"),
        controls=[wiki, name],
        yes=words.text("deskapp-new-page-go"),
        press=press,
    )


def _wrong(shell: Shell, state: PagesState, typed: str) -> str | None:
    """Why this is no id for a new page; None where it is one."""
    if any(line.id == typed for line in state.lines):
        return shell.words.text("deskapp-page-id-taken")
    try:
        Fields({"id": typed}, typed).id("id")
    except GieokError:
        return shell.words.text("deskapp-page-id-wrong")
    return shell.words.text("deskapp-page-id-wrong") if typed == CONTENTS else None
