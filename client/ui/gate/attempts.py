"""How long must somebody wait who gave wrong passphrases? Kept in this process alone: Argon2id makes each guess slow.

Whoever ends the process begins anew, and whoever has the files guesses elsewhere: against both only the cost of a guess
helps. The wait is for whoever holds an unlocked device in their hands.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from client.errors import Refused
from shared.clock import monotonic

FREE: Final = 3  # wrong ones without a wait: a slip of the finger, capitals, another keyboard
FIRST_SECONDS: Final = 2.0  # then twice as long each time
MOST_SECONDS: Final = 60.0


@dataclass(slots=True)
class Attempts:
    """Of one account."""

    clock: Callable[[], float] = monotonic
    wrong: int = 0
    _until: float = 0.0

    def allow(self) -> None:
        """Raises Refused("lock-wait") with the seconds that are left."""
        left = self._until - self.clock()
        if left > 0:
            raise Refused("lock-wait", seconds=math.ceil(left))

    def failed(self) -> None:
        """One more was wrong."""
        self.wrong += 1
        if self.wrong > FREE:
            self._until = self.clock() + min(MOST_SECONDS, FIRST_SECONDS * 2 ** (self.wrong - FREE - 1))

    def over(self) -> None:
        """One was right."""
        self.wrong, self._until = 0, 0.0
