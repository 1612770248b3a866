"""What can be typed after `gieok-desk app`? Where it listens, and whether a browser is opened."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Final

PORT: Final = "8770"  # beside the customer's app, which takes 8760


def add_app(add: Callable[[str, str], argparse.ArgumentParser]) -> None:
    """Put the command into the grammar."""
    app = add("app", "the desk as an app in a browser of this machine")
    app.add_argument("--port", metavar="PORT", default=PORT, help=f"on 127.0.0.1; 0 takes any free one (else {PORT})")
    app.add_argument("--no-browser", dest="browser", action="store_false", help="only say where to look")
