"""What can be typed about the customer's account with the service? Passwords are asked for, never arguments."""

from __future__ import annotations

from client.cli.parser_memory import Add, common


def of_account(add: Add) -> None:
    """Registering, logging in and out, and what can be done once logged in."""
    register = add("register", "make an account with the service, for backups and evidence; the password is asked for")
    register.add_argument("email", metavar="EMAIL")
    register.add_argument("--code", metavar="CODE", help="from the mail, to finish it")

    login = add("login", "log in; the password is asked for, or is the first line of standard input")
    login.add_argument("email", metavar="EMAIL")
    how = login.add_mutually_exclusive_group()
    how.add_argument("--forgot", action="store_true", help="send a code for a new password")
    how.add_argument("--code", metavar="CODE", help="from that mail, with a new password")
    login.add_argument("--device-name", metavar="NAME", help="what this device is called in the account")

    add("logout", "log out on this device; the memory stays")

    account = add("account", "who is logged in, and where").add_subparsers(dest="action", metavar="ACTION")
    account.add_parser("show", parents=[common()], help="who is logged in on this device")
    account.add_parser("sessions", parents=[common()], help="every login of the account")
    account.add_parser("end", parents=[common()], help="end one login").add_argument("id", metavar="ID")
    delete = account.add_parser("delete", parents=[common()], help="delete the account at the service, for good")
    delete.add_argument("--yes", action="store_true", help="do not ask")
    _evidence(add)


def _evidence(add: Add) -> None:
    kept = add("evidence", "what the service keeps of agreements with it").add_subparsers(
        dest="action", metavar="ACTION"
    )
    kept.add_parser("list", parents=[common()], help="all of it, who read it and why; offline: what was sent from here")
    kept.add_parser(
        "verify", parents=[common()], help="follow the service's public record; exit 1 where it was changed"
    )
    erase = kept.add_parser("erase", parents=[common()], help="have the service erase one, at once and for good")
    erase.add_argument("id", metavar="ID")
    erase.add_argument("--yes", action="store_true", help="do not ask")
