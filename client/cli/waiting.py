"""What becomes of questions that wait for a model service, where no window is open to send them?

`gieok retry` sends them in their order, and so does the next question before it is asked. Nobody else answers them
unless `--builtin` says so.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing

from client.cli.answered import Printed, answered
from client.engine import Engine
from client.errors import Unavailable
from client.kit.words import Words
from client.turn.events import TurnEnded, TurnEvent, TurnStarted


async def stand(engine: Engine, named: str | None) -> bool:
    """Does anything wait, where no other question was named?"""
    waiting = await asyncio.to_thread(engine.turns.waits.all)
    return bool(waiting) and named in {None, *(turn.id for turn in waiting)}


async def before_asking(engine: Engine, words: Words, *, quiet: bool) -> None:
    """A service that is back gets what waits first; one that is still away leaves it where it is."""
    if engine.model().kind == "service" and await stand(engine, None):
        _, printed = await _send(engine, engine.line.send(), words, quiet=quiet)
        if printed[1] and not quiet:
            print(printed[1] + "\n", flush=True)


async def send(engine: Engine, words: Words, *, builtin: bool, quiet: bool) -> Printed:
    """All that waits, in order; what follows the last answer is returned. Raises Unavailable (cli-line-left)."""
    builtin = builtin or engine.model().kind == "builtin"
    events = engine.line.answer_with_builtin() if builtin else engine.line.send()
    why, printed = await _send(engine, events, words, quiet=quiet)
    left = len(await asyncio.to_thread(engine.turns.waits.all))
    if left:
        raise Unavailable("cli-line-left", count=left)
    if why is not None:
        raise why
    return printed


async def _send(
    engine: Engine, events: AsyncGenerator[TurnEvent, None], words: Words, *, quiet: bool
) -> tuple[Unavailable | None, Printed]:
    """Each question with its answer, as if it had just been asked; why the last one failed, if it did."""
    printed: Printed = ({}, "")
    why: Unavailable | None = None
    async with aclosing(events):
        while True:
            one = _one(events)
            first = await anext(one, None)
            if first is None:
                return why, printed
            if not quiet and isinstance(first, TurnStarted):
                print("\n\n".join([*filter(None, [printed[1]]), f"> {first.turn.question}"]), flush=True)
            try:
                why, printed = None, await answered(engine, _after(first, one), words, quiet=quiet)
            except Unavailable as error:  # it stays in the line, or the log says why it failed
                why, printed = error, ({}, "")


async def _one(events: AsyncGenerator[TurnEvent, None]) -> AsyncGenerator[TurnEvent, None]:
    """The events of one question."""
    async for event in events:
        yield event
        if isinstance(event, TurnEnded):
            return


async def _after(first: TurnEvent, rest: AsyncGenerator[TurnEvent, None]) -> AsyncGenerator[TurnEvent, None]:
    yield first
    async for event in rest:
        yield event
