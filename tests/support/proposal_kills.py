"""Does a phone that dies while it agrees and sends lose a proposal, or send it as two? Children of a warm process are killed.

with Proposing(server.url) as phones:
    whole = phones.live(home)                        # nobody kills it: how many points has it?
    phones.live(other, point=7)                      # dies before or after one call or change
    phones.live(other, now="2026-09-30T12:00")       # the next start goes on
"""

import json
import os
import sys
from functools import partial

from client.compose import open_engine
from client.net.proposals import Anonymous, ProposalService
from client.settings import load_settings
from client.store.database import Database
from tests.support.phone_kills import _Points as PhonePoints
from tests.support.warm import Points, Warm, serve

STEPS = {ProposalService: ("tag",), Anonymous: ("submit",), Database: ("run",)}


class _Points(Points):
    watch = PhonePoints.watch


class Proposing(Warm):
    """The warm process."""

    def __init__(self, url):
        super().__init__("tests.support.proposal_kills", url)

    def live(self, home, *, point=0, now="2026-09-28T12:00"):
        """One child."""
        return self.ask(home=str(home), point=point, now=now)


def _live(url, home, now, points):
    options = {"home": home, "now": now, "server": url}
    engine = open_engine(load_settings(options, {"GIEOK_KEYRING": "off", "GIEOK_EMBEDDING": "off"}))
    points.watch()
    door = engine.contributions
    door.settle()
    for one in door.local.possible("ko"):
        door.send(one, soon=True)


def _child(url, asked, writing):
    points, error = _Points(asked["point"]), None
    try:
        _live(url, asked["home"], asked["now"], points)
    except BaseException as broke:
        error = f"{type(broke).__name__}: {broke}"
    os.write(writing, json.dumps({"points": points.passed, "error": error}).encode())
    os._exit(0)


if __name__ == "__main__":
    import tests.support.phone_kills

    tests.support.phone_kills.STEPS = STEPS
    serve(partial(_child, sys.argv[1]))
