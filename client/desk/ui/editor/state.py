"""What does the edit of one page begin with, and may it be saved? Knows and acts; draws nothing.

A save rereads the file: where somebody else changed it since the edit began, it says so, shows both texts beside each
other and keeps what was written. The second save overwrites.
"""

from __future__ import annotations

import asyncio
import difflib
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from client.desk.build import same_text
from client.desk.folder import write_file
from client.desk.lint.check import lint
from client.desk.lint.finding import Finding
from client.desk.preview import preview_page
from client.desk.ui.editor.form import Form, form_of, kept_form, new_form, page_of
from client.desk.ui.workplace import Workplace
from client.desk.unsaved import Unsaved
from client.errors import GieokError
from shared.formats.page import Page, PageKind
from shared.formats.page_file import write_page

Outcome = Literal["saved", "unchanged", "conflict"]


@dataclass(frozen=True, slots=True)
class Checked:
    """The page as it would be saved, its faults, or why it is no page yet."""

    page: Page | None
    model: str  # what a model would get of it on the day from which it counts
    findings: tuple[Finding, ...]
    wrong: GieokError | None


class EditorState:
    """One page. `form` is what the edit began with, `recovered` says whether that was never saved."""

    def __init__(self, work: Workplace, kind: PageKind, page_id: str) -> None:
        self._work = work
        self.kind: PageKind = kind
        self.id = page_id
        self._unsaved = Unsaved(work.desk.unsaved)
        self._file: Path = work.desk.content / kind / f"{page_id}.md"
        self._begun: str | None = None  # the file's text as this edit knows it
        self._base: Page | None = None  # the draft, or where there is none what is live
        self.live: Page | None = None
        self.form = self._clean = new_form(work.today())
        self.recovered = False
        self.conflict: tuple[str, ...] = ()  # the other's text against this one, line by line

    async def load(self, *, keep: bool = True) -> None:
        """Begin anew; without `keep` what was never saved is thrown away. Raises Refused."""
        await asyncio.to_thread(self._load, keep=keep)

    def version(self, form: Form) -> int:
        """The number under which this would be saved."""
        return self._version(form)

    def changed(self, form: Form) -> bool:
        """Is this something else than what the file holds?"""
        return form != self._clean

    async def check(self, form: Form) -> Checked:
        """The page and its faults, as lint would find them in the saved draft."""
        return await asyncio.to_thread(self._check, form)

    async def keep(self, form: Form) -> None:
        """Remember what is written, in case the window goes away."""
        if self.changed(form):
            await asyncio.to_thread(self._unsaved.keep, self.kind, self.id, form.table())
        else:
            await self.forget()

    async def forget(self) -> None:
        """Nothing is unsaved any more."""
        await asyncio.to_thread(self._unsaved.forget, self.kind, self.id)

    async def save(self, form: Form) -> Outcome:
        """Whole or not at all. Raises Refused("content-field-wrong"); what was written stays the caller's."""
        return await asyncio.to_thread(self._save, form)

    def _load(self, *, keep: bool) -> None:
        if not keep:
            self._unsaved.forget(self.kind, self.id)
        draft = self._work.reader.draft().pages[self.kind].get(self.id)
        self.live = self._work.reader.published()[self.kind].get(self.id)
        self._begun, self._base, self.conflict = self._on_disk(), draft or self.live, ()
        clean = form_of(self._base) if self._base is not None else new_form(self._work.today())
        kept = self._unsaved.find(self.kind, self.id)
        self.form, self._clean = kept_form(kept, clean) if kept is not None else clean, clean
        self.recovered = self.form != clean

    def _version(self, form: Form) -> int:
        if self.live is None:
            return self._base.version if self._base is not None else 1
        try:
            same = same_text(page_of(form, self.id, self.live.version, self._base), self.live)
        except GieokError:
            same = False
        return self.live.version if same else self.live.version + 1

    def _check(self, form: Form) -> Checked:
        try:
            page = page_of(form, self.id, self._version(form), self._base)
        except GieokError as error:
            return Checked(None, "", (), error)
        content, published = self._work.reader.draft(), self._work.reader.published()
        content = content.with_page(self.kind, page)
        found = lint(content, published, self._work.today())
        here = tuple(finding for finding in found if (finding.kind, finding.place) == (self.kind, self.id))
        day = max(page.effective, self._work.today())
        return Checked(page, preview_page(content, published, page.id, day).model, here, None)

    def _save(self, form: Form) -> Outcome:
        page = page_of(form, self.id, self._version(form), self._base)
        written = write_page(page)
        there = self._on_disk()
        if there is not None and there not in {self._begun, written}:
            compared = difflib.unified_diff(there.splitlines(), written.splitlines(), "there", "here", n=1, lineterm="")
            self._begun, self.conflict = there, tuple(compared)
            return "conflict"
        self._unsaved.forget(self.kind, self.id)
        if there == written:
            self._settle(page, written, form)
            return "unchanged"
        write_file(self._file, written.encode())
        self._work.log("edit", page=page.id, version=page.version)
        self._settle(page, written, form)
        return "saved"

    def _settle(self, page: Page, written: str, form: Form) -> None:
        self._begun, self._base = written, page
        self.form = self._clean = form
        self.recovered, self.conflict = False, ()

    def _on_disk(self) -> str | None:
        return self._file.read_text(encoding="utf-8") if self._file.is_file() else None
