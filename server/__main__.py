"""What can an operator ask the server to do? Exit 0 = done, 1 = refused with a sentence on stderr, 2 = wrong usage."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from server.errors import CannotStart, GieokError
from server.sentences import sentence
from server.settings import Settings, read_settings
from server.staff.rules import STAFF_ROLES
from shared.clock import Clock, clock_from, parse_moment, system_clock


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    given = _parser().parse_args(arguments)
    try:
        settings = read_settings({"data": given.data, "host": _get(given, "host"), "port": _get(given, "port")})
        return _run(given, settings, _clock(given.now, settings.zone))
    except GieokError as error:
        print(sentence(error.code, error.params), file=sys.stderr)
        return 1


def _run(given: argparse.Namespace, settings: Settings, clock: Clock) -> int:
    """The commands; what they need is imported when they are called, so that a wrong one is answered at once."""
    if given.command == "serve":
        from server.main import run

        run(settings, clock, lambda address: print(f"Gieok server: {address}", flush=True))
        return 0
    from server import operate

    match given.command, _get(given, "action"):
        case "migrate", _:
            operate.migrate(settings)
        case "init-keys", _:
            print(
                "\n".join(f"{role} {key}" for role, key in operate.init_keys(settings, replace=given.replace).items())
            )
            if given.replace:
                print("These wait: they are used from the moment that a new root names them.", file=sys.stderr)
        case "check", _:
            for line in operate.check(settings, clock):
                print(line)
            print("ok")
        case "evidence", action:
            _evidence(str(action), given, settings, clock)
        case "sweep", _:
            print(f"backups that were over: {operate.sweep(settings, clock)}")
        case "new-contributor-key", _:
            deleted, public_key = operate.new_contributor_key(settings)
            print(f"proposals that were deleted: {deleted}\ncontributor tags: public key {public_key}")
        case _, action:
            _staff(str(action), given, settings, clock)
    return 0


def _evidence(action: str, given: argparse.Namespace, settings: Settings, clock: Clock) -> None:
    """What was agreed with customers."""
    from server import evidence_command

    if action == "verify":
        print(evidence_command.evidence_verify(settings, given.receipts))
    else:
        evidence_command.evidence_erase(settings, given.id, clock)


def _staff(action: str, given: argparse.Namespace, settings: Settings, clock: Clock) -> None:
    """Who may publish, decide and read."""
    from server import operate

    match action:
        case "add":
            token = operate.staff_add(settings, given.name, given.role, clock())
            print("This token is shown once; keep it in a file of your own:", file=sys.stderr)
            print(token)
        case "remove":
            operate.staff_remove(settings, given.name)
        case _:
            for person in operate.staff_list(settings):
                print(f"{person.name}\t{person.role}\t{person.added_at}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="gieok-server", description="The thin server of Gieok", parents=[_common()])
    parser.set_defaults(data=None, now=None)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def add(name: str, text: str) -> argparse.ArgumentParser:
        return commands.add_parser(name, help=text, description=text, parents=[_common()])

    serve = add("serve", "hand out what the staff published")
    serve.add_argument("--host", help="the address to listen on (default 127.0.0.1)")
    serve.add_argument("--port", type=int, help="the port to listen on (default 8750; 0 = any free one)")
    add("migrate", "bring the database to this version's tables")
    add("check", "is everything in place? exit 1 where not")
    add("sweep", "end what is over and remove what is left of it; a running server does it by itself every minute")
    add("new-contributor-key", "when the key of contributor tags is lost: stop the server first; deletes all proposals")
    proof = add("evidence", "what was agreed with customers").add_subparsers(
        dest="action", required=True, metavar="ACTION"
    )
    verify = proof.add_parser("verify", parents=[_common()], help="was anything changed? exit 1 with the first place")
    verify.add_argument("--receipts", type=Path, metavar="FILE", help="a customer's: `gieok evidence list --json`")
    erase = proof.add_parser("erase", parents=[_common()], help="by right, for somebody whose account is gone")
    erase.add_argument("id", metavar="ID")
    keys = add("init-keys", "make the server's signing keys now, and print their ids")
    keys.add_argument("--replace", action="store_true", help="make new ones beside them, for the desk's next root")
    staff = add("staff", "who may publish").add_subparsers(dest="action", required=True, metavar="ACTION")
    new = staff.add_parser("add", parents=[_common()], help="a new member; prints the token once")
    new.add_argument("name", metavar="NAME")
    new.add_argument("--role", choices=STAFF_ROLES, required=True)
    staff.add_parser("list", parents=[_common()], help="everybody")
    staff.add_parser("remove", parents=[_common()], help="their token ends").add_argument("name", metavar="NAME")
    return parser


def _common() -> argparse.ArgumentParser:
    """Options that stand before or after the command."""
    common = argparse.ArgumentParser(add_help=False, argument_default=argparse.SUPPRESS)
    common.add_argument("--data", type=Path, metavar="DIR", help="the folder where everything of this server lies")
    common.add_argument("--now", metavar="ISO-TIME", help="play at this time, and let it run on from there")
    return common


def _clock(now: str | None, zone: str) -> Clock:
    if now is None:
        return system_clock
    try:
        return clock_from(parse_moment(now, zone))
    except ValueError as error:
        raise CannotStart("moment-wrong") from error


def _get(given: argparse.Namespace, name: str) -> str | int | None:
    return getattr(given, name, None)


if __name__ == "__main__":
    sys.exit(main())
