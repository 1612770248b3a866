"""Which wiki pages does this device have, and in which versions?

A text that a later bundle no longer carries is kept: what was once verified stays readable as history.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import date

from client.store.database import Database, Row
from shared.formats.page import Page, PageHistory, PageKind, Source
from shared.formats.versions import versions


@dataclass(frozen=True, slots=True)
class StoredPage:
    """A page with every version that this device knows, oldest first."""

    kind: PageKind
    id: str
    language: str
    sources: tuple[Source, ...]
    links: tuple[str, ...]
    aliases: tuple[str, ...]
    customers: int | None
    versions: tuple[PageHistory, ...]


def put(database: Database, kind: PageKind, page: Page, digest: str) -> None:
    """Write a page and its versions over what is there."""
    database.run(
        "INSERT INTO pages (kind, id, version, language, sources, links, aliases, customers, digest)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (kind, id) DO UPDATE SET version = excluded.version, language = excluded.language,"
        " sources = excluded.sources, links = excluded.links, aliases = excluded.aliases,"
        " customers = excluded.customers, digest = excluded.digest",
        (
            kind,
            page.id,
            page.version,
            page.language,
            _json([asdict(source) for source in page.sources]),
            _json(page.links),
            _json(page.aliases),
            page.customers,
            digest,
        ),
    )
    database.run(  # of the newest version everything is carried, also that something is absent
        "DELETE FROM page_versions WHERE kind = ? AND id = ? AND version = ?", (kind, page.id, page.version)
    )
    database.run_many(
        "INSERT INTO page_versions (kind, id, version, effective, revision, body, title, summary, may_agree)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (kind, id, version) DO UPDATE SET effective = excluded.effective, revision = excluded.revision,"
        " body = coalesce(excluded.body, body), title = coalesce(excluded.title, title),"
        " summary = coalesce(excluded.summary, summary), may_agree = coalesce(excluded.may_agree, may_agree)",
        [
            (kind, page.id, v.version, v.effective.isoformat(), v.revision, v.body, v.title, v.summary, v.may_agree)
            for v in versions(page)
        ],
    )


def remove(database: Database, kind: PageKind, page: str) -> None:
    """Take a page away with all its versions."""
    database.run("DELETE FROM pages WHERE kind = ? AND id = ?", (kind, page))


def known(database: Database, kind: PageKind) -> dict[str, tuple[int, str]]:
    """Newest version and digest of every page of a kind, by id."""
    rows = database.all("SELECT id, version, digest FROM pages WHERE kind = ?", (kind,))
    return {row["id"]: (row["version"], row["digest"]) for row in rows}


def get(database: Database, kind: PageKind, page: str) -> StoredPage | None:
    """One page with its texts."""
    return get_many(database, kind, [page]).get(page)


def get_many(database: Database, kind: PageKind, wanted: Sequence[str]) -> dict[str, StoredPage]:
    """These pages with their texts, by id; unknown ones are left out."""
    ids = json.dumps(list(wanted))
    grouped: dict[str, list[PageHistory]] = {}
    for entry in database.all(
        "SELECT id, version, effective, revision, body, title, summary, may_agree FROM page_versions"
        " WHERE kind = ? AND id IN (SELECT value FROM json_each(?)) ORDER BY id, version",
        (kind, ids),
    ):
        grouped.setdefault(entry["id"], []).append(_version(entry))
    rows = database.all("SELECT * FROM pages WHERE kind = ? AND id IN (SELECT value FROM json_each(?))", (kind, ids))
    return {row["id"]: _page(row, tuple(grouped[row["id"]])) for row in rows}


def list_pages(database: Database, kind: PageKind) -> list[StoredPage]:
    """Every page of a kind with its versions, ordered by id, without texts (`body` is None)."""
    grouped: dict[str, list[PageHistory]] = {}
    for entry in database.all(
        "SELECT id, version, effective, revision, NULL AS body, title, summary, may_agree FROM page_versions"
        " WHERE kind = ? ORDER BY id, version",
        (kind,),
    ):
        grouped.setdefault(entry["id"], []).append(_version(entry))
    rows = database.all("SELECT * FROM pages WHERE kind = ? ORDER BY id", (kind,))
    return [_page(row, tuple(grouped[row["id"]])) for row in rows]


def _page(row: Row, found: tuple[PageHistory, ...]) -> StoredPage:
    return StoredPage(
        kind=row["kind"],
        id=row["id"],
        language=row["language"],
        sources=tuple(Source(**source) for source in json.loads(row["sources"])),
        links=tuple(json.loads(row["links"])),
        aliases=tuple(json.loads(row["aliases"])),
        customers=row["customers"],
        versions=found,
    )


def _version(row: Row) -> PageHistory:
    return PageHistory(
        version=row["version"],
        effective=date.fromisoformat(row["effective"]),
        revision=row["revision"],
        body=row["body"],
        title=row["title"],
        summary=row["summary"],
        may_agree=None if row["may_agree"] is None else bool(row["may_agree"]),
    )


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
