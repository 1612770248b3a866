"""Which facts and earlier turns of the customer did the tools return, as values? What is not as agreed is left out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from client.models.builtin.results import SHAPES, document, number_of, rows_of, text_of


@dataclass(frozen=True, slots=True)
class Recheck:
    """Why a fact has to be looked at again."""

    reason: str
    linked: int | None
    current: int | None


@dataclass(frozen=True, slots=True)
class FactHit:
    """A customer fact that a search found; `quotes` are the customer's own words, `turns` where its evidence stands.

    `policy` and `knowhow` are the ids of the pages that it hangs on.
    """

    id: str
    kind: str
    statement: str
    day: str | None
    stated: bool
    recheck: Recheck | None
    quotes: tuple[str, ...]
    turns: tuple[str, ...] = ()
    policy: str | None = None
    knowhow: str | None = None
    status: str = "active"


@dataclass(frozen=True, slots=True)
class TurnHit:
    """An earlier turn that a search found; `day` is an ISO day."""

    turn: str
    day: str
    question: str
    answer: str


def facts(content: str) -> Iterator[FactHit]:
    """What search_facts found."""
    for row in rows_of(document(content), "results"):
        try:
            evidence = rows_of(row, "evidence")
            said = [quote for quote in evidence if quote.get("speaker") == "customer"]
            yield FactHit(
                id=str(row["id"]),
                kind=str(row["kind"]),
                statement=str(row["statement"]),
                day=text_of(row.get("date")),
                stated=bool(row.get("stated", True)),
                recheck=_recheck(row.get("recheck")),
                quotes=tuple(str(quote["quote"]).strip() for quote in said if str(quote["quote"]).strip()),
                turns=tuple(dict.fromkeys(str(quote["turn"]) for quote in evidence if quote.get("turn"))),
                policy=_page_id(row.get("policy")),
                knowhow=_page_id(row.get("knowhow")),
                status=str(row.get("status") or "active"),
            )
        except SHAPES:
            continue


def turns(content: str) -> Iterator[TurnHit]:
    """What search_conversations found."""
    for row in rows_of(document(content), "results"):
        try:
            yield TurnHit(str(row["turn"]), str(row["at"])[:10], str(row["question"]), str(row.get("answer") or ""))
        except SHAPES:
            continue


def _page_id(value: object) -> str | None:
    return text_of(value.get("page")) if isinstance(value, dict) else None


def _recheck(value: object) -> Recheck | None:
    if not isinstance(value, dict):
        return None
    linked, current = value.get("linked"), value.get("current")
    return Recheck(
        str(value.get("reason") or "policy"),
        None if linked is None else number_of(linked),
        None if current is None else number_of(current),
    )
