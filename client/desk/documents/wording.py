"""In which words does a page tell its places: the document's own, or those that a model proposed for them?"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from client.desk.documents.parts import Part
from shared.formats.page import Page

_HEADING: Final = re.compile(r"^(#{1,5}) ", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Unit:
    """Parts of a document that one page tells, by their numbers; `page`: the one that tells them already."""

    parts: tuple[int, ...]
    page: Page | None = None


@dataclass(frozen=True, slots=True)
class Worded:
    """A page's own words for its unit, as a model proposed them and the checks let them pass."""

    parts: tuple[int, ...]
    title: str
    summary: str
    body: str
    aliases: tuple[str, ...] = ()
    links: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Proposal:
    """What a model gave: words for some units; why others keep the document's; or why there is nothing."""

    worded: tuple[Worded, ...] = ()
    fell_back: Mapping[int, tuple[str, str]] = field(default_factory=dict)
    unanswered: str | None = None


NOTHING: Final = Proposal()


def joined(title: str, parts: Sequence[Part]) -> str:
    """The wording of several parts under one heading; of one part, that part as it is."""
    if len(parts) == 1:
        return parts[0].text
    return "\n\n".join((f"# {title}", *(_HEADING.sub(r"#\1 ", part.text) for part in parts)))
