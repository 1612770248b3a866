"""What stands behind a citation? The page, the fact or the earlier turn, as it can be shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from client.bundles.service import Bundles
from client.errors import Refused
from client.memory.fact import Quote, Recheck
from client.memory.logged import Source
from client.store import facts, logs
from client.store.database import Database
from shared.clock import local_day


@dataclass(frozen=True, slots=True)
class Passage:
    """An opened source. `body` is Markdown for pages, plain text otherwise; `current`: today's version of the page."""

    title: str
    body: str
    version: int | None
    date: str | None
    current: int | None = None
    quotes: tuple[Quote, ...] = ()
    recheck: Recheck | None = None


@dataclass(frozen=True, slots=True)
class Passages:
    """Opens sources of one account."""

    database: Database
    bundles: Bundles
    zone: Callable[[], str]

    def open(self, source: Source) -> Passage:
        """Raises Refused (source-gone) where it was deleted or its text is no longer carried."""
        match source.kind:
            case "policy" | "knowhow":
                return self._page(source)
            case "fact":
                fact = facts.get(self.database, source.id)
                if fact is None:
                    raise Refused("source-gone")
                version = fact.policy.version if fact.policy else None
                day = (fact.day or local_day(fact.first_seen, self.zone())).isoformat()
                current = fact.recheck.current if fact.recheck else None
                return Passage(fact.statement, "", version, day, current, fact.evidence, fact.recheck)
            case "conversation":
                turn = logs.turn(self.database, source.id)
                if turn is None:
                    raise Refused("source-gone")
                return Passage(turn.question, turn.answer or "", None, local_day(turn.asked_at, turn.zone).isoformat())

    def _page(self, source: Source) -> Passage:
        page = self.bundles.page("policy" if source.kind == "policy" else "knowhow", source.id)
        if page is None:
            raise Refused("source-gone")
        known = [version for version in (page.shown, page.previous) if version is not None]
        shown = next((version for version in known if version.version == source.version), page.shown)
        title = shown.title or page.shown.title or page.id
        return Passage(title, shown.body or "", shown.version, shown.effective.isoformat(), page.shown.version)
