"""Whose token is this, and where is it kept? In the desk's folder, for its owner alone."""

from __future__ import annotations

from client.desk.folder import PRIVATE, Desk, write_file
from client.errors import Refused
from client.net.publishing import Publishing


def log_in(desk: Desk, token: str, source: str) -> tuple[str, str]:
    """Name and role behind `token`, which is kept from now on; `source` names where it came from, for the refusal.

    Raises Refused("desk-token-file-wrong") and what the server answers.
    """
    token = token.strip()
    if not token or not token.isascii() or not token.isprintable():
        raise Refused("desk-token-file-wrong", file=source)
    found = Publishing(desk.server, token).who()
    write_file(desk.token_file, (token + "\n").encode(), PRIVATE)
    return found


def log_out(desk: Desk) -> None:
    """Forget the token; the server still knows it until `gieok-server staff remove`."""
    desk.token_file.unlink(missing_ok=True)
