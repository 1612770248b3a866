"""Which publications wait for signatures, and what would somebody sign? Knows and acts; draws nothing."""

from __future__ import annotations

import asyncio

from client.desk.keys import holder_named
from client.desk.open_requests import Open, open_requests, take_back
from client.desk.pass_on import Waiting, sign_and_pass_on
from client.desk.proposal import Proposal, find_request, propose
from client.desk.publish import Published, look
from client.desk.ui.publish.state import told
from client.desk.ui.workplace import Workplace
from client.errors import GieokError, Refused


class RequestsState:
    """Those that lie here or at the server. `unseen`: why the server's could not be looked at."""

    def __init__(self, work: Workplace) -> None:
        self._work = work
        self.open: tuple[Open, ...] = ()
        self.unseen: GieokError | None = None

    async def load(self) -> None:
        """Ask the server; what goes wrong stands in `unseen`."""
        try:
            self.open, self.unseen = await asyncio.to_thread(self._load)
        except GieokError as error:
            self.open, self.unseen = (), error

    async def proposal(self, name: str) -> Proposal:
        """What a signature under it would mean. Raises Refused: it does not fit, or a signature in it is wrong."""
        return await asyncio.to_thread(self._propose, name)

    async def approve(self, found: Proposal, person: str, passphrase: str) -> Published | Waiting:
        """Add a signature; with enough of them it goes live. Raises Refused, Unavailable."""
        if found.findings:
            raise Refused("desk-lint-failed", count=len(found.findings))
        return await asyncio.to_thread(self._approve, found, person, passphrase)

    async def withdraw(self, name: str) -> GieokError | None:
        """Nobody signs it any more; why the server's is still there, if it is. Raises Refused."""
        return await asyncio.to_thread(self._withdraw, name)

    def _load(self) -> tuple[tuple[Open, ...], GieokError | None]:
        work = self._work
        return open_requests(work.desk, work.archive, work.now())

    def _propose(self, name: str) -> Proposal:
        work = self._work
        request, live = find_request(work.desk, name), look(work.desk, work.archive, work.now())
        return propose(work.desk, work.archive, request, live, now=work.now(), today=work.today())

    def _approve(self, found: Proposal, person: str, passphrase: str) -> Published | Waiting:
        work = self._work
        holder = holder_named(work.desk, person)
        passed = sign_and_pass_on(
            work.desk, work.archive, found.request, found.trust, holder, passphrase=passphrase, now=work.now()
        )
        work.log("approve", **told(passed), by=person)
        return passed

    def _withdraw(self, name: str) -> GieokError | None:
        unseen = take_back(self._work.desk, name)
        self._work.log("requests withdraw", request=name)
        return unseen
