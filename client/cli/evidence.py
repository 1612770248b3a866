"""`gieok evidence`: what the service keeps of agreements, who read it, is it unchanged, and how it is erased."""

from __future__ import annotations

import argparse
import asyncio
from dataclasses import asdict
from datetime import datetime
from typing import TYPE_CHECKING, Final

from client.cli.deleting import sure
from client.engine import Engine
from client.errors import GieokError
from client.kit.agreement import agreement_lines
from client.kit.words import Words
from shared.clock import local_day, read_stamp, stamp

if TYPE_CHECKING:
    from client.outgoing.evidence import Here
    from client.outgoing.evidence_kept import Kept, KeptLine

Printed = tuple[dict[str, object], str]
SIGNED_OUT: Final = frozenset({"account-login-first", "session-missing"})


async def evidence(engine: Engine, given: argparse.Namespace, words: Words) -> Printed:
    """List, verify, or erase."""
    match given.action:
        case "verify":
            found = await asyncio.to_thread(engine.evidence.verify)
            code = "evidence-verified" if found.receipts else "evidence-nothing-to-verify"
            return asdict(found), words.text(code, receipts=found.receipts, links=found.links)
        case "erase":
            sure(given, words.text("evidence-erase-sure", id=given.id))
            await asyncio.to_thread(engine.evidence.erase, given.id)
            return {"erased": given.id}, words.text("evidence-erase-done")
    return await _list(engine, words)


async def _list(engine: Engine, words: Words) -> Printed:
    """What the service keeps; where it can't be asked, what this device knows, and why it is not more."""
    try:
        kept, why = await asyncio.to_thread(engine.evidence.kept), None
    except GieokError as error:
        kept, why = None, error
    here = await asyncio.to_thread(engine.evidence.here)
    document: dict[str, object] = {
        "state": "online" if why is None else "signed-out" if why.code in SIGNED_OUT else "offline",
        "here": [_here(one) for one in here],
        "evidence": [_kept(line) for line in kept.lines] if kept else [],
        "missing": [asdict(receipt) for receipt in kept.missing] if kept else [],
        "reads": [asdict(read) for read in kept.reads] if kept else [],
        "retention_days": kept.retention_days if kept else None,
    }
    if kept is not None:
        return document, "\n".join(_told(engine, kept, here, words))
    signed_out = why is not None and why.code in SIGNED_OUT
    said = [words.text("evidence-signed-out" if signed_out else "evidence-offline")]
    said += [_line(engine, one, words) for one in here] or [words.text("evidence-none-here")]
    return document, "\n".join(said)


def _told(engine: Engine, kept: Kept, here: list[Here], words: Words) -> list[str]:
    waiting = sum(one.state == "waiting" for one in here)
    said = [words.text("evidence-retention", days=kept.retention_days)]
    said += [words.text("evidence-waiting", count=waiting)] if waiting else []
    said += [words.text("evidence-missing", count=len(kept.missing))] if kept.missing else []
    said += [text for line in kept.lines for text in _shown(engine, line, words)] or [words.text("evidence-none")]
    said += [f"{words.text('evidence-reads')}:"]
    said += [
        "  " + words.text("evidence-read", when=_day(engine, read_stamp(one.at)), staff=one.staff, reason=one.reason)
        for one in kept.reads
    ] or ["  " + words.text("evidence-reads-none")]
    return said


def _shown(engine: Engine, line: KeptLine, words: Words) -> list[str]:
    until = _day(engine, read_stamp(line.receipt.keep_until))
    as_sent = words.text("evidence-unchanged" if line.unchanged else "evidence-changed")
    return [*agreement_lines(line.receipt.id, line.body, until, words), f"    {as_sent}"]


def _line(engine: Engine, one: Here, words: Words) -> str:
    statement = one.statement or words.text("evidence-fact-gone")
    told = [f"{words.text('evidence-state-' + one.state)} {_day(engine, one.at)}"]
    if one.keep_until is not None and one.state == "sent":
        told.append(words.text("evidence-until", day=_day(engine, one.keep_until)))
    if one.error is not None and one.state == "waiting":
        told.append(words.text("evidence-why", reason=words.whole(one.error) or one.error))
    return f"{one.id}  {statement} · {' · '.join(told)}"


def _kept(line: KeptLine) -> dict[str, object]:
    return {
        "receipt": asdict(line.receipt),
        "body": asdict(line.body),
        "fact": line.fact,
        "unchanged": line.unchanged,
    }


def _here(one: Here) -> dict[str, object]:
    return {
        "id": one.id,
        "state": one.state,
        "statement": one.statement,
        "at": stamp(one.at),
        "keep_until": stamp(one.keep_until) if one.keep_until else None,
        "error": one.error,
    }


def _day(engine: Engine, moment: datetime) -> str:
    return str(local_day(moment, engine.preferences.get().zone))
