"""How fast does an HTTP server answer? Several connections that ask again as soon as they were answered.

Bare sockets: a client of comfort would be slower than the servers that are measured. And the servers to compare with.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.bench._times import Taken

CONNECTIONS = 8
ROOT = Path(__file__).resolve().parents[2]
TICKS = os.sysconf("SC_CLK_TCK")


def request(path: str, body: bytes | None = None, **headers: str) -> bytes:
    """A request as it goes over the wire."""
    lines = [f"{'GET' if body is None else 'POST'} {path} HTTP/1.1", "Host: localhost"]
    if body is not None:
        headers |= {"Content-Type": "application/json", "Content-Length": str(len(body))}
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode() + (body or b"")


def load(url: str, asked: list[bytes], status: int, into: Taken, *, connections: int = CONNECTIONS) -> float:
    """Ask all of `asked`, shared by so many connections; returns how many were answered a second."""
    host, port = url.removeprefix("http://").split(":")
    waiting, lock, wrong = iter(asked), threading.Lock(), []

    def work() -> None:
        with socket.create_connection((host, int(port))) as connection:
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            while True:
                with lock:
                    sent = next(waiting, None)
                if sent is None:
                    return
                began = perf_counter()
                connection.sendall(sent)
                got = _answer(connection)
                into.wall.append((perf_counter() - began) * 1e3)
                if got != status:
                    wrong.append(got)

    threads = [threading.Thread(target=work) for _ in range(connections)]
    began = perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    took = perf_counter() - began
    assert not wrong, f"{len(wrong)} of {len(asked)} were answered with {set(wrong)}"
    return len(asked) / took


def _answer(connection: socket.socket) -> int:
    """Read one whole answer; its status."""
    got = b""
    while (end := got.find(b"\r\n\r\n")) < 0:
        piece = connection.recv(65_536)
        assert piece, "the server hung up"
        got += piece
    head = got[:end].lower()
    at = head.find(b"content-length:")
    length = int(head[at + 15 :].split(b"\r\n", 1)[0]) if at >= 0 else 0
    left = end + 4 + length - len(got)
    while left > 0:
        left -= len(connection.recv(min(left, 1 << 20)))
    return int(head[9:12])


def processor_seconds(pid: int) -> float:
    """What a process has used so far, its threads included."""
    used = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
    return (int(used[11]) + int(used[12])) / TICKS


@contextmanager
def static_server(folder: Path) -> Iterator[tuple[str, int]]:
    """Starlette's own static files over `folder`, and an endpoint that does nothing, run as our server is run.

    Address and process.
    """
    command = [sys.executable, str(Path(__file__)), str(folder)]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        yield process.stdout.readline().strip(), process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)
        process.stdout.close()


def _serve(folder: Path) -> None:
    import uvicorn
    from starlette.applications import Starlette
    from starlette.responses import Response
    from starlette.routing import Mount, Route
    from starlette.staticfiles import StaticFiles

    from server.main import GRACE_SECONDS

    async def empty(_request: object) -> Response:
        return Response()

    app = Starlette(routes=[Route("/empty", empty), Mount("/", StaticFiles(directory=folder))])
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        app, log_config=None, access_log=False, server_header=False, timeout_graceful_shutdown=GRACE_SECONDS
    )
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    _serve(Path(sys.argv[1]))
