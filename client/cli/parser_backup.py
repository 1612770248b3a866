"""What can be typed about moving to a new phone? The six digits are asked for, never arguments."""

from __future__ import annotations

from client.cli.parser_memory import Add, common


def of_backup(add: Add) -> None:
    """Making, seeing and ending backups, and bringing one in."""
    backup = add("backup", "leave the memory with the service for a few days, sealed, for a new phone")
    backup.add_argument("--with-log", action="store_true", help="take the conversations along")
    backup.add_argument("--own-digits", action="store_true", help="choose the six digits instead of getting them")
    backup.add_argument("--anew", action="store_true", help="begin a new one, where one was begun and not sent whole")
    backup.add_argument("--yes", action="store_true", help="do not ask")
    actions = backup.add_subparsers(dest="action", metavar="ACTION")
    actions.add_parser("list", parents=[common()], help="the account's backups, and why one is not there any more")
    delete = actions.add_parser("delete", parents=[common()], help="end one for good")
    delete.add_argument("id", metavar="ID")
    delete.add_argument("--yes", action="store_true", help="do not ask")
    actions.add_parser("keep", parents=[common()], help="on the old phone: the memory stays here too")

    restore = add("restore", "bring a backup in; its six digits are asked for, or are the first line of standard input")
    restore.add_argument("backup", nargs="?", metavar="BACKUP", help="its id, where there are several")
    restore.add_argument("--yes", action="store_true", help="do not ask")
