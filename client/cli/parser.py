"""What can be typed after `gieok`? Common options stand before or after the command."""

from __future__ import annotations

import argparse

from client.cli.parser_account import of_account
from client.cli.parser_backup import of_backup
from client.cli.parser_contribute import of_contribute
from client.cli.parser_lock import of_lock
from client.cli.parser_memory import Add, common, of_memory, of_transfer


def parser() -> argparse.ArgumentParser:
    """The whole grammar; argparse exits 2 on wrong usage."""
    top = argparse.ArgumentParser(
        prog="gieok", description="Gieok (기억): chat that is remembered on this device.", parents=[common()]
    )
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def add(name: str, text: str) -> argparse.ArgumentParser:
        return commands.add_parser(name, help=text, description=text, parents=[common()])

    _windows(add)
    _talking(add)
    of_memory(add)
    _device(add)
    of_transfer(add)
    of_account(add)
    of_backup(add)
    of_contribute(add)
    of_lock(add)
    return top


def _windows(add: Add) -> None:
    app = add("app", "open the app's window on this machine")
    app.add_argument("--port", help="of the window, on 127.0.0.1")

    demo = add("demo", "the server, the demo service and the app on this machine, until Ctrl-C")
    demo.add_argument("--data", default=".gieok", metavar="DIR", help="where all of it lies")
    demo.add_argument("--server-port", type=_port, default=8750)
    demo.add_argument("--app-port", type=_port, default=8760)


def _talking(add: Add) -> None:
    chat = add("chat", "ask; without -m, each line of standard input is a question")
    chat.add_argument("-m", "--message", metavar="TEXT")
    where = chat.add_mutually_exclusive_group()
    where.add_argument("--conversation", metavar="ID", help="go on in this one")
    where.add_argument("--new", action="store_true", help="begin a new conversation")
    where.add_argument("--temporary", action="store_true", help="a conversation of which nothing is kept")

    retry = add("retry", "ask the last question again that failed or was stopped")
    retry.add_argument("turn", nargs="?", metavar="TURN")
    retry.add_argument("--builtin", action="store_true", help="let the built-in assistant answer it")

    again = add("again", "ask the newest question of the open conversation once more, or in other words")
    again.add_argument("turn", nargs="?", metavar="TURN")
    again.add_argument("-m", "--message", metavar="TEXT", help="the words that take the place of the old ones")

    end = add("end", "end the open conversation and learn from it")
    end.add_argument("--no-wait", action="store_true", help="leave the learning to the background")


def _device(add: Add) -> None:
    settings = add("settings", "what was chosen for this account; with a name and a value, choose")
    settings.add_argument("words", nargs="*", metavar="list | [set] NAME VALUE")

    model = add("model", "which model answers; choosing another takes effect with the next question")
    acting = model.add_subparsers(dest="action", metavar="ACTION")
    acting.add_parser("show", parents=[common()], help="who answers now, and where text goes")
    own = acting.add_parser(
        "set",
        parents=[common()],
        help="an OpenAI-compatible service; its key is asked for, or a line of standard input",
    )
    own.add_argument("url", metavar="URL")
    own.add_argument("name", metavar="NAME")
    acting.add_parser("builtin", parents=[common()], help="the built-in assistant: nothing leaves this device")
    acting.add_parser("gateway", parents=[common()], help="the service's own model, where it names one")
    acting.add_parser("test", parents=[common()], help="ask the service one short fixed sentence")

    add("sync", "ask the service for news")
    add("status", "figures and states, no content")
    egress = add("egress", "what left this device, and to whom")
    egress.add_argument("turn", nargs="?", metavar="TURN")


def _port(text: str) -> int:
    number = int(text)
    if not 1 <= number <= 65_535:
        raise ValueError(text)
    return number
