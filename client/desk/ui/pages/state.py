"""Which pages are shown, and is the server's side of it known? Knows and acts; draws nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

from client.desk.intake import Intake, Wishes, desk_model, take_in
from client.desk.lint.check import errors, lint
from client.desk.publish import look
from client.desk.ui.pages.lines import PageLine, Status, page_lines
from client.desk.ui.workplace import Workplace
from client.errors import GieokError, Refused
from shared.formats.page import PAGE_KINDS, PageKind

WINDOW = 60  # rows that are mounted at first, and by which more come


class PagesState:
    """The list. `trouble`: why what is live could not be looked at; the list is as this desk last saw it then."""

    def __init__(self, work: Workplace) -> None:
        self._work = work
        self.lines: tuple[PageLine, ...] = ()
        self.query = ""
        self.kind: PageKind | None = None
        self.status: Status | None = None
        self.shown = WINDOW
        self.trouble: GieokError | None = None

    async def load(self, *, faults: bool = True) -> None:
        """Read the draft and the archive; looking for `faults` takes seconds where there are thousands of pages.

        Raises Refused where somebody broke a file by hand.
        """
        self.lines = await asyncio.to_thread(self._read, faults=faults)

    async def look(self) -> bool:
        """Ask the server what is live; is there anything new to show?"""
        before = self.trouble
        try:
            await asyncio.to_thread(look, self._work.desk, self._work.archive, self._work.now())
            self.trouble = None
        except GieokError as error:
            self.trouble = error
        lines = self.lines
        await self.load()
        return lines != self.lines or before is not self.trouble

    def found(self) -> Sequence[PageLine]:
        """The lines that the search and the filters leave."""
        return [
            line
            for line in self.lines
            if (self.kind is None or line.kind == self.kind)
            and (self.status is None or self.status in line.statuses)
            and line.carries(self.query)
        ]

    async def take(self, path: str, kind: PageKind, *, replace: bool, model: bool) -> Intake:
        """Bring a file or a folder into the draft; all of it or nothing. Raises Refused, Unavailable."""
        wishes = Wishes(kind, replace=replace)
        return await asyncio.to_thread(self._take, path, wishes, model=model)

    def _take(self, path: str, wishes: Wishes, *, model: bool) -> Intake:
        work, typed = self._work, path.strip().strip("\"'")
        if not typed:
            raise Refused("deskapp-path-missing")
        words_by = desk_model(work.model, work.reader.draft()) if model else None
        where = [Path(typed).expanduser()]
        taken = take_in(work.desk, work.archive, where, wishes=wishes, today=work.today(), model=words_by)
        work.log("ingest", changed=len(taken.changed))
        return taken

    def _read(self, *, faults: bool) -> tuple[PageLine, ...]:
        work = self._work
        content, published, today = work.reader.draft(), work.reader.published(), work.today()
        wikis: dict[str, PageKind] = {kind: kind for kind in PAGE_KINDS}
        since = {
            (wikis[entry.role], page, version): entry.at
            for entry in work.archive.journal()
            if entry.role in wikis
            for page, version in entry.pages.items()
        }
        found = errors(lint(content, published, today)) if faults else ()
        return page_lines(content, published, since, found, today)
