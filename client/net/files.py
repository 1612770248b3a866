"""How does a static file come from the server? As a stream with a time limit; its contents are nobody's word yet.

The bytes are taken as they lie on the server (no content encoding is undone, so no answer can swell here). Not done
here: a limit of length and every check of contents; the reader stops where it has had enough.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from email.utils import parsedate_to_datetime

import httpx

from client.errors import ServerUnreachable
from shared.clock import monotonic

FILE_SECONDS = 120.0  # for one file; 8 MiB on a slow phone connection (70 kB/s)


class ServerAnswered(ServerUnreachable):
    """The server answered, but not with the file. `status` is its HTTP status."""

    def __init__(self, status: int) -> None:
        super().__init__("server-answered-status", status=status)
        self.status = status


class Files:
    """The files of one server. `server_time` is what its clock said last, where it said so."""

    def __init__(self, client: httpx.Client, *, file_seconds: float = FILE_SECONDS) -> None:
        self._client = client
        self._file_seconds = file_seconds
        self.server_time: datetime | None = None

    def stream(self, url: str) -> Iterator[bytes]:
        """The file piece by piece. Raises ServerUnreachable, ServerAnswered."""
        deadline = monotonic() + self._file_seconds
        try:
            with self._client.stream("GET", url, headers={"Accept-Encoding": "identity"}) as answer:
                self.server_time = _date(answer.headers.get("Date"))
                if answer.status_code != httpx.codes.OK:
                    raise ServerAnswered(answer.status_code)
                for piece in answer.iter_raw():
                    if monotonic() > deadline:  # a byte every four seconds is no answer either
                        raise ServerUnreachable("server-too-slow")
                    yield piece
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise ServerUnreachable("server-unreachable") from error


def _date(header: str | None) -> datetime | None:
    try:
        found = parsedate_to_datetime(header) if header else None
    except ValueError:
        return None
    return found if found is not None and found.tzinfo is not None else None
