"""Which words mean the same, in three languages, and which say for whom or when a rule holds?

A concept is what a rule is about. A limit says for whom it holds: two rules with different limits are two rules. Light
words say nothing about which rule it is. The words are in concepts.toml.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The three lists, ready to search with."""

    concepts: Mapping[str, re.Pattern[str]]
    limits: Mapping[str, Mapping[str, re.Pattern[str]]]
    light: frozenset[str]
    any_concept: re.Pattern[str]
    any_limit: re.Pattern[str]


@cache
def vocabulary() -> Vocabulary:
    """Read when a draft is first checked: not while the window opens."""
    read = tomllib.loads(resources.files("client.desk.lint").joinpath("concepts.toml").read_text("utf-8"))
    limits = {
        dimension: {value: _compiled(words) for value, words in values.items()}
        for dimension, values in read["limits"].items()
    }
    return Vocabulary(
        concepts={name: _compiled(words) for name, words in read["concepts"].items()},
        limits=limits,
        light=frozenset(word for words in read["light"].values() for word in words.split()),
        any_concept=_compiled("|".join(read["concepts"].values())),
        any_limit=re.compile("|".join(it.pattern for values in limits.values() for it in values.values())),
    )


def _compiled(words: str) -> re.Pattern[str]:
    """English words whole, the others wherever they stand."""
    return re.compile(
        "|".join(
            (rf"(?<![a-z-])(?:{word})(?![a-z])") if word[0].isascii() and word[0].isalpha() else word
            for word in _alternatives(words)
        )
    )


def _alternatives(words: str) -> list[str]:
    """The alternatives of the outermost level."""
    parts, depth, part = [], 0, ""
    for char in words:
        depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(char, 0)
        if char == "|" and not depth:
            parts.append(part)
            part = ""
        else:
            part += char
    return [*parts, part]
