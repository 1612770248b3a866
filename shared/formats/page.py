"""What is a wiki page, and is this one well formed? The same answer on the desk and on the device.

A `Page` is the newest published version of a policy or know-how page, with a list of the versions before it. Which of
them is in force on a day is decided in `versions.py`; the Markdown file is in `page_file.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from itertools import pairwise
from typing import Literal

from shared.formats.fields import LANGUAGES, Fields, wrong

PageKind = Literal["policy", "knowhow"]

PAGE_KINDS: tuple[PageKind, ...] = ("policy", "knowhow")
CONTENTS = "contents"  # how the model asks for the contents page; no page may have this id
VERSION_LIMIT = 1_000_000  # far above one publication a minute for a year
TITLE_LIMIT = 200  # code points
SUMMARY_LIMIT = 500  # code points, one line
REVISION_LIMIT = 2_000  # code points
BODY_LIMIT = 100_000  # code points; a page is one rule, not a book
LIST_LIMIT = 500  # sources, links, aliases or versions of one page


@dataclass(frozen=True, slots=True)
class Source:
    """Where a page's rule comes from: an official document, its SHA-256 (hexadecimal) and the place in it."""

    document: str
    sha256: str
    place: str = ""


@dataclass(frozen=True, slots=True)
class PageHistory:
    """One version of a page. `body` is None where its text is no longer carried."""

    version: int
    effective: date
    revision: str = ""
    body: str | None = None
    title: str | None = None  # what the page was called and said of itself then; None = not carried
    summary: str | None = None
    may_agree: bool | None = None


@dataclass(frozen=True, slots=True)
class Page:
    """The newest published version of a page. `history` holds the versions before it, oldest first."""

    id: str
    title: str
    version: int
    effective: date
    language: str
    summary: str
    body: str
    revision: str = ""
    sources: tuple[Source, ...] = ()
    links: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()  # words that people use for it, in any language
    may_agree: bool | None = None  # know-how: the assistant may agree to it by itself
    customers: int | None = None  # know-how: on how many customers' cases it rests
    until: date | None = None  # the last day of what it says; the desk warns of it, a device shows the page as it is
    history: tuple[PageHistory, ...] = ()


def read_page(fields: Fields) -> Page:
    """A page from its table, `body` included. Raises Refused("content-field-wrong")."""
    page_id = fields.id("id")
    here = Fields(fields.values, f"{fields.place}/{page_id}")
    if page_id == CONTENTS:
        raise wrong(here.place, "id", "id")
    version = here.number("version", low=1, high=VERSION_LIMIT)
    history = here.items("history", read_history, limit=LIST_LIMIT)
    numbers = [entry.version for entry in history] + [version]
    if any(earlier >= later for earlier, later in pairwise(numbers)):
        raise wrong(here.place, "history", "order")
    return Page(
        id=page_id,
        title=here.line("title", limit=TITLE_LIMIT),
        version=version,
        effective=here.day("effective"),
        language=here.one_of("language", LANGUAGES, "language", LANGUAGES[0]),
        summary=here.line("summary", limit=SUMMARY_LIMIT),
        body=here.text("body", limit=BODY_LIMIT).strip("\n"),
        revision=here.text("revision", limit=REVISION_LIMIT, default="").strip(),
        sources=here.items("sources", _read_source, limit=LIST_LIMIT),
        links=here.ids("links", limit=LIST_LIMIT),
        aliases=here.lines("aliases", limit=LIST_LIMIT, each=TITLE_LIMIT),
        may_agree=here.flag("may_agree", default=False) if here.has("may_agree") else None,
        customers=here.number("customers", low=0, high=10**9) if here.has("customers") else None,
        until=here.day("until") if here.has("until") else None,
        history=history,
    )


def read_history(fields: Fields) -> PageHistory:
    """One earlier version from its table."""
    return PageHistory(
        version=fields.number("version", low=1, high=VERSION_LIMIT),
        effective=fields.day("effective"),
        revision=fields.text("revision", limit=REVISION_LIMIT, default="").strip(),
        body=fields.text("body", limit=BODY_LIMIT).strip("\n") if fields.has("body") else None,
        title=fields.line("title", limit=TITLE_LIMIT) if fields.has("title") else None,
        summary=fields.line("summary", limit=SUMMARY_LIMIT) if fields.has("summary") else None,
        may_agree=fields.flag("may_agree", default=False) if fields.has("may_agree") else None,
    )


def _read_source(fields: Fields) -> Source:
    return Source(
        document=fields.line("document", limit=TITLE_LIMIT),
        sha256=fields.hash("sha256"),
        place=fields.line("place", limit=TITLE_LIMIT, default=""),
    )


def page_table(page: Page) -> dict[str, object]:
    """The page as a table of JSON values in the order of the format; `read_page` reads it back to an equal page."""
    return {
        "id": page.id,
        "title": page.title,
        "version": page.version,
        "effective": page.effective.isoformat(),
        "language": page.language,
        "summary": page.summary,
        "revision": page.revision,
        "sources": [{"document": s.document, "sha256": s.sha256, "place": s.place} for s in page.sources],
        "links": list(page.links),
        "aliases": list(page.aliases),
        "may_agree": page.may_agree,
        "customers": page.customers,
        **({"until": page.until.isoformat()} if page.until is not None else {}),  # absent in all older files
        "history": [_history_table(entry) for entry in page.history],
        "body": page.body,
    }


def _history_table(entry: PageHistory) -> dict[str, object]:
    return {
        "version": entry.version,
        "effective": entry.effective.isoformat(),
        "revision": entry.revision,
        "body": entry.body,
        "title": entry.title,
        "summary": entry.summary,
        "may_agree": entry.may_agree,
    }
