"""What does the loop itself say, in the customer's language?"""

from __future__ import annotations

from collections.abc import Callable

from client.turn.loop import Phrases


def phrases(say: Callable[..., str]) -> Phrases:
    """Its sentences from the catalogue."""
    return Phrases(
        say("loop-use-the-tool"),
        say("loop-say-something"),
        say("loop-not-stored"),
        say("loop-cut-short"),
        say("loop-stored"),
        say("memory-paused-not-kept"),
    )
