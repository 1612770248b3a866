"""The form for a model service of the customer's own: address, model name, and a hidden key."""

from __future__ import annotations

import flet as ft

from client.kit.eye import eye
from client.turn.models import Answering, Meant
from client.ui.shell import Shell


class OwnService:
    """The fields; filled with what is chosen now, but for the key, which is never shown again."""

    def __init__(self, shell: Shell, now: Answering) -> None:
        words = shell.words
        own = now.source == "own"
        self._shell = shell
        self._address = _field(words.text("choose-model-address"), now.address if own else "", ft.KeyboardType.URL)
        self._address.helper = words.text("choose-model-address-hint")
        self._name = _field(words.text("choose-model-name"), now.name if own else "", ft.KeyboardType.TEXT)
        self._key = _field(words.text("choose-model-key"), "", ft.KeyboardType.VISIBLE_PASSWORD)
        self._key.password = True
        self._key.helper = words.text("choose-model-key-kept" if own and now.with_key else "choose-model-key-hint")
        self._key.helper_max_lines = 4
        self._key.suffix_icon = eye(shell, self._key, "choose-model-key-look", "choose-model-key-hide")
        self.controls: list[ft.Control] = [self._address, self._name, self._key]

    def meant(self) -> Meant:
        """What stands in the fields, checked. Raises Refused."""
        return self._shell.engine.models.meant(self._address.value, self._name.value, self._key.value or None)

    def forget(self) -> None:
        """The key does not stay in a field that nobody looks at."""
        self._key.value = ""


def _field(label: str, value: str, keyboard: ft.KeyboardType) -> ft.TextField:
    return ft.TextField(
        label=label,
        value=value,
        keyboard_type=keyboard,
        autocorrect=False,
        enable_suggestions=False,
        border=ft.OutlineInputBorder(border_radius=ft.BorderRadius.all(12)),
    )
