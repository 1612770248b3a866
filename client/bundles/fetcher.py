"""How does the TUF library get its files? Through our one HTTP client. Imports tuf: import this lazily."""

from __future__ import annotations

from collections.abc import Iterator

from tuf.api.exceptions import DownloadError, DownloadHTTPError
from tuf.ngclient import FetcherInterface

from client.errors import GieokError
from client.net.files import Files, ServerAnswered


class Fetcher(FetcherInterface):
    """The library's view of `Files`: the same streams, the library's own errors."""

    def __init__(self, files: Files) -> None:
        self._files = files

    def _fetch(self, url: str) -> Iterator[bytes]:
        try:
            yield from self._files.stream(url)
        except ServerAnswered as error:
            raise DownloadHTTPError(str(error), error.status) from error
        except GieokError as error:
            raise DownloadError(str(error)) from error
