"""What does the contents page of a wiki say? One line a page, the same for the same pages: the model reads it first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from client.kit.words import Words
from shared.formats.page import Page, PageKind


def contents_page(kind: PageKind, pages: Iterable[Page]) -> str:
    """Markdown: id, title, version and summary of each page, ordered by id. Its heading is in the pages' language."""
    ordered = sorted(pages, key=lambda page: page.id)
    if not ordered:
        return ""
    counted = Counter(page.language for page in ordered)
    language = max(sorted(counted), key=lambda name: counted[name])
    heading = Words(language).text("desk-contents-policy" if kind == "policy" else "desk-contents-knowhow")
    lines = [f"- [{page.title}]({page.id}) v{page.version} ({page.effective}): {page.summary}" for page in ordered]
    return "\n".join([f"# {heading}", "", *lines])
