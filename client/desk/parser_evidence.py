"""What can be typed after `gieok-desk evidence`?"""

from __future__ import annotations

import argparse
from collections.abc import Callable


def of_evidence(add: Callable[[str, str], argparse.ArgumentParser]) -> None:
    """Whose agreements, and why: the customer will see both that they were read and the reason."""
    read = add("evidence", "read what a customer agreed on with the service; the customer sees that you did, and why")
    read.add_argument("email", metavar="EMAIL")
    read.add_argument("--reason", metavar="TEXT", required=True, help="ten characters at least")
