"""How is a window's answer timed from inside it? Key and pointer events, the socket's messages, the frames that follow.

A time ends with the first frame after the words of it came in: the browser asks for that frame, Flutter draws in it
first, then the clock is read. Times are milliseconds of one clock, that of the machine.
"""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

PATIENCE = 60.0  # seconds
SETTLE = 400  # ms without anything to do before something is timed
SCRIPT = """(() => {
  const bench = window.bench = {marks: {}, watched: [], keys: [], frames: [], got: 0, gotBytes: 0, sentBytes: 0,
                                pointer: 0, counting: false};
  const now = () => performance.timeOrigin + performance.now();
  const afterFrame = (then) => requestAnimationFrame(() => {
    const channel = new MessageChannel();  // runs when the frame's own work is done
    channel.port1.onmessage = () => then(now());
    channel.port2.postMessage(0);
  });
  const read = (buffer) => {
    bench.got += 1;
    bench.gotBytes += buffer.byteLength;
    const text = new TextDecoder('latin1').decode(buffer);
    for (const word of bench.watched) {
      if (!bench.marks[word] && text.includes(word)) {
        const mark = bench.marks[word] = {came: now()};
        afterFrame((time) => { mark.seen = time; });
      }
    }
  };
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', (event) => {
        if (event.data instanceof ArrayBuffer) { read(event.data); } else { event.data.arrayBuffer().then(read); }
      });
    }
    send(data) { bench.sentBytes += data.byteLength || data.length || 0; super.send(data); }
  };
  let pressed = 0;
  window.addEventListener('keydown', (event) => { pressed = performance.timeOrigin + event.timeStamp; }, true);
  window.addEventListener('input', () => {
    const from = pressed;
    afterFrame((time) => { bench.keys.push(time - from); });
  });
  window.addEventListener('pointerup', (event) => { bench.pointer = performance.timeOrigin + event.timeStamp; }, true);
  window.addEventListener('wheel', (event) => { bench.pointer = performance.timeOrigin + event.timeStamp; }, true);
  const tick = (time) => { if (bench.counting) { bench.frames.push(time); } requestAnimationFrame(tick); };
  requestAnimationFrame(tick);
})()"""
OPEN = """() => {
  const placeholder = document.querySelector('flt-semantics-placeholder');
  if (placeholder) placeholder.click();
  return document.querySelector('flt-semantics-host flt-semantics') !== null;
}"""


class TimedPage:
    """A window with the clock in it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.add_init_script(SCRIPT)

    def open(self, address: str) -> None:
        """Load it, with the tree that a screen reader gets: that is how things are found."""
        self.page.goto(address, wait_until="commit")
        self.until(lambda: self.page.evaluate(OPEN), "the window")

    def until(self, true: Any, what: str) -> None:
        """Wait, looking often."""
        end = perf_counter() + PATIENCE
        while not true():
            if perf_counter() > end:
                raise TimeoutError(f"waited for {what}")
            self.page.wait_for_timeout(20)

    def click(self, name: str, *, role: str = "button", exact: bool = False) -> None:
        """A pointer on the middle of what has this name."""
        found = self.page.get_by_role(role, name=name, exact=exact)  # type: ignore[arg-type]
        self.until(lambda: found.count() > 0, name)
        self.page.wait_for_timeout(SETTLE)
        box = found.first.bounding_box()
        assert box is not None, name
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def watch(self, *words: str) -> None:
        """From now on note when these come in; they are forgotten if they came before."""
        self.page.evaluate("words => { bench.watched = words; bench.marks = {}; }", list(words))

    def seen(self, word: str) -> dict[str, float]:
        """When a word came in and when it could be seen."""
        self.until(lambda: self.page.evaluate("word => !!(bench.marks[word] && bench.marks[word].seen)", word), word)
        return dict(self.page.evaluate("word => bench.marks[word]", word))

    def pointer(self) -> float:
        """When the last click or turn of the wheel was."""
        return float(self.page.evaluate("bench.pointer"))

    def count(self, *, on: bool) -> list[float]:
        """Begin to count frames, or stop and get when each was."""
        frames = list(self.page.evaluate("bench.frames"))
        self.page.evaluate("on => { bench.frames = []; bench.counting = on; }", on)
        return frames

    def bytes(self) -> tuple[int, int]:
        """Received and sent over the socket so far."""
        got, sent = self.page.evaluate("[bench.gotBytes, bench.sentBytes]")
        return int(got), int(sent)

    def keys(self) -> list[float]:
        """From each key to the frame after it; then they are forgotten."""
        return [float(time) for time in self.page.evaluate("bench.keys.splice(0)")]
