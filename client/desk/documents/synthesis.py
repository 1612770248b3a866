"""How would a model word the pages of a document? It proposes; what the document does not say is not taken.

The document's text is sent as material. A proposed page falls back to the document's own wording where it states a
number or a day that its sections do not, speaks another language than they do, or commands an AI.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from client.desk.content import Content
from client.desk.contents import contents_page
from client.desk.documents.figures import not_in
from client.desk.documents.parts import Part
from client.desk.documents.tongue import tongue
from client.desk.documents.wording import Proposal, Unit, Worded
from client.desk.lint.orders import orders
from client.errors import ModelUnavailable
from client.models.json_reply import ask_json
from client.models.port import ChatModel
from shared.formats.page import PAGE_KINDS
from shared.text import visible

BATCH: Final = 24_000  # code points of wording in one question; a third of a 32k-token window
_TITLE: Final = 100  # code points, and so on: above what the prompt asks for, below what a page may hold
_SUMMARY: Final = 240
_BODY: Final = 12_000
_ALIASES: Final = 10
Reply = tuple[Worded, ...]


@cache
def prompt() -> str:
    """The rules that the model gets."""
    return files("client.desk.documents.prompts").joinpath("synthesise.txt").read_text(encoding="utf-8")


def propose(model: ChatModel, document: str, parts: Sequence[Part], units: Sequence[Unit], draft: Content) -> Proposal:
    """Raises ModelUnavailable and ModelRefused where the model gave no answer; one that is of no use is no error."""
    worded: list[Worded] = []
    fell_back: dict[int, tuple[str, str]] = {}
    unanswered = None
    for batch in _batches(parts, units):
        try:
            pages = asyncio.run(_ask(model, document, parts, batch, draft))
        except ModelUnavailable as error:
            if error.code != "model-malformed":
                raise
            unanswered = "document-model-unusable"
            continue
        for page in pages:
            reason = _fault(page, parts)
            if reason is None:
                worded.append(_tidy(page, draft))
            else:
                fell_back.update(dict.fromkeys(page.parts, reason))
    return Proposal(tuple(worded), fell_back, unanswered)


def _batches(parts: Sequence[Part], units: Sequence[Unit]) -> Iterator[list[Unit]]:
    batch: list[Unit] = []
    size = 0
    for unit in units:
        length = sum(len(parts[number].text) for number in unit.parts)
        if batch and size + length > BATCH:
            yield batch
            batch, size = [], 0
        batch.append(unit)
        size += length
    if batch:
        yield batch


async def _ask(model: ChatModel, document: str, parts: Sequence[Part], batch: Sequence[Unit], draft: Content) -> Reply:
    numbers = [number for unit in batch for number in unit.parts]
    fixed = {number: unit.parts for unit in batch if unit.page for number in unit.parts}
    return await ask_json(
        model, prompt(), written(document, parts, batch, draft), lambda reply: read_reply(reply, numbers, fixed)
    )


def written(document: str, parts: Sequence[Part], batch: Sequence[Unit], draft: Content) -> str:
    """What is sent."""
    sections = [
        {"section": number, "place": parts[number].place, "text": parts[number].text}
        for unit in batch
        for number in unit.parts
    ]
    kept = [{"sections": list(unit.parts), "title": unit.page.title} for unit in batch if unit.page]
    contents = [contents_page(kind, draft.pages[kind].values()) for kind in PAGE_KINDS]
    material = {"document": document, "sections": sections, "kept_together": kept, "contents": "\n\n".join(contents)}
    return json.dumps(material, ensure_ascii=False)


def read_reply(reply: object, numbers: Sequence[int], fixed: Mapping[int, tuple[int, ...]]) -> Reply:
    """The pages in their shape. Raises ValueError with what is wrong, without the document's words."""
    pages = reply.get("pages") if isinstance(reply, dict) else None
    if not isinstance(pages, list) or not pages:
        raise ValueError('expected {"pages": [...]} with at least one page')
    open_numbers = set(numbers)
    found: list[Worded] = []
    for entry in pages:
        page = _page(entry)
        if not open_numbers.issuperset(page.parts):
            raise ValueError("each of the given sections stands in exactly one page")
        if any(fixed.get(number, page.parts) != page.parts for number in page.parts):
            raise ValueError("sections that are kept together stand alone on one page")
        open_numbers.difference_update(page.parts)
        found.append(page)
    return tuple(found)


def _page(entry: object) -> Worded:
    if not isinstance(entry, dict):
        raise ValueError("each page is an object")
    sections = entry.get("sections")
    if not isinstance(sections, list) or not sections or not all(type(number) is int for number in sections):
        raise ValueError("sections is a list of section numbers")
    texts = {name: entry.get(name) for name in ("title", "summary", "body")}
    if not all(isinstance(text, str) and text.strip() for text in texts.values()):
        raise ValueError("title, summary and body are texts")
    lists = [entry.get(name) or [] for name in ("aliases", "links")]
    if not all(isinstance(one, list) and all(isinstance(word, str) for word in one) for one in lists):
        raise ValueError("aliases and links are lists of texts")
    title, summary, body = (visible(str(texts[name])).strip() for name in ("title", "summary", "body"))
    if len(title) > _TITLE or len(summary) > _SUMMARY or len(body) > _BODY:
        raise ValueError("title, summary or body is too long")
    if not _text(body).strip():
        raise ValueError("body is more than a heading")
    aliases, links = (
        tuple(dict.fromkeys(" ".join(visible(word).split()) for word in one if word.strip())) for one in lists
    )
    return Worded(
        tuple(sorted(set(sections))), " ".join(title.split()), " ".join(summary.split()), body, aliases, links
    )


def _fault(page: Worded, parts: Sequence[Part]) -> tuple[str, str] | None:
    """Why the document's own words stand instead: a code and its detail."""
    source = "\n".join(f"{parts[number].place}\n{parts[number].text}" for number in page.parts)
    told = "\n".join((page.title, page.summary, page.body, *page.aliases))
    wrong = not_in(told, source)
    if wrong is not None:
        return "document-model-figure", wrong
    if tongue(_text(page.body)) != tongue(source):
        return "document-model-language", tongue(_text(page.body))
    said = orders(told)
    return ("document-model-orders", said[0]) if said else None


def _tidy(page: Worded, draft: Content) -> Worded:
    """With links to pages that are there, and its title as heading."""
    body = page.body if page.body.startswith("# ") else f"# {page.title}\n\n{page.body}"
    links = tuple(link for link in page.links if draft.kind_of(link))
    return Worded(page.parts, page.title, page.summary, body, page.aliases[:_ALIASES], links)


def _text(body: str) -> str:
    """A body without its headings."""
    return "\n".join(line for line in body.splitlines() if not line.startswith("#"))
