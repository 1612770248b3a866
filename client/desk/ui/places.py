"""Which screens are there, for whom, and what opens each?"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

import flet as ft

from client.desk.ui.candidates.view import CandidatesView
from client.desk.ui.evidence.view import EvidenceView
from client.desk.ui.keys.view import KeysView
from client.desk.ui.live.view import LiveView
from client.desk.ui.log.view import LogView
from client.desk.ui.pages.view import PagesView
from client.desk.ui.publish.view import PublishView
from client.desk.ui.shell import Place, Shell


class Screen(Protocol):
    """What can be mounted."""

    control: ft.Container

    async def show(self) -> None:
        """Draw it."""


ICONS: Final[dict[Place, tuple[ft.IconData, ft.IconData]]] = {
    "pages": (ft.Icons.DESCRIPTION_OUTLINED, ft.Icons.DESCRIPTION),
    "publish": (ft.Icons.SEND_OUTLINED, ft.Icons.SEND),
    "live": (ft.Icons.PUBLIC_OUTLINED, ft.Icons.PUBLIC),
    "keys": (ft.Icons.KEY_OUTLINED, ft.Icons.KEY),
    "candidates": (ft.Icons.LIGHTBULB_OUTLINE, ft.Icons.LIGHTBULB),
    "evidence": (ft.Icons.HANDSHAKE_OUTLINED, ft.Icons.HANDSHAKE),
    "log": (ft.Icons.HISTORY_OUTLINED, ft.Icons.HISTORY),
}


def places(shell: Shell) -> tuple[Place, ...]:
    """What whoever sits here can turn to."""
    hidden: tuple[Place, ...] = () if shell.work.may("evidence") else ("evidence",)
    return tuple(place for place in _OPENED if place not in hidden)


def open_place(shell: Shell, place: Place) -> Screen:
    """The screen, not drawn yet."""
    return _OPENED[place](shell)


_OPENED: Final[dict[Place, Callable[[Shell], Screen]]] = {
    "pages": PagesView,
    "publish": PublishView,
    "live": LiveView,
    "keys": KeysView,
    "candidates": CandidatesView,
    "evidence": EvidenceView,
    "log": LogView,
}
