"""`gieok export` and `gieok import`: the whole memory out into a file, and back in."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from client.engine import Engine
from client.kit.words import Words

Printed = tuple[dict[str, object], str]


async def export(engine: Engine, given: argparse.Namespace, words: Words) -> Printed:
    """Write the memory as Markdown, JSON Lines or both."""
    path = Path(given.path)
    files = await asyncio.to_thread(engine.transfer.export, path, given.format, words, force=given.force)
    document: dict[str, object] = {"files": [{"path": str(file), "bytes": file.stat().st_size} for file in files]}
    return document, "\n".join(words.text("export-done", file=str(file)) for file in files)


async def bring_in(engine: Engine, given: argparse.Namespace, words: Words) -> Printed:
    """Read a memory from a file."""
    path = Path(given.file)
    if given.mem0:
        return await _from_mem0(engine, path, words)
    merged = await asyncio.to_thread(engine.transfer.read_in, path, replace_block=given.replace_block)
    document: dict[str, object] = {
        "new": merged.new,
        "deleted": merged.deleted,
        "block": {"missing": list(merged.missing_lines), "dropped": list(merged.dropped_lines)},
    }
    names = ("facts", "turns", "conversations")
    lines = [words.text("import-done", **{name: merged.new.get(name, 0) for name in names})]
    if merged.deleted:
        lines.append(words.text("import-deleted", count=merged.deleted))
    if merged.missing_lines:
        lines += [words.text("import-block-kept"), *(f"  + {line}" for line in merged.missing_lines)]
    if merged.dropped_lines:
        lines += [words.text("import-block-replaced"), *(f"  - {line}" for line in merged.dropped_lines)]
    return document, "\n".join(lines)


async def _from_mem0(engine: Engine, path: Path, words: Words) -> Printed:
    from client.mem0_bridge.bring import bring

    brought = await asyncio.to_thread(
        bring,
        engine.opened.database,
        path,
        now=engine.settings.clock(),
        areas=engine.bundles.config().sensitive_areas,
    )
    document: dict[str, object] = {
        "new": brought.new,
        "sensitive": brought.sensitive,
        "masked": brought.masked,
        "passed_over": dict(brought.passed_over),
    }
    lines = [words.text("import-mem0-done", facts=brought.new)]
    if brought.sensitive:
        lines.append(words.text("import-mem0-sensitive", count=brought.sensitive))
    if brought.masked:
        lines.append(words.text("import-mem0-masked", count=brought.masked))
    lines += [words.text(f"import-mem0-{why}", count=times) for why, times in brought.passed_over.items()]
    return document, "\n".join(lines)
