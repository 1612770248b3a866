"""What is live since when and by whom, and what was a page before? Knows and acts; draws nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from client.desk.content import read_content, write_changes
from client.desk.forward import put_live
from client.desk.history import HistoryLine, history_lines, publishers
from client.desk.history_command import LOG_LINES
from client.desk.key_list import RoleKeys, key_list
from client.desk.keys import holders
from client.desk.pass_on import Waiting
from client.desk.publish import Published, checked_news, look, plan
from client.desk.rollback import bring_back
from client.desk.ui.publish.state import told
from client.desk.ui.workplace import Workplace
from client.errors import GieokError
from client.net.staff import StaffRecord
from shared.formats.bundle import BUNDLE_KINDS
from shared.formats.page import Page, PageKind
from shared.wire.signing import StaffLogLine


@dataclass(frozen=True, slots=True)
class RoleLine:
    """One role as it is live. `since`: a stamp; `by`: who published it; `pages` are those that this version changed."""

    role: str
    version: int
    since: str | None
    by: str | None
    pages: tuple[str, ...]
    keys: RoleKeys | None


class LiveState:
    """What is live, and one page's history if somebody asked for it."""

    def __init__(self, work: Workplace) -> None:
        self._work = work
        self._log: tuple[StaffLogLine, ...] = ()
        self.roles: tuple[RoleLine, ...] = ()
        self.trouble: GieokError | None = None
        self.pages: tuple[tuple[PageKind, Page], ...] = ()
        self.people: tuple[str, ...] = ()  # whose keys lie here
        self.page: tuple[PageKind, str] | None = None
        self.history: tuple[HistoryLine, ...] = ()

    async def load(self) -> None:
        """Ask the server; without it, what this desk saw last."""
        await asyncio.to_thread(self._load)

    async def open(self, kind: PageKind, page_id: str) -> None:
        """The history of one page."""
        self.page = (kind, page_id)
        known = await asyncio.to_thread(self._work.archive.history, kind, page_id)
        self.history = history_lines(known, publishers(self._log, kind), self._work.today())

    async def text(self, version: int) -> Page | None:
        """A page as it was; None where this desk never saw it."""
        kind, page_id = self.page or ("policy", "")
        return await asyncio.to_thread(self._work.archive.text_of, kind, page_id, version)

    async def roll_forward(self, version: int, note: str, person: str, passphrase: str) -> Published | Waiting:
        """An earlier text as the next version, once enough have signed. Raises Refused, Unavailable."""
        return await asyncio.to_thread(self._roll_forward, version, note, person, passphrase)

    def _load(self) -> None:
        work = self._work
        keys: Sequence[RoleKeys] = ()
        try:
            look(work.desk, work.archive, work.now())
            keys = key_list(work.desk, work.now())
            self._log = StaffRecord(work.desk.server, work.desk.token()).newest(LOG_LINES)
            self.trouble = None
        except GieokError as error:
            self.trouble = error
        self.people = tuple(holder.name for holder in holders(work.desk))
        by_role = {entry.role: entry for entry in keys}
        by: dict[str, Mapping[int, str]] = {role: publishers(self._log, role) for role in BUNDLE_KINDS}
        newest = {entry.role: entry for entry in work.archive.journal()}
        self.roles = tuple(
            RoleLine(role, entry.version, entry.at, by[role].get(entry.version), tuple(entry.pages), by_role.get(role))
            for role in BUNDLE_KINDS
            if (entry := newest.get(role)) is not None
        )
        published = work.reader.published()
        self.pages = tuple((kind, page) for kind, pages in published.items() for page in pages.values())

    def _roll_forward(self, version: int, note: str, person: str, passphrase: str) -> Published | Waiting:
        work = self._work
        _, page_id = self.page or ("policy", "")
        live = look(work.desk, work.archive, work.now())
        back = bring_back(work.archive, live, page_id, version, revision=note, today=work.today())
        checked_news(back.content, work.archive, work.today())
        wanted = plan(back.content, live, work.now(), work.today(), (back.kind,))
        passed = put_live(work.desk, work.archive, wanted, passphrase, work.now(), person=person, note=note)
        draft = read_content(work.desk.content)
        write_changes(work.desk.content, draft, draft.with_page(back.kind, back.page))
        work.log("rollback", **told(passed), by=person)
        return passed
