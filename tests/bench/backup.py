"""What does moving a memory cost? `python tests/bench/backup.py [--json] [--facts 1000 10000 100000]`.

Size, seconds and peak memory of the phone's side against a real server on this machine, next to gzip and one AEAD call
alone; counted tries a second of each vault next to bare ECDH; the server's memory under 200 uploads at once.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from server.settings import Settings
from tests.bench import _backup_server as far
from tests.bench._times import machine
from tests.support.live_server import LiveServer
from tests.support.logged_in import log_in
from tests.support.service import ROOT


def child(*arguments: object) -> dict[str, float]:
    """One step of one phone in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.bench._backup_child", *map(str, arguments)],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def moved(count: int) -> dict[str, object]:
    """A memory of that many facts, from one phone to another."""
    with tempfile.TemporaryDirectory() as folder:
        server = LiveServer(Path(folder) / "server")
        old, new = Path(folder) / "old", Path(folder) / "new"
        try:
            for home in (old, new):
                log_in(home, server, "bench@example.com", home.name)
            child("fill", old, count)
            return {
                "facts": count, "floor": child("floor", old), "make": child("make", old, server.url),
                "restore": child("restore", new, server.url),
            }  # fmt: skip
        finally:
            server.stop()


def vaults() -> dict[str, object]:
    """Tries a second."""
    with tempfile.TemporaryDirectory() as folder:
        found: dict[str, object] = {"bare ECDH": far.bare_ecdh()}
        found["software"] = far.tries(Settings(data=Path(folder) / "software"))
        token = far.token_settings(Path(folder) / "token", os.environ)
        found["SoftHSM"] = far.tries(token) if token else "not here: no SoftHSM"
    return found


def shown(document: dict[str, object]) -> str:
    """As text."""
    sides = "  ".join(f"{name:>7} {'MB':>6}" for name in ("make s", "open s", "take s"))
    lines = [f"{'facts':>8} {'plain':>9} {'sealed':>9}  {sides}   floor: lines, gzip+AEAD, back (s)"]
    for row in document["moved"]:
        made, back, floor = row["make"], row["restore"], row["floor"]
        lines.append(
            f"{row['facts']:>8} {floor['plain_bytes'] / 1e6:>7.1f}MB {made['bytes'] / 1e6:>7.2f}MB  "
            f"{made['seconds']:>7} {made['peak_mb']:>6}  {back['open_seconds']:>7} {back['open_peak_mb']:>6}  "
            f"{back['take_seconds']:>7} {back['take_peak_mb']:>6}   "
            f"{floor['lines_seconds']}, {floor['seal_seconds']}, {floor['open_seconds']}"
        )
    lines += ["", f"tries a second: {document['tries']}", f"200 uploads at once: {document['uploads']}"]
    return "\n".join(lines)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--facts", nargs="*", type=int, default=[1_000, 10_000, 100_000])
    given = parser.parse_args()
    document = {
        "machine": machine(), "moved": [moved(count) for count in given.facts], "tries": vaults(),
        "uploads": far.uploads(),
    }  # fmt: skip
    print(json.dumps(document, indent=1) if given.json else shown(document))


if __name__ == "__main__":
    main()
