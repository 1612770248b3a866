"""What must never be written down? Whatever Flet's own log says at DEBUG: what a customer types and reads."""

from __future__ import annotations

import logging
from typing import Final

SPEAKS_OF_CONTENT: Final = (
    "flet",
    "flet_components",
    "flet_controls",
    "flet_object_patch",
    "flet_transport",
    "flet_web",
)


def say_no_content() -> None:
    """From now on these loggers tell warnings only."""
    for name in SPEAKS_OF_CONTENT:
        logging.getLogger(name).setLevel(logging.WARNING)
