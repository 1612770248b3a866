"""THE door to the service's contents: is there news, and what is in force? The rest of this room is behind it.

`refresh` never raises for what the network or a forger did: it is in the state that it returns, and the last good
contents stay.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import date, datetime
from pathlib import Path

from client.bundles import current
from client.bundles.adopt import OnPages, adopt
from client.bundles.check import BundleState, bundle_state, read_check, unverified, verified, write_check
from client.bundles.current import Contents, CurrentPage
from client.bundles.lock import held
from client.bundles.rechecks import mark_rechecks, today
from client.bundles.refresh import refresh
from client.bundles.trust import starting_root
from client.bundles.verified import Known, Verified
from client.errors import BundleRefused, ClockWrong, ServerUnreachable
from client.net.files import Files
from client.net.http import open_client, server_address
from client.store import bundles
from client.store.database import Database
from shared.clock import Clock
from shared.formats.config import ServiceConfig
from shared.formats.page import PageHistory, PageKind


class Bundles:
    """The service's contents on this device, for one account's store."""

    def __init__(
        self,
        database: Database,
        server_url: str,
        cache_dir: Path,
        root_bytes: bytes | None,
        clock: Clock,
        *,
        zone: str,
        on_pages: OnPages | None = None,
    ) -> None:
        """`root_bytes` is the app's own trust root. `zone` is where days begin. Raises Refused("server-address-…").

        `on_pages(database, changed, removed)` runs in a worker thread, inside the transaction that adopts.
        """
        self._database = database
        self._server = str(server_address(server_url)).rstrip("/")
        self._cache = cache_dir
        self._root = root_bytes
        self._clock = clock
        self._zone = zone
        self._on_pages = on_pages
        self._running: asyncio.Task[None] | None = None

    async def refresh(self, *, patience: float | None = None) -> BundleState:
        """Check for news and adopt it. Calls at the same time share one check.

        After `patience` seconds the state as it is then comes back, and the check goes on by itself: a start of the app
        must not hang on a server that says nothing. Raises StoreBusy, StoreFull.
        """
        if self._running is None or self._running.done():
            self._running = asyncio.create_task(asyncio.to_thread(self._check))
        running = self._running
        done, _ = await asyncio.wait({running}, timeout=patience)
        if done:
            running.result()  # a busy or full store is the caller's to know
        return self.state()

    def state(self) -> BundleState:
        """What the app may say about these contents now."""
        check = read_check(bundles.last_check(self._database))
        return bundle_state(check, bundles.provenance(self._database), bundles.time_mark(self._database), self._clock())

    def page(self, kind: PageKind, page_id: str) -> CurrentPage | None:
        """The page as it stands today."""
        return current.page(self._database, kind, page_id, self._today())

    def pages_by_id(self, kind: PageKind, wanted: Sequence[str]) -> dict[str, CurrentPage]:
        """These pages as they stand today, with texts; unknown ones are left out."""
        return current.pages_by_id(self._database, kind, wanted, self._today())

    def pages(self, kind: PageKind) -> list[CurrentPage]:
        """Every page as it stands today, without texts."""
        return current.page_list(self._database, kind, self._today())

    def readable(self, kind: PageKind, page_id: str) -> tuple[PageHistory, ...]:
        """Every version of a page whose text is on this device, past and announced ones too, oldest first."""
        return current.readable(self._database, kind, page_id)

    def contents(self, kind: PageKind) -> Contents:
        """The contents page, and the pages in force today."""
        return current.contents(self._database, kind, self._today())

    def service_context(self) -> str:
        """The service's principles."""
        return current.service_context(self._database)

    def config(self) -> ServiceConfig:
        """The service's settings."""
        return current.config(self._database)

    def versions(self) -> dict[str, int]:
        """The version of each signed content in use, by its kind."""
        return bundles.versions(self._database)

    def mark_rechecks(self) -> tuple[str, ...]:
        """Mark facts whose policy page has a newer version since today; returns their ids."""
        return mark_rechecks(self._database, self._clock(), self._zone)

    def _today(self) -> date:
        return today(self._database, self._clock(), self._zone)

    def _check(self) -> None:
        """In a thread: one process at a time downloads, verifies and adopts."""
        with held(self._cache):
            now = self._clock()
            before = read_check(bundles.last_check(self._database))
            try:
                news = self._news(now)
                adopted = adopt(self._database, news, now=now, zone=self._zone, on_pages=self._on_pages)
                ended = verified(before, (*news.failed, *adopted.failed), now, news.current_until)
            except ServerUnreachable as error:
                ended = unverified(before, "offline", now, error.code)
            except ClockWrong as error:
                ended = unverified(before, "clock", now, error.code)
            except BundleRefused as error:
                ended = unverified(before, "refused", now, error.code)
            bundles.set_last_check(self._database, write_check(ended))

    def _news(self, now: datetime) -> Verified:
        with open_client(self._server) as client:
            files = Files(client)
            known = Known(
                root=starting_root(bundles.trust_root(self._database), self._root, self._server, files),
                marks=bundles.marks(self._database),
                time_mark=bundles.time_mark(self._database),
                have=bundles.provenance(self._database),
            )
            return refresh(self._server, self._cache, files, known, now)
