"""Does a publication that nobody signs any more go by itself?"""

from datetime import timedelta

import pytest

from server.signing.rules import Waiting
from server.signing.store import KEPT, RequestStore
from tests.support.live_server import LiveServer


@pytest.fixture
def server(tmp_path):
    made = LiveServer(tmp_path / "server")
    yield made
    made.stop()


def test_what_nobody_touches_for_thirty_days_is_forgotten(server):
    store = RequestStore(server.engine)
    for number in range(2):
        store.put(Waiting(f"request{number:05}", {}, b""), "minsu", server.clock())
    server.clock.later(days=1)
    store.withdraw("request00001", "minsu", server.clock())
    server.clock.later(seconds=(KEPT - timedelta(days=1)).total_seconds() - 1)
    server.sweep()
    assert [line.id for line in store.waiting()] == ["request00000"]
    server.clock.later(seconds=1)
    server.sweep()
    assert store.waiting() == ()
    server.clock.later(days=1)
    assert store.sweep(server.clock()) == 1
