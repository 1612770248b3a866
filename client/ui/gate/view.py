"""The screen of an account that could not be opened: what happened, what was kept, what to do, one next action."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

import flet as ft

from client.kit import theme
from client.kit.parts import ask, fold, heading, panel, quiet, refresh, said, to_copy
from client.kit.shell import Shell
from client.ui.gate.frame import put_on
from client.ui.gate.reasons import MAY_BEGIN_ANEW, PASSES, Reason
from client.ui.gate.state import Gate, Shut

if TYPE_CHECKING:
    from client.store.aside import Aside

ICONS: Final[Mapping[Reason, ft.IconData]] = {
    "keymissing": ft.Icons.KEY_OFF_OUTLINED,
    "keydamaged": ft.Icons.KEY_OFF_OUTLINED,
    "keyring": ft.Icons.LOCK_OUTLINED,
    "wrongkey": ft.Icons.KEY_OFF_OUTLINED,
    "notours": ft.Icons.HELP_OUTLINE,
    "damaged": ft.Icons.BROKEN_IMAGE_OUTLINED,
    "profile": ft.Icons.BROKEN_IMAGE_OUTLINED,
    "newer": ft.Icons.SYSTEM_UPDATE_OUTLINED,
    "full": ft.Icons.DISC_FULL_OUTLINED,
    "busy": ft.Icons.HOURGLASS_EMPTY,
    "home": ft.Icons.FOLDER_OFF_OUTLINED,
    "other": ft.Icons.ERROR_OUTLINE,
}


@dataclass(frozen=True, slots=True)
class Ways:
    """What can be done from here. `begin` opens the new account, `restore` brings a backup into it."""

    again: Callable[[], Awaitable[None]]
    anew: Callable[[], Awaitable[None]]
    begin: Callable[[], Awaitable[None]]
    restore: Callable[[], Awaitable[None]]


class GateView:
    """Draws what the gate says of an account that is shut."""

    def __init__(self, shell: Shell, gate: Gate, ways: Ways) -> None:
        self._shell = shell
        self._gate = gate
        self._ways = ways
        self.error = ""  # what is on the screen now
        self._notice = ft.Semantics(live_region=True, visible=False)
        self._button = ft.FilledButton("", icon=ft.Icons.REFRESH, on_click=shell.guard(self._again))

    def show(self, shut: Shut) -> None:
        """Draw it; the same once more is only said."""
        words, reason = self._shell.words, shut.reason
        if self.error == shut.error.code:
            return
        self.error = shut.error.code
        self._notice.visible = False
        self._button.content = words.text("gate-again")
        parts: list[ft.Control] = []
        if reason == "other":
            parts.append(said(words.error(shut.error)))
        else:
            parts.append(said(words.text(f"gate-{reason}-what", **shut.error.params)))
            parts.append(
                panel([heading(words.text("gate-kept")), said(words.text(f"gate-{reason}-kept", **shut.error.params))])
            )
            parts.append(panel([heading(words.text("gate-do")), said(words.text(f"gate-{reason}-do"))]))
        parts += [self._notice, ft.Row([self._button], wrap=True)]
        if reason in PASSES:
            parts.append(quiet(words.text("gate-tries-by-itself"), size=theme.SMALL))
        if reason in MAY_BEGIN_ANEW:
            parts.append(begin_anew(self._shell, self._ways.anew, "gate-cannot"))
        parts.append(to_copy(words.text("gate-folder", folder=str(self._gate.settings.home))))
        put_on(self._shell, ICONS[reason], words.text(f"gate-{reason}-title"), parts)

    async def _again(self) -> None:
        """What came of it is on the screen afterwards; the same as before is said, so that a press is never silent."""
        words, before = self._shell.words, self.error
        self._rest(busy=True)
        await self._ways.again()
        if self.error == before:
            self._rest(busy=False)
            self._notice.content = said(words.text("gate-still"), size=theme.SMALL)
            self._notice.visible = isinstance(self._gate.now, Shut)
            refresh(self._notice)

    def _rest(self, *, busy: bool) -> None:
        self._button.disabled = busy
        self._button.content = self._shell.words.text("gate-opening" if busy else "gate-again")
        refresh(self._button)


def begin_anew(shell: Shell, anew: Callable[[], Awaitable[None]], title: str, before: Sequence[str] = ()) -> ft.Control:
    """Behind a fold and a question: a new account in the place of one that cannot be opened, which is kept.

    `before` are sentences that are to be read first.
    """
    words = shell.words

    def sure() -> None:
        ask(
            shell.page,
            title=words.text("gate-anew-ask"),
            text=words.text("gate-anew-text"),
            yes=words.text("gate-anew-yes"),
            no=words.text("ui-cancel"),
            press=shell.guard(anew),
        )

    button = ft.OutlinedButton(words.text("gate-anew"), icon=ft.Icons.ADD, on_click=shell.guard(sure))
    lines: list[ft.Control] = [said(sentence, size=theme.SMALL) for sentence in (*before, words.text("gate-anew-what"))]
    return fold(words.text(title), [ft.Column([*lines, ft.Row([button], wrap=True)], spacing=theme.GAP)])


def show_aside(shell: Shell, aside: Aside | None, home: Path, ways: Ways) -> None:
    """A new account is open: where the old one lies, and two ways on."""
    words = shell.words
    parts: list[ft.Control] = []
    if aside is not None:
        code = "gate-aside-profile" if aside.name is None else "gate-aside-account"
        parts.append(panel([heading(words.text("gate-kept")), said(words.text(code, name=aside.name or ""))]))
    parts.append(said(words.text("gate-aside-do")))
    begin = ft.FilledButton(words.text("gate-aside-begin"), on_click=shell.guard(ways.begin))
    restore = ft.OutlinedButton(words.text("gate-aside-restore"), on_click=shell.guard(ways.restore))
    parts.append(ft.Row([begin, restore], wrap=True))
    if aside is not None:
        parts.append(to_copy(words.text("gate-aside-place", place=str(home / aside.place))))
    put_on(shell, ft.Icons.CHECK_CIRCLE_OUTLINE, words.text("gate-aside-title"), parts)


def show_opening(shell: Shell) -> None:
    """It takes longer than usual."""
    words = shell.words
    ring = ft.ProgressRing(width=20, height=20, stroke_width=2, semantics_label=words.text("gate-opening"))
    put_on(
        shell,
        ft.Icons.HOURGLASS_EMPTY,
        words.text("gate-opening"),
        [ft.Row([ring]), said(words.text("gate-opening-what"))],
    )
