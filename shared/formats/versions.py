"""Which version of a page is in force on a day, which was before it, and which comes next?

In force on a day = the highest version whose effective day is not after that day (design page: publishing).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date

from shared.formats.page import Page, PageHistory


@dataclass(frozen=True, slots=True)
class Standing:
    """A page's versions as they stand on one day; each is None where there is none."""

    current: PageHistory | None
    previous: PageHistory | None  # in force before `current` came
    upcoming: PageHistory | None  # published, and in force from a later day


def versions(page: Page) -> tuple[PageHistory, ...]:
    """All versions of a page, oldest first, the newest included."""
    return (*page.history, _as_version(page))


def standing(known: Iterable[PageHistory], day: date) -> Standing:
    """How `known` versions of one page stand on `day`."""
    ordered = sorted(known, key=lambda entry: entry.version)
    current = _highest(entry for entry in ordered if entry.effective <= day)
    if current is None:
        return Standing(None, None, _next(ordered, 0, day))
    before = (e for e in ordered if e.version < current.version and e.effective <= current.effective)
    return Standing(current, _highest(before), _next(ordered, current.version, day))


def in_force(page: Page, day: date) -> PageHistory | None:
    """The version of `page` in force on `day`; None before its first effective day."""
    return standing(versions(page), day).current


def succeed(old: Page, new: Page, today: date) -> Page:
    """`new` with `old` and its history behind it: what the desk publishes as the next version.

    Texts are carried for the version before, the one in force today and the one before that, so that a new phone can
    say "then v3, now v4" and knows today's rule even where two changes are already announced. Older texts go.
    """
    joined = replace(new, history=versions(old))
    stands = standing(versions(joined), today)
    keep = {old.version} | {entry.version for entry in (stands.current, stands.previous) if entry}
    history = tuple(e if e.version in keep else replace(e, body=None) for e in joined.history)
    return replace(joined, history=history)


def _as_version(page: Page) -> PageHistory:
    return PageHistory(
        version=page.version,
        effective=page.effective,
        revision=page.revision,
        body=page.body,
        title=page.title,
        summary=page.summary,
        may_agree=page.may_agree,
    )


def _highest(entries: Iterable[PageHistory]) -> PageHistory | None:
    return max(entries, key=lambda entry: entry.version, default=None)


def _next(ordered: list[PageHistory], above: int, day: date) -> PageHistory | None:
    later = [entry for entry in ordered if entry.version > above and entry.effective > day]
    return min(later, key=lambda entry: (entry.effective, -entry.version), default=None)
