"""How do files become the draft? Content files as they are, documents page by page; written at the end, all or none."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

from client.desk.archive import Archive
from client.desk.content import Content, config_values, read_content, write_changes
from client.desk.documents.days import effective_day
from client.desk.documents.document import Document
from client.desk.documents.fates import Effective, Taken
from client.desk.documents.parts import Part
from client.desk.documents.reading import document_name, read_document
from client.desk.documents.remembered import Memory
from client.desk.documents.synthesis import propose
from client.desk.documents.take import Look, Propose, take
from client.desk.documents.wording import Proposal, Unit
from client.desk.folder import Desk
from client.desk.ingest import ingest
from client.desk.ingest_files import Given, given_files
from client.errors import Refused
from client.models.port import ChatModel
from client.settings import ModelSettings
from shared.formats.config import read_config
from shared.formats.page import PageKind


@dataclass(frozen=True, slots=True)
class Wishes:
    """How documents are taken.

    `effective` None = the day that each states, else today; `known_as`: the name under which the pages know the one
    document that is given, where its file is called something else now.
    """

    kind: PageKind = "policy"
    effective: date | None = None
    replace: bool = False
    dry_run: bool = False
    known_as: str | None = None


@dataclass(frozen=True, slots=True)
class Intake:
    """What came in: changes of the draft as (wiki or file kind, id or name, version), and the documents' fates."""

    changed: tuple[tuple[str, str, int | None], ...]
    documents: tuple[Taken, ...]
    skipped: tuple[str, ...]
    written: bool


def take_in(
    desk: Desk, archive: Archive, paths: Iterable[Path], *, wishes: Wishes, today: date, model: ChatModel | None = None
) -> Intake:
    """Raises Refused for the first file that can not be taken; the draft is unchanged then."""
    given = given_files(paths)
    before = read_content(desk.content)
    pages = ingest(given.content, before, archive)
    read = [_named(read_document(file), wishes, given) for file in given.documents]
    content, memory = pages.content, Memory(desk.folder)
    documents: list[Taken] = []
    for document in read:
        look = Look(content, archive, memory, wishes.kind, wishes.replace, anew=model is not None)
        taken = take(document, _effective(document, wishes, today), look, _proposing(model, document))
        for fate in taken.fates:
            content = content.with_page(fate.kind, fate.draft) if fate.draft else content
        documents.append(taken)
    changed = [
        (fate.kind, fate.page, fate.version)
        for taken in documents
        for fate in taken.fates
        if fate.outcome in {"new", "changed"}
    ]
    if not wishes.dry_run:
        write_changes(desk.content, before, content)
        for made in (fate.made for taken in documents for fate in taken.fates if fate.made):
            memory.keep(made)
    return Intake((*pages.changed, *changed), tuple(documents), given.skipped, not wishes.dry_run)


def _named(document: Document, wishes: Wishes, given: Given) -> Document:
    if wishes.known_as is None:
        return document
    if len(given.documents) != 1:
        raise Refused("document-as-one")
    return replace(document, name=document_name(wishes.known_as))


def desk_model(chosen: ModelSettings | None, draft: Content) -> ChatModel:
    """The model service that the staff chose, or the gateway in the draft's config. Raises Refused."""
    from client.models.service import ServiceModel

    if chosen is None:
        raise Refused("document-model-missing")
    if chosen.base_url:
        return ServiceModel(chosen.base_url, chosen.model, chosen.key)
    named = read_config(config_values(draft.config)).gateway if draft.config else None
    if named is None:
        raise Refused("model-no-gateway")
    return ServiceModel(named.url, named.model, chosen.key)


def _proposing(model: ChatModel | None, document: Document) -> Propose | None:
    if model is None:
        return None

    def ask(parts: Sequence[Part], units: Sequence[Unit], draft: Content) -> Proposal:
        return propose(model, document.name, parts, units, draft)

    return ask


def _effective(document: Document, wishes: Wishes, today: date) -> Effective:
    if wishes.effective is not None:
        return Effective(wishes.effective, "option")
    stated = effective_day("\n".join(line.text for line in document.lines))
    return Effective(stated, "document") if stated else Effective(today, "today")
