"""How does the block read after a wish?

The line that covers the same matter is changed, otherwise one line is added; every other line stays byte for byte.
Pure: the whole new block comes back, the tool writes it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from client.models.builtin import language, names
from client.models.builtin.matters import VALUES, Matter, alike, matters, same_object
from client.models.builtin.wish import Wish

_SEPARATOR = re.compile(r"([ \t]*[,，、·/;][ \t]*)")
_SINGULAR: tuple[Matter, ...] = ("language", "name")  # one line of these at most


@dataclass(frozen=True, slots=True)
class Edit:
    """The new block; `lines` are the lines that carry the wishes, `replaced` and `removed` those that went."""

    text: str
    lines: tuple[str, ...]
    replaced: tuple[str, ...]
    removed: tuple[str, ...]

    def changes(self, block: str) -> bool:
        """There is something to write."""
        return self.text != block


def edit(block: str, wishes: Sequence[Wish], *, only_add: bool = False) -> Edit:
    """Work all wishes into the block. `only_add` leaves every line as it is: one in the way may be unchangeable."""
    lines = block.split("\n") if block else []
    carried: list[str] = []
    replaced: list[str] = []
    removed: list[str] = []
    for wish in wishes:
        if wish.drop:
            lines = _dropped(lines, wish, removed)
        elif wish.line in lines and not wish.about & set(_SINGULAR):
            carried.append(wish.line)
        elif only_add:
            lines.append(wish.line)
            carried.append(wish.line)
        else:
            lines = _worked_in(lines, wish, carried, replaced, removed)
    return Edit("\n".join(lines), tuple(carried), tuple(replaced), tuple(removed))


def standing_line(block: str, wish: Wish) -> str | None:
    """The line that says already what the wish asks for."""
    for line in block.split("\n"):
        if line == wish.line or (
            wish.value and not wish.drop and line.strip() and _value(line, wish.about) == wish.value
        ):
            return line
    return None


def _value(line: str, about: frozenset[Matter]) -> str | None:
    if "language" in about:
        return language.asked_for(line)
    return names.in_block(line) if "name" in about else None


def _worked_in(lines: list[str], wish: Wish, carried: list[str], replaced: list[str], removed: list[str]) -> list[str]:
    kept: list[str] = []
    placed = False
    for line in lines:
        if not _covers(line, wish):
            kept.append(line)
            continue
        if placed and not wish.about & set(_SINGULAR):
            kept.append(line)
            continue
        changed = _without(line, wish) if placed else _changed(line, wish)
        if changed != line:
            (removed if placed else replaced).append(line)
        if changed:
            kept.append(changed)
        if not placed and changed and _carries(changed, wish):
            carried.append(changed)
            placed = True
    if not placed:
        kept.append(wish.line)
        carried.append(wish.line)
    return kept


def _covers(line: str, wish: Wish) -> bool:
    if not line.strip():
        return False
    about = matters(line)
    if wish.about & set(_SINGULAR):
        return bool(about & wish.about & set(_SINGULAR))
    if wish.about:
        return bool(about & wish.about) and same_object(line, wish.line)
    return not about and alike(line, wish.line)


def _carries(line: str, wish: Wish) -> bool:
    if wish.line in line or (wish.value is not None and _value(line, wish.about) == wish.value):
        return True
    wanted = _new_value(line, wish)
    return wanted is not None and wanted in line


def _first_value(line: str, wish: Wish) -> str | None:
    for matter in sorted(wish.about):
        if matter in VALUES and (found := VALUES[matter].search(line)):
            return found.group().lower()
    return None


def _changed(line: str, wish: Wish) -> str:
    """The line with the wish in place of what it said about the same matter."""
    pieces = _SEPARATOR.split(line)
    if len(pieces) > 1:
        hit = [i for i in range(0, len(pieces), 2) if matters(pieces[i]) & wish.about]
        if hit:
            pieces[hit[0]] = wish.line
            return "".join(pieces)
    if matters(line) <= wish.about or not wish.about:
        return wish.line
    old, new = _first_value(line, wish), _new_value(line, wish)
    if old and new:
        return re.sub(re.escape(old), new, line, count=1, flags=re.IGNORECASE)
    return _without(line, wish)


def _new_value(line: str, wish: Wish) -> str | None:
    """The wish's language or channel as a word of the line's own language; None where it has none."""
    tongue = language.detect(line) or "ko"
    if "language" in wish.about and wish.value:
        return language.name_of(wish.value, tongue)
    if "channel" in wish.about and (found := VALUES["channel"].findall(wish.line)):
        word = str(found[-1])  # in "not by text, by e-mail" the last one is the one that is wanted
        return word if language.detect(word) == tongue else None
    return None


def _without(line: str, wish: Wish) -> str:
    """The line with nothing left about the wish's matter; empty where it was about nothing else."""
    pieces = _SEPARATOR.split(line)
    if len(pieces) > 1:
        kept = [i for i in range(0, len(pieces), 2) if not matters(pieces[i]) & wish.about]
        text = "".join(pieces[i] + (pieces[i + 1] if i != kept[-1] and i + 1 < len(pieces) else "") for i in kept)
        if len(kept) < (len(pieces) + 1) // 2:
            return text.strip()
    if matters(line) <= wish.about:
        return ""
    for matter in wish.about:
        if matter in VALUES:
            line = re.sub(
                f"(?:{VALUES[matter].pattern})(?:으로|로|을|를|で|を)?", "", line, count=1, flags=re.IGNORECASE
            )
    return re.sub(r"[ \t]{2,}", " ", line).strip()


def _dropped(lines: list[str], wish: Wish, removed: list[str]) -> list[str]:
    kept: list[str] = []
    for line in lines:
        if not _meant(line, wish):
            kept.append(line)
            continue
        rest = _without(line, wish)
        removed.append(line)
        if rest and rest != line:
            kept.append(rest)
    return kept


def _meant(line: str, wish: Wish) -> bool:
    if not line.strip():
        return False
    if "language" in wish.about:
        return language.asked_for(line) is not None and (wish.value is None or language.asked_for(line) == wish.value)
    if "name" in wish.about:
        return "name" in matters(line) and (wish.value is None or wish.value in line)
    if wish.about:
        shared = _first_value(line, wish)
        return (
            bool(matters(line) & wish.about)
            and shared == _first_value(wish.line, wish)
            and same_object(line, wish.line)
        )
    return alike(line, wish.line)
