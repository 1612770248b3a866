"""`gieok demo` (and `make run`): the server, the demo service and the app on this machine, until Ctrl-C or SIGTERM.

Server, desk and app are processes of their own, as in real life; this one starts them in order, says where to look, and
stops them. Everything lies in one folder: a second start publishes nothing and keeps the customer's memory.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from client.errors import Refused
from shared.randomness import random_token

DEMO = Path(__file__).resolve().parents[2] / "config" / "demo"
START_SECONDS = 30.0
STOP_SECONDS = 5.0
_DONE = "published"  # a file that says: the demo service is up, nothing to publish any more


class _Stop(Exception):
    """Ctrl-C or SIGTERM."""


def demo(data: Path, *, server_port: int, app_port: int) -> int:
    """Run all of it. Returns 0 after a stop that was asked for. Raises Refused for a busy port or a part that fails."""
    for port in (server_port, app_port):
        _check_free(port)
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise Refused("home-unusable") from error
    url = f"http://127.0.0.1:{server_port}"
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, _stop)
    try:
        serve = ["-m", "server", "serve", "--data", str(data / "server"), "--port", str(server_port)]
        with _running(serve, quiet=True) as server:
            _wait_until_open(server, server_port)
            if not (data / _DONE).exists():
                _publish(data, url)
            app = ["-m", "client", "app", "--home", str(data / "home"), "--server", url, "--port", str(app_port)]
            with _running(app, quiet=False) as window:
                while server.poll() is None and window.poll() is None:
                    time.sleep(0.2)
                raise Refused("demo-part-ended", part="server" if server.poll() is not None else "app")
    except _Stop:
        return 0


def _publish(data: Path, url: str) -> None:
    """The desk's own road: keys, sign-in, pages, publication. A kill in between begins it again."""
    desk = data / "desk"
    token = data / "desk-token"
    if not token.exists():
        written = data / "desk-token.new"
        name = f"demo-{random_token()[:6]}"
        said = _step(["-m", "server", "staff", "add", name, "--role", "signer", "--data", str(data / "server")])
        written.write_text(said.strip().splitlines()[-1], "ascii")
        written.replace(token)
    common = ["--desk", str(desk)]
    if not (desk / "desk.json").exists():
        _step(["-m", "client.desk", "init", "--server", url, "--demo", *common])
    _step(["-m", "client.desk", "login", "--token-file", str(token), *common])
    _step(["-m", "client.desk", "ingest", str(DEMO), *common])
    _step(["-m", "client.desk", "publish", *common])
    (data / _DONE).touch()


def _step(arguments: Sequence[str]) -> str:
    done = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=False)  # noqa: S603  our own modules
    if done.returncode:
        print(done.stderr.strip() or done.stdout.strip(), file=sys.stderr)
        raise Refused("demo-step-failed", step=" ".join(arguments[1:3]))
    return done.stdout


@contextmanager
def _running(arguments: Sequence[str], *, quiet: bool) -> Iterator[subprocess.Popen[bytes]]:
    """A process in a group of its own, so that one Ctrl-C reaches it once: through us."""
    out = subprocess.DEVNULL if quiet else None
    process = subprocess.Popen([sys.executable, *arguments], stdout=out, start_new_session=True)  # noqa: S603  our own modules
    try:
        yield process
    finally:
        if process.poll() is None:
            process.terminate()
            try:
                process.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()


def _wait_until_open(server: subprocess.Popen[bytes], port: int) -> None:
    for _ in range(int(START_SECONDS / 0.1)):
        if server.poll() is not None:
            break
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise Refused("demo-part-ended", part="server")


def _check_free(port: int) -> None:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError as error:
            raise Refused("app-port-busy", port=str(port)) from error


def _stop(number: int, frame: FrameType | None) -> None:
    del number, frame
    raise _Stop
