"""How does a secret come into a file, whole or not at all, and readable by its owner only?"""

from __future__ import annotations

import os
from pathlib import Path

PRIVATE = 0o600


def write_secret(path: Path, data: bytes) -> None:
    """Replace the file as a whole; it is on the disk, and so is its name, when this returns."""
    part = path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)  # what a crash left of an earlier try
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE), "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def readable_by_others(folder: Path) -> bool:
    """May anybody but the owner read a key in it?"""
    return any(file.stat().st_mode & 0o077 for file in folder.glob("*.pem"))
