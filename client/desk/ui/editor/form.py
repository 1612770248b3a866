"""What stands in the editor's fields, and which page is it? Texts as they were typed, and the page that they make."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from datetime import date

from shared.formats.fields import LANGUAGES, table
from shared.formats.page import Page, Source, page_table, read_page

MAY_AGREE = "yes"


@dataclass(frozen=True, slots=True)
class Form:
    """All texts; a list's entries stand one a line. `may_agree` is "yes" or empty."""

    title: str = ""
    summary: str = ""
    effective: str = ""
    language: str = LANGUAGES[0]
    revision: str = ""
    sources: str = ""
    links: str = ""
    aliases: str = ""
    may_agree: str = ""
    body: str = ""

    def table(self) -> dict[str, str]:
        """For keeping."""
        return asdict(self)


def form_of(page: Page) -> Form:
    """A page as texts."""
    return Form(
        title=page.title,
        summary=page.summary,
        effective=page.effective.isoformat(),
        language=page.language,
        revision=page.revision,
        sources="\n".join(_source_line(source) for source in page.sources),
        links="\n".join(page.links),
        aliases="\n".join(page.aliases),
        may_agree=MAY_AGREE if page.may_agree else "",
        body=page.body,
    )


def new_form(today: date) -> Form:
    """Of a page that nobody has written yet."""
    return Form(effective=today.isoformat())


def kept_form(found: Mapping[str, str], otherwise: Form) -> Form:
    """What was kept; a field that it lacks is as in `otherwise`."""
    known = {field.name for field in fields(Form)}
    return replace(otherwise, **{name: value for name, value in found.items() if name in known})


def page_of(form: Form, page_id: str, version: int, base: Page | None) -> Page:
    """The page that the texts make. What has no field (customers, history) is as in `base`.

    Raises Refused("content-field-wrong") with the field.
    """
    before = page_table(base) if base is not None else {}
    agreed = base.may_agree if base is not None else None
    written = {
        **before,
        "id": page_id,
        "version": version,
        "title": form.title.strip(),
        "summary": " ".join(form.summary.split()),
        "effective": form.effective.strip(),
        "language": form.language,
        "revision": form.revision.strip(),
        "sources": [_source(line) for line in _lines(form.sources)],
        "links": _lines(form.links),
        "aliases": _lines(form.aliases),
        "may_agree": True if form.may_agree else (False if agreed is not None else None),
        "body": form.body.replace("\r\n", "\n"),
    }
    return read_page(table(written, page_id))


def _lines(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]


def _source_line(source: Source) -> str:
    return " | ".join(part for part in (source.document, source.sha256, source.place) if part)


def _source(line: str) -> dict[str, str]:
    document, _, rest = line.partition("|")
    sha256, _, place = rest.partition("|")
    return {"document": document.strip(), "sha256": sha256.strip().lower(), "place": place.strip()}
