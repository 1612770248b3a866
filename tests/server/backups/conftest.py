"""A real server with a clock that can be set, phones that talk to it, on both databases and both vaults."""

import pytest

from tests.support.live_server import LiveServer
from tests.support.phones import Phone
from tests.support.softhsm import softhsm


@pytest.fixture(scope="session")
def hsm(tmp_path_factory):
    return softhsm(lambda: tmp_path_factory.mktemp("softhsm"))


@pytest.fixture(params=["software", "pkcs11"])
def vault(request):
    """The settings of each vault."""
    return request.getfixturevalue("hsm").settings if request.param == "pkcs11" else {}


@pytest.fixture
def make_server(tmp_path):
    """`make_server(waits=False)`: over SQLite and the software vault, unless `database` and `settings` say otherwise."""
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
