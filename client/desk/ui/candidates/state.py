"""What do customers' cases suggest, and what do the staff make of it? Knows and acts; draws nothing.

The server is told first: it refuses what may not be decided, and then no draft was touched.
"""

from __future__ import annotations

import asyncio

from client.desk.candidates import Said, accepted, empty_page, merged, said
from client.desk.content import Content, config_values, read_content, write_changes
from client.desk.ui.workplace import Workplace
from client.errors import GieokError, Refused
from client.net.candidates import Candidates
from shared.formats.config import read_config
from shared.formats.fields import Fields
from shared.formats.page import Page
from shared.formats.vocabulary import Proposals
from shared.wire.candidates import CandidateLine, CandidateVerdict, Verdict

WAITING = ("ready", "conflicting")


class CandidatesState:
    """All candidates as the server counts them now. `pages`: the know-how pages that one could be merged into."""

    def __init__(self, work: Workplace) -> None:
        self._work = work
        self._vocabulary = Proposals()
        self.lines: tuple[CandidateLine, ...] = ()
        self.pages: tuple[Page, ...] = ()
        self.trouble: GieokError | None = None

    async def load(self) -> None:
        """Ask the server; what goes wrong stands in `trouble`."""
        try:
            await asyncio.to_thread(self._load)
            self.trouble = None
        except GieokError as error:
            self.trouble = error

    def said(self, line: CandidateLine, language: str) -> Said:
        """In the words of the vocabulary."""
        return said(line, self._vocabulary, language)

    def waiting(self) -> tuple[CandidateLine, ...]:
        """Those that staff can decide."""
        return tuple(line for line in self.lines if line.state in WAITING)

    def forming(self) -> tuple[CandidateLine, ...]:
        """Those of which nothing but a count may be known."""
        return tuple(line for line in self.lines if line.state == "forming")

    def decided(self) -> tuple[CandidateLine, ...]:
        """Those that were."""
        return tuple(line for line in self.lines if line.state not in {*WAITING, "forming"})

    async def decline(self, line: CandidateLine, reason: str) -> None:
        """With a reason. Raises Refused("deskapp-candidate-no-reason") and what the server says."""
        reason = " ".join(reason.split())
        if not reason:
            raise Refused("deskapp-candidate-no-reason")
        await asyncio.to_thread(self._decline, line, reason)

    async def accept(self, line: CandidateLine, page_id: str, language: str) -> Page:
        """Into the draft of a page, a new one or one that is there. Raises Refused, Unavailable."""
        return await asyncio.to_thread(self._accept, line, page_id.strip(), language)

    async def merge(self, line: CandidateLine, page_id: str) -> Page:
        """Into a page that is there, whose own text stays. Raises Refused, Unavailable."""
        return await asyncio.to_thread(self._merge, line, page_id)

    def _load(self) -> None:
        draft = self._work.reader.draft()
        self.lines = self._candidates().list()
        self._vocabulary = _vocabulary(draft)
        self.pages = tuple(sorted(self._known(draft).values(), key=lambda page: page.title))

    def _known(self, draft: Content) -> dict[str, Page]:
        """The know-how pages as they stand in the draft, else as they were published."""
        return {**self._work.reader.published()["knowhow"], **draft.pages["knowhow"]}

    def _decline(self, line: CandidateLine, reason: str) -> None:
        self._candidates().decide(line.id, CandidateVerdict("declined", reason))
        self._work.log("review decline", candidate=line.id)

    def _accept(self, line: CandidateLine, page_id: str, language: str) -> Page:
        draft, archive = read_content(self._work.desk.content), self._work.archive
        page_id = Fields({"page": page_id}, "review").id("page")
        if "policy" in (draft.kind_of(page_id), archive.kind_of(page_id)):
            raise Refused("desk-page-other-wiki", page=page_id)
        before = self._known(draft).get(page_id) or empty_page(page_id, language, self._work.today())
        version = archive.newest_version("knowhow", page_id) + 1
        page = accepted(line, _vocabulary(draft), before, version=version, today=self._work.today())
        return self._decided(draft, line, page, "accepted")

    def _merge(self, line: CandidateLine, page_id: str) -> Page:
        draft, archive = read_content(self._work.desk.content), self._work.archive
        before = self._known(draft).get(page_id)
        if before is None:
            raise Refused("desk-candidate-page-unknown", page=page_id)
        version = archive.newest_version("knowhow", page_id) + 1
        page = merged(line, _vocabulary(draft), before, version=version, today=self._work.today())
        return self._decided(draft, line, page, "merged")

    def _decided(self, draft: Content, line: CandidateLine, page: Page, verdict: Verdict) -> Page:
        self._candidates().decide(line.id, CandidateVerdict(verdict, page=page.id, version=page.version))
        write_changes(self._work.desk.content, draft, draft.with_page("knowhow", page))
        self._work.log(f"review {verdict}", candidate=line.id, page=page.id, version=page.version)
        return page

    def _candidates(self) -> Candidates:
        return Candidates(self._work.desk.server, self._work.desk.token())


def _vocabulary(draft: Content) -> Proposals:
    return Proposals() if draft.config is None else read_config(config_values(draft.config)).proposals
