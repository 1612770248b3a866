"""`gieok-desk log`: what was done at this desk, and the newest that the server tells of its staff."""

from __future__ import annotations

from dataclasses import asdict
from typing import Final

from client.desk.log import DeskLog
from client.desk.work import Outcome, Work
from client.errors import GieokError
from client.net.staff import StaffRecord
from shared.text import visible

NEWEST: Final = 50  # lines of the server


def show_log(work: Work) -> Outcome:
    """Both, the oldest first. Without the server the desk's own has to do, and that is said."""
    own = DeskLog(work.desk.log_file).lines()
    try:
        told = tuple(reversed(StaffRecord(work.desk.server, work.desk.token()).newest(NEWEST)))
        without = None
    except GieokError as error:
        told, without = (), error
    document: dict[str, object] = {
        "desk": [asdict(line) for line in own],
        "server": None if without else [asdict(line) for line in told],
    }
    lines = [work.words.text("desk-log-here")]
    lines += [_line(one.at, one.by or "-", one.action, one.detail) for one in own]
    if without:
        lines.append(work.words.text("desk-log-no-server", reason=work.words.error(without)))
    else:
        lines.append(work.words.text("desk-log-server"))
        lines += [_line(one.at, one.staff, one.action, one.detail) for one in told]
    return Outcome(document, visible("\n".join(lines)))


def _line(at: str, who: str, action: str, detail: object) -> str:
    pairs = " ".join(f"{name}={value}" for name, value in detail.items()) if isinstance(detail, dict) else ""
    return f"  {at[:16].replace('T', ' ')}  {who}  {action}  {pairs}".rstrip()
