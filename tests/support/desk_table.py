"""A desk's folder without a server: what ingest needs, and what publishing would leave behind."""

from dataclasses import dataclass
from datetime import date
from pathlib import Path

from client.desk.archive import Archive
from client.desk.content import read_content, write_changes
from client.desk.folder import Desk
from client.desk.intake import Wishes, take_in

TODAY = date(2026, 9, 20)


@dataclass
class DeskTable:
    """`take` ingests; `fates` says what came of each page of the last document."""

    folder: Path

    def __post_init__(self):
        self.desk = Desk(self.folder, "http://127.0.0.1:1", demo=True, salt=b"salt")
        self.archive = Archive(self.desk.published)

    def take(self, *paths, model=None, today=TODAY, **wishes):
        return take_in(self.desk, self.archive, paths, wishes=Wishes(**wishes), today=today, model=model)

    def fates(self, *paths, **wishes):
        return {fate.page: fate for taken in self.take(*paths, **wishes).documents for fate in taken.fates}

    def outcomes(self, *paths, **wishes):
        return {page: fate.outcome for page, fate in self.fates(*paths, **wishes).items()}

    @property
    def draft(self):
        return read_content(self.desk.content)

    def page(self, page_id, kind="policy"):
        return self.draft.pages[kind][page_id]

    def put(self, page, kind="policy"):
        """A person writes a page by hand."""
        draft = self.draft
        write_changes(self.desk.content, draft, draft.with_page(kind, page))

    def remove(self, page_id, kind="policy"):
        (self.desk.content / kind / f"{page_id}.md").unlink()

    def publish(self):
        """The whole draft went live."""
        for kind, pages in self.draft.pages.items():
            for page in pages.values():
                self.archive.keep(kind, page)

    def files(self):
        return {
            str(path.relative_to(self.folder)): path.read_bytes() for path in self.folder.rglob("*") if path.is_file()
        }
