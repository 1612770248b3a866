"""In which language and which light does somebody want this desk? Kept in its folder, for the app alone."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from client.desk.folder import write_file
from client.kit.theme import ThemeName
from client.kit.words import LANGUAGES, Language

_FILE: Final = "app.json"
LOOKS: Final[tuple[ThemeName, ...]] = ("system", "light", "dark")


@dataclass(frozen=True, slots=True)
class Taste:
    """`language` None = what the command or the system names."""

    language: Language | None = None
    look: ThemeName = "system"


def read_taste(folder: Path) -> Taste:
    """What was chosen; a file that can not be read chose nothing."""
    try:
        found = json.loads((folder / _FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return Taste()
    given = found if isinstance(found, dict) else {}
    language = next((name for name in LANGUAGES if name == given.get("language")), None)
    return Taste(language, next((look for look in LOOKS if look == given.get("look")), "system"))


def write_taste(folder: Path, taste: Taste) -> None:
    """Keep it."""
    write_file(folder / _FILE, json.dumps(asdict(taste)).encode())
