"""How does each page stand: the draft beside what was published, and the day it counts from? Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Literal

from client.desk.build import same_text
from client.desk.content import Content, Pages
from client.desk.lint.finding import Finding
from shared.formats.page import PAGE_KINDS, Page, PageKind

Status = Literal["new", "differs", "live", "gone", "announced", "faults"]

STATUSES: tuple[Status, ...] = ("new", "differs", "live", "gone", "announced", "faults")


@dataclass(frozen=True, slots=True)
class PageLine:
    """`live` is the newest published version, `since` when it went live (a stamp; None = not seen by this desk)."""

    kind: PageKind
    id: str
    title: str
    summary: str
    version: int
    live: int | None
    since: str | None
    announced: date | None
    faults: int
    statuses: frozenset[Status]

    def carries(self, typed: str) -> bool:
        """Does it answer a search?"""
        return all(
            part in " ".join((self.id, self.title, self.summary)).casefold() for part in typed.casefold().split()
        )


def page_lines(
    content: Content,
    published: Pages,
    since: Mapping[tuple[PageKind, str, int], str],
    findings: Iterable[Finding],
    today: date,
) -> tuple[PageLine, ...]:
    """One line for each page that is drafted or published, ordered by wiki and title."""
    faults = Counter((finding.kind, finding.place) for finding in findings)
    found = [
        _line(
            kind,
            content.pages[kind].get(page_id),
            published[kind].get(page_id),
            since=since,
            faults=faults[(kind, page_id)],
            today=today,
        )
        for kind in PAGE_KINDS
        for page_id in content.pages[kind].keys() | published[kind].keys()
    ]
    return tuple(sorted(found, key=lambda line: (PAGE_KINDS.index(line.kind), line.title, line.id)))


def _line(
    kind: PageKind,
    draft: Page | None,
    live: Page | None,
    *,
    since: Mapping[tuple[PageKind, str, int], str],
    faults: int,
    today: date,
) -> PageLine:
    shown = draft or live
    assert shown is not None  # noqa: S101  # the id came from one of the two
    announced = live.effective if live is not None and live.effective > today else None
    statuses: set[Status] = {_main(draft, live)}
    if announced:
        statuses.add("announced")
    if faults:
        statuses.add("faults")
    return PageLine(
        kind=kind,
        id=shown.id,
        title=shown.title,
        summary=shown.summary,
        version=shown.version,
        live=live.version if live else None,
        since=since.get((kind, live.id, live.version)) if live else None,
        announced=announced,
        faults=faults,
        statuses=frozenset(statuses),
    )


def _main(draft: Page | None, live: Page | None) -> Status:
    if live is None:
        return "new"
    if draft is None:
        return "gone"
    return "live" if same_text(draft, live) else "differs"
