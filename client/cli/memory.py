"""`gieok context`, `facts`, `search`: what is remembered."""

from __future__ import annotations

import argparse
import sys

from client.cli import deleting, documents
from client.engine import Engine
from client.errors import Refused
from client.kit.words import Words
from client.notebook.block import Conflict
from client.turn.block_tool import secret_sentence
from shared.clock import local_day

Printed = tuple[dict[str, object], str]


async def context(engine: Engine, given: argparse.Namespace, words: Words) -> Printed:
    """Show, replace or delete the block."""
    match given.action:
        case "set":
            text = sys.stdin.read() if given.text == "-" else given.text
            saved = engine.notebook.save_block(text, engine.notebook.block().text, overwrite=True)
            if isinstance(saved, Conflict):  # an overwriting save meets no conflict
                raise Refused("block-conflict")
            if saved.masked:
                print(secret_sentence(saved.masked, words.text), file=sys.stderr)
        case "undo":
            engine.notebook.undo_block(engine.notebook.undoable_block() or "")
        case "history":
            return _block_history(engine, words)
        case "forget":
            engine.notebook.forget_line(given.text.strip())
        case "clear":
            deleting.sure(given, words.text("cli-clear-sure"))
            gone = engine.notebook.clear_block()
            return {"lines": gone}, words.text("cli-block-cleared", lines=gone)
        case _:
            pass
    block = engine.notebook.block()
    return documents.block(block), f"({block.used:,} / {block.limit:,})\n{block.text}".rstrip()


def _block_history(engine: Engine, words: Words) -> Printed:
    changes = engine.notebook.block_changes()
    lines = []
    for change in changes:
        lines.append(f"{change.at.isoformat()}  {words.text('writer-' + change.writer)}")
        lines += [f"  - {line}" for line in change.dropped]
        lines += [f"  + {line}" for line in change.added]
        if change.deleted:
            lines.append("  " + words.text("cli-block-cleared", lines=change.deleted))
    return {"changes": [documents.block_change(change) for change in changes]}, "\n".join(lines)


async def facts(engine: Engine, given: argparse.Namespace, words: Words) -> Printed:
    """List, show, answer, retract, delete."""
    notebook = engine.notebook
    match given.action:
        case "list":
            found = notebook.facts(every=given.all)
            lines = [documents.fact_line(fact, words) for fact in found]
            return {"facts": [documents.fact(fact) for fact in found]}, "\n".join(lines) or words.text("cli-no-facts")
        case "history":
            changes = [
                {"at": change.at.isoformat(), "change": change.change, "detail": dict(change.detail)}
                for change in notebook.history(given.id)
            ]
            return {"history": changes}, "\n".join(
                f"{change['at']}  {change['change']}  {change['detail']}" for change in changes
            )
        case "retract":
            fact = notebook.retract(given.id)
        case "delete":
            return deleting.fact(engine, given, words)
        case "confirm" if given.all_imported:
            answered = notebook.confirm_imported(yes=not given.no)
            return {"answered": answered}, words.text("import-answered", facts=answered)
        case "confirm":
            fact = notebook.confirm(given.id, yes=not given.no)
        case _:
            fact = notebook.fact(given.id)
    zone = engine.preferences.get().zone
    quotes = [
        f"    “{quote.text}” — {words.text('speaker-' + quote.speaker)}, {local_day(quote.at, zone)}"
        for quote in fact.evidence
    ]
    return documents.fact(fact), "\n".join([documents.fact_line(fact, words), *quotes])


async def search(engine: Engine, given: argparse.Namespace, words: Words) -> Printed:
    """Find words in one place."""
    found = engine.finder.find(given.place, given.query, given.top)
    results = [{"kind": one.kind, "id": one.id, "text": one.text, "score": round(one.score, 3)} for one in found]
    lines = [f"{one.score:7.2f}  {one.id}  {one.text}" for one in found]
    return {"results": results}, "\n".join(lines) or words.text("cli-nothing-found")
