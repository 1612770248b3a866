"""Takes the pictures of all main screens from a real run. `python tests/gallery/take.py [--out FOLDER] [--only NAME …]`.

A demo server, the story of one customer in three languages, the app as a process, a Chromium that looks at it: each
picture is that browser's own, kept in 256 colours; none is touched by hand. An index of all of them is written beside.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import AppProcess  # noqa: E402
from tests.browser.screen import ARGUMENTS, Screen  # noqa: E402
from tests.gallery._shots import SHOTS, Shot  # noqa: E402
from tests.gallery._stage import Stage  # noqa: E402
from tests.gallery._story import NOW, QUIET, live  # noqa: E402
from tests.support.demo_server import DemoServer  # noqa: E402

OUT = ROOT / "config" / "pictures"  # not below config/demo, which is read as the service's own pages
PHONE, DESK = {"width": 390, "height": 844}, {"width": 1280, "height": 800}
NOBODY = "http://127.0.0.1:9"  # no server listens there
LANGUAGES = {"ko": "ko-KR", "en": "en-US", "ja": "ja-JP"}
VARIANTS = {  # name → (language, size, colours, what the index calls it)
    "ko": ("ko", PHONE, "light", "한국어"),
    "en": ("en", PHONE, "light", "English"),
    "ja": ("ja", PHONE, "light", "日本語"),
    "ko-dark": ("ko", PHONE, "dark", "한국어, dark"),
    "ko-wide": ("ko", DESK, "light", "한국어, 1280 × 800"),
}
HOMES = ("first", "new", "story", "offline", "away", "locked", "shut")
LOCALES = {"ko": "ko_KR.UTF-8", "en": "en_US.UTF-8", "ja": "ja_JP.UTF-8"}  # of the device
FAILED: list[str] = []  # names of pictures whose way could not be gone
PASSPHRASE = "elephant 7731"


def take(out: Path, only: list[str], variants: list[str]) -> list[Path]:
    """Every picture of the table, or those whose name begins with one of `only`."""
    from playwright.sync_api import sync_playwright

    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    wanted = [shot for shot in SHOTS if not only or shot.name.startswith(tuple(only))]
    out.mkdir(parents=True, exist_ok=True)
    made = []
    with tempfile.TemporaryDirectory() as folder:
        homes = _Homes(Path(folder))  # before Playwright, which holds an event loop
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
                for variant in variants:
                    for home in HOMES:
                        shots = [shot for shot in wanted if shot.home == home and variant in shot.variants]
                        if shots:
                            made += _of_one_home(browser, homes, variant, home, shots, out)
                browser.close()
        finally:
            homes.demo.stop()
    return made


class _Homes:
    """Each variant begins with the same memory, and none sees what another did."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.demo = DemoServer(folder / "service", NOW)
        for again in (False, True):
            for language in LANGUAGES:
                live(folder / language, self.demo.url, language, again=again)
            if not again:
                self.demo.publish_v4()

    def one(self, kind: str, language: str, name: str) -> Path:
        """A copy that a window may change."""
        home = self._folder / name
        if kind not in {"first", "new"}:
            shutil.copytree(self._folder / language, home)
        if kind == "shut":
            next(home.rglob("gieok.key")).unlink()
        if kind in {"first", "new"}:
            _gieok(home, "settings", "language", language)
        if kind == "locked":
            _gieok(home, "lock", "set", typed=PASSPHRASE + "\n")
        return home


def _gieok(home: Path, *command: str, typed: str = "") -> None:
    """One of the app's own commands, with no window open."""
    given = [sys.executable, "-m", "client", *command, "--home", str(home), "--server", NOBODY]
    subprocess.run(given, cwd=ROOT, env=os.environ | QUIET, input=typed, text=True, check=True, capture_output=True)


def _of_one_home(browser, homes: _Homes, variant: str, kind: str, shots: list[Shot], out: Path) -> list[Path]:
    """One window; a way that cannot be gone is told, and the others are."""
    language, size, colours, _ = VARIANTS[variant]
    server = NOBODY if kind == "offline" else homes.demo.url
    environ = {"LC_ALL": LOCALES[language]}
    if kind == "away":
        environ |= {"GIEOK_MODEL_URL": f"{NOBODY}/v1", "GIEOK_MODEL": "some-model"}
    made = []
    with AppProcess(homes.one(kind, language, f"{variant}-{kind}"), server, now=NOW, **environ) as app:
        context = browser.new_context(viewport=size, locale=LANGUAGES[language], color_scheme=colours)
        screen = Screen(context, app.url).open(first=kind == "first")
        stage = Stage(screen, language)
        for shot in shots:
            path = out / f"{shot.name}-{variant}.png"
            try:
                stage.home()
                shot.way(stage)
            except Exception as error:
                print(f"{path.name} NOT TAKEN: {error}", file=sys.stderr, flush=True)
                FAILED.append(path.name)
                continue
            screen.page.mouse.move(0, 0)  # what lies below it would look chosen
            screen.picture(path)
            _in_256_colours(path)
            made.append(path)
            print(path.name, f"{path.stat().st_size // 1024} KB", flush=True)
        screen.quiet()
        context.close()
    return made


def _in_256_colours(path: Path) -> None:
    """A third of the size; a screen has few colours, and the edges of its letters many shades of them."""
    from PIL import Image

    with Image.open(path) as picture:
        small = picture.convert("RGB").quantize(256, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    small.save(path, optimize=True)


def index(out: Path) -> None:
    """The page that shows them all, from what lies in the folder."""
    lines = [
        "# Every main screen",
        "",
        "Taken by `make pictures` from a real run of the app with the demo service; no picture is touched by hand.",
        "",
        "`make pictures`가 데모 서비스와 함께 실제로 돌려서 찍은 주요 화면이에요. 손으로 고친 그림은 없어요.",
        "",
    ]
    for shot in SHOTS:
        there = [name for name in VARIANTS if (out / f"{shot.name}-{name}.png").exists()]
        if there:
            lines += [f"## {shot.says}", ""]
            lines += [f"| {' | '.join(VARIANTS[name][3] for name in there)} |", f"|{' --- |' * len(there)}"]
            lines += [f"| {' | '.join(f'![{shot.says}]({shot.name}-{name}.png)' for name in there)} |", ""]
    (out / "README.md").write_text("\n".join(lines).rstrip() + "\n", "utf-8")


def main() -> int:
    """Take, index, add up."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=OUT, metavar="FOLDER")
    parser.add_argument("--in", dest="variants", nargs="*", default=list(VARIANTS), choices=VARIANTS, metavar="VARIANT")
    parser.add_argument("--only", nargs="*", default=[], metavar="NAME", help="pictures whose name begins so")
    given = parser.parse_args()
    made = take(given.out, given.only, given.variants)
    index(given.out)
    print(f"{len(made)} pictures, {sum(path.stat().st_size for path in given.out.glob('*.png')) / 1e6:.1f} MB")
    return 1 if FAILED else 0


if __name__ == "__main__":
    sys.exit(main())
