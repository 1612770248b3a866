"""A server in a process of its own, empty or with contents, on SQLite and on PostgreSQL."""

import pytest

from tests.support.people import People
from tests.support.postgres import Postgres
from tests.support.server_process import ServerProcess
from tests.support.signing import NOW, Reader, Staff

START = "2026-09-20T12:00"  # NOW, in Seoul


class Service:
    """A server, a signer's token, and the staff who publish there."""

    def __init__(self, folder, database=None):
        self.folder = folder
        self.server = ServerProcess(folder / "server", now=START, database=database, start=False)
        if database:
            assert self.server.command("migrate").returncode == 0
        self.server.start()
        self.token = self.server.staff()
        self.staff = Staff(self.server.url)

    @property
    def url(self):
        return self.server.url

    def reader(self, name="phone", now=NOW):
        return Reader(self.folder / name, self.url, self.staff.root, now)

    def restart(self, now):
        self.server.stop()
        self.server.start(now=now)
        self.staff.url = self.server.url


@pytest.fixture(scope="session")
def postgres():
    running = Postgres()
    yield running
    running.stop()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def database(request):
    """None for SQLite, else the URL of an empty PostgreSQL database."""
    return request.getfixturevalue("postgres").new_database() if request.param == "postgres" else None


@pytest.fixture
def service(tmp_path):
    made = Service(tmp_path)
    yield made
    made.server.stop()


@pytest.fixture
def published(service):
    service.staff.publish(service.token)
    return service


@pytest.fixture(scope="module")
def empty(tmp_path_factory):
    """A server with nothing live, shared by tests that change nothing."""
    made = Service(tmp_path_factory.mktemp("empty"))
    yield made
    made.server.stop()


@pytest.fixture(scope="module")
def live(tmp_path_factory):
    """A server with everything live, shared by tests that change nothing."""
    made = Service(tmp_path_factory.mktemp("live"))
    made.staff.publish(made.token)
    yield made
    made.server.stop()


@pytest.fixture
def people(tmp_path, database):
    """A server with accounts, in this process, on SQLite and on PostgreSQL."""
    with People(tmp_path, database) as made:
        yield made
