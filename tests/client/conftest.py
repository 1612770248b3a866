"""A real encrypted store in a temporary folder, with a clock and ids that a test can foresee."""

import pytest

from client.notebook.facts import prepare
from client.store.opening import open_store, release
from tests.support.fakes import Clock, Ids, some_bytes


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def ids():
    return Ids()


@pytest.fixture
def opened(tmp_path):
    made = open_store(tmp_path / "home", "local", ids=Ids(), randomness=some_bytes, keyring=lambda: False)
    prepare(made.database, some_bytes)
    yield made
    release(made)


@pytest.fixture
def database(opened):
    return opened.database


@pytest.fixture
def server(tmp_path):
    """The real server with its customers, on loopback, for the tests that ask for it."""
    from tests.support.live_server import LiveServer

    running = LiveServer(tmp_path / "server")
    yield running
    running.stop()
