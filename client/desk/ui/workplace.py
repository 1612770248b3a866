"""What is behind the screens of one desk? Its folder, what was published, the clock, and who sits here."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime

from client.desk.archive import Archive
from client.desk.folder import Desk
from client.desk.log import DeskLog
from client.desk.reading import ContentReader
from client.desk.ui.roles import Deed, may
from client.settings import ModelSettings
from shared.clock import Clock, local_day


@dataclass(frozen=True, slots=True)
class Person:
    """Who signed in, as the server names them; nobody's name and the author's role while it does not answer."""

    name: str
    role: str


@dataclass(slots=True)
class Workplace:
    """One for all tabs; `person` is None until somebody has signed in."""

    desk: Desk
    archive: Archive
    reader: ContentReader
    clock: Clock
    zone: str
    model: ModelSettings | None = None  # what may word the pages of documents
    person: Person | None = None

    def now(self) -> datetime:
        """The moment, in UTC."""
        return self.clock()

    def today(self) -> date:
        """The day in the service's zone: a page is in force from a day of it."""
        return local_day(self.clock(), self.zone)

    def log(self, action: str, *, by: str = "", **detail: str | int) -> None:
        """A line in the desk's log: what a command of the same name would leave."""
        name = by or (self.person.name if self.person else "")
        DeskLog(self.desk.log_file).add(action, self.now(), {**detail, "by": name})

    def may(self, deed: Deed) -> bool:
        """May whoever sits here do this?"""
        return self.person is not None and may(self.person.role, deed)
