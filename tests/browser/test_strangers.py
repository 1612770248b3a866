"""Can a page of another origin, or another name for this machine, reach the app? It must not."""

import http.client
import http.server
import threading
from urllib.parse import urlsplit

import pytest

pytestmark = pytest.mark.browser

TRY = """([url]) => new Promise(done => {
  const socket = new WebSocket(url);
  socket.onopen = () => done('open');
  socket.onclose = event => done('closed ' + event.code);
})"""


@pytest.fixture
def foreign():
    """A page of another origin on this machine."""

    class Page(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("content-type", "text/html")
            self.end_headers()
            self.wfile.write(b"<!doctype html><title>elsewhere</title>")

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Page)
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/"
    server.shutdown()
    server.server_close()


def socket_of(app):
    return f"ws://{urlsplit(app).netloc}/ws"


def test_a_page_of_another_origin_cannot_open_the_socket_even_in_the_browser_that_holds_the_cookie(app, look, foreign):
    screen = look(app).open()
    screen.wait("무엇을 도와드릴까요?")
    assert screen.page.evaluate(TRY, [socket_of(app)]) == "open"
    stranger = screen.page.context.new_page()
    stranger.goto(foreign)
    assert stranger.evaluate(TRY, [socket_of(app)]).startswith("closed")


def test_a_page_of_another_origin_reads_nothing_of_the_app(app, look, foreign):
    screen = look(app).open()
    screen.wait("무엇을 도와드릴까요?")
    stranger = screen.page.context.new_page()
    stranger.goto(foreign)
    address = app.split("?")[0]
    outcome = stranger.evaluate("([url]) => fetch(url).then(r => 'read ' + r.status).catch(() => 'refused')", [address])
    assert outcome == "refused"


def test_a_browser_without_the_launch_address_gets_one_sentence(app, look):
    screen = look(app.split("?")[0])
    answer = screen.page.goto(screen.url)
    assert answer.status == 403
    assert "앱이 연 창에서만" in answer.text()


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "0.0.0.0"])
def test_another_name_for_this_machine_is_refused(app, host):
    parts = urlsplit(app)
    connection = http.client.HTTPConnection("127.0.0.1", parts.port, timeout=20)
    connection.request("GET", f"/?{parts.query}", headers={"Host": f"{host}:{parts.port}"})
    answer = connection.getresponse()
    assert answer.status == 403
    assert answer.getheader("set-cookie") is None
    connection.close()
