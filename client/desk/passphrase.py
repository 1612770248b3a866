"""Which passphrase opens a person's keys? From a file, the environment, the demo's own file, or the person."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from getpass import getpass
from pathlib import Path
from typing import Final

from client.desk.folder import Desk
from client.errors import Refused
from client.kit.words import Words
from client.settings import desk_passphrase

SHORTEST: Final = 12  # code points; the keys sign for every customer, and a stolen file can be tried at leisure


def new_passphrase(name: str, file: Path | None, words: Words, *, alone: bool = True) -> str:
    """The passphrase for keys that are to be made for `name`; the environment may give it where they are made `alone`.

    Raises Refused: "desk-passphrase-short", -missing, -different.
    """
    found = _read(file) if file is not None else desk_passphrase() if alone else None
    if found is None:
        found = _asked(words.text("desk-ask-new-passphrase", name=name))
        if found != _asked(words.text("desk-ask-passphrase-again")):
            raise Refused("desk-passphrase-different")
    if len(found) < SHORTEST:
        raise Refused("desk-passphrase-short", shortest=SHORTEST)
    return found


def known_passphrase(desk: Desk, name: str, files: Sequence[Path], words: Words) -> str:
    """The passphrase of the keys of `name`. Raises Refused("desk-passphrase-missing")."""
    found = _read(files[0]) if files else desk_passphrase()
    if found is None and desk.demo:
        found = demo_passphrase(desk)
    return found if found is not None else _asked(words.text("desk-ask-passphrase", name=name))


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8").rstrip("\r\n")
    except (OSError, UnicodeDecodeError) as error:
        raise Refused("desk-file-unreadable", file=file.name) from error


def _asked(question: str) -> str:
    if not sys.stdin.isatty():
        raise Refused("desk-passphrase-missing")
    return getpass(question + " ")


def demo_passphrase(desk: Desk) -> str:
    """What opens a demo desk's keys. Raises Refused("desk-file-unreadable")."""
    return _read(desk.passphrase_file)
