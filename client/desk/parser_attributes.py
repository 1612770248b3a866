"""What can be typed after `gieok-desk attributes`?"""

from __future__ import annotations

import argparse
from collections.abc import Callable


def of_attributes(add: Callable[[str, str], argparse.ArgumentParser], common: argparse.ArgumentParser) -> None:
    """The key, and what it says of a customer."""
    actions = add(
        "attributes", "contract tier and contact person of a customer, signed for their devices"
    ).add_subparsers(dest="action", required=True, metavar="ACTION")
    actions.add_parser("key", parents=[common], help="make the key that signs them, and print its public half")
    put = actions.add_parser("set", parents=[common], help="sign and leave them; what is not given is taken back")
    put.add_argument("email", metavar="EMAIL")
    put.add_argument("--tier", metavar="TIER", help="one of the live config's list")
    put.add_argument("--contact", metavar="NAME", help="a name, without any other words")
