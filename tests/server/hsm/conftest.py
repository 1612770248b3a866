"""A vault of each backend: sealed in its file, and in a SoftHSM2 token."""

import contextlib

import pytest
from pydantic import SecretStr

from server.hsm.token import Token, private_keys
from tests.support.softhsm import LABEL, LIBRARY, PIN, softhsm
from tests.support.vaults import Bench

BACKENDS = ("software", "pkcs11")


@pytest.fixture(scope="session")
def hsm(tmp_path_factory):
    return softhsm(lambda: tmp_path_factory.mktemp("softhsm"))


@pytest.fixture
def token(hsm, tmp_path):
    """This process's token for one test, empty afterwards."""
    yield hsm
    used = Token(LIBRARY, LABEL, SecretStr(PIN), tmp_path / "cleaning.lock")
    with used.session() as session:
        for key in private_keys(session):
            key.destroy()
    used.close()


@pytest.fixture(params=BACKENDS)
def backend(request):
    """What a bench of this backend is set up with."""
    return request.getfixturevalue("token").settings if request.param == "pkcs11" else {}


@pytest.fixture
def make_bench(backend, tmp_path):
    """A bench over a folder; closed after the test."""
    with contextlib.ExitStack() as open_ones:

        def make(**given):
            made = Bench(tmp_path / "data", **given, **backend)
            open_ones.callback(made.close)
            return made

        yield make


@pytest.fixture
def bench(make_bench):
    return make_bench()


@pytest.fixture
def software(tmp_path):
    made = Bench(tmp_path / "data")
    yield made
    made.close()
