"""Is somebody's signature waited for? A notice above every screen, looked for now and then."""

from __future__ import annotations

import flet as ft

from client.desk.ui.shell import Shell


class Waiting:
    """The notice; `control` is what is mounted, and empty where nothing waits."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self.control = ft.Container(visible=False)

    async def look(self) -> None:
        """Ask the server."""
