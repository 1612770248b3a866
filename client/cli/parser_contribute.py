"""What can be typed about proposals to the service's know-how, without a name?"""

from __future__ import annotations

from client.cli.parser_memory import Add, common


def of_contribute(add: Add) -> None:
    """Look, agree, decline, take back."""
    contribute = add("contribute", "what could go to the service's know-how, without a name").add_subparsers(
        dest="action", required=True, metavar="ACTION"
    )
    contribute.add_parser("list", parents=[common()], help="each contribution, word for word; sends nothing")
    send = contribute.add_parser("send", parents=[common()], help="agree to one; it goes 1 to 24 hours later")
    send.add_argument("id", metavar="FACT", help="the fact, or the contribution's own id")
    send.add_argument("--yes", action="store_true", help="do not ask")
    send.add_argument("--soon", action="store_true", help="send it now; the moment may tell who sent it")
    for name, text in (("decline", "it is not sent, and not asked about again"), ("retract", "take it back")):
        contribute.add_parser(name, parents=[common()], help=text).add_argument("id", metavar="ID")
