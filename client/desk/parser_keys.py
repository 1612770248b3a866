"""What can be typed after `gieok-desk keys`, `approve`, `requests` and `log`? No secret is an option."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from client.desk.people import ROLES

Add = Callable[[str, str], argparse.ArgumentParser]


def add_keys(add: Add, common: argparse.ArgumentParser) -> None:
    """`keys` and what stands below it; alone it lists."""
    keys = add("keys", "who signs what, until when; new keys, lost and stolen keys")
    keys.epilog = "A key was lost or stolen: `gieok-desk keys lost` says what to do."
    parts = keys.add_subparsers(dest="keys", metavar="WHAT")

    def part(name: str, text: str, *, named: bool = True) -> argparse.ArgumentParser:
        made = parts.add_parser(name, help=text, description=text, parents=[common], allow_abbrev=False)
        if named:
            made.add_argument("name", metavar="NAME")
        return made

    part("new", "keys of one's own, at this desk or on a machine of one's own").add_argument(
        "--again", action="store_true", help="although there are some: they are laid aside"
    )
    part("trust", "a file with which another machine joins", named=False)
    join = part("join", "trust the service in a file, after its fingerprint was compared", named=False)
    join.add_argument("file", type=Path, metavar="FILE")
    _yes(join)
    somebody = part("add", "somebody new, or new keys of somebody who lost theirs")
    somebody.add_argument("--public", type=Path, metavar="FILE", help="their public keys; else those made at this desk")
    _roles(somebody)
    part("revoke", "none of their keys counts any more")
    _roles(part("rotate", "new keys in the place of one's own"))
    part("root", "a new root key in the place of one's own").set_defaults(roles=["root"])
    part("server", "a root that names the new keys that the server made for itself", named=False)
    part("lost", "what to do when a key was lost or stolen", named=False)
    part("renew", "sign again what ends within 30 days, the root too", named=False)


def add_requests(add: Add, common: argparse.ArgumentParser) -> None:
    """`approve`, `requests`, `log`."""
    approve = add("approve", "see what waits for signatures, and sign it")
    approve.add_argument("request", metavar="FILE|ID")
    _yes(approve)
    requests = add("requests", "what waits for signatures")
    parts = requests.add_subparsers(dest="requests", metavar="WHAT")
    text = "take one back"
    back = parts.add_parser("withdraw", help=text, description=text, parents=[common], allow_abbrev=False)
    back.add_argument("id", metavar="ID")
    add("log", "what was done at this desk and on the server")


def _yes(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--yes", action="store_true", help="asked nothing: for scripts")


def _roles(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--role", action="append", choices=ROLES, dest="roles", default=[], help="only this one; may be given again"
    )
