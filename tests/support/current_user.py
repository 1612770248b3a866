"""A sample service on loopback that says who its current user is, and remembers what it was asked."""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class CurrentUserService:
    """Answers GET /me for one token; `answer` is what it says, `asked` the (path, headers) that came."""

    def __init__(self, token="a-token", **answer):
        self.token, self.answer, self.status, self.asked = token, answer, 200, []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                service.asked.append((self.path, dict(self.headers)))
                known = self.headers.get("Authorization") == f"Bearer {service.token}"
                body = service.answer if isinstance(service.answer, bytes) else json.dumps(service.answer).encode()
                self.send_response(service.status if known else 401)
                if service.status == 302:
                    self.send_header("Location", "http://127.0.0.1:9/elsewhere")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}/me"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self):
        self._server.shutdown()
        self._server.server_close()
