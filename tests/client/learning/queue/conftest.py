"""The queue of what is to be learned, worked by a learner of rules."""

import pytest

from client.compose import open_engine
from client.learning.jobs import Learning
from client.settings import load_settings
from tests.client.learning.job_steps import learner


@pytest.fixture
def learning(database, clock, ids):
    return Learning(database, clock, ids, lambda conversation: learner(), lambda: 4_000)


def account(tmp_path, name):
    settings = load_settings(
        {"home": str(tmp_path / "home"), "account": name, "server": "http://127.0.0.1:9", "now": "2026-09-28"},
        {"GIEOK_KEYRING": "off", "GIEOK_EMBEDDING": "off"},
    )
    return open_engine(settings)
