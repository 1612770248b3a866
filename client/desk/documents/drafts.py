"""How does a page read that is made from places of a document? Front matter and body, the first time or once more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from client.desk.archive import Archive
from client.desk.documents.document import Document
from client.desk.documents.fates import Effective, Fate, changed_lines
from client.desk.documents.matching import Known
from client.desk.documents.naming import spoken
from client.desk.documents.parts import Part
from client.desk.documents.remembered import Remembered, fingerprint
from client.desk.documents.summary import summary
from client.desk.documents.tongue import tongue
from client.desk.documents.wording import Worded, joined
from client.kit.words import Language, Words
from shared.formats.page import TITLE_LIMIT, Page, PageKind, Source
from shared.formats.page_file import parse_page, write_page


class Drafter:
    """Makes the pages of one document."""

    def __init__(self, document: Document, effective: Effective, archive: Archive, parts: Sequence[Part]) -> None:
        self.document = document
        self._effective = effective
        self._archive = archive
        self._parts = parts
        self._language: Language = tongue("\n".join(part.text for part in parts))

    def title(self, numbers: Sequence[int]) -> str:
        """Of a page in the document's own words."""
        part = self._parts[numbers[0]]
        number = f" ({part.again})" if part.again > 1 else ""
        return spoken(part.title)[: TITLE_LIMIT - len(number)] + number

    def first(
        self, kind: PageKind, name: str, numbers: tuple[int, ...], words: Worded | None, reason: tuple[str, str] | None
    ) -> Fate:
        """A new page."""
        told = [self._parts[number] for number in numbers]
        title = words.title if words else self.title(numbers)
        body = words.body if words else joined(title, told)
        page = Page(
            id=name,
            title=title,
            version=self._archive.newest_version(kind, name) + 1,
            effective=self._effective.day,
            language=tongue(body, self._language),
            summary=words.summary if words else summary(body, title),
            body=body,
            sources=self._sources(numbers),
            aliases=words.aliases if words else (),
            links=tuple(link for link in words.links if link != name) if words else (),
        )
        said = Words(page.language).text("document-note-first", document=self.document.name)
        return self._fate(
            outcome="new",
            kind=kind,
            page=replace(page, revision=said),
            numbers=numbers,
            lines=(),
            words=words,
            reason=reason,
        )

    def again(
        self,
        known: Known,
        numbers: tuple[int, ...],
        lines: tuple[str, ...],
        words: Worded | None,
        reason: tuple[str, str] | None,
    ) -> Fate:
        """The same page after the document changed: what people put into its front matter stays."""
        old, told = known.page, [self._parts[number] for number in numbers]
        title = words.title if words else self._title_again(known, numbers)
        body = words.body if words else joined(title, told)
        others = tuple(source for source in old.sources if source.document != self.document.name)
        newest = self._archive.newest_version(known.kind, old.id)
        said = Words(old.language).text("document-note-again", document=self.document.name, count=changed_lines(lines))
        page = replace(
            old,
            title=title,
            version=newest + 1 if newest else old.version,
            effective=self._effective.day,
            summary=words.summary if words else self._summary_again(known, body, title),
            body=body,
            revision=said,
            sources=(*self._sources(numbers), *others),
            aliases=tuple(dict.fromkeys((*old.aliases, *words.aliases))) if words else old.aliases,
            links=tuple(dict.fromkeys((*old.links, *words.links))) if words else old.links,
        )
        if not lines and (page.title, page.summary, page.body) == (old.title, old.summary, old.body):
            page = old  # worded anew, and the same words came out
        return self._fate(
            outcome="unchanged" if page == old else "changed",
            kind=known.kind,
            page=page,
            numbers=numbers,
            lines=lines,
            words=words,
            reason=reason,
        )

    def _title_again(self, known: Known, numbers: tuple[int, ...]) -> str:
        """A title that was the heading follows the heading."""
        heading = known.page.body.split("\n", 1)[0].lstrip("# ").strip()
        follows = len(numbers) == 1 and known.page.title in {heading, spoken(heading)}
        return self.title(numbers) if follows else known.page.title

    @staticmethod
    def _summary_again(known: Known, body: str, title: str) -> str:
        """A summary that was the first sentence follows the first sentence."""
        old = known.page
        return summary(body, title) if old.summary == summary(old.body, old.title) else old.summary

    def _sources(self, numbers: Sequence[int]) -> tuple[Source, ...]:
        return tuple(Source(self.document.name, self.document.sha256, self._parts[number].place) for number in numbers)

    def _fate(
        self,
        *,
        outcome: Literal["new", "changed", "unchanged"],
        kind: PageKind,
        page: Page,
        numbers: Sequence[int],
        lines: tuple[str, ...],
        words: Worded | None,
        reason: tuple[str, str] | None,
    ) -> Fate:
        page = parse_page(write_page(page), page.id)  # as it will be read back, and only if it can be
        wording = {self._parts[number].place: self._parts[number].text for number in numbers}
        return Fate(
            outcome=outcome,
            kind=kind,
            page=page.id,
            title=page.title,
            version=page.version,
            places=tuple(wording),
            lines=lines,
            by="model" if words else "document",
            fell_back=None if words else reason,
            draft=page,
            made=Remembered(kind, page.id, self.document.name, wording, fingerprint(page)),
        )
