"""Does a page say which document it rests on?

That a source has a name and a hash at all is held by the page format; a name that names nothing is found here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from client.desk.lint.finding import Finding
from shared.formats.page import Page, PageKind

_NO_NAME: Final = re.compile(
    (
        r"[\W_]*|(?:unknown|none|n/?a|tbd|todo|xxx+|source|document|없음|미정|모름|추후|미상|출처|문서|なし|未定"
        r"|不明|出典|文書)"
    ),
    re.IGNORECASE,
)
_OF_NOTHING: Final = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"  # SHA-256 of an empty file


def unnamed_sources(kind: PageKind, page: Page) -> Iterator[Finding]:
    """Sources that name no document, or whose hash is no document's."""
    if not page.sources:
        yield Finding(kind, page.id, "no-source")
    for source in page.sources:
        if _NO_NAME.fullmatch(source.document) or source.sha256 == _OF_NOTHING or len(set(source.sha256)) == 1:
            yield Finding(kind, page.id, "source-unnamed", source.document)
