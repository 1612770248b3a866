"""What was done at this desk, by whom and when? One line an action, only ever added; no secret, no text of a page."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from client.desk.folder import append_line
from client.errors import Damaged
from shared.clock import stamp

_READS: Final = frozenset({"lint", "diff", "history", "log", "preview"})  # they change nothing
_WITH_PARTS: Final = {
    "keys": "keys",
    "requests": "requests",
    "attributes": "action",
    "review": "step",
}  # alone they only list


@dataclass(frozen=True, slots=True)
class Line:
    """`by`: the person who signed, else who is logged in, "" = nobody yet."""

    at: str
    by: str
    action: str
    detail: Mapping[str, str | int]


def action_of(given: argparse.Namespace) -> str | None:
    """The action's name in the log; None for what changes nothing."""
    if given.command in _READS or getattr(given, "dry_run", False):
        return None
    if given.command not in _WITH_PARTS:
        return str(given.command)
    part = getattr(given, _WITH_PARTS[given.command])
    return None if part in {None, "lost", "trust", "list", "show"} else f"{given.command} {part}"


class DeskLog:
    """The file `log.jsonl` of a desk."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def add(self, action: str, now: datetime, detail: Mapping[str, str | int]) -> None:
        """One line more, on the disk before the command says that it is done."""
        rest = dict(detail)
        by = rest.pop("by", None) or (rest.get("name") if action == "login" else None) or self._logged_in()
        line = {"at": stamp(now), "by": by, "action": action, "detail": rest}
        append_line(self._path, json.dumps(line, ensure_ascii=False).encode())

    def lines(self) -> tuple[Line, ...]:
        """All of them, oldest first. Raises Damaged. A last line without its end was cut off and is left out."""
        try:
            text = self._path.read_text(encoding="utf-8")
            return tuple(Line(**json.loads(line)) for line in text.split("\n")[:-1] if line)
        except FileNotFoundError:
            return ()
        except (ValueError, TypeError) as error:
            raise Damaged("desk-damaged", file=self._path.name) from error

    def _logged_in(self) -> str:
        names = (str(line.detail.get("name", "")) for line in reversed(self.lines()) if line.action == "login")
        return next(names, "")
