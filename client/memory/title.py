"""What may a customer call a conversation? One line that can be seen, and not a long one; blank means no name."""

from __future__ import annotations

from typing import Final

from client.errors import Refused
from shared.text import fold, visible

TITLE_LIMIT: Final = 80  # code points; product decision: two lines of a list on a phone


def own_title(typed: str) -> str:
    """The title as it is kept; "" where the automatic one shall stand. Raises Refused (talks-title-long)."""
    title = fold(visible(typed))
    if len(title) > TITLE_LIMIT:
        raise Refused("talks-title-long", limit=TITLE_LIMIT)
    return title
