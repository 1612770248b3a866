"""Is the draft fit to be published? All rules over all pages, principles and config. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import date, timedelta
from typing import Final

from client.desk.build import same_text
from client.desk.content import CONFIG_FILE, CONTEXT_FILE, Content, Pages, config_values
from client.desk.contents import contents_page
from client.desk.lint.answers import missing_answers
from client.desk.lint.expiry import expiry
from client.desk.lint.finding import Finding, Rule
from client.desk.lint.links import dead_links, orphans
from client.desk.lint.numbers import conflicts
from client.desk.lint.orders import hides_something, orders
from client.desk.lint.personal import personal
from client.desk.lint.sources import unnamed_sources
from shared.formats.config import config_table, read_config, unknown_keys
from shared.formats.page import PAGE_KINDS, Page, PageKind
from shared.text import count

PAGE_BUDGET: Final = 8_000  # code points of a body: the model reads a page as a whole
CONTENTS_BUDGET: Final = 40_000  # code points: the model reads the contents page first
CONTEXT_BUDGET: Final = 2_000  # code points: the principles are in every prompt
NEARLY: Final = 0.9  # of a budget: time to think of cutting
FAR_AHEAD: Final = timedelta(days=366)  # an effective day further away is a typing error


def lint(content: Content, published: Pages, today: date) -> tuple[Finding, ...]:
    """All findings. `published`: each page in its newest published version."""
    known = {page_id for kind in PAGE_KINDS for page_id in content.pages[kind]}
    found: list[Finding] = []
    for kind in PAGE_KINDS:
        for page in content.pages[kind].values():
            found += _page(kind, page, known, published[kind].get(page.id), today)
        size = count(contents_page(kind, content.pages[kind].values()))
        found += _budget(kind, "contents", size, CONTENTS_BUDGET, over="contents-long", nearly="contents-nearly-long")
    for page_id in sorted(content.pages["policy"].keys() & content.pages["knowhow"].keys()):
        found.append(Finding("knowhow", page_id, "id-twice"))
    found += (*orphans(content), *conflicts(content))
    return (*found, *_context(content.service_context), *_config(content.config))


def errors(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """Those that hold a publication back."""
    return tuple(finding for finding in findings if finding.level == "error")


def only_changed(findings: tuple[Finding, ...], content: Content, published: Pages) -> tuple[Finding, ...]:
    """The findings on pages that are new or differ from what was published, and all those that are on no page."""
    same = {
        (kind, page_id)
        for kind in PAGE_KINDS
        for page_id, page in content.pages[kind].items()
        if (before := published[kind].get(page_id)) is not None and same_text(page, before)
    }
    return tuple(finding for finding in findings if (finding.kind, finding.place) not in same)


def _page(kind: PageKind, page: Page, known: set[str], before: Page | None, today: date) -> Iterator[Finding]:
    yield from dead_links(kind, page, known)
    yield from unnamed_sources(kind, page)
    yield from _version(kind, page, before, today)
    yield from expiry(kind, page, today)
    shown = "\n".join((page.title, page.summary, *page.aliases, page.body))
    for sentence in orders(shown):
        yield Finding(kind, page.id, "order-to-ai", sentence)
    if hides_something(shown):
        yield Finding(kind, page.id, "hidden-characters")
    if kind == "knowhow":
        yield from missing_answers(kind, page)
        for what in personal("\n".join((shown, page.revision))):
            yield Finding(kind, page.id, "personal-data", what)
    yield from _budget(kind, page.id, count(page.body), PAGE_BUDGET, over="page-long", nearly="page-nearly-long")


def _budget(kind: str, place: str, size: int, budget: int, *, over: Rule, nearly: Rule) -> Iterator[Finding]:
    if size > budget:
        yield Finding(kind, place, over, str(size), budget)
    elif size > budget * NEARLY:
        yield Finding(kind, place, nearly, str(size), budget)


def _version(kind: PageKind, page: Page, before: Page | None, today: date) -> Iterator[Finding]:
    if page.effective > today + FAR_AHEAD:
        yield Finding(kind, page.id, "effective-far", page.effective.isoformat())
    if before is None:
        return
    if page.version == before.version and not same_text(page, before):
        yield Finding(kind, page.id, "same-version", str(page.version), before.version + 1)
    elif page.version not in {before.version, before.version + 1}:
        yield Finding(kind, page.id, "version-wrong", str(page.version), before.version + 1)
    if page.version > before.version and page.effective < before.effective <= today:
        yield Finding(kind, page.id, "effective-before", before.effective.isoformat())


def _context(text: str | None) -> Iterator[Finding]:
    if text is None:
        return
    place = CONTEXT_FILE
    yield from _budget(
        "service-context", place, count(text), CONTEXT_BUDGET, over="context-long", nearly="context-nearly-long"
    )
    if hides_something(text):
        yield Finding("service-context", CONTEXT_FILE, "hidden-characters")


def _config(text: str | None) -> Iterator[Finding]:
    if text is None:
        return
    values = config_values(text)
    for key in unknown_keys(values):
        yield Finding("config", CONFIG_FILE, "config-key-unknown", key)
    for key in _clamped(values, config_table(read_config(values))):
        yield Finding("config", CONFIG_FILE, "config-clamped", key)


def _clamped(given: Mapping[str, object], read: Mapping[str, object], prefix: str = "") -> Iterator[str]:
    """Numbers that a device would move into their bounds."""
    for key, value in given.items():
        taken = read.get(key)
        if isinstance(value, dict) and isinstance(taken, dict):
            yield from _clamped(value, taken, f"{prefix}{key}.")
        elif isinstance(value, int) and isinstance(taken, int) and value != taken:
            yield prefix + key
