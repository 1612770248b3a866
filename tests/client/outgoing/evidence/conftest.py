"""Devices of a customer over real stores, and one real server for all of them."""

from datetime import date

import pytest

from client.backup.account import AccountDoor
from client.memory.fact import Candidate, PageRef, Quote
from client.net.evidence import EvidenceService
from client.notebook import agreements
from client.notebook import facts as changes
from client.notebook.facts import prepare
from client.outgoing.evidence import Evidence
from client.store import agreements as rows
from client.store import egress
from client.store.opening import open_store, release
from shared.ids import new_id
from tests.support.fakes import Clock, some_bytes
from tests.support.live_server import LiveServer
from tests.support.logged_in import keep_login

LIMIT = 4_000
STATEMENT = "18일 지난 건을 반액 환불하기로 합의"
ASKED, GRANTED = "그럼 반액이라도 환불해 주세요", "네, 반액 환불로 처리하겠습니다."


def agreement(statement=STATEMENT, turn="t1", kind="agreement", asked=ASKED, granted=GRANTED, **more):
    at = Clock().now
    quotes = [Quote(asked, "customer", turn, at)] + ([Quote(granted, "service", turn, at)] if granted else [])
    page, rests = PageRef("refund", 3), PageRef("late-refund", 1)
    return Candidate(kind, statement, tuple(quotes), date(2026, 9, 28), policy=page, knowhow=rests, **more)


class Device:
    """One home; `service` stands between it and the server where a test wants that."""

    def __init__(self, folder, server):
        self.server, self.clock = server, Clock()
        self.opened = open_store(folder, "local", ids=new_id, randomness=some_bytes, keyring=lambda: False)
        self.database = self.opened.database
        prepare(self.database, some_bytes)
        self.account = AccountDoor(
            self.database, server.url, new_id, lambda token: None, lambda: "ko", lambda: "휴대폰"
        )
        self.service = EvidenceService
        self.evidence = Evidence(
            self.database, self.account, self.clock, new_id,
            lambda token: self.service(server.url, token), lambda: "server.test",
        )  # fmt: skip

    def signs_in(self, mail):
        keep_login(self.database, self.account.device().id, self.server, self.server.url, mail, "휴대폰")
        return self

    def learns(self, candidate=None):
        """As after a conversation: the fact and its place in the queue in one transaction."""
        with self.database.transaction():
            fact = changes.add(self.database, candidate or agreement(), now=self.clock(), ids=new_id, promotable=False)
            agreements.queue(self.database, [fact.id], now=self.clock(), ids=new_id)
        return fact.id

    def deletes(self, fact):
        changes.delete(self.database, fact, now=self.clock(), ids=new_id, limit=LIMIT)

    def sent(self):
        """Statements that the service keeps, as it tells the customer."""
        return [line.body.statement for line in self.evidence.kept().lines]

    def states(self):
        return [one.state for one in rows.every(self.database)]

    def recorded(self):
        return [one for one in egress.records(self.database) if one.purpose == "evidence"]


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    running = LiveServer(tmp_path_factory.mktemp("evidence") / "server")
    yield running
    running.stop()


@pytest.fixture
def device(tmp_path, server):
    made = []

    def make(name="old"):
        made.append(Device(tmp_path / name, server))
        return made[-1]

    yield make
    for one in made:
        release(one.opened)


@pytest.fixture
def mail(request):
    """An address for each test: they share a server."""
    return f"{abs(hash(request.node.name)) % 10**12}@example.com"
