"""`gieok` and `python -m client`: the command line of a device."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from client.engine import Engine
    from client.settings import Settings


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code (0 done, 1 refused, 2 wrong usage)."""
    from client.cli.run import run

    os.umask(0o077)  # whatever this app writes is for its owner only
    return run(sys.argv[1:] if arguments is None else list(arguments), _open, _window)


def _open(settings: Settings, passphrase: str | None = None) -> Engine:
    from client.compose import open_engine  # after the arguments were understood

    return open_engine(settings, passphrase)


def _window(settings: Settings) -> int:
    from client.ui.window import open_window

    return open_window(settings, _open)


if __name__ == "__main__":
    sys.exit(main())
