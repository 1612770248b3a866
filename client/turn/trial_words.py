"""What does a trial of a model service read like? The same plain lines on the screen and on the command line."""

from __future__ import annotations

from typing import Final

from client.errors import GieokError
from client.kit.amounts import said_seconds
from client.kit.words import Words
from client.turn.trial import Failed, Worked

# `trial-failed` is the line above every reason; a server's own failure has another name here
_OTHERWISE: Final = {"model-failed": "trial-server-failed"}


def trial_lines(result: Worked | Failed, words: Words) -> list[str]:
    """Whether it works, and what that means or why it does not."""
    match result:
        case Worked(tools=tools, seconds=seconds):
            return [words.text("trial-works", seconds=said_seconds(words, seconds)), words.text(f"trial-tools-{tools}")]
        case Failed(error=error):
            return [words.text("trial-failed"), _why(error, words)]


def _why(error: GieokError, words: Words) -> str:
    code = _OTHERWISE.get(error.code, f"trial-{error.code.removeprefix('model-')}")
    return words.text(code, **error.params) if words.has(code) else words.error(error)
