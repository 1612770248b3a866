"""What did the desk make of which document last time? A small file beside the draft for each page that came from one.

It holds the wording of each place as the document had it, so that a later look compares document with document even
where a person or a model wrote the page anew; and a hash of the draft as it was written, so that a page changed by hand
since then is known.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from client.desk.folder import write_file
from client.errors import Damaged
from shared.formats.page import PAGE_KINDS, Page, PageKind
from shared.formats.page_file import write_page

FOLDER: Final = "ingested"


@dataclass(frozen=True, slots=True)
class Remembered:
    """One page and the one document that it was last made from; `wording` by place."""

    kind: PageKind
    page: str
    document: str
    wording: Mapping[str, str]
    draft: str


class Memory:
    """The folder `ingested` of a desk, read whole."""

    def __init__(self, desk: Path) -> None:
        self._folder = desk / FOLDER
        found = ((kind, path) for kind in PAGE_KINDS for path in sorted((self._folder / kind).glob("*.json")))
        self._known = {(kind, path.stem): _read(kind, path) for kind, path in found}

    def of(self, kind: PageKind, page_id: str, document: str) -> Remembered | None:
        """What a page was made from, if it was this document."""
        found = self._known.get((kind, page_id))
        return found if found and found.document == document else None

    def from_document(self, document: str) -> tuple[Remembered, ...]:
        """All pages that were made from it."""
        return tuple(found for found in self._known.values() if found.document == document)

    def keep(self, entry: Remembered) -> None:
        """Remember it from now on."""
        self._known[entry.kind, entry.page] = entry
        table = {"document": entry.document, "draft": entry.draft, "wording": dict(entry.wording)}
        path = self._folder / entry.kind / f"{entry.page}.json"
        write_file(path, json.dumps(table, ensure_ascii=False, indent=1).encode())


def fingerprint(page: Page) -> str:
    """Of the draft's file."""
    return hashlib.sha256(write_page(page).encode()).hexdigest()


def _read(kind: PageKind, path: Path) -> Remembered:
    try:
        table = json.loads(path.read_text(encoding="utf-8"))
        wording = {str(place): str(text) for place, text in table["wording"].items()}
        return Remembered(kind, path.stem, str(table["document"]), wording, str(table["draft"]))
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise Damaged("desk-damaged", file=f"{FOLDER}/{kind}/{path.name}") from error
