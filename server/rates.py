"""How often has this been asked lately? A moving window for each name, in memory, by the server's clock.

One process serves, so that memory is the right place. What must outlive a restart (wrong passwords, tries of a code) is
counted in the database beside it.
"""

from __future__ import annotations

import threading
from collections import deque
from dataclasses import dataclass
from datetime import datetime, timedelta
from ipaddress import IPv6Address, ip_address

from fastapi import Request

from server.errors import TooMany
from shared.clock import Clock

NAMES_AT_MOST = 100_000  # a flood of addresses costs the oldest their memory, not the server its own
_IPV6_CUSTOMER = 64  # bits: one home has all addresses behind them


@dataclass(frozen=True, slots=True)
class Rate:
    """`count` times within `window`, for one kind of thing."""

    kind: str
    count: int
    window: timedelta


class Rates:
    """The windows of all names; a name is a kind and whom it is about."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._seen: dict[tuple[str, str], deque[datetime]] = {}
        self._lock = threading.Lock()

    def count(self, rate: Rate, whom: str) -> None:
        """One more time. Raises TooMany("too-often", seconds=…) where the window is full; that one is not counted."""
        now, name = self._clock(), (rate.kind, whom)
        with self._lock:
            times = self._seen.pop(name, None) or deque()
            while times and not now - rate.window < times[0] <= now:  # a clock that went back forgets
                times.popleft()
            self._seen[name] = times  # the last one asked for stands last
            if len(times) >= rate.count:
                raise TooMany("too-often", seconds=int((times[0] + rate.window - now).total_seconds()) + 1)
            times.append(now)
            while len(self._seen) > NAMES_AT_MOST:
                del self._seen[next(iter(self._seen))]


def client_of(request: Request) -> str:
    """Whose connection it is; behind a proxy whom the settings name, the address that the proxy tells."""
    host = request.client.host if request.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or int(address) >> (128 - _IPV6_CUSTOMER))
    return host
