"""A real HTTP server on loopback that serves a repository, remembers what was asked, and can be made to misbehave."""

from __future__ import annotations

import functools
import http.server
import socket
import threading
from email.utils import format_datetime
from pathlib import Path


class Web:
    """`replies[path]` replaces an answer: bytes, a status, or a function of the handler."""

    def __init__(self, folder: Path):
        self.asked: list[str] = []
        self.replies: dict[str, object] = {}
        self.date = None
        (folder / "tuf").mkdir(parents=True, exist_ok=True)
        self.repository = folder / "tuf"
        handler = functools.partial(_Handler, directory=str(folder), web=self)
        self._server = _Server(("127.0.0.1", 0), handler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()

    def forget(self):
        self.asked.clear()

    def names(self):
        return [path.rsplit("/", 1)[1] for path in self.asked]

    def stop(self):
        self._server.shutdown()
        self._server.server_close()


class _Server(http.server.ThreadingHTTPServer):
    def handle_error(self, request, client_address):
        """A phone that hangs up is what several tests are about."""


class _Handler(http.server.SimpleHTTPRequestHandler):
    def __init__(self, *args, web, **kwargs):
        self.web = web
        super().__init__(*args, **kwargs)

    def log_message(self, *args):
        pass

    def date_time_string(self, timestamp=None):
        if timestamp is None and self.web.date is not None:
            return format_datetime(self.web.date, usegmt=True)
        return super().date_time_string(timestamp)

    def do_GET(self):
        self.web.asked.append(self.path)
        self.web.headers = dict(self.headers)
        reply = self.web.replies.get(self.path.rsplit("/", 1)[1])
        if reply is None:
            super().do_GET()
        elif callable(reply):
            reply(self)
        elif isinstance(reply, int):
            self.send_error(reply)
        else:
            self.send_response(200)
            self.send_header("Content-Length", str(len(reply)))
            self.end_headers()
            self.wfile.write(reply)


class BlackHole:
    """Takes connections and never says a word."""

    def __init__(self):
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        self.connections = []
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self):
        while True:
            try:
                self.connections.append(self._socket.accept()[0])
            except OSError:
                return

    def stop(self):
        self._socket.close()
        for connection in self.connections:
            connection.close()
