"""How are several texts put into one, so that no two lists of texts give the same bytes?"""

from __future__ import annotations


def parts(*each: bytes) -> bytes:
    """Each part after its length in two bytes (RFC 9497 writes its own parts so, too)."""
    return b"".join(len(part).to_bytes(2) + part for part in each)
