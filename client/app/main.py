"""The entry that is packaged as an app: the screens of the account on this device."""

from __future__ import annotations

import sys

from client.compose import open_engine
from client.errors import GieokError
from client.kit.words import Words
from client.settings import load_settings
from client.ui.window import open_window


def main() -> int:
    """Open the window; 1 with one sentence where it cannot be opened."""
    try:
        return open_window(load_settings({}), open_engine)
    except GieokError as error:
        sys.stderr.write(f"{Words().error(error)}\n")
        return 1


if __name__ == "__main__":
    sys.exit(main())
