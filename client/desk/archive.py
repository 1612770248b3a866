"""What has gone live, ever? Every text of every page by version, and a journal line for each version of a role.

Only grows. Written from what the server really serves (live.py), so that a publication cut off at any point, or made at
another desk, is found at the next look.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Final

from client.desk.content import Pages, read_page_file
from client.desk.folder import append_line, write_file
from client.errors import Damaged
from shared.clock import stamp
from shared.formats.fields import is_id
from shared.formats.page import PAGE_KINDS, Page, PageHistory, PageKind
from shared.formats.page_file import write_page
from shared.formats.versions import versions

_JOURNAL: Final = "journal.jsonl"
_WHOLE: Final = "whole.txt"  # role and SHA-256 of each bundle of principles or config that was ever live


@dataclass(frozen=True, slots=True)
class Entry:
    """A version of a role went live; `pages` are the pages that it changed, with their versions."""

    role: str
    version: int
    at: str  # shared/clock.stamp; when this desk first saw it live
    pages: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class PageVersion:
    """One version of a page: `text` says whether this desk has it."""

    version: int
    effective: str
    revision: str
    at: str | None
    text: bool
    publication: int | None = None  # the version of the role that brought it, where this desk saw it come


class Archive:
    """The folder `published` of a desk."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def journal(self) -> tuple[Entry, ...]:
        """All publications, oldest first. Raises Damaged. A last line without its end was cut off and is left out."""
        try:
            lines = (self._folder / _JOURNAL).read_text(encoding="utf-8").split("\n")[:-1]
            return tuple(_entry(json.loads(line)) for line in lines if line)
        except FileNotFoundError:
            return ()
        except (ValueError, TypeError) as error:
            raise Damaged("desk-damaged", file=_JOURNAL) from error

    def last_version(self, role: str) -> int:
        """The highest version of a role that ever went live; 0 = none."""
        return max((entry.version for entry in self.journal() if entry.role == role), default=0)

    def enter(self, role: str, version: int, now: datetime, pages: Mapping[str, int]) -> None:
        """A journal line, once for each version of a role."""
        known = self.journal()
        if any(entry.role == role and entry.version == version for entry in known):
            return
        entry = {"role": role, "version": version, "at": stamp(now), "pages": dict(pages)}
        self._folder.mkdir(parents=True, exist_ok=True)
        append_line(self._folder / _JOURNAL, json.dumps(entry, ensure_ascii=False).encode())

    def saw(self, role: str, sha256: str) -> None:
        """A bundle of a role without page versions was live."""
        if not self.was_live(role, sha256):
            self._folder.mkdir(parents=True, exist_ok=True)
            append_line(self._folder / _WHOLE, f"{role} {sha256}".encode())

    def was_live(self, role: str, sha256: str) -> bool:
        """Was this very bundle live, now or earlier?"""
        try:
            return f"{role} {sha256}" in (self._folder / _WHOLE).read_text(encoding="utf-8").splitlines()
        except FileNotFoundError:
            return False
        except (OSError, ValueError) as error:
            raise Damaged("desk-damaged", file=_WHOLE) from error

    def keep(self, kind: PageKind, page: Page) -> None:
        """The text of a page that is live."""
        path = self._path(kind, page.id, page.version)
        if not path.exists():
            bare = tuple(replace(entry, body=None) for entry in page.history)
            write_file(path, write_page(replace(page, history=bare)).encode())

    def text_of(self, kind: PageKind, page_id: str, version: int) -> Page | None:
        """A page as it was in a version; None where this desk never saw it."""
        found = version in self._versions(kind, page_id)
        return read_page_file(self._path(kind, page_id, version)) if found else None

    def newest_version(self, kind: PageKind, page_id: str) -> int:
        """The highest version of a page that went live; 0 = none."""
        return max(self._versions(kind, page_id), default=0)

    def kind_of(self, page_id: str) -> PageKind | None:
        """In which wiki a page was published."""
        return next((kind for kind in PAGE_KINDS if self.newest_version(kind, page_id)), None)

    def newest(self) -> Pages:
        """Each page in the highest version that went live."""
        return {kind: {page.id: page for page in map(read_page_file, self.newest_files(kind))} for kind in PAGE_KINDS}

    def newest_files(self, kind: PageKind) -> tuple[Path, ...]:
        """The file of each page of a wiki in its highest version."""
        folders = sorted((self._folder / kind).glob("*"))
        found = ((folder.name, self.newest_version(kind, folder.name)) for folder in folders)
        return tuple(self._path(kind, page_id, version) for page_id, version in found if version)

    def history(self, kind: PageKind, page_id: str) -> tuple[PageVersion, ...]:
        """All known versions of a page, oldest first, those that it brought along without their texts included."""
        seen = {page: entry for entry in self.journal() if entry.role == kind for page in entry.pages.items()}
        listed: dict[int, PageHistory] = {}
        for page in self._all(kind, page_id):
            listed |= {entry.version: entry for entry in versions(page)}
        return tuple(
            PageVersion(
                version=version,
                effective=entry.effective.isoformat(),
                revision=entry.revision,
                at=came.at if came else None,
                text=self._path(kind, page_id, version).is_file(),
                publication=came.version if came else None,
            )
            for version, entry in sorted(listed.items())
            for came in (seen.get((page_id, version)),)
        )

    def _all(self, kind: PageKind, page_id: str) -> list[Page]:
        return [read_page_file(self._path(kind, page_id, version)) for version in self._versions(kind, page_id)]

    def _versions(self, kind: PageKind, page_id: str) -> list[int]:
        """Those that lie here, in order. What is no name of a page leads to no folder; a stray file is no version."""
        if not is_id(page_id):
            return []
        stems = (file.stem for file in (self._folder / kind / page_id).glob("*.md"))
        return sorted(int(stem) for stem in stems if stem.isascii() and stem.isdecimal())

    def _path(self, kind: PageKind, page_id: str, version: int) -> Path:
        return self._folder / kind / page_id / f"{version}.md"


def _entry(line: dict[str, object]) -> Entry:
    """Raises TypeError where it is not one."""
    entry = Entry(**line)  # type: ignore[arg-type] # looked at below
    named = isinstance(entry.role, str) and isinstance(entry.at, str) and isinstance(entry.pages, dict)
    if not named or not all(isinstance(version, int) for version in (entry.version, *entry.pages.values())):
        raise TypeError
    return entry
