"""What the customer chose for this account: language, zone, look, size of text, what is remembered, searched, asked."""

from __future__ import annotations

from dataclasses import dataclass, replace
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from client.errors import Refused
from client.store import meta
from client.store.database import Database

_KEY = "preference_"
_ALLOWED = {
    "language": ("ko", "en", "ja"),
    "theme": ("system", "light", "dark"),
    "text_size": ("100", "125", "150", "200"),
    "memory": ("on", "off"),
    "conversation_search": ("on", "off"),
    "proposals": ("ask", "never"),
}
_KEYS = [_KEY + name for name in ("zone", *_ALLOWED)]


@dataclass(frozen=True, slots=True)
class Chosen:
    """The choices in force."""

    language: str
    zone: str
    theme: str
    conversation_search: str
    text_size: str = "100"  # per cent
    memory: str = "on"  # off: what is known is used, nothing new is remembered
    proposals: str = "ask"  # whether to ask for consent; without it nothing goes either way


@dataclass(frozen=True, slots=True)
class Preferences:
    """Reads and writes the choices of one account; `defaults` stand where the customer chose nothing."""

    database: Database
    defaults: Chosen

    def get(self) -> Chosen:
        """The choices in force."""
        stored = meta.read_all(self.database, _KEYS)
        return replace(self.defaults, **{key.removeprefix(_KEY): value for key, value in stored.items()})

    def set(self, name: str, value: str) -> None:
        """Change one choice. Raises Refused (settings-language-, settings-zone-, settings-choice-unknown)."""
        if name == "zone":
            try:
                ZoneInfo(value)
            except (ZoneInfoNotFoundError, ValueError, OSError) as error:
                raise Refused("settings-zone-unknown") from error
        elif value not in _ALLOWED.get(name, ()):
            raise Refused("settings-language-unknown" if name == "language" else "settings-choice-unknown")
        meta.write(self.database, _KEY + name, value)
