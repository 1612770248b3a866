"""How does the desk have a document read without opening it itself? By `worker.py`, and every way that can end."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from client.desk.documents.document import Kind, Line
from client.errors import Damaged, Refused

PATIENCE: Final = 120  # seconds by the wall clock; the worker has less of computing
_ROOT: Final = Path(__file__).resolve().parents[3]
_ENVIRONMENT: Final = None if sys.platform == "win32" else {"LC_ALL": "C.UTF-8"}  # nothing of the person's own


@dataclass(frozen=True, slots=True)
class Read:
    """What the worker found."""

    lines: tuple[Line, ...]
    running: int
    unread: tuple[int, ...]


def read_outside(kind: Kind, data: bytes, name: str) -> Read:
    """Raises Refused (`document-…`), Damaged("document-reader-missing")."""
    try:
        done = subprocess.run(  # noqa: S603  # our own module, by this Python
            [sys.executable, "-m", "client.desk.documents.worker", kind],
            input=data,
            capture_output=True,
            cwd=_ROOT,
            env=_ENVIRONMENT,
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise Refused("document-grows", file=name) from error
    if done.returncode or not done.stdout:
        raise Refused("document-broken" if done.returncode > 0 else "document-grows", file=name)
    answer = json.loads(done.stdout)
    match answer:
        case {"refused": "document-reader-missing"}:
            raise Damaged("document-reader-missing")
        case {"refused": str(code)}:
            raise Refused(code, file=name)
    lines = tuple(Line(text, page) for text, page in answer["lines"])
    return Read(lines, answer["running"], tuple(answer["unread"]))
