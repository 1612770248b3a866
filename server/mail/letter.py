"""What do the letters say? One catalogue a language, with the letters by name."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from string import Template

_FOLDER = Path(__file__).parent / "letters"


@dataclass(frozen=True, slots=True)
class Letter:
    """One letter, before its values are in it."""

    subject: str
    text: str


@cache
def catalogue(language: str) -> Mapping[str, Letter]:
    """Every letter in one language."""
    read = tomllib.loads((_FOLDER / f"{language}.toml").read_text(encoding="utf-8"))
    return {name: Letter(**letter) for name, letter in read.items()}


def letter(language: str, name: str, values: Mapping[str, str | int]) -> Letter:
    """The letter with its values."""
    blank = catalogue(language)[name]
    return Letter(blank.subject, Template(blank.text).substitute(values))
