"""A model service that streams one answer, a piece at a time at an even pace, and remembers when each piece left."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from time import sleep, time
from typing import Any


class StreamingModel:
    """Serves on loopback while the body runs; `sent` is piece → milliseconds of the machine's clock."""

    def __init__(self, piece: Callable[[int], str], *, pieces: int, every: float) -> None:
        self.sent: dict[str, float] = {}
        outer = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self) -> None:
                self.rfile.read(int(self.headers["Content-Length"]))
                self.send_response(200)
                self.send_header("Content-Type", "text/event-stream")
                self.send_header("Connection", "close")
                self.end_headers()
                for number in range(pieces):
                    outer.sent[piece(number).strip()] = time() * 1e3
                    self._say({"content": piece(number)})
                    sleep(every)
                self._say({}, "stop")
                self.wfile.write(b"data: [DONE]\n\n")
                self.close_connection = True

            def _say(self, delta: dict[str, str], finish: str | None = None) -> None:
                choice = {"index": 0, "delta": delta, "finish_reason": finish}
                chunk = {"id": "c", "object": "chat.completion.chunk", "created": 1, "model": "m", "choices": [choice]}
                self.wfile.write(f"data: {json.dumps(chunk)}\n\n".encode())
                self.wfile.flush()

            def log_message(self, *_: Any) -> None:
                """Say nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> StreamingModel:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
