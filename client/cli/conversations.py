"""`gieok conversations` and `egress`: what was said, and what left the device."""

from __future__ import annotations

import argparse

from client.cli import deleting, documents
from client.engine import Engine
from client.kit.amounts import said_size
from client.kit.words import Words
from shared.clock import local_day

EVERYTHING = 1_000_000  # turns of one conversation, all of them

Printed = tuple[dict[str, object], str]


async def conversations(engine: Engine, given: argparse.Namespace, words: Words) -> Printed:
    """List, show, rename, delete."""
    rooms = engine.conversations
    match given.action:
        case "show":
            turns = rooms.history(given.id, limit=EVERYTHING)
            shown = [
                {
                    "turn": turn.id,
                    "asked_at": turn.asked_at.isoformat(),
                    "question": turn.question,
                    "answer": turn.answer,
                    "state": turn.state,
                    "instead_of": turn.instead_of,
                    "model": {"name": turn.model, "kind": turn.model_kind},
                    "sources": [documents.source(source) for source in turn.sources],
                }
                for turn in turns
            ]
            lines = [f"> {turn.question}\n{turn.answer or words.text('turn-state-' + turn.state)}\n" for turn in turns]
            return {"conversation": given.id, "turns": shown}, "\n".join(lines)
        case "rename":
            kept = rooms.rename(given.id, given.title)
            said = words.text("talks-renamed" if kept.named else "talks-named-again", title=kept.title)
            return {"id": kept.id, "title": kept.title, "named": kept.named}, said
        case "delete":
            return deleting.conversation(engine, given, words)
        case _:
            found = rooms.all()
    listed = [
        {
            "id": one.id,
            "title": one.title,
            "named": one.named,
            "started_at": one.started_at.isoformat(),
            "last_at": one.last_at.isoformat(),
            "ended": one.ended,
            "turns": one.turns,
        }
        for one in found
    ]
    zone = engine.preferences.get().zone
    lines = [f"{one.id}  {local_day(one.last_at, zone)}  {one.title} ({one.turns})" for one in found]
    return {"conversations": listed}, "\n".join(lines) or words.text("cli-no-conversations")


async def egress(engine: Engine, given: argparse.Namespace, words: Words) -> Printed:
    """Everything that left, or what left for one turn."""
    sent = engine.sent(given.turn)
    listed = [
        {
            "at": one.at.isoformat(),
            "turn": one.turn,
            "purpose": one.purpose,
            "destination": one.destination,
            "bytes": one.size,
            "content": one.content,
        }
        for one in sent
    ]
    lines = [
        f"{one.at.isoformat()}  {one.destination}  {words.text(f'sent-for-{one.purpose}')}  "
        f"{said_size(words, one.size)}  {one.turn or '-'}  "
        f"{one.content or words.text(f'sent-no-text-{one.purpose}')}"
        for one in sent
    ]
    return {"sent": listed}, "\n".join(lines) or words.text("cli-nothing-left")
