"""A password, a passphrase, a key or six digits: typed unseen on a terminal, else one line of standard input.

Never an argument: those are seen by every process of the machine.
"""

from __future__ import annotations

import os
import sys
from getpass import getpass

from client.errors import Refused
from client.kit.words import Words


def password(words: Words) -> str:
    """The account's password. Raises Refused("password-missing")."""
    return _asked(words.text("account-ask-password"))


def new_password(words: Words) -> str:
    """A new one; on a terminal it is typed twice. Raises Refused("password-missing", "password-different")."""
    chosen = _asked(words.text("account-ask-new-password"))
    if sys.stdin.isatty() and _asked(words.text("account-ask-password-again")) != chosen:
        raise Refused("password-different")
    return chosen


def model_key(words: Words) -> str:
    """The key of a model service; empty where it wants none."""
    return _typed(words.text("cli-model-ask-key"))


def passphrase(words: Words) -> str:
    """What opens a locked account. Raises Refused("lock-missing")."""
    return _passphrase(words.text("lock-ask"))


def new_passphrase(words: Words) -> str:
    """A new one; on a terminal it is typed twice. Raises Refused("lock-missing", "lock-different")."""
    chosen = _passphrase(words.text("lock-ask-new"))
    if sys.stdin.isatty() and _passphrase(words.text("lock-ask-again")) != chosen:
        raise Refused("lock-different")
    return chosen


def digits(words: Words) -> str:
    """The six digits of a backup."""
    return _typed(words.text("restore-ask-digits"))


def new_digits(words: Words) -> str:
    """Chosen ones; on a terminal they are typed twice. Raises Refused("pin-different")."""
    chosen = _typed(words.text("backup-ask-own"))
    if sys.stdin.isatty() and _typed(words.text("backup-ask-own-again")) != chosen:
        raise Refused("pin-different")
    return chosen


def _passphrase(question: str) -> str:
    said = getpass(question + " ") if sys.stdin.isatty() else _line()
    if not said:
        raise Refused("lock-missing")
    return said


def _line() -> str:
    """One line, and not a byte of the next: whoever reads after it may read without Python's buffer."""
    try:
        source = sys.stdin.fileno()
    except OSError:  # no file stands behind it
        return sys.stdin.readline().rstrip("\r\n")
    held = b""
    while (byte := os.read(source, 1)) not in {b"", b"\n"}:
        held += byte
    return held.decode("utf-8", "replace").removesuffix("\r")


def _asked(question: str) -> str:
    said = _typed(question)
    if not said:
        raise Refused("password-missing")
    return said


def _typed(question: str) -> str:
    return getpass(question + " ") if sys.stdin.isatty() else sys.stdin.readline().rstrip("\r\n")
