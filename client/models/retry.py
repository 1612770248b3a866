"""Is it worth asking the model again, and after how long?

Only while nothing of the answer has been passed on; the caller sees to that.
"""

from __future__ import annotations

from client.errors import ModelUnavailable

TRIES = 3  # requests in all, for one step
FIRST_WAIT = 1.0  # seconds; doubles with each try
LONGEST_ASKED_WAIT = 20.0  # seconds; a service that asks for more is reported instead of waited for


class TryAgain(Exception):
    """This try failed in a way that may pass; `asked` is the wait in seconds that the service asked for, if it did.

    `silent`: the service was given all its time and said nothing. A customer has waited long enough to be told.
    """

    def __init__(self, error: ModelUnavailable, asked: float | None = None, *, silent: bool = False) -> None:
        super().__init__(str(error))
        self.error = error
        self.asked = asked
        self.silent = silent


def wait_before_next(tries: int, asked: float | None) -> float | None:
    """Seconds until the next try after `tries` failed ones; None means give up now."""
    if tries >= TRIES or (asked is not None and asked > LONGEST_ASKED_WAIT):
        return None
    return asked if asked is not None else FIRST_WAIT * 2.0 ** (tries - 1)
