"""`gieok restore`: the digits, what is in the backup, and after a yes the memory on this phone."""

from __future__ import annotations

import argparse
import asyncio
import sys

from client.backup.values import Opened, Preview, Restored
from client.cli import secret
from client.cli.deleting import sure
from client.cli.progress import watched
from client.engine import Engine
from client.errors import Refused
from client.kit.when import said_moment
from client.kit.words import Words
from shared.clock import read_stamp, stamp

Printed = tuple[dict[str, object], str]
NEWS_SECONDS = 10.0  # for today's policies, against which the facts are checked; without them it goes on


async def restore(engine: Engine, given: argparse.Namespace, words: Words) -> Printed:
    """Bring a backup in."""
    door, zone, now = engine.backup, engine.preferences.get().zone, engine.settings.clock()
    line = await asyncio.to_thread(door.choose, given.backup)
    when = said_moment(words, read_stamp(line.created_at), zone, now)
    found = words.text("restore-found", device=line.device_name, when=when, left=line.left, tries=line.tries)
    print(found, file=sys.stderr)
    if line.wait_until and read_stamp(line.wait_until) > now:
        until = said_moment(words, read_stamp(line.wait_until), zone, now)
        print(words.text("restore-wait", when=until), file=sys.stderr)
    await engine.bundles.refresh(patience=NEWS_SECONDS)
    digits = secret.digits(words)
    opened = await watched(words, lambda watch: door.open(line.backup, digits, watch))
    try:
        print(_what_is_in_it(engine, opened.preview, words), file=sys.stderr)
        sure(given, words.text("restore-ask-sure"), no="moving-not-confirmed")
    except Refused:
        await asyncio.to_thread(door.discard, opened)
        raise
    restored = await asyncio.to_thread(door.take, opened)
    return _document(opened, restored), _said(restored, words)


def _what_is_in_it(engine: Engine, preview: Preview, words: Words) -> str:
    when = said_moment(words, preview.made_at, engine.preferences.get().zone, engine.settings.clock())
    counts = {name: preview.counts.get(name, 0) for name in ("facts", "turns", "conversations")}
    quotes = preview.counts.get("fact_evidence", 0)
    said = [words.text("restore-preview", device=preview.device_name, when=when, quotes=quotes, **counts)]
    if not preview.with_log:
        said.append(words.text("restore-preview-no-log"))
    return "\n".join([*said, words.text("restore-what-stays")])


def _document(opened: Opened, restored: Restored) -> dict[str, object]:
    return {
        "backup": opened.fetched.line.backup,
        "made_at": stamp(opened.preview.made_at),
        "device_name": opened.preview.device_name,
        "with_log": opened.preview.with_log,
        "rows": dict(opened.preview.counts),
        "new": dict(restored.new),
        "deleted": restored.deleted,
        "block": {"missing": list(restored.missing_lines)},
        "rechecks": restored.rechecks,
        "confirmed": restored.confirmed,
    }


def _said(restored: Restored, words: Words) -> str:
    counts = {name: restored.new.get(name, 0) for name in ("facts", "turns", "conversations")}
    lines = [words.text("restore-done", **counts)]
    if restored.deleted:
        lines.append(words.text("import-deleted", count=restored.deleted))
    if restored.rechecks:
        lines.append(words.text("restore-rechecks", count=restored.rechecks))
    if restored.missing_lines:
        lines += [words.text("restore-lines-kept"), *(f"  + {line}" for line in restored.missing_lines)]
    lines.append(words.text("restore-confirmed" if restored.confirmed else "restore-not-confirmed"))
    return "\n".join(lines)
