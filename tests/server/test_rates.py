"""Does a window move, by the server's clock, and keep no more than it must?"""

from datetime import timedelta

import httpx
import pytest
from fastapi import Request

from server import rates
from server.errors import TooMany
from server.rates import Rate, Rates, client_of
from tests.support.at_once_threads import in_threads
from tests.support.fakes import Clock
from tests.support.server_process import ServerProcess

THREE = Rate("three", 3, timedelta(minutes=10))
OTHER = Rate("other", 3, timedelta(minutes=10))


@pytest.fixture
def clock():
    return Clock()


def test_the_window_moves(clock):
    windows = Rates(clock)
    for _ in range(3):
        windows.count(THREE, "a")
        clock.move(minutes=3)
    with pytest.raises(TooMany) as refused:
        windows.count(THREE, "a")
    assert refused.value.params == {"seconds": 61}
    clock.move(minutes=1)
    windows.count(THREE, "a")
    with pytest.raises(TooMany):
        windows.count(THREE, "a")


def test_whom_and_what_are_counted_apart(clock):
    windows = Rates(clock)
    for _ in range(3):
        windows.count(THREE, "a")
        windows.count(THREE, "b")
        windows.count(OTHER, "a")
    for rate, whom in ((THREE, "a"), (THREE, "b"), (OTHER, "a")):
        with pytest.raises(TooMany):
            windows.count(rate, whom)


def test_a_refused_one_does_not_make_the_wait_longer(clock):
    windows = Rates(clock)
    for _ in range(3):
        windows.count(THREE, "a")
    for _ in range(20):
        with pytest.raises(TooMany):
            windows.count(THREE, "a")
    clock.move(minutes=10)
    windows.count(THREE, "a")


def test_a_clock_that_goes_back_locks_nobody_out(clock):
    windows = Rates(clock)
    for _ in range(3):
        windows.count(THREE, "a")
    clock.move(days=-1)
    windows.count(THREE, "a")


def test_counting_at_once_loses_nothing(clock):
    windows = Rates(clock)
    refused = []

    def count():
        try:
            windows.count(THREE, "a")
        except TooMany:
            refused.append(1)

    in_threads(count, 16)
    assert len(refused) == 13


def test_a_flood_of_names_costs_the_oldest_names_their_memory(clock, monkeypatch):
    monkeypatch.setattr(rates, "NAMES_AT_MOST", 10)
    windows = Rates(clock)
    for n in range(1000):
        windows.count(THREE, str(n))
    assert len(windows._seen) == 10


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:1:1::1", "2001:db8:1:1:ffff::9", True),
        ("2001:db8:1:1::1", "2001:db8:1:2::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("testclient", "testclient", True),
    ],
)
def test_a_home_is_one_client(one, other, same):
    names = [client_of(Request({"type": "http", "client": (host, 1)})) for host in (one, other)]
    assert (names[0] == names[1]) == same


def test_a_connection_without_an_address_is_counted_too():
    assert client_of(Request({"type": "http", "client": None})) == ""


def test_behind_a_proxy_a_client_is_whom_the_proxy_tells_not_whom_the_client_tells(tmp_path):
    server = ServerProcess(tmp_path / "server")

    def ask(number, told):
        email = {"email": f"a{number}@example.com"}
        return httpx.post(server.url + "/v1/accounts/reset", json=email, headers={"X-Forwarded-For": told}).status_code

    try:
        answers = [ask(n, f"198.51.100.{n}, 203.0.113.1") for n in range(21)]
        assert answers == [202] * 20 + [429]
        assert ask(30, "203.0.113.2") == 202
    finally:
        server.stop()
