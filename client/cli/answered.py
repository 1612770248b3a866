"""How is an answer printed while it streams, and what follows it?"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from client.cli import documents
from client.engine import Engine
from client.errors import Unavailable
from client.kit.words import Words
from client.memory.logged import LoggedTurn
from client.turn.events import AnswerDelta, AnswerReplaced, TurnEnded, TurnEvent

Printed = tuple[dict[str, object], str]


async def answered(engine: Engine, events: AsyncIterator[TurnEvent], words: Words, *, quiet: bool) -> Printed:
    """Print the answer as it streams; what follows it (sources, cards) is returned. Raises why the turn failed."""
    ended: LoggedTurn | None = None
    shown = ""

    def say(text: str) -> None:
        nonlocal quiet
        if quiet:
            return
        try:
            print(text, end="", flush=True)
        except BrokenPipeError:  # whoever read along is gone; the question is answered to its end all the same
            quiet = True

    async for event in events:
        match event:
            case AnswerDelta(text):
                shown += text
                say(text)
            case AnswerReplaced(text):
                if shown.strip():
                    say("\n" + words.text("cli-answer-replaced") + "\n" + text)
                shown = text
            case TurnEnded(turn):
                ended = turn
            case _:
                pass
    if ended is None:
        raise Unavailable("turn-interrupted")
    if shown:
        say("\n")
    if ended.state in {"failed", "waiting"}:
        raise await _why(engine, ended)
    return documents.chat(ended, engine.bundles.state()), documents.below_answer(ended, words)


async def _why(engine: Engine, ended: LoggedTurn) -> Unavailable:
    if ended.state == "waiting" and ended.error is None:  # it was not tried: others wait before it
        return Unavailable("cli-line-left", count=len(await asyncio.to_thread(engine.turns.waits.all)))
    return Unavailable(ended.error or "turn-interrupted", **ended.error_values)
