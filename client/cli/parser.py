"""What can be typed after `gieok`? Common options stand before or after the command."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Protocol


class Actions(Protocol):
    """Where a command's own commands are added."""

    def add_parser(self, name: str, *, parents: list[argparse.ArgumentParser], help: str) -> argparse.ArgumentParser:  # noqa: A002  argparse's own name
        """One more of them."""
        ...


def parser() -> argparse.ArgumentParser:
    """The whole grammar; argparse exits 2 on wrong usage."""
    top = argparse.ArgumentParser(
        prog="gieok", description="Gieok (기억): chat that is remembered on this device.", parents=[_common()]
    )
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def add(name: str, text: str) -> argparse.ArgumentParser:
        return commands.add_parser(name, help=text, description=text, parents=[_common()])

    app = add("app", "open the app's window on this machine")
    app.add_argument("--port", help="of the window, on 127.0.0.1")

    demo = add("demo", "the server, the demo service and the app on this machine, until Ctrl-C")
    demo.add_argument("--data", default=".gieok", metavar="DIR", help="where all of it lies")
    demo.add_argument("--server-port", type=_port, default=8750)
    demo.add_argument("--app-port", type=_port, default=8760)

    chat = add("chat", "ask; without -m, each line of standard input is a question")
    chat.add_argument("-m", "--message", metavar="TEXT")
    where = chat.add_mutually_exclusive_group()
    where.add_argument("--conversation", metavar="ID", help="go on in this one")
    where.add_argument("--new", action="store_true", help="begin a new conversation")
    where.add_argument("--temporary", action="store_true", help="a conversation of which nothing is kept")

    retry = add("retry", "ask the last question again that failed or was stopped")
    retry.add_argument("turn", nargs="?", metavar="TURN")
    retry.add_argument("--builtin", action="store_true", help="let the built-in assistant answer it")

    end = add("end", "end the open conversation and learn from it")
    end.add_argument("--no-wait", action="store_true", help="leave the learning to the background")

    context = add("context", "the block that goes with every question").add_subparsers(
        dest="action", required=True, metavar="ACTION"
    )
    context.add_parser("show", parents=[_common()], help="the block as it is sent")
    put = context.add_parser("set", parents=[_common()], help="replace the whole block")
    put.add_argument("text", help="the new block; - reads standard input")
    trace = context.add_parser("forget", parents=[_common()], help="delete one line without a trace")
    trace.add_argument("text", metavar="LINE")
    clear = context.add_parser("clear", parents=[_common()], help="delete the block for good")
    clear.add_argument("--yes", action="store_true", help="do not ask")

    context.add_parser("history", parents=[_common()], help="what changed lately, and who changed it")
    context.add_parser("undo", parents=[_common()], help="take back the open conversation's last change")

    facts = add("facts", "what is remembered of earlier conversations").add_subparsers(
        dest="action", required=True, metavar="ACTION"
    )
    listed = facts.add_parser("list", parents=[_common()], help="facts in force")
    listed.add_argument("--all", action="store_true", help="of every status")
    for name, text in (
        ("show", "one fact with its quotes"),
        ("history", "what happened to a fact"),
        ("retract", "it does not hold any more"),
    ):
        facts.add_parser(name, parents=[_common()], help=text).add_argument("id", metavar="ID")
    confirm = facts.add_parser("confirm", parents=[_common()], help="answer the question that waits at a fact")
    one_or_all = confirm.add_mutually_exclusive_group(required=True)
    one_or_all.add_argument("id", metavar="ID", nargs="?")
    one_or_all.add_argument("--all-imported", action="store_true", help="every fact that was brought along")
    confirm.add_argument("--no", action="store_true", help="answer no")

    search = add("search", "find words in the memory and in the service's pages")
    search.add_argument("query")
    search.add_argument("--in", dest="place", default="facts", choices=["facts", "conversations", "policy", "knowhow"])
    search.add_argument("--top", type=int, default=10, metavar="N")

    conversations = add("conversations", "earlier conversations").add_subparsers(
        dest="action", required=True, metavar="ACTION"
    )
    conversations.add_parser("list", parents=[_common()], help="the latest first")
    conversations.add_parser("show", parents=[_common()], help="one conversation").add_argument("id", metavar="ID")
    _deleting(facts, conversations)
    wipe = add("wipe", "delete everything that this account remembers, for good")
    wipe.add_argument("--yes", action="store_true", help="do not ask")

    settings = add("settings", "what was chosen for this account; with a name and a value, choose")
    settings.add_argument("name", nargs="?", choices=["language", "zone", "theme", "conversation_search"])
    settings.add_argument("value", nargs="?")

    add("sync", "ask the service for news")
    add("status", "figures and states, no content")
    _transfer(add)
    egress = add("egress", "what left this device, and to whom")
    egress.add_argument("turn", nargs="?", metavar="TURN")
    contribute = add("contribute", "what could go to the service's know-how, without a name").add_subparsers(
        dest="action", required=True, metavar="ACTION"
    )
    contribute.add_parser("list", parents=[_common()], help="each possible contribution, word for word; sends nothing")
    return top


def _transfer(add: Callable[[str, str], argparse.ArgumentParser]) -> None:
    export = add("export", "the whole memory into a file, for people (Markdown) or machines (JSON Lines)")
    export.add_argument("path", metavar="DIR|FILE", help="into a folder: one file of each format")
    export.add_argument("--format", choices=["md", "jsonl"], help="where the file's name does not say")
    export.add_argument("--force", action="store_true", help="overwrite a file that is there")
    bring = add("import", "bring a memory in: what `gieok export` wrote, or with mem0 what mem0 has exported")
    bring.add_argument("file", nargs="+", action=_ImportFile, metavar="[mem0] FILE")
    bring.add_argument("--replace-block", action="store_true", help="the file's block in the place of the one here")


class _ImportFile(argparse.Action):
    """FILE, or `mem0 FILE`."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: object,
        option_string: str | None = None,  # noqa: ARG002  argparse's signature
    ) -> None:
        words = list(values) if isinstance(values, list) else []
        if len(words) > 2 or (len(words) == 2 and words[0] != "mem0"):
            parser.error("expected FILE or mem0 FILE")
        namespace.file, namespace.mem0 = words[-1], len(words) == 2


def _deleting(facts: Actions, conversations: Actions) -> None:
    """What goes for good, and what may go with it."""
    fact = facts.add_parser("delete", parents=[_common()], help="remove it for good")
    fact.add_argument("id", metavar="ID")
    fact.add_argument("--with-conversation", action="store_true", help="and the conversation that it came from")
    fact.add_argument("--with-related", action="store_true", help="and what rests on the same words or came before it")
    conversation = conversations.add_parser("delete", parents=[_common()], help="remove one for good")
    conversation.add_argument("id", metavar="ID")
    conversation.add_argument("--facts", action="store_true", help="and the facts that were drawn from it")


def _port(text: str) -> int:
    number = int(text)
    if not 1 <= number <= 65_535:
        raise ValueError(text)
    return number


def _common() -> argparse.ArgumentParser:
    common = argparse.ArgumentParser(add_help=False, argument_default=argparse.SUPPRESS)
    group = common.add_argument_group("common options")
    group.add_argument("--home", metavar="DIR", help="where everything of this device lies")
    group.add_argument("--account", metavar="NAME", help="whose memory")
    group.add_argument("--server", metavar="URL", help="the service's server")
    group.add_argument("--now", metavar="ISO-TIME", help="play at this time")
    group.add_argument("--language", choices=["ko", "en", "ja"], help="of sentences and screens")
    group.add_argument("--trust-root", metavar="FILE", help="the service's first TUF root")
    group.add_argument("--json", action="store_true", help="print one JSON document")
    return common
