"""Which words stand in this official document? A file in, a Document out; or one clear reason why not.

The bytes are read once: what is hashed is what is read. Text is decoded here; what needs a reader goes to a process of
its own. The file's first bytes have to agree with its ending.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from client.desk.documents.document import DOCUMENT_LIMIT, ENDINGS, TEXT_LIMIT, Document, Kind, Line
from client.desk.documents.office import check_docx
from client.desk.documents.outside import Read, read_outside
from client.desk.documents.text import decoded, decoded_html
from client.errors import Refused
from shared.formats.page import TITLE_LIMIT
from shared.text import visible

_BOX: Final = b"PK"
_OLE: Final = b"\xd0\xcf\x11\xe0"
_PDF: Final = b"%PDF-"
_PICTURE: Final = re.compile(r"!\[([^\]]*)\]\([^)]*\)")
_EMPTY_ROW: Final = re.compile(r"\s*\|(?:\s*\|)+\s*")
_RULE: Final = re.compile(r"\s*\|(?:\s*:?-+:?\s*\|)+\s*")
_LINK: Final = re.compile(r"(?<!!)\[([^\]]*)\]\((?!https?://|mailto:)[^)]*\)")  # to a place that pages do not have


def read_document(file: Path) -> Document:
    """Raises Refused: `desk-file-unreadable`, `document-…`."""
    name = document_name(file.name)
    kind = ENDINGS.get(file.suffix.lower())
    if kind is None:
        raise Refused("desk-file-kind-unknown", file=name)
    data = _bytes(file, name)
    _agrees(kind, data, name)
    read = _read(kind, data, name)
    texts = [line.text for line in read.lines]
    lines = tuple(_headed([Line(_tidy(line.text), line.page) for line in read.lines]))
    if not any(line.text.strip() for line in lines):
        raise Refused("document-empty", file=name)
    if sum(len(line.text) for line in lines) > TEXT_LIMIT:
        raise Refused("document-grows", file=name)
    return Document(
        name=name,
        sha256=hashlib.sha256(data).hexdigest(),
        kind=kind,
        lines=lines,
        pictures=sum(len(_PICTURE.findall(text)) for text in texts),
        running=read.running,
        hidden=sum(len(text) - len(visible(text)) for text in texts),
        unread=read.unread,
    )


def document_name(name: str) -> str:
    """The name under which a document stands as a source: nothing that a screen would not show.

    Raises Refused("document-name-wrong").
    """
    name = unicodedata.normalize("NFC", name)
    if not name.strip() or len(name) > TITLE_LIMIT or not name.isprintable():
        raise Refused("document-name-wrong", file=visible(name).replace("\n", " ")[:60])
    return name


def _bytes(file: Path, name: str) -> bytes:
    try:
        with file.open("rb") as opened:
            data = opened.read(DOCUMENT_LIMIT + 1)
    except OSError as error:
        raise Refused("desk-file-unreadable", file=name) from error
    if len(data) > DOCUMENT_LIMIT:
        raise Refused("document-huge", file=name, limit=DOCUMENT_LIMIT // 1_000_000)
    if not data.strip(b"\x00 \t\r\n"):
        raise Refused("document-empty", file=name)
    return data


def _agrees(kind: Kind, data: bytes, name: str) -> None:
    """Raises Refused("document-other-kind") where the first bytes say that it is something else."""
    found = {
        "docx": data.startswith((_BOX, _OLE)),
        "pdf": _PDF in data[:1024],  # some writers put a few bytes before it
    }.get(kind, not data.startswith((_BOX, _OLE, _PDF)))
    if not found:
        raise Refused("document-other-kind", file=name)


def _read(kind: Kind, data: bytes, name: str) -> Read:
    match kind:
        case "docx":
            check_docx(data, name)
        case "html":
            data = decoded_html(data, name).encode()
        case "markdown" | "text":
            text = visible_lines(decoded(data, name))
            return Read(tuple(Line(line) for line in text), 0, ())
        case "pdf":
            pass  # the reader sees what is in it
    return read_outside(kind, data, name)


def visible_lines(text: str) -> Iterator[str]:
    """Lines at every kind of line end, without white space at their ends."""
    return (line.rstrip() for line in text.splitlines())


def _tidy(text: str) -> str:
    """Without pictures and what nobody can see; of links that lead nowhere from a page, the words alone."""
    return visible(_LINK.sub(r"\1", _PICTURE.sub(r"\1", text))).replace("\n", " ").rstrip()


def _headed(lines: Sequence[Line]) -> Iterator[Line]:
    """A table whose head is empty takes its first row for one."""
    number = 0
    while number < len(lines):
        here = lines[number : number + 3]
        if len(here) == 3 and _EMPTY_ROW.fullmatch(here[0].text) and _RULE.fullmatch(here[1].text):
            yield from (here[2], here[1])
            number += 3
        else:
            yield lines[number]
            number += 1
