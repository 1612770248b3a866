"""One command from arguments to exit code: 0 done, 1 refused with one clear sentence on stderr, 2 wrong usage."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from client.cli.parser import parser
from client.errors import GieokError, Locked, Refused
from client.kit.words import Words
from client.settings import Settings, language_of, load_settings

if TYPE_CHECKING:
    from client.engine import Engine

Document = dict[str, object]
Open = Callable[..., "Engine"]  # of the settings, and of a passphrase where the account is locked
Command = Callable[["Engine", argparse.Namespace, Words], Awaitable[tuple[Document, str]]]

OPTIONS = ("home", "account", "server", "now", "language", "port", "trust_root")


def run(arguments: list[str], open_engine: Open, open_window: Callable[[Settings], int]) -> int:
    """Parse, open the account with `open_engine`, run, print; the window is opened by its own function."""
    _speak_utf8(sys.stdout, sys.stderr)
    given = parser().parse_args(arguments)
    given.json = getattr(given, "json", False)
    words = Words(language_of(getattr(given, "language", None)))
    try:
        _check_text(vars(given))
        settings = load_settings({name: getattr(given, name, None) for name in OPTIONS})
        words = Words(language_of(settings.language))
        if given.command == "demo":
            from client.cli import demo

            return demo.demo(Path(given.data), server_port=given.server_port, app_port=given.app_port)
        if given.command == "app":
            return open_window(settings)
        return asyncio.run(_run(settings, given, open_engine))
    except GieokError as error:
        print(words.error(error), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 1


def _command(name: str) -> Command:
    """Imported when one is asked for: neither the window nor the demo waits for them."""
    from client.cli import (
        account,
        backup,
        chat,
        choices,
        contribute,
        conversations,
        deleting,
        evidence,
        lock,
        memory,
        model,
        restore,
        service,
        transfer,
    )

    commands: dict[str, Command] = {
        "chat": chat.chat,
        "retry": chat.retry,
        "again": chat.again,
        "end": chat.end,
        "context": memory.context,
        "facts": memory.facts,
        "search": memory.search,
        "conversations": conversations.conversations,
        "egress": conversations.egress,
        "contribute": contribute.contribute,
        "export": transfer.export,
        "import": transfer.bring_in,
        "settings": choices.settings,
        "model": model.model,
        "sync": service.sync,
        "status": service.status,
        "wipe": deleting.wipe,
        "register": account.register,
        "login": account.login,
        "logout": account.logout,
        "account": account.account,
        "backup": backup.backup,
        "evidence": evidence.evidence,
        "lock": lock.lock,
        "restore": restore.restore,
    }
    return commands[name]


async def _run(settings: Settings, given: argparse.Namespace, open_engine: Open) -> int:
    from client.cli.chat import afterwards

    engine = _opened(settings, given, open_engine)
    words = Words(engine.language())
    if engine.opened.beside:
        print(words.text("cli-account-made", name=engine.opened.account.name), file=sys.stderr)
    try:
        document, text = await _command(given.command)(engine, given, words)
        if given.json:
            print(json.dumps(document, ensure_ascii=False, indent=1))
        elif text:
            print(text)
        sys.stdout.flush()
        await afterwards(engine, given)
        if not engine.gone() and engine.backing.has_moved():
            from client.cli.moved import notice

            print(notice(engine, words), file=sys.stderr)
    except GieokError as error:
        print(words.error(error), file=sys.stderr)
        return 1
    finally:
        await engine.close()
    return 0


def _opened(settings: Settings, given: argparse.Namespace, open_engine: Open) -> Engine:
    """The account; where it is locked, the passphrase is asked for once."""
    given.passphrase = None
    try:
        return open_engine(settings)
    except Locked:
        from client.cli.secret import passphrase

        given.passphrase = passphrase(Words(language_of(settings.language)))
        return open_engine(settings, given.passphrase)


def _check_text(given: Mapping[str, object]) -> None:
    """Bytes on the command line that are no UTF-8 come in as lone surrogates: neither a name nor an id."""
    for name, value in given.items():
        if name not in {"message", "text"} and isinstance(value, str) and not value.isprintable() and _broken(value):
            raise Refused("input-not-text")


def _broken(value: str) -> bool:
    return any("\ud800" <= char <= "\udfff" for char in value)


def _speak_utf8(*streams: TextIO) -> None:
    """Korean must not die on a terminal that calls itself ASCII; bytes that are no UTF-8 come in as U+FFFD."""
    for stream in streams:
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
