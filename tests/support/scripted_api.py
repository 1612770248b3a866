"""A server on loopback that answers what a test told it, and remembers every request."""

import json
import threading
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


@dataclass
class Asked:
    method: str
    path: str
    headers: dict
    body: bytes


class ScriptedApi:
    """`answers` are (status, document or bytes), in order; the last one stays."""

    def __init__(self, *answers):
        self.answers, self.asked = list(answers), []
        api = self

        class Handler(BaseHTTPRequestHandler):
            def _any(self):
                body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
                api.asked.append(Asked(self.command, self.path, dict(self.headers), body))
                status, document = api.answers.pop(0) if len(api.answers) > 1 else api.answers[0]
                data = document if isinstance(document, bytes) else json.dumps(document).encode()
                self.send_response(status)
                if status == 302:
                    self.send_header("Location", "http://127.0.0.1:9/elsewhere")
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                if status != 204:
                    self.wfile.write(data)

            do_GET = do_POST = do_DELETE = do_PUT = _any  # noqa: N815  the library calls by these names

            def log_message(self, *_):
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._server.shutdown()
        self._server.server_close()
