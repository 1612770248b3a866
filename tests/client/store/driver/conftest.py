"""The drivers on which a store can lie. Another one is added to DRIVERS and has to pass every test of this folder."""

import pytest

from client.store.driver import SqlCipher

DRIVERS = [SqlCipher()]
KEY, SALT = bytes(range(32)), bytes(range(100, 116))
WORD = "코끼리-7731"
PATIENCE_MS = 5_000


@pytest.fixture(params=DRIVERS, ids=lambda driver: type(driver).__name__)
def driver(request):
    return request.param


@pytest.fixture
def path(tmp_path):
    return tmp_path / "store.db"


@pytest.fixture
def opened(driver, path):
    """Opens connections to the same file, ready for writing."""
    connections = []

    def connect(*, wait=PATIENCE_MS):
        connection = driver.connect(path, KEY, SALT)
        connections.append(connection)
        driver.configure(connection)
        driver.wait(connection, wait)
        return connection

    yield connect
    for connection in connections:
        connection.close()


@pytest.fixture
def words(opened):
    """A connection to a file with one table of words."""
    connection = opened()
    connection.execute("CREATE TABLE words (id INTEGER PRIMARY KEY, word TEXT NOT NULL UNIQUE, bytes BLOB)")
    return connection
