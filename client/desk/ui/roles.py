"""What may each member of the staff do here? For what is shown only: the server and the keys decide for themselves."""

from __future__ import annotations

from typing import Final, Literal

Deed = Literal["write", "publish", "decide", "attributes", "evidence"]

MAY: Final[dict[str, frozenset[Deed]]] = {
    "author": frozenset({"write"}),
    "signer": frozenset({"write", "publish", "decide", "attributes"}),
    "reviewer": frozenset({"decide", "attributes", "evidence"}),
}


def may(role: str, deed: Deed) -> bool:
    """A role that this app does not know may look at everything and do nothing."""
    return deed in MAY.get(role, frozenset())
