"""A password from whoever types it: unseen on a terminal, else one line of standard input; never an argument."""

from __future__ import annotations

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


def _asked(question: str) -> str:
    said = getpass(question + " ") if sys.stdin.isatty() else sys.stdin.readline().rstrip("\r\n")
    if not said:
        raise Refused("password-missing")
    return said
