"""How do verified bundles become what the assistant reads?

All bundles, their marks and the rechecks in ONE transaction: a kill at any point leaves either the state before or the
state after. Only pages that changed are written.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from client.bundles.rechecks import mark_rechecks
from client.bundles.verified import Failed, Fetched, Verified
from client.errors import BundleRefused
from client.store import bundles, pages
from client.store.bundles import Provenance
from client.store.database import Database
from shared.formats.bundle import ConfigBundle, PageBundle, ServiceContextBundle
from shared.formats.config import config_table
from shared.formats.page import Page, PageKind, page_table

PageKey = tuple[PageKind, str]
OnPages = Callable[[Database, tuple[PageKey, ...], tuple[PageKey, ...]], None]


@dataclass(frozen=True, slots=True)
class Adopted:
    """What changed in the store."""

    changed: tuple[PageKey, ...] = ()
    removed: tuple[PageKey, ...] = ()
    rechecks: tuple[str, ...] = ()  # ids of facts that got a mark
    failed: tuple[Failed, ...] = ()  # bundles that were genuine and still could not be taken


def adopt(database: Database, news: Verified, *, now: datetime, zone: str, on_pages: OnPages | None = None) -> Adopted:
    """Write `news`. `on_pages(database, changed, removed)` runs in the same transaction, so that an index can follow.

    Raises BundleRefused("bundle-rolled-back") where another process adopted something newer meanwhile.
    """
    changed: list[PageKey] = []
    removed: list[PageKey] = []
    failed: list[Failed] = []
    with database.transaction():
        _raise_marks(database, news)
        for fetched in news.fetched:
            try:
                _check_pages_forward(database, fetched)
            except BundleRefused as error:
                failed.append(Failed(fetched.role, error.code, refused=True))
                continue
            _write(database, fetched, now, changed, removed)
        for role in news.confirmed:
            bundles.signed_again(database, role.role, role.version, role.expires_at)
        if on_pages is not None and (changed or removed):
            on_pages(database, tuple(changed), tuple(removed))
        marked = mark_rechecks(database, now, zone)
    return Adopted(tuple(changed), tuple(removed), marked, tuple(failed))


def _raise_marks(database: Database, news: Verified) -> None:
    """Before anything else: what is below a mark is not news, whoever verified it."""
    marks = bundles.marks(database)
    for role, version in news.versions.items():
        if role in news.rotated or version >= marks.get(role, 0):
            bundles.set_mark(database, role, version)
        elif role in {failed.role for failed in news.failed}:
            continue  # refused already, for this very reason
        else:
            raise BundleRefused("bundle-rolled-back")
    bundles.pin_root(database, news.root)
    before = bundles.time_mark(database)
    bundles.set_time_mark(database, max(news.reference, before) if before else news.reference)


def _check_pages_forward(database: Database, fetched: Fetched) -> None:
    """A page only goes forward: an earlier text comes back as a new version."""
    match fetched.bundle:
        case PageBundle(kind=kind, pages=published):
            known = pages.known(database, kind)
            if any(page.id in known and page.version < known[page.id][0] for page in published):
                raise BundleRefused("bundle-page-rolled-back")
        case ServiceContextBundle() | ConfigBundle():
            return


def _write(database: Database, fetched: Fetched, now: datetime, changed: list[PageKey], removed: list[PageKey]) -> None:
    match fetched.bundle:
        case PageBundle(kind=kind, contents=text, pages=published):
            known = pages.known(database, kind)
            for page in published:
                digest = _digest(page)
                if page.id not in known or known[page.id][1] != digest:
                    pages.put(database, kind, page, digest)
                    changed.append((kind, page.id))
            for gone in sorted(known.keys() - {page.id for page in published}):
                pages.remove(database, kind, gone)
                removed.append((kind, gone))
        case ServiceContextBundle(text=text):
            pass
        case ConfigBundle(config=config):
            text = json.dumps(config_table(config), ensure_ascii=False)
    came = Provenance(fetched.role, fetched.version, fetched.sha256, fetched.length, fetched.expires_at, now)
    bundles.put(database, came, text)


def _digest(page: Page) -> str:
    written = json.dumps(page_table(page), ensure_ascii=False, sort_keys=True)
    return hashlib.sha256(written.encode()).hexdigest()
