"""How does a secret come into a file, whole or not at all, and readable by its owner only?"""

from __future__ import annotations

import os
from pathlib import Path

PRIVATE = 0o600


def write_secret(path: Path, data: bytes) -> None:
    """`data` in a new file at `path`. What a crash left of an earlier try is written over."""
    part = path.with_suffix(".part")
    part.unlink(missing_ok=True)
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE), "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    part.rename(path)


def readable_by_others(folder: Path) -> bool:
    """May anybody but the owner read a key in it?"""
    return any(file.stat().st_mode & 0o077 for file in folder.glob("*.pem"))
