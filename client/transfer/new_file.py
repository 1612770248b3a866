"""A file that is there whole or not at all, that only its owner can read, and that overwrites nothing unasked."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from client.errors import Refused, StoreFull
from shared.ids import Ids


@contextmanager
def new_file(path: Path, *, force: bool, ids: Ids) -> Iterator[IO[bytes]]:
    """Write into it; at the end it stands at `path`. Raises Refused (export-exists, -unwritable) and StoreFull."""
    if not force and os.path.lexists(path):
        raise Refused("export-exists", file=path.name)
    beside = path.with_name(f".{path.name}.{ids()}.part")
    try:
        descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        try:
            with os.fdopen(descriptor, "wb") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            _put_in_place(beside, path, force=force)
        finally:
            beside.unlink(missing_ok=True)
    except OSError as error:
        if error.errno == errno.ENOSPC:
            raise StoreFull("store-full") from error
        raise Refused("export-unwritable", file=path.name) from error


def _put_in_place(beside: Path, path: Path, *, force: bool) -> None:
    if force:
        beside.replace(path)
        return
    try:
        os.link(beside, path)  # unlike a rename it fails where something has come meanwhile
    except FileExistsError as error:
        raise Refused("export-exists", file=path.name) from error
    except OSError:  # a file system without hard links
        if os.path.lexists(path):
            raise Refused("export-exists", file=path.name) from None
        beside.replace(path)
