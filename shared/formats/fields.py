"""Is this value from outside what its key promises? Parsing at the door, with an error that names the key.

Every failure is `Refused("content-field-wrong", place, field, rule, limit)`: `place` says which page, bundle or config,
`rule` is one word of `Rule` that the catalogues turn into a sentence, `limit` the number that belongs to it (or 0).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Literal, TypeVar

from shared.errors import Refused

Rule = Literal[
    "missing",
    "unknown",
    "twice",
    "text",
    "empty",
    "long",
    "line",
    "number",
    "flag",
    "day",
    "list",
    "table",
    "id",
    "language",
    "hash",
    "key",
    "address",
    "order",
]
Parsed = TypeVar("Parsed")

LANGUAGES = ("ko", "en", "ja")  # Korean is the default; the other two are its equals
ID_LIMIT = 80  # code points; an id is also a file name on the desk
_ID = re.compile(r"[^\W_][\w-]*")
_HASH = re.compile(r"[0-9a-f]{64}")
_LINE_ENDS = re.compile("\r\n?|[\x85\u2028\u2029]")  # YAML takes all of them for line ends
_ABSENT = object()


def is_id(text: str) -> bool:
    """Could this be an id? Then it is also a file name that leads nowhere else."""
    return _ID.fullmatch(text) is not None and len(text) <= ID_LIMIT


def wrong(place: str, field: str, rule: Rule, limit: int = 0) -> Refused:
    """The one error of this room."""
    return Refused("content-field-wrong", place=place, field=field, rule=rule, limit=limit)


@dataclass(frozen=True, slots=True)
class Fields:
    """A table from outside, read key by key. Every method raises `content-field-wrong`."""

    values: Mapping[str, object]
    place: str

    def has(self, key: str) -> bool:
        """There, and not null."""
        return self.values.get(key) is not None

    def text(self, key: str, *, limit: int, default: str | None = None) -> str:
        """Text of at most `limit` code points, line ends as newlines; without `default` it must not be blank."""
        found = self._get(key, default)
        if not isinstance(found, str):
            raise wrong(self.place, key, "text")
        found = _LINE_ENDS.sub("\n", found)
        if any(char == "\x00" or unicodedata.category(char) == "Cs" for char in found):
            raise wrong(self.place, key, "text")  # half a character or a NUL: neither a store nor a screen can hold it
        if default is None and not found.strip():
            raise wrong(self.place, key, "empty")
        if len(found) > limit:
            raise wrong(self.place, key, "long", limit)
        return found

    def line(self, key: str, *, limit: int, default: str | None = None) -> str:
        """One line of text, stripped."""
        found = self.text(key, limit=limit, default=default).strip()
        if len(found.splitlines()) > 1:
            raise wrong(self.place, key, "line")
        return found

    def number(self, key: str, *, low: int, high: int, default: int | None = None) -> int:
        """A whole number between `low` and `high`, both included."""
        found = self._get(key, default)
        if not isinstance(found, int) or isinstance(found, bool) or not low <= found <= high:
            raise wrong(self.place, key, "number", high)
        return found

    def clamped(self, key: str, *, low: int, high: int, default: int) -> int:
        """A whole number, moved to the nearest end of the range where it lies outside."""
        found = self._get(key, default)
        if not isinstance(found, int) or isinstance(found, bool):
            raise wrong(self.place, key, "number", high)
        return min(max(found, low), high)

    def flag(self, key: str, *, default: bool) -> bool:
        """True or false."""
        found = self._get(key, default)
        if not isinstance(found, bool):
            raise wrong(self.place, key, "flag")
        return found

    def day(self, key: str) -> date:
        """A calendar day as ISO text."""
        found = self._get(key, None)
        if not isinstance(found, str) or len(found) != len("2026-07-01"):
            raise wrong(self.place, key, "day")
        try:
            return date.fromisoformat(found)
        except ValueError as error:
            raise wrong(self.place, key, "day") from error

    def id(self, key: str) -> str:
        """A short name of letters (any script), digits and hyphens, NFC."""
        return _id(self.line(key, limit=ID_LIMIT), self.place, key)

    def hash(self, key: str) -> str:
        """SHA-256 or an Ed25519 public key, as 64 hexadecimal digits."""
        found = self.line(key, limit=64)
        if not _HASH.fullmatch(found):
            raise wrong(self.place, key, "hash")
        return found

    def one_of(self, key: str, allowed: tuple[str, ...], rule: Rule, default: str | None = None) -> str:
        """One word of a closed list."""
        found = self._get(key, default)
        if not isinstance(found, str) or found not in allowed:
            raise wrong(self.place, key, rule)
        return found

    def items(self, key: str, read: Callable[[Fields], Parsed], *, limit: int) -> tuple[Parsed, ...]:
        """A list of at most `limit` tables, each read by `read`; absent means none."""
        found = self._list(key, limit)
        return tuple(read(table(item, f"{self.place} · {key} {number}")) for number, item in enumerate(found, 1))

    def lines(self, key: str, *, limit: int, each: int) -> tuple[str, ...]:
        """A list of at most `limit` lines of at most `each` code points, without repeats; absent means none."""
        found = self._list(key, limit)
        read = (Fields({key: item}, self.place).line(key, limit=each) for item in found)
        return tuple(dict.fromkeys(read))

    def ids(self, key: str, *, limit: int) -> tuple[str, ...]:
        """A list of ids without repeats; absent means none."""
        return tuple(dict.fromkeys(_id(line, self.place, key) for line in self.lines(key, limit=limit, each=ID_LIMIT)))

    def table(self, key: str) -> Fields:
        """A table inside; absent means an empty one."""
        return table(self.values[key] if self.has(key) else {}, f"{self.place} · {key}")

    def no_other_keys(self, known: frozenset[str]) -> None:
        """Refuse a key that nobody reads: in a file that people write it is a typing error."""
        for key in self.values:
            if key not in known:
                raise wrong(self.place, key, "unknown")

    def _get(self, key: str, default: object) -> object:
        found = self.values.get(key, _ABSENT)
        if found is not _ABSENT and found is not None:
            return found
        if default is None:
            raise wrong(self.place, key, "missing")
        return default

    def _list(self, key: str, limit: int) -> list[object]:
        found = self._get(key, [])
        if not isinstance(found, list):
            raise wrong(self.place, key, "list")
        if len(found) > limit:
            raise wrong(self.place, key, "long", limit)
        return found


def table(value: object, place: str) -> Fields:
    """`value` as a table with text keys."""
    if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
        raise wrong(place, "", "table")
    return Fields(value, place)


def _id(found: str, place: str, key: str) -> str:
    found = unicodedata.normalize("NFC", found)
    if not is_id(found):
        raise wrong(place, key, "id")
    return found
