"""`gieok context`, `facts`, `search`: what is remembered."""

from __future__ import annotations

import argparse
import sys

from client.cli import correcting, deleting, documents, fact_history
from client.engine import Engine
from client.errors import Refused
from client.kit.words import Words
from client.memory.fact import Fact
from client.notebook.answers import Answer
from client.notebook.block import Conflict
from client.turn.answers import notice
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
    """List, show, answer, put right, retract, restore, delete."""
    if given.action in correcting.ACTIONS:
        fact, more, said = correcting.ACTIONS[given.action](engine, given, words)
        return documents.fact(fact) | more, "\n".join([_shown(engine, fact, words), *said])
    return _kept(engine, given, words)


def _kept(engine: Engine, given: argparse.Namespace, words: Words) -> Printed:
    notebook = engine.notebook
    match given.action:
        case "list":
            found = notebook.facts(every=given.all)
            lines = [documents.fact_line(fact, words) for fact in found]
            return {"facts": [documents.fact(fact) for fact in found]}, "\n".join(lines) or words.text("cli-no-facts")
        case "history":
            shown = notebook.fact(given.id)
            then = [_then_now(engine, old, shown, words) for old in notebook.before(shown)]
            history, zone = notebook.history(given.id), engine.preferences.get().zone
            changes = [
                {"at": change.at.isoformat(), "change": change.change, "detail": dict(change.detail)}
                for change in history
            ]
            named = {it.id: it.statement for it in notebook.named(history)}
            lines = [fact_history.line(change, zone, words, named.get) for change in history]
            return {"history": changes, "before": then}, "\n".join([*then, *lines])
        case "retract":
            fact = notebook.retract(given.id)
        case "delete":
            return deleting.fact(engine, given, words)
        case "confirm" if given.all_imported:
            answered = notebook.confirm_imported(yes=not given.no)
            return {"answered": answered}, words.text("import-answered", facts=answered)
        case "confirm":
            return _answered(engine, notebook.answer(given.id, yes=not given.no), words)
        case _:
            fact = notebook.fact(given.id)
    stays = deleting.copies_stay(engine, notebook.copies([fact]), words) if given.action == "retract" else []
    before = [documents.fact(old) for old in notebook.before(fact)]
    return documents.fact(fact) | {"before": before}, "\n".join([_shown(engine, fact, words), *stays])


def _shown(engine: Engine, fact: Fact, words: Words) -> str:
    """A fact with what it rests on, and what held before."""
    zone = engine.preferences.get().zone
    lines = [documents.fact_line(fact, words)]
    lines += ["    " + _then_now(engine, old, fact, words) for old in engine.notebook.before(fact)]
    for one in engine.notebook.supports(fact):
        day = str(one.day or local_day(one.first_seen, zone))
        lines.append("    " + words.text("fact-support", statement=one.statement, day=day))
    return "\n".join(
        [
            *lines,
            *(
                f"    “{quote.text}” — {words.text('speaker-' + quote.speaker)}, {local_day(quote.at, zone)}"
                for quote in fact.evidence
            ),
        ]
    )


def _then_now(engine: Engine, old: Fact, fact: Fact, words: Words) -> str:
    zone = engine.preferences.get().zone
    span = {"from": str(local_day(old.first_seen, zone)), "to": str(local_day(old.last_seen, zone))}
    return words.text("fact-then-now", before=old.statement, now=fact.statement, **span)


def _answered(engine: Engine, given: Answer, words: Words) -> Printed:
    """The fact, and openly what a yes moved in the block; of what a no deleted, only that it is gone."""
    if given.deleted:
        return {"deleted": given.fact.id}, words.text("cli-fact-deleted")
    told = notice(given, words.text)
    document = documents.fact(given.fact) | {"line": given.line, "lowered": list(given.lowered)}
    lines = (
        [told.text, *(f"    + {line}" for line in told.added), *(f"    - {line}" for line in told.dropped)]
        if told
        else []
    )
    return document, "\n".join([_shown(engine, given.fact, words), *lines])


async def search(engine: Engine, given: argparse.Namespace, words: Words) -> Printed:
    """Find words in one place."""
    found = engine.finder.find(given.place, given.query, given.top)
    results = [{"kind": one.kind, "id": one.id, "text": one.text, "score": round(one.score, 3)} for one in found]
    lines = [f"{one.score:7.2f}  {one.id}  {one.text}" for one in found]
    return {"results": results}, "\n".join(lines) or words.text("cli-nothing-found")
