"""What did the tools return, as values? The one place that reads their JSON; what is not as agreed is left out."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

PageKind = Literal["policy", "knowhow"]
_SHAPES = (KeyError, TypeError, ValueError)


@dataclass(frozen=True, slots=True)
class Earlier:
    """The version of a page before the one in force; `text` is its body or a passage, empty where it is not kept."""

    version: int
    effective: str
    text: str


@dataclass(frozen=True, slots=True)
class Later:
    """A version that is published and not in force yet."""

    version: int
    effective: str


@dataclass(frozen=True, slots=True)
class Page:
    """A page as a search or a reading gave it; `effective` is an ISO day, `text` the passage or the whole body."""

    kind: PageKind
    id: str
    title: str
    version: int
    effective: str
    text: str
    whole: bool
    summary: str = ""
    may_agree: bool = False
    customers: int | None = None
    previous: Earlier | None = None
    upcoming: Later | None = None
    score: float = 0.0


@dataclass(frozen=True, slots=True)
class Recheck:
    """Why a fact has to be looked at again."""

    reason: str
    linked: int | None
    current: int | None


@dataclass(frozen=True, slots=True)
class FactHit:
    """A customer fact that a search found; `quotes` are the customer's own words."""

    id: str
    kind: str
    statement: str
    day: str | None
    stated: bool
    recheck: Recheck | None
    quotes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TurnHit:
    """An earlier turn that a search found; `day` is an ISO day."""

    turn: str
    day: str
    question: str
    answer: str


@dataclass(frozen=True, slots=True)
class Written:
    """What became of a rewrite of the block."""

    stored: bool
    block: str
    dropped: tuple[str, ...]
    warning: str | None


def document(content: str) -> dict[str, object]:
    """The JSON object of a tool message; empty where it is none."""
    try:
        value = json.loads(content)
    except ValueError:
        return {}
    return value if isinstance(value, dict) else {}


def pages(kind: PageKind, content: str) -> Iterator[Page]:
    """What search_policy or search_knowhow found."""
    for row in _rows(document(content), "results"):
        page = _page(kind, row, text_key="passage")
        if page:
            yield page


def read_page(content: str) -> Page | None:
    """What read_policy returned, where it was a page."""
    row = document(content).get("page")
    if not isinstance(row, dict) or row.get("kind") not in {"policy", "knowhow"}:
        return None
    return _page("policy" if row["kind"] == "policy" else "knowhow", row, text_key="body")


def facts(content: str) -> Iterator[FactHit]:
    """What search_facts found."""
    for row in _rows(document(content), "results"):
        try:
            said = [quote for quote in _rows(row, "evidence") if quote.get("speaker") == "customer"]
            yield FactHit(
                id=str(row["id"]),
                kind=str(row["kind"]),
                statement=str(row["statement"]),
                day=_text(row.get("date")),
                stated=bool(row.get("stated", True)),
                recheck=_recheck(row.get("recheck")),
                quotes=tuple(str(quote["quote"]).strip() for quote in said if str(quote["quote"]).strip()),
            )
        except _SHAPES:
            continue


def turns(content: str) -> Iterator[TurnHit]:
    """What search_conversations found."""
    for row in _rows(document(content), "results"):
        try:
            yield TurnHit(str(row["turn"]), str(row["at"])[:10], str(row["question"]), str(row.get("answer") or ""))
        except _SHAPES:
            continue


def written(content: str) -> Written | None:
    """What rewrite_customer_context returned; None where the tool itself failed."""
    row = document(content)
    if "stored" not in row:
        return None
    dropped = row.get("dropped")
    lines = tuple(str(line) for line in dropped) if isinstance(dropped, list) else ()
    return Written(bool(row["stored"]), str(row.get("block") or ""), lines, _text(row.get("warning")))


def failed(content: str) -> bool:
    """The tool did not do its work."""
    return "error" in document(content) or not document(content)


def _rows(parent: dict[str, object], key: str) -> list[dict[str, object]]:
    value = parent.get(key)
    return [row for row in value if isinstance(row, dict)] if isinstance(value, list) else []


def _text(value: object) -> str | None:
    return str(value) if value is not None and str(value).strip() else None


def _number(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        raise TypeError(value)
    return int(value)


def _page(kind: PageKind, row: dict[str, object], text_key: str) -> Page | None:
    try:
        customers, score = row.get("customers"), row.get("score")
        return Page(
            kind=kind,
            id=str(row["id"]),
            title=str(row["title"]),
            version=_number(row["version"]),
            effective=str(row["effective"]),
            text=str(row[text_key]),
            whole=text_key == "body",
            summary=str(row.get("summary") or ""),
            may_agree=row.get("may_agree") is True,
            customers=None if customers is None else _number(customers),
            previous=_earlier(row.get("previous")),
            upcoming=_later(row.get("upcoming")),
            score=float(score) if isinstance(score, int | float) else 0.0,
        )
    except _SHAPES:
        return None


def _earlier(value: object) -> Earlier | None:
    if not isinstance(value, dict):
        return None
    return Earlier(
        _number(value["version"]), str(value["effective"]), str(value.get("body") or value.get("passage") or "")
    )


def _later(value: object) -> Later | None:
    return Later(_number(value["version"]), str(value["effective"])) if isinstance(value, dict) else None


def _recheck(value: object) -> Recheck | None:
    if not isinstance(value, dict):
        return None
    linked, current = value.get("linked"), value.get("current")
    return Recheck(
        str(value.get("reason") or "policy"),
        None if linked is None else _number(linked),
        None if current is None else _number(current),
    )
