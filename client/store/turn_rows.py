"""How does a turn stand in its row? Lists and notes as JSON, read back into values."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from client.memory.fact import Recheck
from client.memory.logged import Basis, Card, LoggedTurn, Source, ToolUse
from client.store.database import Row
from shared.clock import read_stamp


def written(values: Sequence[object]) -> str:
    """The fields of each by name, in their order; `asdict` would copy every value first."""
    return json.dumps(values, ensure_ascii=False, default=_fields)


def written_basis(basis: Basis | None) -> str:
    """The same for what a model had at hand."""
    return "{}" if basis is None else json.dumps(basis, ensure_ascii=False, default=_fields)


def turn_of(row: Row) -> LoggedTurn:
    """A row of `turns`."""
    return LoggedTurn(
        id=row["id"],
        conversation=row["conversation"],
        question=row["question"],
        asked_at=read_stamp(row["asked_at"]),
        zone=row["zone"],
        state=row["state"],
        answer=row["answer"],
        completed_at=read_stamp(row["completed_at"]) if row["completed_at"] else None,
        model=row["model"],
        model_kind=row["model_kind"],
        tools=tuple(ToolUse(**tool) for tool in json.loads(row["tools"])),
        sources=tuple(_source(source) for source in json.loads(row["sources"])),
        cards=tuple(
            Card(**{**card, "added": tuple(card["added"]), "dropped": tuple(card["dropped"])})
            for card in json.loads(row["cards"])
        ),
        error=row["error"],
        error_values=json.loads(row["error_values"]),
        place=int(row["seq"]),
        instead_of=row["instead_of"],
        superseded=bool(row["superseded"]),
        basis=_basis(json.loads(row["basis"])),
        waits_since=read_stamp(row["waits_since"]) if row["waits_since"] else None,
        paused=bool(row["paused"]),
    )


def _fields(value: object) -> dict[str, object]:
    return {name: getattr(value, name) for name in getattr(value, "__slots__", ())}


def _source(data: dict[str, object]) -> Source:
    recheck = data.pop("recheck")
    return Source(**data, recheck=Recheck(**recheck) if isinstance(recheck, dict) else None)  # type: ignore[arg-type]  # our own JSON


def _basis(data: dict[str, Any]) -> Basis | None:
    """None for a turn of before this was noted."""
    return Basis(**{**data, "found": tuple(_source(one) for one in data["found"])}) if data else None
