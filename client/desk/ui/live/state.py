"""Which version of each role is live since when, and what was a page before? Knows and acts; draws nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from client.desk.archive import PageVersion
from client.desk.content import read_content, write_changes
from client.desk.key_list import RoleKeys, key_list
from client.desk.publish import Published, checked, look, plan, put_live
from client.desk.rollback import bring_back
from client.desk.ui.workplace import Workplace
from client.errors import GieokError
from shared.formats.bundle import BUNDLE_KINDS
from shared.formats.page import Page, PageKind


@dataclass(frozen=True, slots=True)
class RoleLine:
    """One role as it is live. `since`: a stamp; `pages` are those that this version changed."""

    role: str
    version: int
    since: str | None
    pages: tuple[str, ...]
    keys: RoleKeys | None


class LiveState:
    """What is live, and one page's history if somebody asked for it."""

    def __init__(self, work: Workplace) -> None:
        self._work = work
        self.roles: tuple[RoleLine, ...] = ()
        self.trouble: GieokError | None = None
        self.pages: tuple[tuple[PageKind, Page], ...] = ()
        self.page: tuple[PageKind, str] | None = None
        self.history: tuple[PageVersion, ...] = ()

    async def load(self) -> None:
        """Ask the server; without it, what this desk saw last."""
        await asyncio.to_thread(self._load)

    async def open(self, kind: PageKind, page_id: str) -> None:
        """The history of one page."""
        self.page = (kind, page_id)
        self.history = await asyncio.to_thread(self._work.archive.history, kind, page_id)

    async def text(self, version: int) -> Page | None:
        """A page as it was; None where this desk never saw it."""
        kind, page_id = self.page or ("policy", "")
        return await asyncio.to_thread(self._work.archive.text_of, kind, page_id, version)

    async def roll_forward(self, version: int, note: str, passphrase: str) -> Published:
        """An earlier text as the next version, at once. Raises Refused, Unavailable."""
        return await asyncio.to_thread(self._roll_forward, version, note, passphrase)

    def _load(self) -> None:
        work = self._work
        try:
            look(work.desk, work.archive, work.now())
            keys: Sequence[RoleKeys] = key_list(work.desk)
            self.trouble = None
        except GieokError as error:
            self.trouble, keys = error, ()
        by_role = {entry.role: entry for entry in keys}
        newest = {entry.role: entry for entry in work.archive.journal()}
        self.roles = tuple(
            RoleLine(role, entry.version, entry.at, tuple(entry.pages), by_role.get(role))
            for role in BUNDLE_KINDS
            if (entry := newest.get(role)) is not None
        )
        published = work.reader.published()
        self.pages = tuple((kind, page) for kind, pages in published.items() for page in pages.values())

    def _roll_forward(self, version: int, note: str, passphrase: str) -> Published:
        work = self._work
        _, page_id = self.page or ("policy", "")
        live = look(work.desk, work.archive, work.now())
        back = bring_back(work.archive, live, page_id, version, revision=note, today=work.today())
        checked(back.content, work.archive, work.today())
        wanted = plan(back.content, live, work.now(), work.today(), (back.kind,))
        published = put_live(work.desk, work.archive, wanted, passphrase, work.now())
        draft = read_content(work.desk.content)
        write_changes(work.desk.content, draft, draft.with_page(back.kind, back.page))
        return published
