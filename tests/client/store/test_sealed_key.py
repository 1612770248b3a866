"""A record of a sealed key says its cost, opens for its account alone, and is refused unread where it asks too much."""

import json

import pytest

from client.errors import Damaged, WrongPassphrase
from client.store import sealed_key
from client.store.sealed_key import sealed, unsealed
from shared.randomness import random_bytes
from tests.support.lock_kills import OLD

WRONG = "giraffe-0000"


@pytest.fixture(scope="module")
def record():
    """A record of the usual cost."""
    return sealed(bytes(range(32)), OLD, "home/account", random_bytes)


def test_the_record_says_its_cost_and_opens_for_its_account_alone(record):
    said = json.loads(record)
    assert (said["version"], said["memory_kib"], said["passes"], said["lanes"]) == (1, 65_536, 6, 1)
    assert unsealed(record, OLD, "home/account") == bytes(range(32))
    with pytest.raises(WrongPassphrase):
        unsealed(record, OLD, "home/other")


@pytest.mark.parametrize("name", ["salt", "nonce", "key", "check"])
def test_a_record_with_a_changed_byte_is_damaged(record, name):
    changed = json.loads(record)
    changed[name] = changed[name][:-1] + ("0" if changed[name][-1] != "0" else "1")
    with pytest.raises(Damaged, match="lock-damaged"):
        unsealed(json.dumps(changed), OLD, "home/account")


@pytest.mark.parametrize(
    "change",
    [
        {"memory_kib": 8 * 1024 * 1024},
        {"memory_kib": 1024},
        {"passes": 1_000_000},
        {"lanes": 4_000},
        {"version": 2},
        {"memory_kib": "65536"},
        {"salt": "00"},
        {"key": "zz"},
    ],
)
def test_a_record_that_asks_for_gigabytes_or_hours_or_is_none_of_ours_is_refused_unread(record, change, monkeypatch):
    def never(*_):
        raise AssertionError("stretched")

    monkeypatch.setattr(sealed_key, "_stretched", never)
    changed = {name: value for name, value in (json.loads(record) | change).items() if name != "check"}
    with pytest.raises(Damaged, match="lock-damaged"):
        unsealed(json.dumps(changed | {"check": sealed_key._check(changed)}), OLD, "home/account")


@pytest.mark.parametrize("text", ["", "[]", "null", "no json", "{}", "9" * 5_000])
def test_what_is_no_record_is_damaged(text):
    with pytest.raises(Damaged, match="lock-damaged"):
        unsealed(text, OLD, "home/account")


def test_a_cheaper_cost_that_somebody_wrote_in_opens_nothing(record):
    changed = {name: value for name, value in (json.loads(record) | {"passes": 2}).items() if name != "check"}
    with pytest.raises(WrongPassphrase):
        unsealed(json.dumps(changed | {"check": sealed_key._check(changed)}), OLD, "home/account")
