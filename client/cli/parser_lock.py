"""What can be typed about the lock of an account? Passphrases are asked for, never arguments."""

from __future__ import annotations

from client.cli.parser_memory import Add, common


def of_lock(add: Add) -> None:
    """Setting, changing, taking off, telling."""
    lock = add("lock", "a passphrase on this account; without it nothing of the memory can be read").add_subparsers(
        dest="action", required=True, metavar="ACTION"
    )
    put = lock.add_parser("set", parents=[common()], help="seal the key; the passphrase is asked for")
    put.add_argument("--idle", type=int, choices=[0, 1, 5, 15], default=5, help="minutes until a window locks; 0 never")
    put.add_argument("--on-pause", choices=["on", "off"], default="on", help="lock in the background")
    lock.add_parser("change", parents=[common()], help="another passphrase: the old one is asked for, then the new one")
    lock.add_parser("off", parents=[common()], help="no passphrase any more")
    lock.add_parser("status", parents=[common()], help="whether there is one, and when a window locks")
