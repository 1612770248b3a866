"""What will the customer's model and app show of the draft? `gieok-desk preview PAGE|contents|service-context`."""

from __future__ import annotations

from dataclasses import asdict
from datetime import date
from typing import Final

from client.desk.content import Pages, read_content
from client.desk.preview import PagePreview, TextPreview, preview_contents, preview_page, preview_service_context
from client.desk.publish import look
from client.desk.work import Outcome, Work
from client.errors import Refused, ServerUnreachable
from client.kit.words import Words
from shared.formats.bundle import PageBundle
from shared.formats.page import CONTENTS, PAGE_KINDS, Page, PageKind

SERVICE_CONTEXT: Final = "service-context"


def preview_command(work: Work) -> Outcome:
    """One page, the contents, or the principles."""
    content, what, day = read_content(work.desk.content), work.given.page, _day(work)
    if what == SERVICE_CONTEXT:
        return _text(what, day, preview_service_context(content), work.words)
    published = _published(work)
    if what == CONTENTS:
        return _text(what, day, preview_contents(content, published, day), work.words)
    return _page(day, preview_page(content, published, what, day), work.words)


def _published(work: Work) -> Pages:
    """What the devices have; what this desk saw live last where the server can not be asked."""
    try:
        live = look(work.desk, work.archive, work.now)
    except ServerUnreachable:
        return work.archive.newest()
    pages: dict[PageKind, dict[str, Page]] = {}
    for kind in PAGE_KINDS:
        bundle = live.bundles.get(kind) if live else None
        pages[kind] = {page.id: page for page in bundle.pages} if isinstance(bundle, PageBundle) else {}
    return pages


def _day(work: Work) -> date:
    given = work.given.day
    try:
        return work.today if given is None else date.fromisoformat(given)
    except ValueError as error:
        raise Refused("desk-day-wrong", day=given) from error


def _page(day: date, found: PagePreview, words: Words) -> Outcome:
    facts = [
        words.text(f"source-kind-{found.kind}"),
        f"v{found.version}",
        words.text("source-effective", date=found.effective),
    ]
    lines = [
        words.text("desk-preview-model", day=day.isoformat()),
        found.model,
        "",
        words.text("desk-preview-app"),
        found.title,
        " · ".join(facts),
    ]
    if found.announced is not None:
        lines.append(words.text("desk-preview-announced", version=found.announced))
    document: dict[str, object] = {"day": day.isoformat(), **asdict(found)}
    return Outcome(document, "\n".join((*lines, "", found.passage)))


def _text(what: str, day: date, found: TextPreview, words: Words) -> Outcome:
    head = words.text("desk-preview-model", day=day.isoformat())
    size = words.text("desk-preview-size", size=found.size, budget=found.budget)
    return Outcome({"what": what, "day": day.isoformat(), **asdict(found)}, "\n".join((head, found.model, "", size)))
