"""Which versions has a page, which of them counts today, and who published it? Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Literal

from client.desk.archive import PageVersion
from shared.formats.page import PageHistory
from shared.formats.versions import standing
from shared.wire.signing import StaffLogLine

State = Literal["in-force", "announced", "earlier"]


@dataclass(frozen=True, slots=True)
class HistoryLine:
    """One version as people read it; `by` is None where the server's log does not reach back or was not asked."""

    version: int
    effective: str
    state: State
    revision: str
    at: str | None
    by: str | None
    text: bool


def history_lines(known: Sequence[PageVersion], publishers: Mapping[int, str], today: date) -> tuple[HistoryLine, ...]:
    """The versions, oldest first. `publishers`: who brought each version of the role live."""
    entries = [PageHistory(it.version, date.fromisoformat(it.effective), it.revision) for it in known]
    current = standing(entries, today).current
    now = current.version if current else 0
    return tuple(
        HistoryLine(
            version=it.version,
            effective=it.effective,
            state="in-force" if it.version == now else "announced" if it.version > now else "earlier",
            revision=it.revision,
            at=it.at,
            by=publishers.get(it.publication) if it.publication is not None else None,
            text=it.text,
        )
        for it in known
    )


def publishers(log: Iterable[StaffLogLine], role: str) -> Mapping[int, str]:
    """Who published each version of a role, by the server's log."""
    found: dict[int, str] = {}
    for line in log:
        version = line.detail.get(role)
        if line.action == "published" and isinstance(version, int):
            found[version] = line.staff
    return found
