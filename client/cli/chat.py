"""`gieok chat`, `retry`, `again`, `end`: a question on the command line, streamed as it is answered."""

from __future__ import annotations

import argparse
import asyncio
import sys
from contextlib import suppress

from client.cli import documents, waiting
from client.cli.answered import Printed, answered
from client.cli.lines import lines
from client.engine import Engine
from client.errors import Refused, Unavailable
from client.kit.words import Words
from client.turn.turns import Turns

EMBED_SECONDS = 5.0  # `end` and `sync` give texts their vectors for this long; the open app does the rest
NEWS_SECONDS = 2.0  # an answer waits this long for the server's news, no longer


async def chat(engine: Engine, given: argparse.Namespace, words: Words) -> Printed:
    """One question, or each line of standard input as one."""
    kept = engine.temporary() if given.temporary else None
    if kept is not None and not given.json:
        print(words.text("temporary-begins") + "\n", flush=True)
    news = await _news(engine, tidy=kept is None)
    turns = kept or engine.turns
    try:
        if given.message is not None:
            return await _one(engine, turns, given, words, given.message)
        if given.json:
            return await _one(engine, turns, given, words, await asyncio.to_thread(sys.stdin.read))
        failed, asked = await _talk(engine, turns, given, words)
    finally:
        with suppress(Unavailable, Refused):
            await news
    if failed:
        await afterwards(engine, given)
        raise Unavailable("cli-lines-failed", failed=failed, asked=asked)
    return {}, ""


async def retry(engine: Engine, given: argparse.Namespace, words: Words) -> Printed:
    """What waits for the model service, in its order; else the last that failed or was stopped, or the one named."""
    if await waiting.stand(engine, given.turn):
        return await waiting.send(engine, words, builtin=given.builtin, quiet=given.json)
    again = engine.turns.answer_with_builtin if given.builtin else engine.turns.retry
    events = again(given.turn)
    return await answered(engine, events, words, quiet=given.json)


async def again(engine: Engine, given: argparse.Namespace, words: Words) -> Printed:
    """The newest question once more, or put in other words; a way back from what the answer before remembered."""
    document, text = await answered(engine, engine.turns.again(given.turn, given.message), words, quiet=given.json)
    turn = engine.turns.get(str(document["turn"]))
    wrote = [card for one in engine.conversations.earlier(turn.id) for card in one.cards if card.kind == "block"]
    both = [(sign, part) for card in wrote for sign, part in (("-", card.dropped), ("+", card.added))]
    lines = [f"{sign} {line}" for sign, part in both for line in part]
    if lines and engine.notebook.undoable_turn(turn.conversation) != turn.id:
        text = "\n".join([text, words.text("cli-again-wrote"), *lines])
    return {**document, "instead_of": turn.instead_of}, text


async def end(engine: Engine, given: argparse.Namespace, words: Words) -> Printed:
    """End what is open; learning is done when this returns, unless it is left to the background."""
    current = engine.conversations.current()
    if current is not None:
        engine.conversations.end(current)
    learned = 0 if given.no_wait else await engine.learning.run_now()
    pending = engine.learning.pending()
    document: dict[str, object] = {"conversation": current, "learned": learned, "jobs": documents.jobs(pending)}
    said = words.text("cli-ended", learned=learned, waiting=pending.waiting)
    return document, "\n".join([said, *documents.why_waiting(pending, words)])


async def afterwards(engine: Engine, given: argparse.Namespace) -> None:
    """What a short command still does once its answer is printed: index, and learn what is due."""
    named = {"chat", "retry", "again", "end", "sync", "import", "restore"}
    if getattr(given, "temporary", False):
        return
    if given.command in named:
        embed = EMBED_SECONDS if given.command in {"end", "sync"} else 0.0
        await engine.tidy(embed=embed, learn=not getattr(given, "no_wait", False))
    if given.command in named | {"login"}:  # what waited for a login goes with it
        await engine.background.settle()


async def _news(engine: Engine, *, tidy: bool) -> asyncio.Task[object]:
    """Ask the server for news, without making the answer wait for a server that is silent."""
    if tidy:  # a service's learning comes after the answer
        await engine.tidy(embed=0.0, learn=engine.model().kind == "builtin")
    task: asyncio.Task[object] = asyncio.ensure_future(engine.bundles.refresh())
    await asyncio.wait([task], timeout=NEWS_SECONDS)
    return task


async def _talk(engine: Engine, turns: Turns, given: argparse.Namespace, words: Words) -> tuple[int, int]:
    """A conversation line by line; a refused line is said and the next one is read. How many failed, of how many."""
    failed = asked = 0
    prompt = "> " if sys.stdin.isatty() else ""
    conversation = _conversation(engine, given)
    async for line in lines(prompt):
        if not line.strip():
            continue
        asked += 1
        try:
            if not given.temporary:
                await waiting.before_asking(engine, words, quiet=False)
            _, text = await answered(engine, turns.ask(line, conversation), words, quiet=False)
            print(text, flush=True)
        except (Refused, Unavailable) as error:
            failed += 1
            print(words.error(error), file=sys.stderr, flush=True)
        conversation = None if given.temporary else engine.conversations.current()
    return failed, asked


async def _one(engine: Engine, turns: Turns, given: argparse.Namespace, words: Words, text: str) -> Printed:
    if not given.temporary:
        await waiting.before_asking(engine, words, quiet=given.json)
    events = turns.ask(text, _conversation(engine, given))
    document, below = await answered(engine, events, words, quiet=given.json)
    return {**document, "temporary": given.temporary}, below


def _conversation(engine: Engine, given: argparse.Namespace) -> str | None:
    if given.new or given.temporary:
        return None
    return given.conversation or engine.conversations.current()
