"""How is every try counted before it is evaluated? The contract of `port.py` over any backend's keys.

One transaction an operation, alone among threads and processes. A backend that remembers the count itself is told
before the database is, for a count and for a refund alike: a kill in between can cost the owner a try, never give one.
"""

from __future__ import annotations

import contextlib
import hmac
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Final

from server.errors import Conflict, Damaged, Gone, NotFound, Refused, Unavailable
from server.hsm import rules
from server.hsm.keys import Keys, agreed, bound, element_mark, memo_of
from server.hsm.ledger import Ledger, Page
from server.hsm.live import end, find_active, find_live
from server.hsm.moments import Monotonic, VaultClock
from server.hsm.port import ENROL_EVALUATIONS, Ended, Ending, Evaluated, Level, Standing, Terms
from server.hsm.rules import Record, Waits
from server.hsm.sweeping import sweep
from shared.clock import Clock
from shared.crypto.p256 import read_point

HASH_BYTES: Final = 32


class CountedVault:
    """The keys of all backups, in one backend."""

    def __init__(self, ledger: Ledger, keys: Keys, wall: Clock, monotonic: Monotonic, waits: Waits) -> None:
        self._ledger = ledger
        self._keys = keys
        self._waits = waits
        with ledger.transaction() as page:
            self._clock = VaultClock(wall, monotonic, page.seen_at())

    def create(self, backup: str, account: str, terms: Terms) -> bytes:
        """See port. Raises Conflict("backup-exists") for another account or other terms, Gone."""
        terms = rules.clamped(terms)
        with self._transaction() as (page, now):
            found = page.record(backup)
            if found is not None:
                return _same(found, account, terms)
            made = self._keys.make(backup, account, now)
            until = now + timedelta(days=terms.days)
            page.save(Record(backup, account, "CREATED", terms.tries, now, until, made.public_key, made.sealed))
            page.commit(now)
            return made.public_key

    def enrol(self, backup: str, element: bytes) -> bytes:
        """See port. The same element again is not counted again."""
        read_point(element)
        element_hash = sha256(element).digest()
        attempt = element_hash.hex()  # while CREATED an element is its own attempt
        with self._transaction() as (page, now):
            live = find_live(page, self._keys, backup, now)
            if live.record.state != "CREATED":
                raise Conflict("enrol-closed")
            if page.find_try(backup, attempt) is None:
                mark = element_mark(attempt, element_hash)
                if not live.counted_in_token(mark):
                    if live.record.evaluations >= ENROL_EVALUATIONS or (live.memo is not None and live.memo.bound):
                        raise Conflict("enrol-closed")
                    live.record = rules.enrolled(live.record)
                live.keep_try(attempt, element_hash, mark)
            return self._keys.evaluate(live.record, element)

    def activate(self, backup: str, commitment: bytes, tag_hash: bytes, replaces: str | None) -> None:
        """See port. Raises Conflict("backup-activated") for other values."""
        if len(commitment) != HASH_BYTES or len(tag_hash) != HASH_BYTES or replaces == backup:
            raise Refused("request-broken")
        with self._transaction() as (page, now):
            live = find_live(page, self._keys, backup, now)
            if live.record.state == "ACTIVE":
                if (live.record.commitment, live.record.tag_hash) != (commitment, tag_hash):
                    raise Conflict("backup-activated")
                return
            record = rules.activated(live.record, commitment, tag_hash)
            if live.memo is not None and live.memo.bound not in {"", bound(record)}:  # a kill, or an older database
                raise Conflict("backup-activated")
            earlier = page.record(replaces) if replaces else None
            if earlier is not None and earlier.ended_at is None and earlier.account != record.account:
                raise NotFound("backup-unknown")
            self._keys.remember(backup, memo_of(record, ""))
            page.forget_tries(backup)
            page.save(record)
            if earlier is None or earlier.ended_at is not None:
                page.commit(now)
            else:
                end(page, self._keys, earlier, "REPLACED", now)

    def attempt(self, backup: str, attempt: str, element: bytes) -> Evaluated:
        """See port."""
        read_point(element)
        element_hash = sha256(element).digest()
        with self._transaction() as (page, now):
            live = find_active(page, self._keys, backup, now)
            known = page.find_try(backup, attempt)
            if known is None:
                live.count(attempt, element_hash, self._waits)
            elif not hmac.compare_digest(known.element_hash, element_hash):
                raise Conflict("attempt-reused")
            evaluated = self._keys.evaluate(live.record, element)
            return Evaluated(evaluated, live.record.commitment, rules.left(live.record))

    def unlock(self, backup: str, attempt: str, tag: bytes) -> int:
        """See port. Raises NotFound("attempt-unknown")."""
        with self._transaction() as (page, now):
            live = find_active(page, self._keys, backup, now)
            known = page.find_try(backup, attempt)
            if known is None:
                raise NotFound("attempt-unknown")
            live.check(tag)
            if not known.refunded:
                live.refund(attempt)
            return rules.left(live.record)

    def confirm(self, backup: str, tag: bytes) -> None:
        """See port."""
        with self._transaction() as (page, now):
            found = page.record(backup)
            if found is not None and found.state == "RESTORED":
                return
            live = find_active(page, self._keys, backup, now)
            live.check(tag)
            live.end("RESTORED")

    def destroy(self, backup: str, why: Ending) -> None:
        """See port."""
        with self._transaction() as (page, now):
            record = page.record(backup)
            if record is not None and record.ended_at is None:
                end(page, self._keys, record, why, now)

    def standing(self, backup: str) -> Standing:
        """See port."""
        with self._transaction() as (page, now):
            record = page.record(backup)
            if record is None:
                raise NotFound("backup-unknown")
            if record.ended_at is None:
                with contextlib.suppress(Damaged):  # a list of backups does not stop at a broken one
                    record = agreed(record, self._keys.memo(backup), now)
            return rules.standing(record, self._waits, now)

    def sweep(self) -> tuple[Ended, ...]:
        """See port."""
        with self._ledger.transaction() as page:
            moment = self._clock.read(page.seen_at())
            if moment.jumped:
                raise Unavailable("clock-jumped")
            return sweep(page, self._keys, moment.now)

    def level(self) -> Level:
        """See port."""
        return self._keys.level()

    def close(self) -> None:
        """See port."""
        self._keys.close()
        self._ledger.close()

    @contextmanager
    def _transaction(self) -> Iterator[tuple[Page, datetime]]:
        """The ledger, and the vault's time."""
        with self._ledger.transaction() as page:
            yield page, self._clock.read(page.seen_at()).now


def _same(found: Record, account: str, terms: Terms) -> bytes:
    """The key of a backup that is created again. Raises Gone, Conflict."""
    if found.ended_at is not None:
        raise Gone("backup-gone", state=found.state)
    days = (found.expires_at - found.created_at).days
    if (found.account, found.tries, days) != (account, terms.tries, terms.days):
        raise Conflict("backup-exists")
    return found.public_key
