"""What does a trial of a model service read like? The same plain lines on the screen and on the command line."""

from __future__ import annotations

from typing import Final

from client.errors import GieokError, Refused
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
            return [words.text("trial-failed"), words.error(plain(error))]


def plain(error: GieokError) -> Refused:
    """The same reason, said of a trial: there is no conversation yet that could be kept."""
    code = _OTHERWISE.get(error.code, f"trial-{error.code.removeprefix('model-')}")
    return Refused(code if Words().has(code) else error.code, **error.params)
