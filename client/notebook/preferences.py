"""What the customer chose for this account: language, zone, theme, what may be searched, what is asked."""

from __future__ import annotations

from dataclasses import dataclass, replace
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from client.errors import Refused
from client.store import meta
from client.store.database import Database

_KEY = "preference_"
_KEYS = [_KEY + name for name in ("language", "zone", "theme", "conversation_search", "proposals")]
_ALLOWED = {
    "language": ("ko", "en", "ja"),
    "theme": ("system", "light", "dark"),
    "conversation_search": ("on", "off"),
    "proposals": ("ask", "never"),
}


@dataclass(frozen=True, slots=True)
class Chosen:
    """The choices in force."""

    language: str
    zone: str
    theme: str
    conversation_search: str
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
