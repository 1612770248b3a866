"""What is a fault in the draft? The page, the rule that it breaks, and the words that make it findable."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Rule = Literal[
    "dead-link",
    "no-source",
    "version-wrong",
    "same-version",
    "effective-before",
    "effective-far",
    "order-to-ai",
    "hidden-characters",
    "personal-data",
    "page-long",
    "contents-long",
    "context-long",
    "id-twice",
    "config-key-unknown",
    "config-clamped",
]


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
