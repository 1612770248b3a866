"""What would go live, what keeps it from going, and who signs? Knows and acts; draws nothing."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from client.desk.diff import Change
from client.desk.key_list import RoleKeys, key_list
from client.desk.lint.check import lint
from client.desk.lint.finding import Finding
from client.desk.publish import Plan, Published, checked, look, plan, put_live
from client.desk.ui.workplace import Workplace
from client.errors import GieokError


@dataclass(frozen=True, slots=True)
class Before:
    """What stands between the draft and the devices. `trouble`: why it can not even be compared."""

    changes: tuple[Change, ...] = ()
    renewed: tuple[str, ...] = ()
    findings: tuple[Finding, ...] = ()
    signers: tuple[RoleKeys, ...] = ()
    trouble: GieokError | None = None

    def roles(self) -> tuple[str, ...]:
        """The roles that need signatures."""
        return tuple(dict.fromkeys((*(change.role for change in self.changes), *self.renewed)))


class PublishState:
    """One look at the draft beside what is live."""

    def __init__(self, work: Workplace) -> None:
        self._work = work
        self.before = Before()
        self.published: Published | None = None

    async def load(self) -> None:
        """Compare. What goes wrong stands in `before`."""
        self.before = await asyncio.to_thread(self._look)

    async def publish(self, passphrase: str) -> Published:
        """Sign and put live. Raises Refused, Unavailable; nothing is live then, or the next look shows it."""
        self.published = await asyncio.to_thread(self._publish, passphrase)
        return self.published

    def _look(self) -> Before:
        work = self._work
        try:
            wanted = self._plan()
            content, published, today = work.reader.draft(), work.reader.published(), work.today()
            findings = lint(content, published, today)
            return Before(wanted.changes(), wanted.renewed, findings, key_list(work.desk))
        except GieokError as error:
            return Before(trouble=error)

    def _plan(self) -> Plan:
        work = self._work
        live = look(work.desk, work.archive, work.now())
        return plan(work.reader.draft(), live, work.now(), work.today())

    def _publish(self, passphrase: str) -> Published:
        work = self._work
        checked(work.reader.draft(), work.archive, work.today())
        return put_live(work.desk, work.archive, self._plan(), passphrase, work.now())
