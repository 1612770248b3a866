"""A real server with a clock that can be set, phones that talk to it, on both databases and both vaults."""

import pytest

from tests.support.live_server import LiveServer
from tests.support.phones import Phone


@pytest.fixture
def make_server(tmp_path, request):
    """`make_server(waits=False)`: a server over SQLite and the software vault, or what `where` says."""
    made = []

    def make(**options):
        made.append(LiveServer(tmp_path / f"server{len(made)}", **options))
        return made[-1]

    yield make
    for one in made:
        one.stop()


@pytest.fixture
def server(make_server):
    return make_server()


@pytest.fixture
def phone_of():
    """`phone_of(server, "a@example.com", "phone-1")`."""
    made = []

    def make(server, email="minsu@example.com", device="phone-1", name="Old phone"):
        made.append(Phone(server.url, server.customer(email, device, name), device, name))
        return made[-1]

    yield make
    for phone in made:
        phone.http.close()


@pytest.fixture
def phone(server, phone_of):
    return phone_of(server)
