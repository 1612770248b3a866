"""What is each given file to the desk: a finished content file, or an official document that pages are made from?

A folder of a service (policy/, knowhow/, service-context.md, config.toml) gives its content files and nothing else; any
other folder gives the documents that lie in it. Nothing outside a given folder is ever read by way of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from client.desk.content import CONFIG_FILE, CONTEXT_FILE
from client.desk.documents.document import ENDINGS
from client.errors import Refused
from shared.formats.page import PAGE_KINDS

_FENCE = b"---"


@dataclass(frozen=True, slots=True)
class Given:
    """Content files and documents, in the order in which they were named; `skipped` lay in a folder and are neither."""

    content: tuple[Path, ...]
    documents: tuple[Path, ...]
    skipped: tuple[str, ...]


def given_files(paths: Iterable[Path]) -> Given:
    """Raises Refused: desk-file-unreadable, desk-file-kind-unknown, desk-ingest-nothing, document-…"""
    content: list[Path] = []
    documents: list[Path] = []
    skipped: list[str] = []
    for path in paths:
        if not path.is_dir():
            (content if _is_content(path) else documents).append(path)
        elif path.name in PAGE_KINDS or _is_service(path):
            found = list(_of_service(path))
            if not found:
                raise Refused("desk-ingest-nothing", folder=path.name)
            content += found
        else:
            inside, others = _of_folder(path)
            for file in inside:
                (content if _is_content(file) else documents).append(file)
            skipped += others
    names = [file.name for file in documents]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise Refused("document-name-twice", file=twice)
    return Given(tuple(content), tuple(documents), tuple(skipped))


def _is_content(file: Path) -> bool:
    if not file.is_file():
        raise Refused("desk-file-unreadable", file=file.name)
    if file.name in {CONTEXT_FILE, CONFIG_FILE}:
        return True
    if file.suffix.lower() not in ENDINGS:
        raise Refused("desk-file-kind-unknown", file=file.name)
    return file.suffix == ".md" and (file.resolve().parent.name in PAGE_KINDS or _has_front_matter(file))


def _has_front_matter(file: Path) -> bool:
    try:
        with file.open("rb") as opened:
            return opened.readline(64).removeprefix(b"\xef\xbb\xbf").rstrip() == _FENCE
    except OSError as error:
        raise Refused("desk-file-unreadable", file=file.name) from error


def _is_service(folder: Path) -> bool:
    return any((folder / kind).is_dir() for kind in PAGE_KINDS) or any(
        (folder / name).is_file() for name in (CONTEXT_FILE, CONFIG_FILE)
    )


def _of_service(folder: Path) -> Iterator[Path]:
    """One wiki's folder, or a service's; anything else in it is not ours."""
    if folder.name in PAGE_KINDS:
        yield from sorted(folder.glob("*.md"))
        return
    for kind in PAGE_KINDS:
        yield from sorted((folder / kind).glob("*.md"))
    for name in (CONTEXT_FILE, CONFIG_FILE):
        if (folder / name).is_file():
            yield folder / name


def _of_folder(folder: Path) -> tuple[list[Path], list[str]]:
    """The documents in it, not in folders below; what starts with a dot or `~$` is some program's."""
    here = folder.resolve()
    visible = [file for file in sorted(folder.iterdir()) if not file.name.startswith((".", "~$")) and not file.is_dir()]
    found = [file for file in visible if file.suffix.lower() in ENDINGS]
    outside = next((file for file in found if file.resolve().parent != here), None)
    if outside is not None:
        raise Refused("document-outside-folder", file=outside.name)
    if not found:
        raise Refused("desk-ingest-nothing", folder=folder.name)
    return found, [file.name for file in visible if file not in found]
