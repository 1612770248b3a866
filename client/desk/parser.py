"""What can be typed after `gieok-desk`? Common options stand before or after the command; no secret is an option."""

from __future__ import annotations

import argparse
from pathlib import Path

from client.desk.parser_app import add_app
from client.desk.parser_attributes import of_attributes
from client.desk.parser_evidence import of_evidence
from client.desk.parser_ingest import ABOUT, add_ingest
from client.desk.parser_keys import add_keys, add_requests
from client.desk.parser_preview import preview_grammar
from client.desk.parser_review import review_grammar
from shared.formats.bundle import BUNDLE_KINDS

DEFAULT_DESK = Path(".gieok/desk")


def parser() -> argparse.ArgumentParser:
    """The whole grammar; argparse exits 2 on wrong usage."""
    top = argparse.ArgumentParser(
        prog="gieok-desk",
        description="Gieok (기억): the service's publishing desk.",
        parents=[_common()],
        allow_abbrev=False,  # a typed `--passphrase SECRET` must not pass for --passphrase-file
    )
    top.set_defaults(desk=DEFAULT_DESK, json=False, language=None, passphrase_file=[], role=[], person=None, roles=[])
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def add(name: str, text: str) -> argparse.ArgumentParser:
        return commands.add_parser(name, help=text, description=text, parents=[_common()], allow_abbrev=False)

    init = add("init", "make a desk: keys, the first root, the first list of roles")
    init.add_argument("--server", metavar="URL", required=True, help="where it will publish")
    init.add_argument("--demo", action="store_true", help="throw-away keys whose passphrase lies beside them")
    init.add_argument("--staff", action="append", metavar="NAME", default=[], help="a person whose keys are made here")
    init.add_argument(
        "--public", action="append", type=Path, metavar="FILE", default=[], help="a person who made keys elsewhere"
    )
    add("login", "keep a staff token").add_argument("--token-file", type=Path, metavar="FILE", required=True)
    add_ingest(add("ingest", ABOUT))
    add("lint", "faults in what is new; exit 1 where there are errors, warnings are only told").add_argument(
        "--all", action="store_true", help="in everything"
    )
    preview_grammar(add("preview", "the draft as the customer's model and app will show it"))
    add("diff", "what publishing would change for the devices")
    publish = add("publish", "lint, sign and put the draft live")
    publish.add_argument("--role", action="append", choices=BUNDLE_KINDS, help="only this one; may be given again")
    publish.add_argument("--send", type=Path, metavar="FILE", help="a request that enough people have signed")
    add("history", "all versions of a page").add_argument("page", metavar="PAGE")
    back = add("rollback", "publish an earlier text of a page as its next version, at once")
    back.add_argument("page", metavar="PAGE")
    back.add_argument("version", type=int, metavar="VERSION")
    add_app(add)
    of_attributes(add, _common())
    of_evidence(add)
    add_keys(add, _common())
    add_requests(add, _common())
    review_grammar(add("review", "what customers proposed without a name, and what becomes of it"), _common())
    return top


def _common() -> argparse.ArgumentParser:
    common = argparse.ArgumentParser(add_help=False, argument_default=argparse.SUPPRESS)
    group = common.add_argument_group("common options")
    group.add_argument("--desk", type=Path, metavar="DIR", help="where everything of this desk lies")
    group.add_argument("--now", metavar="ISO-TIME", help="play at this time")
    group.add_argument("--language", choices=["ko", "en", "ja"], help="of sentences")
    group.add_argument(
        "--passphrase-file", action="append", type=Path, metavar="FILE", help="what opens the keys; else asked for"
    )
    group.add_argument("--as", dest="person", metavar="NAME", help="who signs, where the keys of several lie here")
    group.add_argument("--json", action="store_true", help="print one JSON document")
    return common
