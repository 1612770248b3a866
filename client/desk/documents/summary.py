"""What does a page say of itself in one line? Its first sentence, in its own words."""

from __future__ import annotations

import re
from typing import Final

from client.desk.documents.headings import plain

LENGTH: Final = 120  # code points: every page's line stands in the contents page, which the model reads first
_END: Final = re.compile(r"[.!?](?=\s|$)(?<!\d\.)|[。!?]")
_LIST_MARK: Final = re.compile(r"^\s*(?:[-*+•·○◦▪※]|\(?\d{1,3}[.)]|[①-⑳]|[가-하][.)])\s+")


def summary(text: str, title: str) -> str:
    """The first sentence that is no heading and no table; the title where there is none."""
    for line in text.splitlines():
        stripped = line.strip()
        if not stripped or stripped.startswith(("#", "|", "```", "~~~", "---", "![", "<")):
            continue
        said = plain(_LIST_MARK.sub("", stripped.lstrip("> ")))
        if not said:
            continue
        end = _END.search(said)
        return _short(said[: end.end()] if end else said)
    return _short(title)


def _short(sentence: str) -> str:
    if len(sentence) <= LENGTH:
        return sentence
    cut = sentence[: LENGTH - 1]
    return (cut[: cut.rindex(" ")] if " " in cut[LENGTH // 2 :] else cut).rstrip(" ,;:") + "…"
