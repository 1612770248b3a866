"""What is a fault in the draft? The page, the rule that it breaks, and the words that make it findable.

An error holds a publication back; a warning is shown and holds nothing back.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Level = Literal["error", "warning"]
Rule = Literal[
    "dead-link",
    "orphan",
    "no-source",
    "source-unnamed",
    "version-wrong",
    "same-version",
    "effective-before",
    "effective-far",
    "expired",
    "expires-soon",
    "until-before",
    "number-conflict",
    "number-doubt",
    "order-to-ai",
    "hidden-characters",
    "personal-data",
    "no-answer",
    "page-long",
    "page-nearly-long",
    "contents-long",
    "contents-nearly-long",
    "context-long",
    "context-nearly-long",
    "id-twice",
    "config-key-unknown",
    "config-clamped",
]
WARNINGS: Final[frozenset[Rule]] = frozenset(
    {
        "orphan",
        "expires-soon",
        "number-doubt",
        "page-nearly-long",
        "contents-nearly-long",
        "context-nearly-long",
    }
)


@dataclass(frozen=True, slots=True)
class Finding:
    """`place` is a page id or a file name; `detail` the words or the number that the sentence names."""

    kind: str
    place: str
    rule: Rule
    detail: str = ""
    limit: int = 0

    @property
    def code(self) -> str:
        """The id of its sentence in the word catalogues."""
        return f"lint-{self.rule}"

    @property
    def level(self) -> Level:
        """Does it hold a publication back?"""
        return "warning" if self.rule in WARNINGS else "error"
