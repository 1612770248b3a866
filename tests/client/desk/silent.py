"""A line that breaks at the wrong moment: everything arrives at the server, and one answer never comes back."""

import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

import httpx


class Silent(BaseHTTPRequestHandler):
    """Passes everything on to the real server, and hangs up instead of passing on the answer to a publication."""

    def do_GET(self):
        self.pass_on()

    def do_POST(self):
        self.pass_on()

    def pass_on(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        headers = {name: self.headers[name] for name in ("Authorization", "Content-Type") if self.headers[name]}
        answer = httpx.request(self.command, self.server.real + self.path, content=body, headers=headers, timeout=60)
        if self.command == "POST":
            return
        self.send_response(answer.status_code)
        self.send_header("Content-Length", str(len(answer.content)))
        self.end_headers()
        self.wfile.write(answer.content)

    def log_message(self, *_):
        pass


class SilentServer(HTTPServer):
    """Stands before the server at `real`."""

    def __init__(self, real):
        super().__init__(("127.0.0.1", 0), Silent)
        self.real, self.url = real, f"http://127.0.0.1:{self.server_port}"
        threading.Thread(target=self.serve_forever, daemon=True).start()
