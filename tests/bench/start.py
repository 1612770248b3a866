"""How long from the start of the process to a window that can be written in? `python tests/bench/start.py [--json]`.

Beside the app a bare Flet page is started: one text, the same server, guard and assets. Both are started several times
in turn and shown in one Chromium that has seen both before, so that fonts and engine come from its cache.
"""

from __future__ import annotations

import argparse
import json
import re
import shlex
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter, time
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from client.store.opening import release
from tests.bench import _stores
from tests.bench._launched import WORDS
from tests.bench._times import machine

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page

APP = "Gieok"  # stands on the first screen, in English
CHROMIUM = "/usr/bin/chromium"
PATIENCE = 60.0  # seconds
LOOK = 10  # ms between two looks at the page
GOAL = 1.3  # times a bare page
FACTS, TURNS = 1_000, 200  # in the store that the app opens
ROWS = {  # what → (unit, goal)
    "address printed": ("s", None),
    "first frame": ("s", GOAL),
    "words of the page on the screen": ("s", GOAL),
    "composer takes words": ("s", None),
    "memory": ("MB", None),
    "modules": ("", None),
}
SEEN = """words => {
  const placeholder = document.querySelector('flt-semantics-placeholder');
  if (placeholder) placeholder.click();
  const host = document.querySelector('flt-semantics-host');
  if (!host) return false;
  if (!words) return host.querySelector('textarea') !== null;
  return [...host.querySelectorAll('*')].some(
    node => (node.getAttribute('aria-label') || node.textContent || '').includes(words));
}"""


def measure(starts: int) -> dict[str, Any]:
    """The document: for each row the median of both sides, every single start, the ratio."""
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        home = Path(folder)
        opened = _stores.open_encrypted(home)
        _stores.fill(opened.database, facts=FACTS, turns=TURNS, embedder=_stores.HashEmbedder())
        release(opened)
        ports = {"gieok": str(_free_port()), "bare": str(_free_port())}
        options = {
            "gieok": ["--home", folder, "--server", _stores.NOBODY, "--port", ports["gieok"], "--language", "en"],
            "bare": [ports["bare"]],
        }
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        contexts = {side: browser.new_context(locale="ko-KR", viewport={"width": 420, "height": 860}) for side in ports}
        found: dict[str, list[dict[str, float]]] = {side: [] for side in ports}
        for number in range(starts + 1):
            for side in ports if number % 2 else reversed(ports):
                times = _start(contexts[side], side, options[side])
                if number:  # the first fills the caches
                    found[side].append(times)
        browser.close()
    return {"command": shlex.join(sys.argv), "machine": machine(), "starts": starts, "rows": _rows(found)}


def _start(context: BrowserContext, side: str, options: list[str]) -> dict[str, float]:
    began, began_at = perf_counter(), time()
    with _process([side, *options]) as process:
        assert process.stdout is not None
        address = _address(process)
        times = {"address printed": perf_counter() - began}
        page = context.new_page()
        page.add_init_script(
            "window.addEventListener('flutter-first-frame', () => {"
            " window.firstFrame = performance.timeOrigin + performance.now(); }, {once: true});"
        )
        page.goto(address, wait_until="commit")
        _until(page, WORDS if side == "bare" else APP)
        times["words of the page on the screen"] = perf_counter() - began
        if side == "gieok":
            _write(page)
            times["composer takes words"] = perf_counter() - began
        times["first frame"] = page.evaluate("window.firstFrame") / 1e3 - began_at
        times["memory"] = _memory(process.pid)
        process.send_signal(signal.SIGUSR1)
        times["modules"] = int(process.stdout.readline().split()[1])
        page.close()
    return times


@contextmanager
def _process(arguments: list[str]) -> Iterator[subprocess.Popen[str]]:
    script = Path(__file__).with_name("_launched.py")
    with tempfile.TemporaryFile("w+") as complaints:
        process = subprocess.Popen(
            [sys.executable, str(script), *arguments], stdout=subprocess.PIPE, stderr=complaints, text=True
        )
        try:
            yield process
        except Exception:
            complaints.seek(0)
            sys.stderr.write(complaints.read())
            raise
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _address(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    for line in process.stdout:
        if found := re.search(r"http://127\.0\.0\.1:\d+/\?t=\S+", line):
            return found[0]
    raise RuntimeError(f"it ended with {process.wait()} before it said where to look")


def _until(page: Page, words: str) -> None:
    end = perf_counter() + PATIENCE
    while not page.evaluate(SEEN, words):
        if perf_counter() > end:
            raise TimeoutError(f"{words or 'the composer'!r} was not seen in {PATIENCE:g} s")
        page.wait_for_timeout(LOOK)


def _write(page: Page) -> None:
    """As a customer does: click, write, and again where the field was not ready."""
    _until(page, "")
    field = page.locator("flt-semantics-host textarea").first
    end = perf_counter() + PATIENCE
    while not field.input_value():
        if perf_counter() > end:
            raise TimeoutError("the composer took no words")
        field.click(force=True)
        page.wait_for_timeout(LOOK)
        page.keyboard.insert_text("안녕하세요")
        page.wait_for_timeout(LOOK)


def _memory(process: int) -> float:
    """Megabytes that the process has in memory, what it shares with others counted in parts."""
    rolled = Path(f"/proc/{process}/smaps_rollup").read_text("ascii")
    return next(int(line.split()[1]) / 1024 for line in rolled.splitlines() if line.startswith("Pss:"))


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _rows(found: dict[str, list[dict[str, float]]]) -> list[dict[str, Any]]:
    rows = []
    for what, (unit, goal) in ROWS.items():
        every = {side: [round(times[what], 3) for times in starts if what in times] for side, starts in found.items()}
        ours, bare = (statistics.median(every[side]) if every[side] else None for side in ("gieok", "bare"))
        ratio = round(ours / bare, 2) if ours and bare else None
        met = None if goal is None or ratio is None else ratio <= goal
        rows.append({"what": what, "unit": unit, "ours": ours, "bare": bare, "ratio": ratio,
                     "goal": f"ratio ≤ {goal:g}" if goal else None, "met": met, "every": every})  # fmt: skip
    return rows


def text(document: dict[str, Any]) -> str:
    """The table."""
    lines = [f"{'start, medians of ' + str(document['starts']):40} {'Gieok':>10} {'bare Flet':>10} {'ratio':>6}  goal"]
    for row in document["rows"]:
        what = f"{row['what']}, {row['unit']}" if row["unit"] else row["what"]
        numbers = " ".join(f"{row[side]:>10.2f}" if row[side] is not None else " " * 10 for side in ("ours", "bare"))
        ratio = f"{row['ratio']:>6.2f}" if row["ratio"] else " " * 6
        mark = {True: "met", False: "NOT MET", None: ""}[row["met"]]
        lines.append(f"{what:40} {numbers} {ratio}  {row['goal'] or ''} {mark}".rstrip())
    return "\n".join(lines)


def main() -> None:
    """Measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--starts", type=int, default=5, metavar="N", help="starts of each side")
    parser.add_argument("--json", action="store_true", help="one JSON document")
    given = parser.parse_args()
    document = {"bench": "start", **measure(given.starts)}
    print(json.dumps(document, ensure_ascii=False, indent=1) if given.json else text(document))


if __name__ == "__main__":
    main()
