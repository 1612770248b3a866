"""What was being written when the window closed? Kept beside the draft until it is saved or thrown away.

The draft itself changes only when somebody saves; this is a crash's and a closed tab's memory, for its owner alone.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from client.desk.folder import PRIVATE, write_file
from shared.formats.page import PageKind

Fields = Mapping[str, str]


class Unsaved:
    """The folder `unsaved` of a desk."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def keep(self, kind: PageKind, page_id: str, fields: Fields) -> None:
        """As it stands now; whole or not at all."""
        write_file(self._path(kind, page_id), json.dumps(dict(fields), ensure_ascii=False).encode(), PRIVATE)

    def find(self, kind: PageKind, page_id: str) -> Fields | None:
        """What was kept; None where nothing was, or where it can not be read."""
        try:
            found = json.loads(self._path(kind, page_id).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return None
        if not isinstance(found, dict):
            return None
        return {str(name): value for name, value in found.items() if isinstance(value, str)}

    def forget(self, kind: PageKind, page_id: str) -> None:
        """It was saved, or thrown away."""
        self._path(kind, page_id).unlink(missing_ok=True)

    def _path(self, kind: PageKind, page_id: str) -> Path:
        return self._folder / kind / f"{page_id}.json"
