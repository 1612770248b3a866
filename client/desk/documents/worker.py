"""Which Markdown do these bytes make? A process of its own, for documents that strangers wrote.

Run by `outside.py`: the kind as argument, the bytes on stdin, one JSON document on stdout. It has a ceiling of memory
and of time, opens no connection, starts no program and writes no file: what a broken or hostile document does to a
reader, it does here. markitdown is asked by two of its converters alone: no plugins, no services, no guessing of
formats.
"""

from __future__ import annotations

import io
import json
import logging
import sys
import warnings
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from markitdown import DocumentConverter

MEMORY: Final = 4 << 30  # bytes of address space
SECONDS: Final = 60  # of computing; fifty printed pages take one
DEPTH: Final = 2_000  # nested elements
_NEVER: Final = ("socket.", "subprocess.", "os.system", "os.exec", "os.posix_spawn", "os.fork", "urllib.")
_WRITING: Final = frozenset("wax+")


def main(kind: str) -> None:
    """Read stdin, answer on stdout."""
    _narrow()
    data = sys.stdin.buffer.read()
    logging.disable(logging.CRITICAL)
    warnings.simplefilter("ignore")
    try:
        answer = read(kind, data)
    except ImportError:
        answer = {"refused": "document-reader-missing"}
    except MemoryError:
        answer = {"refused": "document-grows"}
    except Exception:  # noqa: BLE001  # a reader may fail in any way over a broken file; what it says is not for people
        answer = {"refused": "document-broken"}
    sys.stdout.write(json.dumps(answer))  # ASCII, whatever the terminal speaks


def read(kind: str, data: bytes) -> dict[str, object]:
    """{"lines": [[text, page]…], "running": n, "unread": [page…]} or {"refused": code}."""
    if kind == "pdf":
        from client.desk.documents.pdf import read_pdf

        return read_pdf(data)
    return {"lines": [[line, 0] for line in markdown(kind, data).splitlines()], "running": 0, "unread": []}


def markdown(kind: str, data: bytes) -> str:
    """What markitdown makes of it; the only place that imports it."""
    from markitdown import StreamInfo

    info = StreamInfo(extension=f".{kind}", charset="utf-8" if kind == "html" else None)
    return _converter(kind).convert(io.BytesIO(data), info, strict=True).markdown


def _converter(kind: str) -> DocumentConverter:
    from markitdown.converters import DocxConverter, HtmlConverter

    found: dict[str, type[DocumentConverter]] = {"docx": DocxConverter, "html": HtmlConverter}
    return found[kind]()


def _narrow() -> None:
    """The ceilings, where the system has them, and the doors that stay shut."""
    sys.dont_write_bytecode = True
    sys.setrecursionlimit(DEPTH)
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    sys.addaudithook(_forbid)


def _forbid(event: str, arguments: tuple[object, ...]) -> None:
    writes = event == "open" and isinstance(arguments[1], str) and _WRITING & set(arguments[1])
    if writes or (event.startswith(_NEVER) and event != "socket.__new__"):
        raise PermissionError(event)


if __name__ == "__main__":
    main(sys.argv[1])
