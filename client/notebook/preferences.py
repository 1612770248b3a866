"""What the customer chose for this account: language, zone, look, size of text, what is remembered, searched, asked."""

from __future__ import annotations

from dataclasses import dataclass, replace
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from client.errors import Refused
from client.notebook import first_run
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
_LANGUAGE = _KEY + "language"
# What an account was greeted in is no choice: it stays on the device, and a choice that a restore brings wins over it.
_BEGUN = "begun_language"
_GREETED = (_BEGUN, first_run.KEY)


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


@dataclass(slots=True)
class Preferences:
    """Reads and writes the choices of one account; `defaults` stand where the customer chose nothing."""

    database: Database
    defaults: Chosen

    def get(self) -> Chosen:
        """The choices in force."""
        stored = meta.read_all(self.database, [*_KEYS, *_GREETED])
        chosen = {key.removeprefix(_KEY): value for key, value in stored.items() if key not in _GREETED}
        return replace(self.defaults, **{"language": _begun(stored) or self.defaults.language, **chosen})

    def settled_language(self) -> str | None:
        """What the customer chose, or was greeted in; None while a device's language may still say."""
        stored = meta.read_all(self.database, [_LANGUAGE, *_GREETED])
        return stored.get(_LANGUAGE) or _begun(stored)

    def lean(self, language: str) -> None:
        """The device speaks this: it stands in this process for as long as nothing is settled."""
        self.defaults = replace(self.defaults, language=language)

    def begin_in(self, language: str) -> None:
        """The first screens were read in this language and passed: another device or browser no longer changes it."""
        meta.write(self.database, _BEGUN, language)

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


def _begun(stored: dict[str, str]) -> str | None:
    """In which language the account was greeted; those that were before anybody asked the device are Korean."""
    return stored.get(_BEGUN) or ("ko" if first_run.KEY in stored else None)
