"""Which memories stand in a file that mem0 wrote? Values in, values out.

The forms that its versions and its platform write: `{"results": […]}` of get_all and search, `{"memories": […]}`, or
the bare list; a memory is `{"id", "memory", "created_at", "updated_at", "metadata", …}`, or a point of a vector store
with all that in its `payload`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Literal

from shared.text import fold, visible

LONGEST = 2_000  # code points; one memory is a sentence or a few
Reason = Literal["malformed", "too-long", "expired"]


@dataclass(frozen=True, slots=True)
class Remembered:
    """One memory of mem0."""

    id: str
    text: str
    first: datetime
    last: datetime


def memories(text: str) -> list[object] | None:
    """The listed memories, sound or not; None where the document lists none. Raises ValueError for what is no JSON."""
    try:
        document = json.loads(text)
    except RecursionError as error:
        raise ValueError("nested too deep") from error
    if isinstance(document, Mapping):
        document = next((document[name] for name in ("results", "memories", "points") if name in document), None)
    return document if isinstance(document, list) else None


def read(entry: object, now: datetime) -> Remembered | Reason:
    """One entry, or why it is passed over."""
    if not isinstance(entry, Mapping):
        return "malformed"
    inner = entry.get("payload")
    fields = {**entry, **inner} if isinstance(inner, Mapping) else entry
    said = next((fields[name] for name in ("memory", "data", "text") if isinstance(fields.get(name), str)), None)
    if not isinstance(said, str) or not (words := fold(visible(said))) or _broken(words):
        return "malformed"
    if len(words) > LONGEST:
        return "too-long"
    expires = _moment(fields.get("expiration_date"))
    if expires is not None and expires < now:
        return "expired"
    first = _moment(fields.get("created_at")) or now
    last = _moment(fields.get("updated_at")) or first
    key = entry.get("id")
    named = str(key) if isinstance(key, str | int) else words
    return Remembered(_id(named), words, min(first, last, now), min(max(first, last), now))


def _id(name: str) -> str:
    """The same memory has the same id here each time: reading a file again adds nothing."""
    return "m" + hashlib.sha256(f"mem0|{name}".encode()).hexdigest()[:11]


def _broken(text: str) -> bool:
    return any("\ud800" <= char <= "\udfff" for char in text)


def _moment(value: object) -> datetime | None:
    if not isinstance(value, str):
        return None
    try:
        moment = datetime.fromisoformat(value)
    except ValueError:
        return None
    if len(value) <= len("2026-08-12"):
        moment = datetime.combine(date.fromisoformat(value), datetime.max.time())
    return moment.replace(tzinfo=moment.tzinfo or UTC).astimezone(UTC)
