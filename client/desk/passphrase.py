"""Which passphrase opens this desk's keys? From a file, the environment, the demo's own file, or the person."""

from __future__ import annotations

import sys
from getpass import getpass
from pathlib import Path
from typing import Final

from client.desk.folder import Desk
from client.errors import Refused
from client.kit.words import Words
from client.settings import desk_passphrase

SHORTEST: Final = 12  # code points; the keys sign for every customer, and a stolen file can be tried at leisure


def new_passphrase(file: Path | None, words: Words) -> str:
    """The passphrase for keys that are to be made. Raises Refused: "desk-passphrase-short", -missing, -different."""
    found = _given(file)
    if found is None:
        found = _asked(words.text("desk-ask-new-passphrase"))
        if found != _asked(words.text("desk-ask-passphrase-again")):
            raise Refused("desk-passphrase-different")
    if len(found) < SHORTEST:
        raise Refused("desk-passphrase-short", shortest=SHORTEST)
    return found


def known_passphrase(desk: Desk, file: Path | None, words: Words) -> str:
    """The passphrase of existing keys. Raises Refused("desk-passphrase-missing")."""
    found = _given(file)
    if found is None and desk.demo:
        found = demo_passphrase(desk)
    return found if found is not None else _asked(words.text("desk-ask-passphrase"))


def _given(file: Path | None) -> str | None:
    return _read(file) if file is not None else desk_passphrase()


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
