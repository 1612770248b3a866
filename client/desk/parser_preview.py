"""What can be typed after `gieok-desk preview`?"""

from __future__ import annotations

import argparse


def preview_grammar(command: argparse.ArgumentParser) -> None:
    """A page, and on which day it is read."""
    command.add_argument("page", metavar="PAGE", help="a page of the draft, `contents` or `service-context`")
    command.add_argument("--day", metavar="ISO-DAY", help="read on this day; else today")
