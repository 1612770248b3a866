"""The entry that is packaged as an app: on a phone its native page, elsewhere a window on loopback."""

from __future__ import annotations

import sys
from typing import Final

from client.errors import GieokError
from client.kit.words import Words
from client.settings import load_settings

PHONES: Final = ("android", "ios")  # as Python names them; no environment variable can turn a computer into one


def main(platform: str = sys.platform) -> int:
    """Show the screens until they are closed; 1 with one sentence where that cannot be."""
    try:
        if platform in PHONES:
            from client.app.phone import run

            return run()
        from client.compose import open_engine  # neither is on a phone's way to the first frame
        from client.ui.window import open_window

        return open_window(load_settings({}), open_engine)
    except GieokError as error:
        sys.stderr.write(f"{Words().error(error)}\n")
        return 1


if __name__ == "__main__":
    sys.exit(main())
