"""What would go live, what keeps it from going, and who signs? Knows and acts; draws nothing."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from client.desk.diff import Change
from client.desk.forward import put_live
from client.desk.key_list import RoleKeys, key_list
from client.desk.keys import holders
from client.desk.lint.check import errors, lint
from client.desk.lint.finding import Finding
from client.desk.lint_command import keep_last
from client.desk.pass_on import Waiting
from client.desk.publish import Plan, Published, checked, look, not_older, plan
from client.desk.ui.workplace import Workplace
from client.errors import GieokError


@dataclass(frozen=True, slots=True)
class Before:
    """What stands between the draft and the devices. `trouble`: why it can not even be compared."""

    changes: tuple[Change, ...] = ()
    renewed: tuple[str, ...] = ()
    findings: tuple[Finding, ...] = ()  # those that hold it back
    warnings: tuple[Finding, ...] = ()  # those that are only told
    signers: tuple[RoleKeys, ...] = ()
    trouble: GieokError | None = None

    def roles(self) -> tuple[str, ...]:
        """The roles that need signatures."""
        return tuple(dict.fromkeys((*(change.role for change in self.changes), *self.renewed)))


class PublishState:
    """One look at the draft beside what is live. `passed`: what came of the last publication from here."""

    def __init__(self, work: Workplace) -> None:
        self._work = work
        self.before = Before()
        self.people: tuple[str, ...] = ()  # whose keys lie here
        self.passed: Published | Waiting | None = None

    async def load(self) -> None:
        """Compare. What goes wrong stands in `before`."""
        self.before, self.people = await asyncio.to_thread(self._look)

    async def publish(self, person: str, passphrase: str) -> Published | Waiting:
        """Sign, and put live or leave for the others. Raises Refused, Unavailable; then nothing is lost."""
        self.passed = await asyncio.to_thread(self._publish, person, passphrase)
        return self.passed

    def _look(self) -> tuple[Before, tuple[str, ...]]:
        work = self._work
        try:
            wanted = self._plan()
            content, published, today = work.reader.draft(), work.reader.published(), work.today()
            findings = lint(content, published, today)
            wrong = errors(findings)
            warned = tuple(finding for finding in findings if finding not in wrong)
            keep_last(work.desk, work.now(), len(wrong), len(warned))
            people = tuple(holder.name for holder in holders(work.desk))
            signers = key_list(work.desk, work.now())
            return Before(wanted.changes(), wanted.renewed, wrong, warned, signers), people
        except GieokError as error:
            return Before(trouble=error), ()

    def _plan(self) -> Plan:
        work = self._work
        live = look(work.desk, work.archive, work.now())
        return plan(work.reader.draft(), live, work.now(), work.today())

    def _publish(self, person: str, passphrase: str) -> Published | Waiting:
        work = self._work
        checked(work.reader.draft(), work.archive, work.today())
        wanted = self._plan()
        not_older(wanted, work.archive)
        passed = put_live(work.desk, work.archive, wanted, passphrase, work.now(), person=person)
        work.log("publish", **told(passed), by=person)
        return passed


def told(passed: Published | Waiting) -> dict[str, str | int]:
    """What the desk's log keeps of it."""
    if isinstance(passed, Published):
        return {"published": ",".join(f"{role}:{version}" for role, version in {**passed.top, **passed.roles}.items())}
    return {"request": passed.id}
