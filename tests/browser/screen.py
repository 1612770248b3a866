"""A page of a real browser on the app, driven through Flutter's semantics tree: what a screen reader gets."""

import re
import time

LOOPBACK = re.compile(r"^(https?|wss?)://127\.0\.0\.1[:/]|^(data|blob):")
SETTLING = 10  # looks at most: an answer that is being written never stands still
SKIP = ("건너뛰기", "Skip", "スキップ")  # the way past the screens of a first opening
LOADING = {"Working..."}  # what the engine says before the app's first frame
PATIENCE = 40  # seconds until something that should appear has done so
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-default-apps",
    "--disable-dev-shm-usage",
    "--force-color-profile=srgb",
    "--js-flags=--wasm-lazy-compilation --no-wasm-tier-up",
]

OPEN_SEMANTICS = """() => {
  const host = document.querySelector('flt-semantics-host');
  if (host && host.querySelector('flt-semantics')) { return true; }
  const placeholder = document.querySelector('flt-semantics-placeholder');
  if (placeholder) { placeholder.click(); }
  return false;
}"""
READ = """() => [...document.querySelectorAll('flt-semantics-host *')].flatMap(node => [
    node.getAttribute('aria-label'),
    node.value,
    [...node.childNodes].filter(child => child.nodeType === Node.TEXT_NODE).map(child => child.textContent).join(''),
  ]).filter(text => text)"""


class Screen:
    """One tab. Remembers each request to elsewhere, each failed one, and each error of the console."""

    def __init__(self, context, url):
        self.page = context.new_page()
        self.url = url
        self.outside = []
        self.failed = []
        self.errors = []
        self.page.on("request", self._asked)
        self.page.on("requestfailed", lambda request: self.failed.append(request.url))
        self.page.on("response", self._answered)
        self.page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _asked(self, request):
        if not LOOPBACK.match(request.url):
            self.outside.append(request.url)

    def _answered(self, response):
        if response.status >= 400:
            self.failed.append(f"{response.status} {response.url}")

    def open(self, *, first=False):
        """Load the app and turn the semantics tree on; pass the screens of a first opening by, unless they are wanted."""
        self.page.goto(self.url, wait_until="commit")
        self.until(lambda: self.page.evaluate(OPEN_SEMANTICS), "the semantics tree")
        self.until(lambda: set(self.texts()) - LOADING, "anything to read")
        if not first:
            self.pass_first()
        return self

    def pass_first(self):
        """Past the screens of a very first opening, where they are shown."""
        for name in SKIP:
            if self.has(name):
                self.press(name)
                self.gone(name)

    def texts(self):
        return self.page.evaluate(READ)

    def has(self, text):
        return any(text in found for found in self.texts())

    def wait(self, text):
        """Until this can be read."""
        self.until(lambda: self.has(text), repr(text))

    def gone(self, text):
        """Until this can no longer be read."""
        self.until(lambda: not self.has(text), f"the end of {text!r}")

    def until(self, condition, what):
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if condition():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"waited for {what}; on the screen: {self.texts()}")

    def press(self, name, *, role="button"):
        """Click what has this name. Through the tree: a list that scrolls moves nodes under a mouse."""
        found = self.page.get_by_role(role, name=name).first
        found.wait_for(state="attached", timeout=PATIENCE * 1000)
        self._settled()
        found.evaluate("node => node.click()")

    def _settled(self):
        """Until two looks show the same: a click on a screen that is being drawn anew can meet a node that is gone."""
        before = self.texts()
        for _ in range(SETTLING):
            self.page.wait_for_timeout(60)
            now = self.texts()
            if now == before:
                return
            before = now

    def scroll_to(self, name, *, role="button"):
        """Turn the wheel until what has this name is there: a long list holds only what can be seen."""
        size = self.page.viewport_size
        self.page.mouse.move(size["width"] / 2, size["height"] / 2)

        def there():
            if not self.page.get_by_role(role, name=name).count():
                self.page.mouse.wheel(0, 300)
                self.page.wait_for_timeout(200)
            return self.page.get_by_role(role, name=name).count() > 0

        self.until(there, name)

    def enter(self, label):
        """Put the cursor into a field; what stands in it can be read only then."""
        field = self.page.locator(f"flt-semantics-host :is(input, textarea)[aria-label*='{label}']").first
        field.wait_for(state="attached", timeout=PATIENCE * 1000)
        field.focus()
        self.page.wait_for_timeout(150)

    def write(self, label, text):
        """Put a text into a field as an input method commits it."""
        self.enter(label)
        self.page.keyboard.press("Control+A")
        self.page.keyboard.insert_text(text)

    def key(self, name):
        self.page.keyboard.press(name)

    def picture(self, path):
        """A screenshot once nothing moves any more."""
        self.page.wait_for_timeout(600)
        self.page.screenshot(path=path)

    def quiet(self):
        """Nothing was asked of anybody else, nothing was missing, nothing was wrong."""
        assert self.outside == [], self.outside
        assert self.failed == [], self.failed
        assert self.errors == [], self.errors
        assert self.page.evaluate("crossOriginIsolated") is False  # several threads would draw letters wrong
