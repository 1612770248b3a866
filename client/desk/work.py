"""What does every command of the desk get, and what does it give back?"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime

from client.desk.archive import Archive
from client.desk.folder import Desk
from client.kit.words import Words
from client.settings import ModelSettings


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a command says: a document for programs, a text for people, and why the exit code is 1 (None: it is 0).

    `logged`: what the desk's log keeps of it beside the command's name; ids, versions, roles, never a secret.
    """

    document: dict[str, object]
    text: str
    refused: str | None = None
    logged: Mapping[str, str | int] | None = None


@dataclass(frozen=True, slots=True)
class Work:
    """An open desk and the day it works on; `model`: the one that the staff chose for drafts, if any."""

    desk: Desk
    archive: Archive
    now: datetime
    today: date
    words: Words
    given: argparse.Namespace
    model: ModelSettings | None = None
