"""How does the server's process live? It takes its port first, says where it listens, and leaves cleanly when told."""

from __future__ import annotations

import errno
import logging
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType

import uvicorn

from server.compose import make_app
from server.errors import CannotStart
from server.settings import Settings
from shared.clock import Clock

GRACE_SECONDS = 2  # for requests that are running when the server is told to stop
BACKLOG = 128


def run(settings: Settings, clock: Clock, announce: Callable[[str], None]) -> None:
    """Serve until SIGTERM or SIGINT, then leave with 0. `announce` gets the address once connections are taken.

    Raises CannotStart, Unavailable, Damaged before that.
    """
    signal.signal(signal.SIGTERM, _leave)
    signal.signal(signal.SIGINT, _leave)
    logging.basicConfig(stream=sys.stderr, level=logging.WARNING, format="%(asctime)s %(name)s %(message)s")
    listening = _listen(settings.host, settings.port)
    with listening:
        config = uvicorn.Config(
            make_app(settings, clock),
            log_config=None,
            access_log=False,  # an address can hold what nobody wants in a log
            server_header=False,
            forwarded_allow_ips=settings.proxies,
            timeout_graceful_shutdown=GRACE_SECONDS,
        )
        host = f"[{settings.host}]" if ":" in settings.host else settings.host
        announce(f"http://{host}:{listening.getsockname()[1]}")
        uvicorn.Server(config).run(sockets=[listening])


def _leave(_signal: int, _frame: FrameType | None) -> None:
    """While uvicorn runs it has its own handlers, and raises the signal again when everything is closed."""
    raise SystemExit(0)


def _listen(host: str, port: int) -> socket.socket:
    """A bound, listening socket: a connection that comes before the app is ready waits. Raises CannotStart."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise CannotStart("port-taken", port=port) from error
        raise CannotStart("host-unusable") from error
    return listening
