"""May this DOCX be opened? A box of parts: looked at before any of it is unpacked.

Refused are boxes that grow beyond reason, that hold macros, or whose text lies outside the file. Nothing outside is
ever fetched: links of the text stay links, linked pictures are pictures and not taken.
"""

from __future__ import annotations

import io
import re
import zipfile
from typing import Final

from client.errors import Refused

UNPACKED_LIMIT: Final = 300_000_000  # bytes of all parts
PART_LIMIT: Final = 60_000_000  # bytes of one part that is read as XML
PARTS_LIMIT: Final = 5_000
_LOCKED: Final = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"  # an OLE box: what Word makes of a document with a password
_MACROS: Final = re.compile(r"vbaProject|vbaData|\.bas$|activeX/", re.IGNORECASE)
_RELATION: Final = re.compile(r"<Relationship\s[^>]*>", re.IGNORECASE)
_OUTSIDE: Final = re.compile(r"TargetMode\s*=\s*[\"']External[\"']", re.IGNORECASE)
_TEXT_OUTSIDE: Final = re.compile(r"/relationships/(?:subDocument|aFChunk|oleObject|frame|mailMergeSource)\b")


def check_docx(data: bytes, name: str) -> None:
    """Raises Refused: document-locked, document-broken, document-grows, document-macros, document-outside."""
    if data.startswith(_LOCKED):
        raise Refused("document-locked", file=name)
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as box:
            _check_box(box, name)
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError, OSError, ValueError) as error:
        raise Refused("document-broken", file=name) from error


def _check_box(box: zipfile.ZipFile, name: str) -> None:
    parts = box.infolist()
    names = {part.filename for part in parts}
    read = (part.file_size for part in parts if part.filename.endswith((".xml", ".rels")))
    if (
        len(parts) > PARTS_LIMIT
        or sum(part.file_size for part in parts) > UNPACKED_LIMIT  # zipfile reads no more than a part declares
        or max(read, default=0) > PART_LIMIT
    ):
        raise Refused("document-grows", file=name)
    if any(part.flag_bits & 1 for part in parts):
        raise Refused("document-locked", file=name)
    if "[Content_Types].xml" not in names or not any(part.startswith("word/") for part in names):
        raise Refused("document-other-kind", file=name)
    if any(_MACROS.search(part) for part in names) or b"macroEnabled" in box.read("[Content_Types].xml"):
        raise Refused("document-macros", file=name)
    for part in names:
        if part.endswith(".rels") and _text_lies_outside(box.read(part).decode("utf-8", "replace")):
            raise Refused("document-outside", file=name)


def _text_lies_outside(relations: str) -> bool:
    found = _RELATION.findall(relations)
    return any(_OUTSIDE.search(entry) and _TEXT_OUTSIDE.search(entry) for entry in found)
