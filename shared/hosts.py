"""Is this host the machine itself? Only there may plain http go."""

from __future__ import annotations

from ipaddress import ip_address


def is_loopback(host: str) -> bool:
    """`localhost` and the loopback addresses; a name that merely resolves to one is not meant."""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
