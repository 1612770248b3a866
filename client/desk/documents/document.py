"""What is an official document to the desk? Its name, the hash of its bytes, and its lines of Markdown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Kind = Literal["markdown", "text", "html", "docx", "pdf"]

ENDINGS: Final[dict[str, Kind]] = {
    ".md": "markdown",
    ".markdown": "markdown",
    ".txt": "text",
    ".html": "html",
    ".htm": "html",
    ".docx": "docx",
    ".pdf": "pdf",
}
DOCUMENT_LIMIT: Final = 50_000_000  # bytes of the file; a rule book with pictures has a tenth of it
TEXT_LIMIT: Final = 2_000_000  # code points of its words: a thousand printed pages


@dataclass(frozen=True, slots=True)
class Line:
    """One line of Markdown without its line end. `page` counts from 1; 0 where the format knows no pages."""

    text: str
    page: int = 0


@dataclass(frozen=True, slots=True)
class Document:
    """What was not taken is told: pictures, running lines (heads, feet and numbers of printed pages), characters that
    nobody can see, and `unread` pages, which show pictures and no words.
    """

    name: str
    sha256: str
    kind: Kind
    lines: tuple[Line, ...]
    pictures: int = 0
    running: int = 0
    hidden: int = 0
    unread: tuple[int, ...] = ()

    @property
    def stem(self) -> str:
        """The name without its ending: the title of a document that has none."""
        return self.name.rsplit(".", 1)[0]
