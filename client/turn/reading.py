"""What can a customer read of what the service published? Pages, their versions, what fits a word, what hangs on it.

Everything comes from the verified contents on this device; nothing is fetched to read a page.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from client.bundles.service import Bundles
from client.errors import Refused
from client.kit.markdown import spoken
from client.memory.fact import Fact
from client.search.hit import worth_showing
from client.search.marks import Passage, passage
from client.search.meaning import Meaning
from client.search.terms import storable
from client.search.wiki import find_knowhow, find_policy
from client.store import facts, linked
from client.store.database import Database
from shared.formats.page import PAGE_KINDS, PageHistory, PageKind
from shared.formats.reading import CurrentPage

TOP: Final = 30  # pages that one search shows
LONGEST: Final = 200  # code points of what is looked for
_LINK: Final = re.compile(r"\]\(([a-z0-9][a-z0-9-]*)(?:\.md)?\)")


@dataclass(frozen=True, slots=True)
class FoundPage:
    """A page that fits what was looked for, with the passage that fits best; `section` is its heading."""

    page: CurrentPage
    section: str
    passage: Passage


@dataclass(frozen=True, slots=True)
class OpenPage:
    """A page as a reader has it: every version whose text is here, oldest first, and where it leads."""

    page: CurrentPage
    versions: tuple[PageHistory, ...]
    links: tuple[CurrentPage, ...]
    facts: tuple[Fact, ...]  # of the customer, linked to it

    def version(self, number: int | None) -> PageHistory:
        """This version where its text is here; else the one in force, or the announced one where none is."""
        return next((one for one in self.versions if one.version == number), self.page.shown)


@dataclass(frozen=True, slots=True)
class Reading:
    """The pages of one account's device."""

    database: Database
    bundles: Bundles
    meaning: Callable[[], Meaning | None]

    def pages(self, kind: PageKind) -> list[CurrentPage]:
        """Every page, by title, those in Latin letters last; without texts."""
        return sorted(self.bundles.pages(kind), key=_by_title)

    def find(self, kind: PageKind, typed: str) -> list[FoundPage]:
        """The pages that fit, best first; nothing for a blank. Never raises on what is typed."""
        query = storable(typed.strip()[:LONGEST])
        if not query:
            return []
        search = find_policy if kind == "policy" else find_knowhow
        hits = worth_showing(search(self.database, query, TOP, self.meaning()))
        ids = [hit.key.partition("/")[2] for hit in hits]
        known = self.bundles.pages_by_id(kind, ids)
        return [
            FoundPage(known[page], hit.section, passage(spoken(hit.text), query))
            for page, hit in zip(ids, hits, strict=True)
            if page in known
        ]

    def open(self, kind: PageKind | None, page: str) -> OpenPage:
        """A page; of whichever kind has it where none is named, as in a link. Raises Refused (source-gone)."""
        for one in PAGE_KINDS if kind is None else (kind,):
            found = self.bundles.page(one, page)
            if found is not None:
                mine = facts.get_many(self.database, linked.facts_of(self.database, one, page))
                named = dict.fromkeys((*found.links, *_LINK.findall(found.shown.body or "")))
                return OpenPage(found, self.bundles.readable(one, page), self._links(list(named)), tuple(mine))
        raise Refused("source-gone")

    def _links(self, ids: Sequence[str]) -> tuple[CurrentPage, ...]:
        """The pages that are here, in the order in which the page names them."""
        known = self.bundles.pages_by_id("knowhow", ids) | self.bundles.pages_by_id("policy", ids)
        return tuple(known[page] for page in ids if page in known)


def _by_title(page: CurrentPage) -> tuple[bool, str, str]:
    title = page.shown.title or page.id
    return title[:1].isascii(), title.casefold(), page.id
