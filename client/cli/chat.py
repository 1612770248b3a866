"""`gieok chat`, `retry`, `end`: a question on the command line, streamed as it is answered."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import suppress

from client.cli import documents
from client.cli.lines import lines
from client.engine import Engine
from client.errors import Refused, Unavailable
from client.kit.words import Words
from client.memory.logged import LoggedTurn
from client.turn.events import AnswerDelta, AnswerReplaced, TurnEnded, TurnEvent

EMBED_SECONDS = 5.0  # `end` and `sync` give texts their vectors for this long; the open app does the rest
NEWS_SECONDS = 2.0  # an answer waits this long for the server's news, no longer
Printed = tuple[dict[str, object], str]


async def chat(engine: Engine, given: argparse.Namespace, words: Words) -> Printed:
    """One question, or each line of standard input as one."""
    news = await _news(engine)
    try:
        if given.message is not None:
            return await _one(engine, given, words, given.message)
        if given.json:
            return await _one(engine, given, words, await asyncio.to_thread(sys.stdin.read))
        await _talk(engine, given, words)
    finally:
        with suppress(Unavailable, Refused):
            await news
    return {}, ""


async def retry(engine: Engine, given: argparse.Namespace, words: Words) -> Printed:
    """The last question that failed or was stopped, or the one named."""
    again = engine.turns.answer_with_builtin if given.builtin else engine.turns.retry
    events = again(given.turn)
    return await _answered(engine, events, words, quiet=given.json)


async def end(engine: Engine, given: argparse.Namespace, words: Words) -> Printed:
    """End what is open; learning is done when this returns, unless it is left to the background."""
    current = engine.conversations.current()
    if current is not None:
        engine.conversations.end(current)
    learned = 0 if given.no_wait else await engine.learning.run_due()
    pending = engine.learning.pending()
    document: dict[str, object] = {
        "conversation": current,
        "learned": learned,
        "jobs": {"waiting": pending.waiting, "failed": pending.failed},
    }
    said = words.text("cli-ended", learned=learned, waiting=pending.waiting)
    return document, said


async def afterwards(engine: Engine, given: argparse.Namespace) -> None:
    """What a short command still does once its answer is printed: index, and learn what is due."""
    if given.command in {"chat", "retry", "end", "sync", "import"}:
        embed = EMBED_SECONDS if given.command in {"end", "sync"} else 0.0
        await engine.tidy(embed=embed, learn=not getattr(given, "no_wait", False))


async def _news(engine: Engine) -> asyncio.Task[object]:
    """Ask the server for news, without making the answer wait for a server that is silent."""
    await engine.tidy(embed=0.0, learn=engine.model().kind == "builtin")  # a service's learning comes after the answer
    task: asyncio.Task[object] = asyncio.ensure_future(engine.bundles.refresh())
    await asyncio.wait([task], timeout=NEWS_SECONDS)
    return task


async def _talk(engine: Engine, given: argparse.Namespace, words: Words) -> None:
    """A conversation line by line; a refused line is said and the next one is read."""
    prompt = "> " if sys.stdin.isatty() else ""
    conversation = _conversation(engine, given)
    async for line in lines(prompt):
        if not line.strip():
            continue
        try:
            _, text = await _answered(engine, engine.turns.ask(line, conversation), words, quiet=False)
            print(text, flush=True)
        except (Refused, Unavailable) as error:
            print(words.error(error), file=sys.stderr, flush=True)
        conversation = engine.conversations.current()


async def _one(engine: Engine, given: argparse.Namespace, words: Words, text: str) -> Printed:
    return await _answered(engine, engine.turns.ask(text, _conversation(engine, given)), words, quiet=given.json)


def _conversation(engine: Engine, given: argparse.Namespace) -> str | None:
    if given.new:
        return None
    return given.conversation or engine.conversations.current()


async def _answered(engine: Engine, events: AsyncIterator[TurnEvent], words: Words, *, quiet: bool) -> Printed:
    """Print the answer as it streams; what follows it (sources, cards) is returned. Raises why the turn failed."""
    ended: LoggedTurn | None = None
    shown = ""
    async for event in events:
        match event:
            case AnswerDelta(text):
                shown += text
                if not quiet:
                    print(text, end="", flush=True)
            case AnswerReplaced(text):
                if not quiet and shown.strip():
                    print("\n" + words.text("cli-answer-replaced") + "\n" + text, end="", flush=True)
                shown = text
            case TurnEnded(turn):
                ended = turn
            case _:
                pass
    if ended is None:
        raise Unavailable("turn-interrupted")
    if not quiet and shown:
        print()
    if ended.state == "failed":
        raise Unavailable(ended.error or "turn-interrupted", **ended.error_values)
    return documents.chat(ended, engine.bundles.state()), documents.below_answer(ended, words)
