"""What can be typed about the memory itself: block, facts, conversations, and taking all of it along or away?"""

from __future__ import annotations

import argparse
from collections.abc import Callable

Add = Callable[[str, str], argparse.ArgumentParser]


def of_memory(add: Add) -> None:
    """Everything that is remembered, and how it goes."""
    _block(add)
    _facts(add)
    _conversations(add)
    wipe = add("wipe", "delete everything that this account remembers, for good")
    wipe.add_argument("--yes", action="store_true", help="do not ask")


def _block(add: Add) -> None:
    context = add("context", "the block that goes with every question").add_subparsers(
        dest="action", required=True, metavar="ACTION"
    )
    context.add_parser("show", parents=[common()], help="the block as it is sent")
    put = context.add_parser("set", parents=[common()], help="replace the whole block")
    put.add_argument("text", help="the new block; - reads standard input")
    trace = context.add_parser("forget", parents=[common()], help="delete one line without a trace")
    trace.add_argument("text", metavar="LINE")
    clear = context.add_parser("clear", parents=[common()], help="delete the block for good")
    clear.add_argument("--yes", action="store_true", help="do not ask")
    context.add_parser("history", parents=[common()], help="what changed lately, and who changed it")
    context.add_parser("undo", parents=[common()], help="take back the open conversation's last change")


def _facts(add: Add) -> None:
    facts = add("facts", "what is remembered of earlier conversations").add_subparsers(
        dest="action", required=True, metavar="ACTION"
    )
    listed = facts.add_parser("list", parents=[common()], help="facts in force")
    listed.add_argument("--all", action="store_true", help="of every status")
    for name, text in (
        ("show", "one fact with its quotes"),
        ("history", "what happened to a fact"),
        ("retract", "it does not hold any more"),
    ):
        facts.add_parser(name, parents=[common()], help=text).add_argument("id", metavar="ID")
    correct = facts.add_parser("correct", parents=[common()], help="put a fact right, in your own words")
    correct.add_argument("id", metavar="ID")
    correct.add_argument("text", metavar="TEXT")
    correct.add_argument("--day", metavar="YYYY-MM-DD|none", help="the day on which it happened; else as it was")
    correct.add_argument("--kind", choices=["event", "decision", "attribute", "preference"], help="else as it was")
    restore = facts.add_parser("restore", parents=[common()], help="what was taken back holds again")
    restore.add_argument("id", metavar="ID")
    restore.add_argument("--replace", action="store_true", help="in the place of what speaks against it")
    confirm = facts.add_parser("confirm", parents=[common()], help="answer the question that waits at a fact")
    one_or_all = confirm.add_mutually_exclusive_group(required=True)
    one_or_all.add_argument("id", metavar="ID", nargs="?")
    one_or_all.add_argument("--all-imported", action="store_true", help="every fact that was brought along")
    confirm.add_argument("--no", action="store_true", help="answer no")
    delete = facts.add_parser("delete", parents=[common()], help="remove it for good")
    delete.add_argument("id", metavar="ID")
    delete.add_argument("--with-conversation", action="store_true", help="and the conversation that it came from")
    delete.add_argument("--with-related", action="store_true", help="and what rests on the same words or came before")
    search = add("search", "find words in the memory and in the service's pages")
    search.add_argument("query")
    search.add_argument("--in", dest="place", default="facts", choices=["facts", "conversations", "policy", "knowhow"])
    search.add_argument("--top", type=int, default=10, metavar="N")


def _conversations(add: Add) -> None:
    conversations = add("conversations", "earlier conversations").add_subparsers(
        dest="action", required=True, metavar="ACTION"
    )
    conversations.add_parser("list", parents=[common()], help="the latest first")
    conversations.add_parser("show", parents=[common()], help="one conversation").add_argument("id", metavar="ID")
    rename = conversations.add_parser("rename", parents=[common()], help="call one something else")
    rename.add_argument("id", metavar="ID")
    rename.add_argument("title", metavar="TITLE", help='at most 80 characters; "" gives the automatic title back')
    delete = conversations.add_parser("delete", parents=[common()], help="remove one for good")
    delete.add_argument("id", metavar="ID")
    delete.add_argument("--facts", action="store_true", help="and the facts that were drawn from it")


def of_transfer(add: Add) -> None:
    """The memory into a file, and out of one."""
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


def common() -> argparse.ArgumentParser:
    """Options of every command."""
    options = argparse.ArgumentParser(add_help=False, argument_default=argparse.SUPPRESS)
    group = options.add_argument_group("common options")
    group.add_argument("--home", metavar="DIR", help="where everything of this device lies")
    group.add_argument("--account", metavar="NAME", help="whose memory")
    group.add_argument("--server", metavar="URL", help="the service's server")
    group.add_argument("--now", metavar="ISO-TIME", help="play at this time")
    group.add_argument("--language", choices=["ko", "en", "ja"], help="of sentences and screens")
    group.add_argument("--trust-root", metavar="FILE", help="the service's first TUF root")
    group.add_argument("--json", action="store_true", help="print one JSON document")
    return options
