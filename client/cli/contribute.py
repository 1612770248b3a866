"""`gieok contribute`: what could go to the service without a name, word for word; agreeing to it, taking it back."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from dataclasses import asdict

from client.cli.deleting import sure
from client.engine import Engine
from client.errors import Unavailable
from client.kit.words import Words
from client.notebook.contributions import Contribution
from shared.clock import stamp

Printed = tuple[dict[str, object], str]


async def contribute(engine: Engine, given: argparse.Namespace, words: Words) -> Printed:
    """List, agree, decline, take back."""
    local = engine.contributions.local
    if given.action == "list":
        listed = local.listed(engine.language())
        lines = [line for one in listed for line in _lines(engine, one, words)]
        if lines and local.signed_in() is None:
            lines.append(words.text("contributions-login"))
        text = "\n".join(lines)
        return {"contributions": [_document(one) for one in listed]}, text or words.text("cli-nothing-to-contribute")
    one = local.named(given.id, engine.language())
    match given.action:
        case "send":
            return await _send(engine, one, given, words)
        case "decline":
            local.decline(one)
            return _document(local.get(one.id)), words.text("contribute-declined")
        case _:
            return await _retract(engine, one, words)


async def _send(engine: Engine, one: Contribution, given: argparse.Namespace, words: Words) -> Printed:
    """Only after everything that goes was shown."""
    door, question = engine.contributions, engine.contributions.local.question(one, engine.language())
    if not given.json or not given.yes:
        print(question, file=sys.stderr)
        if given.soon:
            print(words.text("cli-contribute-soon"), file=sys.stderr)
    sure(given, words.text("cli-contribute-sure"))
    sent = await asyncio.to_thread(lambda: door.send(one, soon=given.soon))
    if given.soon and sent.state != "sent":
        raise Unavailable("contribute-not-yet", reason=_reason(sent.error, words))
    code = "cli-contribute-sent" if sent.state == "sent" else "contribute-agreed"
    return _document(sent), words.text(code)


async def _retract(engine: Engine, one: Contribution, words: Words) -> Printed:
    taken = await asyncio.to_thread(engine.contributions.take_back, one.id)
    if taken.state == "taking_back":
        raise Unavailable("contribute-not-back-yet", reason=_reason(taken.error, words))
    return _document(taken), words.text("contributions-took-back")


def _document(one: Contribution) -> dict[str, object]:
    return {
        "id": one.id,
        "fact": one.fact,
        "text": one.text,
        "payload": asdict(one.payload),
        "state": one.state,
        "due_at": stamp(one.due_at) if one.due_at else None,
        "error": one.error,
    }


def _lines(engine: Engine, one: Contribution, words: Words) -> list[str]:
    """Of what could still be sent every word; of the others one line."""
    said = [f"{one.id}  [{words.text('contribution-' + one.state.replace('_', '-'))}]  {one.text}"]
    if one.error is not None:
        said.append(f"    {_reason(one.error, words)}")
    if one.state == "possible":
        question = engine.contributions.local.question(one, words.language)
        said += [f"    {line}" for line in question.splitlines()]
        said.append(f"    {words.text('cli-contribute-how', id=one.key)}")
        return said
    said.append(f"    {json.dumps(asdict(one.payload), ensure_ascii=False)}")
    if one.state in {"waiting", "sent"}:
        said.append(f"    {words.text('cli-contribute-back', id=one.id)}")
    return said


def _reason(code: str | None, words: Words) -> str:
    """The sentence of an error that was kept without its values."""
    return (words.whole(code) if code else None) or words.text("contribute-failed")
