"""What the start bench starts: the app, or a bare page behind the same guard. SIGUSR1: how many modules are loaded?"""

from __future__ import annotations

import signal
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "client" / "app" / "assets"
WORDS = "Bare Flet"

sys.path.insert(0, str(ROOT))


def main() -> int:
    """`gieok <options of the app>`, or `bare <port>`."""
    signal.signal(signal.SIGUSR1, lambda *_: print(f"modules {len(sys.modules)}", flush=True))
    side, *options = sys.argv[1:]
    if side == "bare":
        return _bare(int(options[0]))
    from client.__main__ import main as app

    return app(["app", *options])


def _bare(port: int) -> int:
    import asyncio

    import flet as ft

    from client.kit.serve import Window, serve

    async def screen(page: ft.Page) -> None:
        page.add(ft.Text(WORDS))

    asyncio.run(serve(screen, Window(ASSETS, port, "no", WORDS), on_ready=lambda url: print(url, flush=True)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
