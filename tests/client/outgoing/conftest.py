"""Phones with a real store beside a real server, on which the demo's vocabulary is live."""

from dataclasses import replace

import pytest

from client.backup.account import AccountDoor
from client.desk.build import page_bundle
from client.notebook.facts import prepare
from client.outgoing.proposals import proposal_door
from client.store import contributions as rows
from client.store import egress
from client.store.opening import open_store, release
from server.db.proposal_tables import proposals, tag_quota
from server.operate import staff_add
from shared.formats.bundle import ConfigBundle
from shared.ids import new_id
from shared.randomness import random_bytes
from tests.support.contributing import CONFIG, agreed
from tests.support.fakes import Clock
from tests.support.live_server import LiveServer
from tests.support.logged_in import keep_login
from tests.support.signing import NOW, Staff, page


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    running = LiveServer(tmp_path_factory.mktemp("proposals") / "server")
    policy = page_bundle("policy", [page("refund", 3), page("sla", 2)])
    token = staff_add(running.settings, "signer", "signer", NOW)
    Staff(running.url).publish(token, config=ConfigBundle(CONFIG), policy=policy)
    yield running
    running.stop()


@pytest.fixture(autouse=True)
def nothing_proposed(server):
    """Between two tests."""
    server.clock.later(hours=1)  # the rates of addresses begin anew
    with server.engine.begin() as connection:
        connection.execute(proposals.delete())
        connection.execute(tag_quota.delete())


@pytest.fixture
def counted(server):
    """(tag, kind, topic, conditions, decision, page, version, month) of each proposal that the server has."""

    def read():
        with server.engine.connect() as connection:
            return [
                (row.tag, row.kind, row.topic, row.conditions, row.decision, row.page, row.version, row.month)
                for row in connection.execute(proposals.select())
            ]

    return read


@pytest.fixture
def evaluations(server):
    """How many tags were evaluated."""

    def read():
        with server.engine.connect() as connection:
            return sum(row.evaluations for row in connection.execute(tag_quota.select()))

    return read


class Phone:
    """One device; `config` may change, `url` is where it believes the server is."""

    def __init__(self, home, server, url=None):
        self.server, self.url, self.clock, self.config = server, url or server.url, Clock(), CONFIG
        self.opened = open_store(home, "local", ids=new_id, randomness=random_bytes, keyring=lambda: False)
        self.database = self.opened.database
        prepare(self.database, random_bytes)
        self.account = AccountDoor(
            self.database, self.url, new_id, lambda token: Quiet(), lambda: "ko", lambda: "휴대폰"
        )
        self.door = proposal_door(self.database, self.account, lambda: self.config, self.clock, random_bytes)
        self.local = self.door.local

    def logs_in(self, mail="minsu@example.com"):
        keep_login(self.database, self.account.device().id, self.server, self.url, mail, "휴대폰")
        return self

    def agrees(self, *, soon=False, **said):
        """A decision, and the yes to it."""
        agreed(self.database, self.clock(), **said)
        return self.door.send(self.local.possible("ko")[0], soon=soon)

    def settles(self, **passed):
        self.clock.move(**passed)
        self.door.settle()
        return [(one.state, one.error) for one in rows.every(self.database)]

    def changes(self, vocabulary):
        self.config = replace(self.config, proposals=vocabulary)

    def left(self):
        return [sent.content for sent in egress.records(self.database) if sent.purpose == "proposal"]

    def close(self):
        release(self.opened)


class Quiet:
    """The account's line, where only its end is asked for."""

    def delete(self, password):
        pass

    def logout(self):
        pass


@pytest.fixture
def phone(tmp_path, server):
    made = []

    def make(name="phone", url=None):
        made.append(Phone(tmp_path / name, server, url))
        return made[-1]

    yield make
    for one in made:
        one.close()
