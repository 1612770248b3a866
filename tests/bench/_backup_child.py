"""One phone of the backup bench in a process of its own, so that its peak of memory is nobody else's.

python -m tests.bench._backup_child fill HOME COUNT · make HOME URL · restore HOME URL · floor HOME

Prints one JSON document. Seconds on the clock; megabytes that the peak lies above what the process had before.
"""

from __future__ import annotations

import asyncio
import json
import sys
import zlib
from datetime import UTC, datetime, timedelta
from pathlib import Path
from time import perf_counter

from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from client.backup.errand import Watch
from client.memory.fact import Fact, Quote
from client.settings import load_settings
from client.store import facts
from client.store.opening import open_reader
from client.store.portable_tables import EVERY, LOG
from client.transfer.lines import memory_lines
from tests.bench import _texts

PIN = "904817"
NOW = datetime(2026, 9, 28, tzinfo=UTC)
BATCH = 1_000
WATCH = Watch(lambda progress: None, lambda: False)


class Peak:
    """How far above the start the memory of this process went."""

    def __enter__(self) -> Peak:
        Path("/proc/self/clear_refs").write_text("5")
        self._before = _status("VmRSS")
        self._began = perf_counter()
        return self

    def __exit__(self, *_: object) -> None:
        self.seconds = round(perf_counter() - self._began, 2)
        self.megabytes = round((_status("VmHWM") - self._before) / 1024, 1)


def _status(name: str) -> int:
    line = next(line for line in Path("/proc/self/status").read_text().splitlines() if line.startswith(name))
    return int(line.split()[1])


def _engine(home: str, url: str):
    from client.compose import open_engine

    options = {"home": home, "server": url, "now": "2026-09-28T12:00"}
    return open_engine(load_settings(options, {"GIEOK_KEYRING": "off", "GIEOK_EMBEDDING": "off"}))


def fill(engine, count: int) -> dict[str, object]:
    """That many facts, each with a quote and a line of history."""
    database, said = engine.opened.database, list(_texts.facts(13, count))
    for start in range(0, count, BATCH):
        with database.transaction():
            for number, one in enumerate(said[start : start + BATCH], start):
                at = NOW - timedelta(minutes=count - number)
                quote = Quote(one.statement, "customer", f"t{number:011d}", at)
                fact = Fact(f"f{number:011d}", "event", one.statement, at.date(), True, "active", at, at, (quote,))
                facts.insert(database, fact)
                facts.record(database, fact.id, at, "added", {})
    return {"facts": count}


def make(engine) -> dict[str, object]:
    """A backup to a real server on this machine."""
    door = engine.backup
    with Peak() as peak:
        made = door.make(PIN, WATCH, with_log=False)
    return {"bytes": made.size, "seconds": peak.seconds, "peak_mb": peak.megabytes}


def restore(engine) -> dict[str, object]:
    """From that server: fetched and checked, then brought in."""
    door = engine.backup
    with Peak() as opening:
        opened = door.open(None, PIN, WATCH)
    with Peak() as taking:
        restored = door.take(opened)
    return {
        "facts": restored.new["facts"], "open_seconds": opening.seconds, "open_peak_mb": opening.megabytes,
        "take_seconds": taking.seconds, "take_peak_mb": taking.megabytes,
    }  # fmt: skip


def floor(engine) -> dict[str, object]:
    """The lines in memory already: gzip and one AEAD call, and back; then merely reading and writing the lines."""
    reader = open_reader(engine.opened)
    tables = [table for table in EVERY.values() if table.name not in LOG]
    with Peak() as lines_peak:
        plain = b"".join(memory_lines(reader, NOW, tables, {}))
    reader.close()
    cipher = ChaCha20Poly1305(bytes(32))
    with Peak() as sealing:
        sealed = cipher.encrypt(bytes(12), zlib.compress(plain, wbits=31), b"")
    with Peak() as opening:
        assert zlib.decompress(cipher.decrypt(bytes(12), sealed, b""), wbits=31) == plain
    return {
        "plain_bytes": len(plain), "bytes": len(sealed), "lines_seconds": lines_peak.seconds,
        "seal_seconds": sealing.seconds, "open_seconds": opening.seconds,
    }  # fmt: skip


if __name__ == "__main__":
    what, home, rest = sys.argv[1], sys.argv[2], sys.argv[3:]
    engine = _engine(home, rest[0] if what in {"make", "restore"} else "http://127.0.0.1:9")
    done = {"fill": lambda: fill(engine, int(rest[0])), "make": lambda: make(engine), "restore": lambda: restore(engine),
            "floor": lambda: floor(engine)}[what]()  # fmt: skip
    asyncio.run(engine.close())
    print(json.dumps(done))
