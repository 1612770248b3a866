"""Does the window listen on loopback alone, say when its port is taken, and end when it is told to?"""

import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from client.kit import fonts, serve
from shared.errors import Damaged, Refused

SCRIPT = """
import asyncio
from pathlib import Path
from client.kit.serve import Window, serve

async def screen(page):
    pass

window = Window(Path("client/app/assets"), 0, "no", "Gieok")
asyncio.run(serve(screen, window, on_ready=lambda url: print(url, flush=True)))
print("ended", flush=True)
"""


@pytest.fixture
def running():
    process = subprocess.Popen([sys.executable, "-c", SCRIPT], stdout=subprocess.PIPE, text=True)
    try:
        yield process, process.stdout.readline().strip()
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def test_a_busy_port_is_one_clear_refusal():
    with serve.bound(0) as first:
        port = first.getsockname()[1]
        with pytest.raises(Refused) as refused, serve.bound(port):
            pass
    assert refused.value.code == "app-port-busy"
    assert refused.value.params == {"port": str(port)}


def test_the_socket_is_bound_to_this_machine_only():
    with serve.bound(0) as listening:
        assert listening.getsockname()[0] == "127.0.0.1"


def test_the_port_is_free_again_afterwards():
    with serve.bound(0) as first:
        port = first.getsockname()[1]
    with serve.bound(port) as again:
        assert again.getsockname()[1] == port


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_cleanly(running, number):
    process, url = running
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
    assert b"flutter_bootstrap.js" in opener.open(url).read()
    process.send_signal(number)
    assert process.wait(20) == 0
    assert process.stdout.read() == "ended\n"


def test_the_fonts_come_from_this_machine(running):
    _, url = running
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
    page = opener.open(url)
    root = page.url
    text = opener.open(f"{root}assets/fonts/roboto.woff2").read()
    assert text == fonts.installed().text.read_bytes()
    thai = opener.open(f"{root}assets/fonts/notosansthai/v25/x.woff2").read()
    assert thai == fonts.installed().others["notosansthai"].read_bytes()
    emoji = opener.open(f"{root}assets/fonts/notocoloremoji/v32/x.9.woff2").read()
    assert emoji == fonts.installed().emoji.read_bytes()


def test_it_does_not_listen_on_another_address(running):
    _, url = running
    port = int(url.split(":")[2].split("/")[0])
    other = socket.gethostbyname(socket.gethostname())
    if other.startswith("127."):
        other = "127.0.0.2"
    with pytest.raises(OSError), socket.create_connection((other, port), timeout=2):  # noqa: PT011 - any of them
        pass


def test_a_missing_font_package_is_said(monkeypatch):
    monkeypatch.setattr(fonts, "TEXT", ("no_such_font_package", "x.otf"))
    with pytest.raises(Damaged) as damaged:
        fonts.installed()
    assert damaged.value.code == "fonts-missing"


def test_the_page_asks_nothing_from_outside():
    page = Path("client/app/assets/index.html").read_text(encoding="utf-8")
    assert "https://" not in page
    assert page.count("http://") == page.count("http://www.w3.org/2000/svg")
    assert page.count("<!-- fletAppConfig -->") == 1
