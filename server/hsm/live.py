"""What can be done with one backup that is not over? Everything here happens inside one transaction of the ledger."""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256

from server.errors import Conflict, Gone, NotFound, Refused, TooMany
from server.hsm import rules
from server.hsm.keys import Keys, Memo, agreed, element_mark, memo_of
from server.hsm.ledger import Page
from server.hsm.port import Ending
from server.hsm.rules import Record, Waits


@dataclass(slots=True)
class Live:
    """A backup, the vault's time, and what a token remembers of it."""

    page: Page
    keys: Keys
    now: datetime
    record: Record
    memo: Memo | None

    def counted_in_token(self, mark: str) -> bool:
        """A token has counted this very element, and a kill came before the database did."""
        return self.memo is not None and self.memo.last == mark

    def count(self, attempt: str, element_hash: bytes, waits: Waits) -> None:
        """One try more, durable when it returns. Raises Gone, TooMany."""
        mark = element_mark(attempt, element_hash)
        if not self.counted_in_token(mark):
            if rules.used_up(self.record):
                self.end("EXHAUSTED")
                raise Gone("backup-gone", state="EXHAUSTED")
            seconds = rules.seconds_to_wait(self.record, waits, self.now)
            if seconds:
                raise TooMany("attempt-wait", seconds=seconds)
            self.record = rules.tried(self.record, self.now)
        self.keep_try(attempt, element_hash, mark)

    def keep_try(self, attempt: str, element_hash: bytes, mark: str) -> None:
        """What was counted: in the token first, then in the database."""
        if not self.counted_in_token(mark):
            self.keys.remember(self.record.backup, memo_of(self.record, mark))
        self.page.add_try(self.record.backup, attempt, element_hash, self.now)
        self.page.save(self.record)
        self.page.commit(self.now)

    def refund(self, attempt: str) -> None:
        """This try back: in the token first, so that a kill in between can not let a right tag come too late."""
        self.page.refund(self.record.backup, attempt)
        self.record = rules.refunded(self.record, self.page.latest_try(self.record.backup))
        self.keys.remember(self.record.backup, memo_of(self.record, ""))
        self.page.save(self.record)
        self.page.commit(self.now)

    def check(self, tag: bytes) -> None:
        """Raises Refused("tag-wrong"); at the last try that is the end."""
        if not hmac.compare_digest(sha256(tag).digest(), self.record.tag_hash):
            if rules.is_last(self.record):
                self.end("EXHAUSTED")
            raise Refused("tag-wrong")

    def end(self, why: Ending) -> None:
        """It is over."""
        end(self.page, self.keys, self.record, why, self.now)


def end(page: Page, keys: Keys, record: Record, why: Ending, now: datetime) -> None:
    """Over, durably; then the key goes, wherever it is. A kill in between leaves that to the sweep."""
    page.end(rules.ended(record, why, now))
    page.commit(now)
    page.scrub()
    keys.forget([record.backup])


def find_live(page: Page, keys: Keys, backup: str, now: datetime) -> Live:
    """The backup with the larger of both counts. Raises NotFound; Gone, and ends what is due."""
    record = page.record(backup)
    if record is None:
        raise NotFound("backup-unknown")
    if record.ended_at is not None:
        raise Gone("backup-gone", state=record.state)
    why = rules.due(record, now)
    if why is not None:
        end(page, keys, record, why, now)
        raise Gone("backup-gone", state=why)
    memo = keys.memo(backup)
    return Live(page, keys, now, agreed(record, memo, now), memo)


def find_active(page: Page, keys: Keys, backup: str, now: datetime) -> Live:
    """The same, where the digits may be tried. Raises Conflict too."""
    live = find_live(page, keys, backup, now)
    if live.record.state != "ACTIVE":
        raise Conflict("backup-not-active")
    return live
