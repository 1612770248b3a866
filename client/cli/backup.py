"""`gieok backup`: what the customer has to know first, the six digits, and then the memory on its way."""

from __future__ import annotations

import argparse
import asyncio
import sys
from datetime import timedelta

from client.backup.errand import Watch
from client.backup.values import Made
from client.cli import secret
from client.cli.deleting import sure
from client.cli.progress import size, watched
from client.engine import Engine
from client.errors import Refused
from client.kit.when import day_of, said_day, said_moment
from client.kit.words import Words
from shared.clock import read_stamp, stamp
from shared.wire.backups import DEVICES_AT_MOST, BackupLine

Printed = tuple[dict[str, object], str]
_STOPPED = "moving-stopped"


async def backup(engine: Engine, given: argparse.Namespace, words: Words) -> Printed:
    """Make one, or what the action says."""
    match given.action:
        case "list":
            return await _list(engine, words)
        case "delete":
            sure(given, words.text("backup-delete-sure"))
            await asyncio.to_thread(engine.backup.delete, given.id)
            return {"deleted": given.id}, words.text("backup-deleted")
        case "keep":
            engine.backup.keep()
            return {"kept": True}, words.text("backup-kept")
    begun = engine.backup.begun()
    if begun is not None and not given.anew:
        when = said_moment(words, begun.started_at, engine.preferences.get().zone, engine.settings.clock())
        print(words.text("backup-goes-on", when=when), file=sys.stderr)
        return _made(engine, words, await watched(words, engine.backup.go_on, _STOPPED), None)
    return await _make(engine, given, words)


async def _make(engine: Engine, given: argparse.Namespace, words: Words) -> Printed:
    if engine.account.who() is None:
        raise Refused("account-login-first")
    await _room(engine, words)
    print(_told_before(engine, given, words), file=sys.stderr)
    if given.own_digits:
        digits, shown = engine.backup.check_pin(secret.new_digits(words)), None
    else:
        digits = shown = engine.backup.suggest_pin()
        where = sys.stderr if given.json else sys.stdout  # before the work: it may be cut off and go on another time
        print(f"\n{words.text('backup-your-digits', digits=digits)}\n{words.text('backup-digits-once')}\n", file=where)
        where.flush()
    sure(given, words.text("backup-ask-sure"), no="moving-not-confirmed")

    def make(watch: Watch) -> Made:
        return engine.backup.make(digits, watch, with_log=given.with_log)

    try:
        made = await watched(words, make, _STOPPED)
    except Refused as error:
        if error.code != "login-needed" or not sys.stdin.isatty():
            raise
        print(words.text("account-again-why"), file=sys.stderr)
        await asyncio.to_thread(engine.account.again, secret.password(words))
        made = await watched(words, make, _STOPPED)
    return _made(engine, words, made, shown)


async def _room(engine: Engine, words: Words) -> None:
    """Before digits are written down for nothing. Raises Refused("backups-full") under the backups that are there."""
    there = await asyncio.to_thread(engine.backup.in_the_way)
    if there:
        own = engine.account.device().id
        said = [words.text("moving-in-the-way"), *(_said(engine, line, own, words) for line in there)]
        print("\n".join(said), file=sys.stderr)
        raise Refused("backups-full", most=DEVICES_AT_MOST)


def _told_before(engine: Engine, given: argparse.Namespace, words: Words) -> str:
    limits, zone, now = engine.bundles.config().backup, engine.preferences.get().zone, engine.settings.clock()
    last = said_day(words, day_of(now + timedelta(days=limits.days), zone), day_of(now, zone))
    return "\n".join(
        [
            words.text("backup-title"),
            f"- {words.text('backup-what-facts')}",
            f"- {words.text('backup-what-log' if given.with_log else 'backup-what-no-log')}",
            f"- {words.text('backup-warn-later')}",
            f"- {words.text('backup-warn-none')}",
            f"- {words.text('backup-warn-digits', tries=limits.tries)}",
            f"- {words.text('backup-warn-days', days=limits.days, day=last)}",
            f"- {words.text('backup-warn-password')}",
            f"- {words.text('backup-warn-old')}",
            f"- {words.text('backup-warn-server')}",
        ]
    )


def _made(engine: Engine, words: Words, made: Made, digits: str | None) -> Printed:
    document: dict[str, object] = {
        "backup": made.backup,
        "expires_at": stamp(made.expires_at),
        "tries": made.tries,
        "bytes": made.size,
        "with_log": made.with_log,
        "rows": dict(made.counts),
    }
    if digits is not None:
        document["digits"] = digits
    zone = engine.preferences.get().zone
    day = said_day(words, day_of(made.expires_at, zone), day_of(engine.settings.clock(), zone))
    facts = made.counts.get("facts", 0)
    return document, words.text("backup-made", day=day, size=size(made.size), facts=facts)


async def _list(engine: Engine, words: Words) -> Printed:
    lines = await asyncio.to_thread(engine.backup.list)
    own = engine.account.device().id
    document: dict[str, object] = {"backups": [_document(line, own) for line in lines]}
    return document, "\n".join(_said(engine, line, own, words) for line in lines) or words.text("backup-list-none")


def _document(line: BackupLine, own: str) -> dict[str, object]:
    return {
        "id": line.backup,
        "state": line.state,
        "device_name": line.device_name,
        "this_device": line.device == own,
        "created_at": line.created_at,
        "expires_at": line.expires_at,
        "bytes": line.size,
        "tries": line.tries,
        "left": line.left,
        "wait_until": line.wait_until,
        "ended_at": line.ended_at,
        "restored_to": line.restored_to,
    }


def _said(engine: Engine, line: BackupLine, own: str, words: Words) -> str:
    zone, now = engine.preferences.get().zone, engine.settings.clock()

    def moment(text: str | None) -> str:
        return said_moment(words, read_stamp(text), zone, now) if text else ""

    day = said_day(words, day_of(read_stamp(line.expires_at), zone), day_of(now, zone)) if line.expires_at else ""
    state = words.text(
        f"backup-state-{line.state.lower()}",
        day=day,
        left=line.left,
        tries=line.tries,
        when=moment(line.ended_at),
        to=line.restored_to or "?",
    )
    here = f" ({words.text('backup-this-device')})" if line.device == own else ""
    wait = f" · {words.text('backup-wait', when=moment(line.wait_until))}" if line.wait_until else ""
    made = words.text(
        "backup-line",
        id=line.backup,
        device=f"{line.device_name}{here}",
        when=moment(line.created_at),
        size=size(line.size),
        state=state,
    )
    return made + wait
