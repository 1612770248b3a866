"""What stands behind a citation? The page, the fact or the earlier turn, as it can be shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from client.bundles.service import Bundles
from client.errors import Refused
from client.memory.fact import Quote, Recheck
from client.memory.logged import LoggedTurn, Source
from client.search.used import used_section
from client.store import facts, logs
from client.store.database import Database
from shared.clock import local_day


@dataclass(frozen=True, slots=True)
class Passage:
    """An opened source. `body` is Markdown for pages, plain text otherwise; `current`: today's version of the page.

    `used` is the section of the page that the answer most likely rests on, where one stands out: Markdown.
    """

    title: str
    body: str
    version: int | None
    date: str | None
    current: int | None = None
    quotes: tuple[Quote, ...] = ()
    recheck: Recheck | None = None
    used: str | None = None


@dataclass(frozen=True, slots=True)
class Passages:
    """Opens sources of one account."""

    database: Database
    bundles: Bundles
    zone: Callable[[], str]

    def open(self, source: Source, turn: LoggedTurn | None = None) -> Passage:
        """`turn`: whose answer names it. Raises Refused (source-gone) where it was deleted or is no longer carried."""
        match source.kind:
            case "policy" | "knowhow":
                return self._page(source, turn)
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

    def _page(self, source: Source, turn: LoggedTurn | None) -> Passage:
        page = self.bundles.page("policy" if source.kind == "policy" else "knowhow", source.id)
        if page is None:
            raise Refused("source-gone")
        known = [version for version in (page.shown, page.previous) if version is not None]
        shown = next((version for version in known if version.version == source.version), page.shown)
        title = shown.title or page.shown.title or page.id
        body, day, used = shown.body or "", shown.effective.isoformat(), None
        if turn is not None and turn.answer and shown.version == source.version:
            section = used_section(body, turn.question, turn.answer)
            if section is not None:
                used = "\n\n".join(filter(None, [section.heading and f"## {section.heading}", section.text]))
        return Passage(title, body, shown.version, day, page.shown.version, used=used)
