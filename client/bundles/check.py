"""How did the last check for news end, and what may the app say about its contents now? Values in, values out.

States: fresh · offline (since …) · refused (the reason; the last good version stays) · clock (this device's clock can
not be right) · stale (no news, and the signatures that vouch for "this is the newest" have run out) · none (nothing was
ever adopted).
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Literal

from client.bundles.verified import Failed
from client.store.bundles import Provenance
from shared.clock import read_stamp, stamp
from shared.formats.bundle import BundleKind

State = Literal["fresh", "offline", "refused", "clock", "stale", "none"]
Outcome = Literal["fresh", "offline", "refused", "clock"]

CLOCK_BACK = timedelta(days=1)  # a zone set wrong is half a day


@dataclass(frozen=True, slots=True)
class Check:
    """The last check for news."""

    outcome: Outcome
    since: datetime  # of the first check in a row that ended so
    reason: str | None = None  # sentence id, for every outcome but fresh
    failed: Mapping[str, str] = field(default_factory=dict)  # role -> sentence id, where single roles failed
    checked_at: datetime | None = None  # the last time that the repository was reached and verified
    current_until: datetime | None = None  # when the first signature of that time runs out


@dataclass(frozen=True, slots=True)
class BundleState:
    """What the screen and `status` say about the service's contents. Versions are those of the signed roles."""

    state: State
    since: datetime | None
    reason: str | None
    policy: int | None
    knowhow: int | None
    context: int | None
    config: int | None
    checked_at: datetime | None
    policy_as_of: datetime | None  # when the policy in use came to this device
    failed: Mapping[str, str]


def unverified(before: Check | None, outcome: Outcome, now: datetime, reason: str) -> Check:
    """The record of a check that brought nothing: when it was last well stays as it was."""
    return Check(
        outcome,
        _since(before, outcome, now),
        reason,
        checked_at=before.checked_at if before else None,
        current_until=before.current_until if before else None,
    )


def verified(before: Check | None, failed: Sequence[Failed], now: datetime, current_until: datetime) -> Check:
    """The record of a check that reached a genuine repository; single roles may have failed in it."""
    first = next((entry for entry in failed if entry.refused), failed[0] if failed else None)
    outcome: Outcome = "fresh" if first is None else "refused" if first.refused else "offline"
    return Check(
        outcome,
        _since(before, outcome, now),
        first.code if first else None,
        {entry.role: entry.code for entry in failed},
        checked_at=now,
        current_until=current_until,
    )


def _since(before: Check | None, outcome: Outcome, now: datetime) -> datetime:
    return before.since if before is not None and before.outcome == outcome else now


def bundle_state(
    check: Check | None, have: Mapping[BundleKind, Provenance], time_mark: datetime | None, now: datetime
) -> BundleState:
    """What holds at `now`, the device's own time."""
    state, since, reason = _judge(check, time_mark, now, anything=bool(have))
    versions = {role: came.version for role, came in have.items()}
    return BundleState(
        state=state,
        since=since,
        reason=reason,
        policy=versions.get("policy"),
        knowhow=versions.get("knowhow"),
        context=versions.get("service-context"),
        config=versions.get("config"),
        checked_at=check.checked_at if check else None,
        policy_as_of=have["policy"].fetched_at if "policy" in have else None,
        failed=check.failed if check else {},
    )


def _judge(
    check: Check | None, time_mark: datetime | None, now: datetime, *, anything: bool
) -> tuple[State, datetime | None, str | None]:
    if time_mark is not None and now < time_mark - CLOCK_BACK:
        return "clock", None, "clock-wrong"
    if check is None:
        return "none", None, None
    if check.outcome in ("clock", "refused"):
        return check.outcome, check.since, check.reason
    if not anything and check.outcome != "fresh":
        return "none", check.since, check.reason
    if check.current_until is not None and now >= check.current_until:
        return "stale", check.current_until, check.reason
    return check.outcome, check.since, check.reason


def write_check(check: Check) -> str:
    """The record as text."""
    return json.dumps(
        {
            "outcome": check.outcome,
            "since": stamp(check.since),
            "reason": check.reason,
            "failed": dict(check.failed),
            "checked_at": stamp(check.checked_at) if check.checked_at else None,
            "current_until": stamp(check.current_until) if check.current_until else None,
        }
    )


def read_check(written: str | None) -> Check | None:
    """The record behind `write_check`."""
    if written is None:
        return None
    values = json.loads(written)
    for key in ("since", "checked_at", "current_until"):
        values[key] = read_stamp(values[key]) if values[key] else None
    return Check(**values)
