"""Which versions has a page? They are in this desk's archive; who published them is in the server's log."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Final

from client.desk import show
from client.desk.history import history_lines, publishers
from client.desk.work import Outcome, Work
from client.errors import Refused, Unavailable
from client.net.staff import StaffRecord

LOG_LINES: Final = 500  # newest actions that are asked for


def history_command(work: Work) -> Outcome:
    """All versions of a page, oldest first. Raises Refused("desk-page-unknown")."""
    page_id = work.given.page
    kind = work.archive.kind_of(page_id)
    if kind is None:
        raise Refused("desk-page-unknown", page=page_id)
    found = history_lines(work.archive.history(kind, page_id), _publishers(work, kind), work.today)
    document = {"page": page_id, "kind": kind, "versions": [asdict(line) for line in found]}
    return Outcome(document, show.history(found, work.words))


def _publishers(work: Work, kind: str) -> Mapping[int, str]:
    """Nobody, where the server is not there or this desk is not logged in: the history itself is here."""
    try:
        return publishers(StaffRecord(work.desk.server, work.desk.token()).newest(LOG_LINES), kind)
    except (Refused, Unavailable):
        return {}
