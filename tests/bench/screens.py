"""How fast do the screens answer with years of memory behind them? `python tests/bench/screens.py [--json]`.

The app with a conversation of 5,000 messages and 10,000 facts, in a real Chromium, beside a bare Flet page that does the
least thing of the kind: a field, a text that grows, a list of 40 rows. Both behind the same server and guard, measured
in turn in the same run. From the key or the pointer to the first frame in which the result stands.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import shlex
import signal
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from client.kit.words import Words
from tests.bench import _screens_store, _stores
from tests.bench._screens_launched import EVERY, GO, PIECES, ROWS, piece
from tests.bench._screens_page import SETTLE, TimedPage
from tests.bench._streaming import StreamingModel
from tests.bench._times import machine
from tests.bench.start import CHROMIUM, _address, _free_port

EN = Words("en")
FRAME = 1000 / 60
SCROLLS = 5  # windows of older messages at most
GESTURES = 40  # of a finger, until one is given up
FINGER = {"x": 210, "y": 250, "yDistance": 420, "speed": 2_400, "gestureSourceType": "touch", "preventFling": True}
SLOW_FRAME = 1.5 * FRAME  # a frame that came later than this was dropped


class Side:
    """One process with its window."""

    def __init__(self, process: subprocess.Popen[str], page: TimedPage) -> None:
        self.process, self.window = process, page

    def handlers(self) -> list[float]:
        """How long the handlers took since the last time."""
        return list(json.loads(self.line("handlers ", ask=True)))

    def line(self, begins: str, *, ask: bool = False) -> str:
        """The next line of the process that begins so."""
        assert self.process.stdout is not None
        if ask:
            self.process.send_signal(signal.SIGUSR1)
        for line in self.process.stdout:
            if line.startswith(begins):
                return line[len(begins) :]
        raise RuntimeError(f"the process ended before it said {begins!r}")


class Found:
    """What was measured of one thing on both sides."""

    def __init__(self, what: str, ours: dict[str, Any], bare: dict[str, Any]) -> None:
        self.row = {"what": what, "ours": ours, "bare": bare, "ratio": _ratio(ours["ms"], bare["ms"])}


def measure(given: argparse.Namespace) -> dict[str, Any]:
    """The document."""
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder:
        _screens_store.fill(Path(folder), turns=given.messages // 2, facts=given.facts)
        with StreamingModel(piece, pieces=PIECES, every=EVERY) as model, sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            options = ["--home", folder, "--server", _stores.NOBODY, "--port", str(_free_port()), "--language", "en"]
            with (
                _side(browser, ["gieok", *options], model) as ours,
                _side(browser, ["bare", str(_free_port())]) as bare,
            ):
                rows = _rows(ours, bare, model, given)
            browser.close()
    return {"command": shlex.join(sys.argv), "machine": machine(), "messages": given.messages, "facts": given.facts,
            "rows": [found.row for found in rows]}  # fmt: skip


def _rows(ours: Side, bare: Side, model: StreamingModel, given: argparse.Namespace) -> list[Found]:
    rows = [f"row {number:04d}-{ROWS - 1}" for number in range(1, 10_000)]
    newest = _screens_store.question(given.messages // 2 - 1)

    def more_rows() -> dict[str, Any]:
        return _opened(bare, given.times, lambda: bare.window.click(GO), lambda: rows.pop(0))

    opening = _opened(
        ours, given.times, lambda: ours.window.click(_screens_store.TITLE), lambda: newest, before=lambda: _list(ours)
    )
    found = [Found(f"a conversation of {given.messages:,} messages opened", opening, more_rows())]
    keys = _typed(ours, EN.text("chat-write"), given.keys), _typed(bare, "Field", given.keys)
    found.append(Found("a key in the composer, to the next frame", *keys))
    found.append(Found("one window of older messages, scrolled to", _scrolled(ours, given), more_rows()))
    _turn(ours, "nav-memory")  # which stays at the part that was looked at last
    ours.window.click(EN.text("memory-part-facts"), exact=True)
    _turn(ours, "nav-chat")
    memory = _opened(
        ours, given.times, lambda: _turn(ours, "nav-memory"), lambda: _screens_store.NEWEST_FACT,
        before=lambda: _turn(ours, "nav-chat"),
    )  # fmt: skip
    found.append(Found(f"the memory with {given.facts:,} facts opened", memory, more_rows()))
    _turn(ours, "nav-chat")
    streams = (
        _streamed(ours, lambda: _ask(ours), lambda: model.sent),
        _streamed(bare, lambda: bare.window.click("Grow"), lambda: dict(json.loads(bare.line("sent ")))),
    )
    found.append(Found("a piece of a streamed answer, from the model to the screen", *streams))
    return found


@contextmanager
def _side(browser: Any, arguments: list[str], model: StreamingModel | None = None) -> Iterator[Side]:
    script = str(Path(__file__).with_name("_screens_launched.py"))
    chosen = {"GIEOK_MODEL_URL": model.url, "GIEOK_MODEL": "bench"} if model else {}
    environ = {**os.environ, "GIEOK_KEYRING": "off", "GIEOK_EMBEDDING": "off", **chosen}
    process = subprocess.Popen([sys.executable, script, *arguments], stdout=subprocess.PIPE, text=True, env=environ)
    context = browser.new_context(locale="en-US", viewport={"width": 420, "height": 860})
    try:
        window = TimedPage(context.new_page())
        window.open(_address(process))
        yield Side(process, window)
    finally:
        context.close()
        process.terminate()
        process.wait(30)


def _turn(side: Side, code: str) -> None:
    side.window.click(EN.text(code), role="tab")


def _list(side: Side) -> None:
    """From wherever it is to the list of conversations, none of which is open."""
    side.window.click(EN.text("chat-new"))
    side.window.click(EN.text("chat-list"))


def _ask(side: Side) -> None:
    page = side.window.page
    field = page.locator("flt-semantics-host textarea").first  # with words in it, it has no name
    field.wait_for(state="attached")
    field.focus()
    page.wait_for_timeout(SETTLE)
    page.keyboard.press("Control+A")
    page.keyboard.insert_text("stream")
    page.wait_for_timeout(SETTLE)
    page.keyboard.press("Enter")


def _opened(
    side: Side, times: int, go: Callable[[], None], word: Callable[[], str], before: Callable[[], None] = lambda: None
) -> dict[str, Any]:
    """From the pointer to the frame with the word in it, several times."""
    taken, size = [], []
    side.handlers()
    for _ in range(times):
        before()
        wanted = word()
        side.window.page.wait_for_timeout(300)
        side.window.watch(wanted)
        got = side.window.bytes()[0]
        go()
        taken.append(side.window.seen(wanted)["seen"] - side.window.pointer())
        size.append(side.window.bytes()[0] - got)
    return {"ms": _figures(taken), "handlers_ms": _figures(side.handlers()), "bytes": round(statistics.median(size))}


def _typed(side: Side, label: str, keys: int) -> dict[str, Any]:
    """From each key to the frame after it."""
    field = side.window.page.locator(f"flt-semantics-host :is(input, textarea)[aria-label*='{label}']").first
    field.focus()
    side.window.page.wait_for_timeout(300)
    side.handlers()
    side.window.keys()
    got, sent = side.window.bytes()
    side.window.page.keyboard.type(("hello Gieok " * keys)[:keys], delay=40)
    side.window.page.wait_for_timeout(500)
    more, gone = side.window.bytes()
    return {
        "ms": _figures(side.window.keys()), "handlers_ms": _figures(side.handlers()),
        "bytes": round((more - got + gone - sent) / keys),
    }  # fmt: skip


def _scrolled(side: Side, given: argparse.Namespace) -> dict[str, Any]:
    """From the end of the finger's way that asked for older messages to the frame that they stand in."""
    taken, size = [], []
    side.handlers()
    touch = side.window.page.context.new_cdp_session(side.window.page)
    for window in range(2, 2 + min(given.times, SCROLLS)):
        oldest = _screens_store.question(given.messages // 2 - 20 * window)
        side.window.watch(oldest)
        got = side.window.bytes()[0]
        for _ in range(GESTURES):
            if side.window.page.evaluate("word => !!bench.marks[word]", oldest):
                taken.append(side.window.seen(oldest)["seen"] - side.window.pointer())
                size.append(side.window.bytes()[0] - got)
                break
            touch.send("Input.synthesizeScrollGesture", FINGER)
            side.window.page.wait_for_timeout(250)
    figures = {"ms": _figures(taken), "handlers_ms": _figures(side.handlers())}
    return figures | {"bytes": round(statistics.median(size)) if size else None}


def _streamed(side: Side, go: Callable[[], None], sent: Callable[[], dict[str, float]]) -> dict[str, Any]:
    """From each piece's leaving to the frame that it stands in, and how evenly frames came meanwhile."""
    words = [piece(number).strip() for number in range(PIECES)]
    side.window.watch(*words)
    side.handlers()
    got = side.window.bytes()[0]
    side.window.count(on=True)
    go()
    side.window.seen(words[-1])
    frames = side.window.count(on=False)
    side.window.page.wait_for_timeout(500)
    marks = side.window.page.evaluate("bench.marks")
    left = sent()
    gaps = [later - earlier for earlier, later in pairwise(frames)]
    return {
        "ms": _figures([marks[word]["seen"] - left[word] for word in words]),
        "total_ms": round(marks[words[-1]]["seen"] - left[words[0]]),
        "sending_ms": round(left[words[-1]] - left[words[0]]),
        "frames": len(frames),
        "dropped": sum(round(gap / FRAME) - 1 for gap in gaps if gap > SLOW_FRAME),
        "handlers_ms": _figures(side.handlers()),
        "bytes": side.window.bytes()[0] - got,
    }


def _figures(taken: list[float]) -> dict[str, float]:
    if not taken:
        return {}
    ordered = sorted(taken)
    ranks = {"p50": 0.5, "p95": 0.95, "p99": 0.99}
    return {"n": len(ordered)} | {
        name: round(ordered[max(0, math.ceil(rank * len(ordered)) - 1)], 1) for name, rank in ranks.items()
    }


def _ratio(ours: dict[str, float], bare: dict[str, float]) -> float | None:
    return round(ours["p95"] / bare["p95"], 2) if ours and bare and bare["p95"] else None


def text(document: dict[str, Any]) -> str:
    """The table."""
    lines = [
        f"{'ms from the hand to the frame':58} {'Gieok p50':>10} {'p95':>7} {'p99':>7}  {'bare p50':>9} {'p95':>7} {'p99':>7} {'p95 ×':>6}"
    ]
    for row in document["rows"]:
        sides = "  ".join(
            " ".join(
                f"{row[side]['ms'].get(name, 0):>{width}.1f}" for name, width in (("p50", 9), ("p95", 7), ("p99", 7))
            )
            for side in ("ours", "bare")
        )
        lines.append(f"{row['what']:58} {sides} {row['ratio'] or 0:>6.2f}")
        for side in ("ours", "bare"):
            more = {name: value for name, value in row[side].items() if name != "ms"}
            lines.append(f"    {side}: " + ", ".join(f"{name} {value}" for name, value in more.items()))
    return "\n".join(lines)


def main() -> None:
    """Measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=5_000, help="in the conversation that is opened")
    parser.add_argument("--facts", type=int, default=10_000)
    parser.add_argument("--keys", type=int, default=120, help="typed on each side")
    parser.add_argument("--times", type=int, default=10, metavar="N", help="how often each screen is opened")
    parser.add_argument("--json", action="store_true", help="one JSON document")
    given = parser.parse_args()
    document = {"bench": "screens", **measure(given)}
    print(json.dumps(document, ensure_ascii=False, indent=1) if given.json else text(document))


if __name__ == "__main__":
    main()
