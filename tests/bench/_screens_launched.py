"""What the bench of the screens starts: the app, or a bare page that does the least thing of the kind.

SIGUSR1: how long the handlers took since the last time, in milliseconds, one line of JSON.
"""

from __future__ import annotations

import json
import signal
import sys
from pathlib import Path
from time import perf_counter, time
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "client" / "app" / "assets"
PIECES, EVERY = 250, 0.012  # an answer of 2,000 characters, one piece each so many seconds
ROWS = 40
GO = "Go on"
sys.path.insert(0, str(ROOT))


def piece(number: int) -> str:
    """Eight characters that are found again in the socket's messages."""
    return f"w{number:05d}. "


def main() -> int:
    """`gieok <options of the app>`, or `bare <port>`."""
    from flet.messaging.session import Session

    taken: list[float] = []
    dispatch = Session.dispatch_event

    async def timed(self: Session, *given: Any, **named: Any) -> None:
        began = perf_counter()
        await dispatch(self, *given, **named)
        taken.append(round((perf_counter() - began) * 1e3, 3))

    def tell(*_: object) -> None:
        print("handlers " + json.dumps(taken), flush=True)
        taken.clear()

    Session.dispatch_event = timed  # type: ignore[method-assign]
    signal.signal(signal.SIGUSR1, tell)
    side, *options = sys.argv[1:]
    if side == "bare":
        return _bare(int(options[0]))
    from client.__main__ import main as app

    return app(["app", *options])


def _bare(port: int) -> int:
    """One page: a field, a text that grows, a list of rows; what is asked for stands in the button that was pressed."""
    import asyncio

    import flet as ft

    from client.kit.serve import Window, serve

    async def screen(page: ft.Page) -> None:
        text, rows = ft.Text(""), ft.ListView(expand=True)
        shown = [0]

        async def grow() -> None:
            ft.context.disable_auto_update()  # type: ignore[no-untyped-call]
            sent, text.value = {}, ""
            for number in range(PIECES):
                sent[piece(number).strip()] = time() * 1e3
                text.value += piece(number)
                text.update()
                await asyncio.sleep(EVERY)
            print("sent " + json.dumps(sent), flush=True)

        def fill() -> None:
            ft.context.disable_auto_update()  # type: ignore[no-untyped-call]
            shown[0] += 1
            rows.controls = [ft.Text(f"row {shown[0]:04d}-{number}") for number in range(ROWS)]
            rows.update()

        page.add(
            ft.TextField(label="Field", multiline=True, min_lines=1, max_lines=6),
            ft.Row([ft.Button("Grow", on_click=grow), ft.Button(GO, on_click=fill)]),
            text,
            rows,
        )

    window = Window(ASSETS, port, "no", "Bare Flet")
    asyncio.run(serve(screen, window, on_ready=lambda url: print(url, flush=True)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
