"""The whole memory as Markdown, for people. Written as it is read: no more than some facts are in memory at a time."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import IO, get_args

from client.kit.words import Words
from client.memory.fact import Fact, Status
from client.notebook.block import Block
from client.notebook.preferences import Chosen
from client.store import contributions, conversations, facts, portable, remains
from client.store.database import Database
from client.store.portable_tables import EVERY, Cell
from shared.clock import local_day, read_stamp

AT_ONCE = 200  # facts


def write_markdown(
    database: Database, file: IO[bytes], words: Words, *, block: Block, chosen: Chosen, day: str
) -> None:
    """Every part in turn. `database` is a reading connection of its own."""
    for part in (
        [f"# {words.text('export-title', day=day)}", "", words.text("export-about"), ""],
        _block(words, block),
        _facts(database, words, chosen.zone),
        _conversations(database, words, chosen.zone),
        _contributions(database, words, chosen.zone),
        _egress(database, words, chosen.zone),
        _rest(database, words, chosen),
    ):
        for line in part:
            file.write(f"{line}\n".encode())


def _block(words: Words, block: Block) -> Iterator[str]:
    yield f"## {words.text('export-block', used=block.used, limit=block.limit)}"
    yield ""
    for line in block.lines:
        yield f"- {line.text} ({words.text(f'export-origin-{line.origin}')})"
    yield ""


def _facts(database: Database, words: Words, zone: str) -> Iterator[str]:
    for status in get_args(Status):
        ids = remains.with_status(database, status)
        if not ids:
            continue
        yield f"## {words.text('export-facts', status=words.text(_code(status)), count=len(ids))}"
        yield ""
        for start in range(0, len(ids), AT_ONCE):
            for fact in facts.get_many(database, ids[start : start + AT_ONCE]):
                yield from _fact(database, words, fact, zone)
        yield ""


def _fact(database: Database, words: Words, fact: Fact, zone: str) -> Iterator[str]:
    day = f"{fact.day.isoformat()} " if fact.day else ""
    yield f"- {day}{fact.statement} ({words.text(f'fact-kind-{fact.kind}')}, `{fact.id}`)"
    for quote in fact.evidence:
        said = f"{words.text(f'speaker-{quote.speaker}')}, {local_day(quote.at, zone)}"
        yield f"  - “{' '.join(quote.text.split())}” ({said})"
    for support in fact.supports:
        yield f"  - {words.text('export-support')} `{support}`"
    for change in facts.history(database, fact.id):
        detail = f" {json.dumps(dict(change.detail), ensure_ascii=False)}" if change.detail else ""
        yield f"  - {local_day(change.at, zone)} {change.change}{detail}"


def _conversations(database: Database, words: Words, zone: str) -> Iterator[str]:
    yield f"## {words.text('export-conversations')}"
    current = None
    for row in database.each(conversations.TURNS_BY_CONVERSATION):
        if row["conversation"] != current:
            current = row["conversation"]
            yield ""
            yield f"### {local_day(read_stamp(row['started_at']), zone)} {' '.join(row['title'].split())}"
        yield ""
        yield from _said(words.text("export-customer"), row["asked_at"], row["question"])
        if row["answer"]:
            yield ""
            yield from _said(row["model"] or words.text("export-assistant"), row["completed_at"], row["answer"])
    yield ""


def _said(who: str, at: str | None, text: str) -> Iterator[str]:
    yield f"**{who}**{f' ({at})' if at else ''}"
    yield ""
    for line in text.splitlines() or [""]:
        yield f"> {line}"


def _contributions(database: Database, words: Words, zone: str) -> Iterator[str]:
    answered = [kept for kept in contributions.every(database) if kept.state != "asked"]
    if not answered:
        return
    yield f"## {words.text('contributions-title')}"
    yield ""
    for kept in answered:
        state = words.text(f"contribution-{kept.state.replace('_', '-')}")
        yield f"- {local_day(kept.at, zone)} {kept.shown} ({state})"
    yield ""


def _egress(database: Database, words: Words, zone: str) -> Iterator[str]:
    yield f"## {words.text('export-egress')}"
    yield ""
    none = True
    for row in portable.read_all(database, EVERY["egress"]):
        none = False
        day, size = local_day(read_stamp(str(row["at"])), zone), _text(row["bytes"]) + " B"
        yield f"- {day} → {_text(row['destination'])} ({_text(row['purpose'])}, {size})"
        yield ""
        for line in str(row["content"] or words.text(f"sent-no-text-{_text(row['purpose'])}")).splitlines():
            yield f"      {line}"
        yield ""
    if none:
        yield words.text("cli-nothing-left")
        yield ""


def _rest(database: Database, words: Words, chosen: Chosen) -> Iterator[str]:
    yield f"## {words.text('export-rest')}"
    yield ""
    for name, value in asdict(chosen).items():
        yield f"- {name}: {value}"
    yield f"- {words.text('export-deleted', count=portable.count(database, 'tombstones'))}"
    for row in portable.read_all(database, EVERY["refused_candidates"]):
        yield f"- {words.text('export-refused', reason=_text(row['reason']), times=_text(row['times']))}"
    yield ""
    yield f"## {words.text('export-changes')}"
    yield ""
    for row in portable.read_all(database, EVERY["audit"]):
        yield "- " + " ".join(_text(row[name]) for name in ("at", "writer", "action", "detail"))
    yield ""
    if portable.count(database, "mem0_memories"):
        yield "## mem0"
        yield ""
        for row in portable.read_all(database, EVERY["mem0_memories"]):
            yield f"- {json.loads(str(row['payload'])).get('data', '')}"


def _code(status: str) -> str:
    return f"fact-status-{status.replace('_', '-')}"


def _text(cell: Cell) -> str:
    return str(cell)
